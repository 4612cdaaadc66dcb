import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import type { EventAnswer } from '#shared/eligibility/event-questions';
import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';
import type { EnrollmentType, IndividualPlanType } from '#shared/individuals/individual-terms';
import { Quote } from './quote.entity.ts';

/** What the quote of a household has and that of a group has not. Plain stored data. Written through QuotesRepository only. */
@Entity('individual_quotes')
@Index('IDX_individual_quotes_lastNameKey_firstNameKey', ['lastNameKey', 'firstNameKey'])
export class IndividualDetails {
  @PrimaryColumn({ type: 'integer' }) quoteId: number;

  @OneToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_individual_quotes_quoteId' })
  quote?: Quote;

  @Column({ type: 'varchar', length: 12 }) planType: IndividualPlanType;

  /** Of a permanent plan. */
  @Column({ type: 'varchar', length: 12, nullable: true }) enrollmentType: EnrollmentType | null;

  /** Of a special enrollment. */
  @Column({ type: 'varchar', length: 32, nullable: true }) qualifyingEvent: QualifyingEvent | null;

  /** Calendar day. */
  @Column({ type: 'date', nullable: true }) eventDate: IsoDate | null;

  /** To the question of the event; null where it has none, or is not answered. */
  @Column({ type: 'varchar', length: 16, nullable: true }) eventAnswer: EventAnswer | null;

  /** Of a short-term plan. */
  @Column({ type: 'integer', nullable: true }) coverageMonths: number | null;

  /** 48002 or 48002-1234: where the applicant lives and everyone is rated. */
  @Column({ type: 'varchar', length: 10 }) postalCode: string;

  @Column({ type: 'varchar', length: 60 }) city: string;

  @Column({ type: 'varchar', length: 2 }) stateCode: string;

  @Column({ type: 'varchar', length: 60 }) county: string;

  @Column({ type: 'varchar', length: 5 }) countyFips: string;

  /** 1 to 16. */
  @Column({ type: 'integer' }) rateArea: number;

  /** The applicant's, repeated from the census for lists and searches. */
  @Column({ type: 'varchar', length: 50 }) subscriberFirstName: string;

  @Column({ type: 'varchar', length: 50 }) subscriberLastName: string;

  @Index('IDX_individual_quotes_subscriberBirthDate')
  @Column({ type: 'date' })
  subscriberBirthDate: IsoDate;

  /** The names as `nameKey` finds them, compared by byte. */
  @Column({ type: 'varchar', length: 240 }) lastNameKey: string;

  @Index('IDX_individual_quotes_firstNameKey')
  @Column({ type: 'varchar', length: 240 })
  firstNameKey: string;

  /** UTC. */
  @Index('IDX_individual_quotes_submittedAt')
  @Column({ type: 'datetime', nullable: true })
  submittedAt: Date | null;

  /** People on the tax return. */
  @Column({ type: 'integer', nullable: true }) householdSize: number | null;

  /** Whole dollars, as on the tax return. */
  @Column({ type: 'integer', nullable: true }) annualIncome: number | null;

  /** A month. */
  @Column({ type: 'integer', nullable: true }) electedAptcCents: number | null;

  /** As much as is estimated, whatever becomes of the income: `electedAptcCents` is then what it was when it was elected. */
  @Column({ type: 'boolean', default: false }) electsMaximum: boolean;

  /** By the marketplace, a month; null for quotes without it. */
  @Column({ type: 'integer', nullable: true }) grantedAptcCents: number | null;

  /** Same. */
  @Column({ type: 'integer', nullable: true }) grantedCsrLevel: CsrLevel | null;

  /** The contract that is renewed; once the carrier has accepted the application, the one that it became. */
  @Index('IDX_individual_quotes_contractId')
  @Column({ type: 'varchar', length: 20, nullable: true })
  contractId: string | null;

  /** Quoted with the eligibility of the federal marketplace. */
  @Column({ type: 'boolean', default: false }) isFfm: boolean;
}
