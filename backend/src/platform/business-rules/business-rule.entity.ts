import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { ConfigSource } from '#shared/business-rules/business-rule.record';
import type { IsoDate } from '#shared/dates/iso-date';

/**
 * One version of a rule's value. Append-only: a change is a new row that names the one it replaces,
 * and a row is current while no other names it.
 */
@Entity('business_rules')
@Index('IDX_business_rules_ruleKey_configSource', ['ruleKey', 'configSource'])
export class BusinessRule {
  @PrimaryGeneratedColumn() id: number;

  /** 0 = quote configuration, 1 = shop configuration. */
  @Column({ type: 'integer' }) configSource: ConfigSource;

  /** A key of the catalog (shared/business-rules). */
  @Column({ type: 'varchar', length: 80 }) ruleKey: string;

  /** In the form of `storedValue`. */
  @Column({ type: 'varchar', length: 2000 }) value: string;

  @Column({ type: 'varchar', length: 500 }) description: string;

  @Column({ type: 'date' }) effectiveDate: IsoDate;

  /** The last day; null = no end. */
  @Column({ type: 'date', nullable: true }) termDate: IsoDate | null;

  /** First and last effective date of the quotes that it applies to; null = no limit. */
  @Column({ type: 'date', nullable: true }) quoteEffectiveStartDate: IsoDate | null;

  @Column({ type: 'date', nullable: true }) quoteEffectiveEndDate: IsoDate | null;

  /** The version that this one replaces. Unique: if two people replace one version, the second is refused. */
  @Index('IDX_business_rules_supersedesId', { unique: true })
  @Column({ type: 'integer', nullable: true })
  supersedesId: number | null;

  @ManyToOne(() => BusinessRule, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'supersedesId', foreignKeyConstraintName: 'FK_business_rules_supersedesId' })
  supersedes?: BusinessRule | null;

  /** UTC. */
  @Column({ type: 'datetime' }) createdAt: Date;

  /** User name; "system" for the defaults. */
  @Column({ type: 'varchar', length: 100 }) createdBy: string;
}

/** The editable columns; the database fills in the rest. */
export type NewBusinessRule = Omit<BusinessRule, 'id' | 'supersedes'>;
