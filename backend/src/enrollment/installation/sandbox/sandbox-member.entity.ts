import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A person whom the sandbox of the carrier system has installed: as the sender calls them, nothing else. */
@Entity('carrier_sandbox_members')
@Index('IDX_carrier_sandbox_members_idempotencyKey', ['idempotencyKey'], { unique: true })
export class SandboxMember {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 80 }) idempotencyKey: string;

  /** Reference of the group. */
  @Column({ type: 'varchar', length: 40 }) groupReference: string;

  @Index('IDX_carrier_sandbox_members_reference')
  @Column({ type: 'varchar', length: 40 })
  reference: string;

  /** UTC. */
  @Column({ type: 'datetime' }) installedAt: Date;
}
