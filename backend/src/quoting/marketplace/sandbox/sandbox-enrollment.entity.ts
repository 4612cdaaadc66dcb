import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An enrollment that the sandbox of the marketplace has accepted: no personal data. */
@Entity('marketplace_sandbox_enrollments')
@Index('IDX_marketplace_sandbox_enrollments_idempotencyKey', ['idempotencyKey'], { unique: true })
export class SandboxEnrollment {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'varchar', length: 80 }) idempotencyKey: string;

  @Column({ type: 'varchar', length: 40 }) consumerId: string;

  /** UTC. */
  @Column({ type: 'datetime' }) enrolledAt: Date;
}
