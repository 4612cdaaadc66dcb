import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import type { EventAnswer } from '#shared/eligibility/event-questions';
import type { ElectedReason } from '#shared/eligibility/income-ends';
import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';
import type { EnrollmentType, IndividualPlanType } from '#shared/individuals/individual-terms';
import { Quote } from './quote.table.ts';
import { cents, day, flag, instant, int, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** What the quote of a household has and that of a group has not. Plain stored data. Written through Quotes only. */
export class IndividualDetails extends stored(
  'individual_quotes',
  {
    quoteId: refers(() => Quote, 'CASCADE').key(),
    planType: text<IndividualPlanType>(12),
    /** Of a permanent plan. */
    enrollmentType: text<EnrollmentType>(12).orNull(),
    /** Of a special enrollment. */
    qualifyingEvent: text<QualifyingEvent>(32).orNull(),
    /** Calendar day. */
    eventDate: day().orNull(),
    /** To the question of the event; null where it has none, or is not answered. */
    eventAnswer: text<EventAnswer>(16).orNull(),
    /** Of a short-term plan. */
    coverageMonths: int().orNull(),
    /** 48002 or 48002-1234: where the applicant lives and everyone is rated. */
    postalCode: text(10),
    city: loose(60),
    stateCode: text(2),
    county: loose(60),
    countyFips: text(5),
    /** 1 to 16. */
    rateArea: int(),
    /** The applicant's, repeated from the census for lists and searches. */
    subscriberFirstName: loose(50),
    subscriberLastName: loose(50),
    subscriberBirthDate: day().index(),
    /** The names as `nameKey` finds them, compared by byte. */
    lastNameKey: text(240),
    firstNameKey: text(240).index(),
    /** UTC. */
    submittedAt: instant().orNull().index(),
    /** People on the tax return. */
    householdSize: int().orNull(),
    /** Whole dollars, as on the tax return. */
    annualIncome: int().orNull(),
    /** A month. */
    electedAptcCents: cents().orNull(),
    /** As much as is estimated, whatever becomes of the income: `electedAptcCents` is then what it was when it was elected. */
    electsMaximum: flag(),
    /** Why less than there is, as the client said; null: not said. */
    electedReason: text<ElectedReason>(16).orNull(),
    /** By the marketplace, a month; null for quotes without it. */
    grantedAptcCents: cents().orNull(),
    /** Same. */
    grantedCsrLevel: int<CsrLevel>().orNull(),
    /** The contract that is renewed; once the carrier has accepted the application, the one that it became. */
    contractId: text(20).orNull().index(),
    /** Quoted with the eligibility of the federal marketplace. */
    isFfm: flag(),
    /** Of a household in two plans: the quote of the other one. The people of both share the tax credit. */
    companionId: refers(() => Quote, 'SET NULL').orNull(),
    /** Of the household's credit, sent to the marketplace for this plan, a month; null while it is not sent, and of a household in one plan. */
    sentCreditCents: cents().orNull(),
  },
  { indexes: [['lastNameKey', 'firstNameKey']] },
) {}
