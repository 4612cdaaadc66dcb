import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A group installed by the carrier sandbox. The sandbox stores no names or numbers of people. */
@Entity('carrier_sandbox_groups')
@Index('IDX_carrier_sandbox_groups_idempotencyKey', ['idempotencyKey'], { unique: true })
export class SandboxGroup {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 80 }) idempotencyKey: string;

  /** The sender's reference. */
  @Index('IDX_carrier_sandbox_groups_reference')
  @Column({ type: 'varchar', length: 40 })
  reference: string;

  /** UTC. */
  @Column({ type: 'datetime' }) installedAt: Date;
}
