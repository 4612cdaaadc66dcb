import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { Plan } from '../../catalogue/plans/plan.entity.ts';
import { Agent } from '../../platform/people/agent.entity.ts';
import { Quote } from '../../quoting/quotes/quote.entity.ts';

/** Whose contract it is, and in which of the agent's books. */
const BOOK = ['agentId', 'isMedicare', 'isVoid'];

/**
 * The coverage of a household at the carrier, in an agent's individual book of business. Plain stored data, without SSNs.
 * Spec 000 section 3, "Individual book of business".
 */
@Entity('contracts')
@Index('IDX_contracts_agentId_isMedicare_isVoid_numberKey', [...BOOK, 'numberKey'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_lastNameKey_firstNameKey', [...BOOK, 'lastNameKey', 'firstNameKey'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_firstNameKey_lastNameKey', [...BOOK, 'firstNameKey', 'lastNameKey'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_effectiveDate', [...BOOK, 'effectiveDate'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_terminationDate_isActive', [...BOOK, 'terminationDate', 'isActive'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_unpaidSince', [...BOOK, 'unpaidSince'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_paidToDate', [...BOOK, 'paidToDate'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_dueDate', [...BOOK, 'dueDate'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_amountDueCents', [...BOOK, 'amountDueCents'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_planKey', [...BOOK, 'planKey'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_phone', [...BOOK, 'phone'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_emailKey', [...BOOK, 'emailKey'])
@Index('IDX_contracts_agentId_isMedicare_isVoid_hasCredit_graceFrom', [...BOOK, 'hasCredit', 'graceFrom'])
@Index('IDX_contracts_agentId_isVoid_lastNameKey_firstNameKey', ['agentId', 'isVoid', 'lastNameKey', 'firstNameKey'])
@Index('IDX_contracts_birthDate_lastNameKey_firstNameKey', ['birthDate', 'lastNameKey', 'firstNameKey'])
export class Contract {
  @PrimaryGeneratedColumn() id: number;

  /** The carrier's. */
  @Index('IDX_contracts_contractNumber', { unique: true })
  @Column({ type: 'varchar', length: 20 })
  contractNumber: string;

  @Column({ type: 'boolean', default: false }) isMedicare: boolean;

  /** Canceled as if it had never been. */
  @Column({ type: 'boolean', default: false }) isVoid: boolean;

  /** In the carrier's core system; null until it has told. */
  @Index('IDX_contracts_facetsId')
  @Column({ type: 'varchar', length: 20, nullable: true })
  facetsId: string | null;

  /** The enrollment that it came from; null = enrolled elsewhere. */
  @Index('IDX_contracts_quoteId', { unique: true })
  @Column({ type: 'integer', nullable: true })
  quoteId: number | null;

  @ManyToOne(() => Quote, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_contracts_quoteId' })
  quote?: Quote | null;

  /** The agent of record, in whose book it is; null = in none. */
  @Index('IDX_contracts_agentId')
  @Column({ type: 'integer', nullable: true })
  agentId: number | null;

  @ManyToOne(() => Agent, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'agentId', foreignKeyConstraintName: 'FK_contracts_agentId' })
  agent?: Agent | null;

  /** The subscriber's. */
  @Column({ type: 'varchar', length: 50 }) firstName: string;

  @Column({ type: 'varchar', length: 50 }) lastName: string;

  @Column({ type: 'date' }) birthDate: IsoDate;

  /** Ten digits, or ''. */
  @Column({ type: 'varchar', length: 10 }) phone: string;

  /** '' = none. */
  @Column({ type: 'varchar', length: 254 }) email: string;

  @Column({ type: 'varchar', length: 100 }) addressLine1: string;

  @Column({ type: 'varchar', length: 100 }) addressLine2: string;

  @Column({ type: 'varchar', length: 60 }) city: string;

  @Column({ type: 'varchar', length: 2 }) stateCode: string;

  @Column({ type: 'varchar', length: 10 }) postalCode: string;

  @Column({ type: 'date' }) effectiveDate: IsoDate;

  /** Of the first of the contracts that it renews. */
  @Column({ type: 'date' }) originalEffectiveDate: IsoDate;

  /** The last day of coverage; null = open. */
  @Column({ type: 'date', nullable: true }) terminationDate: IsoDate | null;

  @Column({ type: 'boolean', default: false }) isActive: boolean;

  @Column({ type: 'date', nullable: true }) paidToDate: IsoDate | null;

  @Index('IDX_contracts_medicalPlanId')
  @Column({ type: 'integer', nullable: true })
  medicalPlanId: number | null;

  @ManyToOne(() => Plan, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'medicalPlanId', foreignKeyConstraintName: 'FK_contracts_medicalPlanId' })
  medicalPlan?: Plan | null;

  /** As sold; '' = none, as for the other two. */
  @Column({ type: 'varchar', length: 255 }) medicalPlanName: string;

  @Column({ type: 'varchar', length: 255 }) dentalPlanName: string;

  @Column({ type: 'varchar', length: 255 }) visionPlanName: string;

  /** "87%"; '' = standard costs. */
  @Column({ type: 'varchar', length: 40 }) csrLevelDescription: string;

  @Column({ type: 'boolean', default: false }) fromFfm: boolean;

  /** A month; null = none. */
  @Column({ type: 'integer', nullable: true }) latestAptcCents: number | null;

  /** "EFT"; null = bills. */
  @Column({ type: 'varchar', length: 20, nullable: true }) paymentMethod: string | null;

  /** Of Medicare, as the carrier tells it. */
  @Column({ type: 'varchar', length: 40, nullable: true }) ongoingPaymentType: string | null;

  /** The carrier's word for the current invoice. '' = there is none, and the other three columns are null. */
  @Column({ type: 'varchar', length: 20, default: '' }) invoiceStatus: string;

  @Column({ type: 'date', nullable: true }) dueDate: IsoDate | null;

  @Column({ type: 'integer', nullable: true }) amountDueCents: number | null;

  /** Paid, and not booked on an invoice yet. */
  @Column({ type: 'integer', nullable: true }) suspenseCents: number | null;

  /** The keys and `unpaidSince` follow from other columns (`bookColumns`): by them a book is sorted and searched, alike on every database. */
  @Column({ type: 'varchar', length: 20, default: '' }) numberKey: string;

  @Column({ type: 'varchar', length: 60, default: '' }) lastNameKey: string;

  @Column({ type: 'varchar', length: 60, default: '' }) firstNameKey: string;

  @Column({ type: 'varchar', length: 60, default: '' }) planKey: string;

  @Column({ type: 'varchar', length: 60, default: '' }) emailKey: string;

  /** Past due from the day after on; NOTHING_UNPAID when nothing is owed. */
  @Column({ type: 'date', default: '9999-12-31' }) unpaidSince: IsoDate;

  /** Follows in the same way, as `graceFrom` does: whether there is a tax credit, which makes the grace of unpaid premiums longer. */
  @Column({ type: 'boolean', default: false }) hasCredit: boolean;

  /** The first day of coverage that is not paid; NOTHING_UNPAID when nothing is owed. */
  @Column({ type: 'date', default: '9999-12-31' }) graceFrom: IsoDate;

  /** The last import that named it; 0 = none. */
  @Column({ type: 'integer', default: 0 }) importRun: number;

  /** UTC. */
  @Column({ type: 'datetime' }) createdAt: Date;

  @Column({ type: 'datetime' }) modifiedAt: Date;

  @VersionColumn() version: number;
}
