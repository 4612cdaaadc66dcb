import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { Plan } from '../../catalogue/plans/plan.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';

/** The contract that a household's quote renews, as it was when the quote was made. Plain stored data. */
@Entity('contract_renewals')
@Index('IDX_contract_renewals_contractNumber_year', ['contractNumber', 'year'])
export class ContractRenewal {
  @PrimaryColumn({ type: 'integer' }) quoteId: number;

  @OneToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_contract_renewals_quoteId' })
  quote?: Quote;

  @Column({ type: 'varchar', length: 20 }) contractNumber: string;

  @Column({ type: 'varchar', length: 20, nullable: true }) facetsId: string | null;

  /** That it is renewed for. */
  @Column({ type: 'integer' }) year: number;

  /** First day of the contract. */
  @Column({ type: 'date' }) contractDate: IsoDate;

  /** The medical plan; null = not in the catalog. */
  @Index('IDX_contract_renewals_planId')
  @Column({ type: 'integer', nullable: true })
  planId: number | null;

  @ManyToOne(() => Plan, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'planId', foreignKeyConstraintName: 'FK_contract_renewals_planId' })
  plan?: Plan | null;

  /** As sold; '' = none. */
  @Column({ type: 'varchar', length: 255 }) planName: string;

  /** A month; null = none. */
  @Column({ type: 'integer', nullable: true }) aptcCents: number | null;

  @Column({ type: 'boolean', default: false }) fromFfm: boolean;

  /** Where the household lived, which rates today's premium. */
  @Column({ type: 'varchar', length: 60 }) county: string;

  @Column({ type: 'varchar', length: 5 }) countyFips: string;

  /** 1 to 16. */
  @Column({ type: 'integer' }) rateArea: number;

  /** UTC. */
  @Column({ type: 'datetime' }) openedAt: Date;
}
