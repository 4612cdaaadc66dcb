import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A visit of an agent to the sandbox of the marketplace. */
@Entity('marketplace_sandbox_visits')
@Index('IDX_marketplace_sandbox_visits_token', ['token'], { unique: true })
@Index('IDX_marketplace_sandbox_visits_reference', ['reference'], { unique: true })
export class SandboxVisit {
  @PrimaryGeneratedColumn() id: number;

  /** Of the page's address. */
  @Column({ type: 'varchar', length: 43 }) token: string;

  /** The sender's. */
  @Column({ type: 'varchar', length: 43 }) reference: string;

  @Column({ type: 'varchar', length: 300 }) returnUrl: string;

  /** Whose application was completed; null before, and for a visit that ended without one. */
  @Column({ type: 'varchar', length: 40, nullable: true }) consumerId: string | null;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) completedAt: Date | null;
}
