import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An application of a household that the carrier sandbox has accepted: the sender's reference, nothing else. */
@Entity('carrier_sandbox_applications')
@Index('IDX_carrier_sandbox_applications_idempotencyKey', ['idempotencyKey'], { unique: true })
export class SandboxApplication {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 80 }) idempotencyKey: string;

  @Index('IDX_carrier_sandbox_applications_reference')
  @Column({ type: 'varchar', length: 40 })
  reference: string;

  /** UTC. */
  @Column({ type: 'datetime' }) installedAt: Date;
}
