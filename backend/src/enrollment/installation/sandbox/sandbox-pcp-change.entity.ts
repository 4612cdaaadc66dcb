import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A change of a primary care provider that the carrier sandbox has accepted: the sender's reference, nothing else. */
@Entity('carrier_sandbox_pcp_changes')
@Index('IDX_carrier_sandbox_pcp_changes_idempotencyKey', ['idempotencyKey'], { unique: true })
export class SandboxPcpChange {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 80 }) idempotencyKey: string;

  @Index('IDX_carrier_sandbox_pcp_changes_reference')
  @Column({ type: 'varchar', length: 40 })
  reference: string;

  /** UTC. */
  @Column({ type: 'datetime' }) installedAt: Date;
}
