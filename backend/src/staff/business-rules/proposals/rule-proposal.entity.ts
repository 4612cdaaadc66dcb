import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { ProposalStatus } from '#shared/business-rules/rule-proposals';
import type { ConfigSource } from '#shared/business-rules/business-rule.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { User } from '../../../platform/people/user.entity.ts';
import { BusinessRule } from '../../../platform/business-rules/business-rule.entity.ts';

/** A rule that internal staff propose, until a super user approves or declines it. Plain stored data. */
@Entity('rule_proposals')
@Index('IDX_rule_proposals_status_id', ['status', 'id'])
export class RuleProposal {
  @PrimaryGeneratedColumn() id: number;

  /** The version to replace; null = a new rule. */
  @Index('IDX_rule_proposals_replacesId')
  @Column({ type: 'integer', nullable: true })
  replacesId: number | null;

  @ManyToOne(() => BusinessRule, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'replacesId', foreignKeyConstraintName: 'FK_rule_proposals_replacesId' })
  replaces?: BusinessRule | null;

  @Column({ type: 'integer' }) configSource: ConfigSource;

  @Column({ type: 'varchar', length: 80 }) ruleKey: string;

  @Column({ type: 'varchar', length: 2000 }) value: string;

  @Column({ type: 'varchar', length: 500 }) description: string;

  @Column({ type: 'date' }) effectiveDate: IsoDate;

  @Column({ type: 'date', nullable: true }) termDate: IsoDate | null;

  @Column({ type: 'date', nullable: true }) quoteEffectiveStartDate: IsoDate | null;

  @Column({ type: 'date', nullable: true }) quoteEffectiveEndDate: IsoDate | null;

  /** The reason for the proposal. */
  @Column({ type: 'varchar', length: 500 }) reason: string;

  @Column({ type: 'varchar', length: 10 }) status: ProposalStatus;

  @Index('IDX_rule_proposals_proposedByUserId')
  @Column({ type: 'integer' })
  proposedByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'proposedByUserId', foreignKeyConstraintName: 'FK_rule_proposals_proposedByUserId' })
  proposedBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) proposedAt: Date;

  @Index('IDX_rule_proposals_decidedByUserId')
  @Column({ type: 'integer', nullable: true })
  decidedByUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'decidedByUserId', foreignKeyConstraintName: 'FK_rule_proposals_decidedByUserId' })
  decidedBy?: User | null;

  /** UTC. */
  @Column({ type: 'datetime', nullable: true }) decidedAt: Date | null;

  /** Why it was declined; '' otherwise. */
  @Column({ type: 'varchar', length: 500 }) decisionReason: string;
}
