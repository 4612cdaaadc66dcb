import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Agent } from '../../../platform/people/agent.entity.ts';
import { User } from '../../../platform/people/user.entity.ts';

/** An agent was sent to the marketplace. What came of it is only known there: no personal data. */
@Entity('marketplace_visits')
@Index('IDX_marketplace_visits_reference', ['reference'], { unique: true })
@Index('IDX_marketplace_visits_userId_startedAt', ['userId', 'startedAt'])
export class MarketplaceVisit {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) userId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'FK_marketplace_visits_userId' })
  user?: User;

  @Index('IDX_marketplace_visits_agentId')
  @Column({ type: 'integer' })
  agentId: number;

  @ManyToOne(() => Agent, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'agentId', foreignKeyConstraintName: 'FK_marketplace_visits_agentId' })
  agent?: Agent;

  /** Under which the client is helped, and which is never deleted. null: begun before consents were recorded. */
  @Column({ type: 'integer', nullable: true })
  consentId: number | null;

  /** Random; known to the marketplace and this server alone. */
  @Column({ type: 'varchar', length: 43 }) reference: string;

  /** UTC. */
  @Column({ type: 'datetime' }) startedAt: Date;
}
