import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../../platform/people/user.entity.ts';
import { Group } from '../../groups/group.entity.ts';
import { Quote } from '../../quotes/quote.entity.ts';
import type { BeforeRenewal } from './before-renewal.ts';

export type PassiveRenewalOutcome = 'Pending' | 'Renewed' | 'Failed' | 'Undone';

/** A renewal onto the replacements for the current plans, made by internal staff. Plain stored data. */
@Entity('passive_renewals')
@Index('IDX_passive_renewals_outcome_requestedAt', ['outcome', 'requestedAt'])
@Index('IDX_passive_renewals_outcome_finishedAt', ['outcome', 'finishedAt'])
export class PassiveRenewal {
  @PrimaryGeneratedColumn() id: number;

  @Index('IDX_passive_renewals_quoteId')
  @Column({ type: 'integer' })
  quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_passive_renewals_quoteId' })
  quote?: Quote;

  @Index('IDX_passive_renewals_groupId')
  @Column({ type: 'integer' })
  groupId: number;

  @ManyToOne(() => Group, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'groupId', foreignKeyConstraintName: 'FK_passive_renewals_groupId' })
  group?: Group;

  @Index('IDX_passive_renewals_requestedByUserId')
  @Column({ type: 'integer' })
  requestedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'requestedByUserId', foreignKeyConstraintName: 'FK_passive_renewals_requestedByUserId' })
  requestedBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) requestedAt: Date;

  /** UTC; null while it is pending. */
  @Column({ type: 'datetime', nullable: true }) finishedAt: Date | null;

  @Column({ type: 'varchar', length: 10 }) outcome: PassiveRenewalOutcome;

  /** Why it failed, for internal staff; '' otherwise. */
  @Column({ type: 'varchar', length: 500 }) message: string;

  /** UTC. Until when it can be undone; null = it cannot. */
  @Column({ type: 'datetime', nullable: true }) undoUntil: Date | null;

  /** null for renewals that were made before this was kept. */
  @Column({ type: 'simple-json', nullable: true }) former: BeforeRenewal | null;
}
