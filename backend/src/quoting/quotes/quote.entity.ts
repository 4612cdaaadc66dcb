import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { User } from '../../platform/people/user.entity.ts';
import { Group } from '../groups/group.entity.ts';

/** One quote of a group or of a household. Plain stored data. Written through QuotesRepository only; the status only by MoveQuoteService. */
@Entity('quotes')
@Index('IDX_quotes_groupId_modifiedAt', ['groupId', 'modifiedAt'])
@Index('IDX_quotes_status_modifiedAt', ['status', 'modifiedAt'])
@Index('IDX_quotes_modifiedAt', ['modifiedAt'])
@Index('IDX_quotes_assignedToUserId_modifiedAt', ['assignedToUserId', 'modifiedAt'])
@Index('IDX_quotes_isDeleted_quoteType_status', ['isDeleted', 'quoteType', 'status'])
@Index('IDX_quotes_isDeleted_quoteType_status_modifiedAt', ['isDeleted', 'quoteType', 'status', 'modifiedAt'])
@Index('IDX_quotes_isDeleted_quoteType_status_effectiveDate', ['isDeleted', 'quoteType', 'status', 'effectiveDate'])
@Index('IDX_quotes_isDeleted_quoteType_status_statusAt_modifiedAt', [
  'isDeleted',
  'quoteType',
  'status',
  'statusAt',
  'modifiedAt',
])
@Index('IDX_quotes_isDeleted_quoteType_renewalDate_groupId_status', [
  'isDeleted',
  'quoteType',
  'renewalDate',
  'groupId',
  'status',
])
export class Quote {
  @PrimaryGeneratedColumn() id: number;

  /** null for the quote of a household: see IndividualQuote. */
  @Column({ type: 'integer', nullable: true }) groupId: number | null;

  @ManyToOne(() => Group, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'groupId', foreignKeyConstraintName: 'FK_quotes_groupId' })
  group?: Group | null;

  @Column({ type: 'varchar', length: 24 }) quoteType: QuoteType;

  @Column({ type: 'varchar', length: 100 }) name: string;

  @Column({ type: 'varchar', length: 24 }) status: QuoteStatus;

  /** UTC. Start of its current status. */
  @Column({ type: 'datetime' }) statusAt: Date;

  /** Calendar day. */
  @Index('IDX_quotes_effectiveDate')
  @Column({ type: 'date' })
  effectiveDate: IsoDate;

  /** For a renewal: the group's renewal date. */
  @Column({ type: 'date', nullable: true }) renewalDate: IsoDate | null;

  /** The original of this copy. */
  @Index('IDX_quotes_copiedFromQuoteId')
  @Column({ type: 'integer', nullable: true })
  copiedFromQuoteId: number | null;

  @ManyToOne(() => Quote, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'copiedFromQuoteId', foreignKeyConstraintName: 'FK_quotes_copiedFromQuoteId' })
  copiedFrom?: Quote | null;

  /** UTC. Last change of the census; a copy keeps its original's. null = the census has always been empty. */
  @Column({ type: 'datetime', nullable: true }) censusChangedAt: Date | null;

  /**
   * People on its census: stored here because counting them for a list would read every member. Written with the census (CensusRepository).
   */
  @Column({ type: 'integer', default: 0 }) memberCount: number;

  /**
   * Whole cents a month: shared/quotes/quote-premium. Stored here because lists and sums would read every member's rates; null without
   * plans. Written with the plans and with who is assigned to which (countPremium).
   */
  @Column({ type: 'integer', nullable: true }) premiumCents: number | null;

  /** It is at least that much. */
  @Column({ type: 'boolean', default: false }) isPremiumLowest: boolean;

  /** 0 = editable; above 0 = why it is locked (4 = signed). Spec 001 section 3. */
  @Column({ type: 'integer', default: 0 }) readOnlyReason: number;

  @Column({ type: 'boolean', default: false }) isDeleted: boolean;

  @Index('IDX_quotes_createdByUserId')
  @Column({ type: 'integer' })
  createdByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'createdByUserId', foreignKeyConstraintName: 'FK_quotes_createdByUserId' })
  createdBy?: User;

  /** The internal staff member who works on it; null = no one. */
  @Column({ type: 'integer', nullable: true }) assignedToUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'assignedToUserId', foreignKeyConstraintName: 'FK_quotes_assignedToUserId' })
  assignedTo?: User | null;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) assignedAt: Date | null;

  /** UTC. For a pended quote: when its agent last replied or uploaded a document; null = waiting for the agent. */
  @Column({ type: 'datetime', nullable: true }) agentRepliedAt: Date | null;

  /** UTC. */
  @Column({ type: 'datetime' }) createdAt: Date;

  /** UTC. The last change of the quote, its census or its plans. */
  @Column({ type: 'datetime' }) modifiedAt: Date;

  /** Incremented by every write of the quote itself; checked by QuotesRepository.save. */
  @VersionColumn() version: number;
}
