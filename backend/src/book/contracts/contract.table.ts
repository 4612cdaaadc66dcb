import { isoDate } from '#shared/dates/iso-date';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import {
  cents,
  day,
  flag,
  id,
  instant,
  int,
  loose,
  refers,
  stored,
  text,
  version,
} from '../../platform/database/stored.ts';

/** By which a book is sorted and searched. */
const ORDERS = [
  ['numberKey'],
  ['lastNameKey', 'firstNameKey'],
  ['firstNameKey', 'lastNameKey'],
  ['effectiveDate'],
  ['terminationDate', 'isActive'],
  ['unpaidSince'],
  ['paidToDate'],
  ['dueDate'],
  ['amountDueCents'],
  ['planKey'],
  ['phone'],
  ['emailKey'],
  ['hasCredit', 'graceFrom'],
] as const;

/**
 * The coverage of a household at the carrier, in an agent's individual book of business. Plain stored data, without SSNs.
 * Spec 000 section 3, "Individual book of business".
 */
export class Contract extends stored(
  'contracts',
  {
    id: id(),
    /** The carrier's. */
    contractNumber: text(20).unique(),
    isMedicare: flag(),
    /** Canceled as if it had never been. */
    isVoid: flag(),
    /** In the carrier's core system; null until it has told. */
    facetsId: text(20).orNull().index(),
    /** The enrollment that it came from; null = enrolled elsewhere. */
    quoteId: refers(() => Quote, 'RESTRICT')
      .orNull()
      .unique(),
    /** The agent of record, in whose book it is; null = in none. */
    agentId: refers(() => Agent, 'RESTRICT')
      .orNull()
      .index(),
    /** The subscriber's. */
    firstName: loose(50),
    lastName: loose(50),
    birthDate: day(),
    /** Ten digits, or ''. */
    phone: text(10),
    /** '' = none. */
    email: loose(254),
    addressLine1: loose(100),
    addressLine2: loose(100),
    city: loose(60),
    stateCode: text(2),
    postalCode: text(10),
    effectiveDate: day(),
    /** Of the first of the contracts that it renews. */
    originalEffectiveDate: day(),
    /** The last day of coverage; null = open. */
    terminationDate: day().orNull(),
    isActive: flag(),
    paidToDate: day().orNull(),
    medicalPlanId: refers(() => Plan, 'RESTRICT').orNull(),
    /** As sold; '' = none, as for the other two. */
    medicalPlanName: loose(255),
    dentalPlanName: loose(255),
    visionPlanName: loose(255),
    /** "87%"; '' = standard costs. */
    csrLevelDescription: loose(40),
    fromFfm: flag(),
    /** A month; null = none. */
    latestAptcCents: cents().orNull(),
    /** "EFT"; null = bills. */
    paymentMethod: loose(20).orNull(),
    /** Of Medicare, as the carrier tells it. */
    ongoingPaymentType: loose(40).orNull(),
    /** The carrier's word for the current invoice. '' = there is none, and the other three columns are null. */
    invoiceStatus: text(20).default(''),
    dueDate: day().orNull(),
    amountDueCents: cents().orNull(),
    /** Paid, and not booked on an invoice yet. */
    suspenseCents: cents().orNull(),
    /** The keys and `unpaidSince` follow from other columns (`bookColumns`): by them a book is sorted and searched, alike on every database. */
    numberKey: text(20).default(''),
    lastNameKey: text(60).default(''),
    firstNameKey: text(60).default(''),
    planKey: text(60).default(''),
    emailKey: text(60).default(''),
    /** Past due from the day after on; NOTHING_UNPAID when nothing is owed. */
    unpaidSince: day().default(isoDate('9999-12-31')),
    /** Follows in the same way, as `graceFrom` does: whether there is a tax credit, which makes the grace of unpaid premiums longer. */
    hasCredit: flag(),
    /** The first day of coverage that is not paid; NOTHING_UNPAID when nothing is owed. */
    graceFrom: day().default(isoDate('9999-12-31')),
    /** The last import that named it; 0 = none. */
    importRun: int().default(0),
    /** UTC. */
    createdAt: instant(),
    modifiedAt: instant(),
    version: version(),
  },
  {
    indexes: [
      ...ORDERS.map((order) => ['agentId', 'isMedicare', 'isVoid', ...order] as const),
      ['agentId', 'isVoid', 'lastNameKey', 'firstNameKey'],
      ['birthDate', 'lastNameKey', 'firstNameKey'],
    ],
  },
) {}
