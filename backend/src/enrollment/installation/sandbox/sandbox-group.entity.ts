import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A group that the sandbox of the carrier system has installed. The sandbox keeps no names and numbers of people. */
@Entity('carrier_sandbox_groups')
@Index('IDX_carrier_sandbox_groups_idempotencyKey', ['idempotencyKey'], { unique: true })
export class SandboxGroup {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 80 }) idempotencyKey: string;

  /** As the sender calls it. */
  @Index('IDX_carrier_sandbox_groups_reference')
  @Column({ type: 'varchar', length: 40 })
  reference: string;

  /** UTC. */
  @Column({ type: 'datetime' }) installedAt: Date;
}
