import type { INDIVIDUAL_MEMBER } from '#shared/individuals/individual-quote.record';
import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';
import type { Wire } from '#shared/records/field';

export type DemoMember = Wire<typeof INDIVIDUAL_MEMBER>;

/** A quote of an agent. Days are counted back from today, so that the demo is never old. */
export interface DemoHousehold {
  /** User name of the agent. */
  agent: string;
  /** Days ago. */
  begun: number;
  /** Of a special enrollment: what happened, and how many days ago (negative: it is to come). */
  special?: readonly [event: QualifyingEvent, daysAgo: number];
  /** Of a short-term plan, which begins so many days after the quote. With neither, it is a quote of open enrollment. */
  shortTerm?: readonly [months: number, beginsAfter: number];
  place: readonly [zip: string, countyFips: string];
  /** The applicant first; ages in years. */
  people: readonly (readonly [firstName: string, lastName: string, age: number, more?: Partial<DemoMember>])[];
  taxReturn?: { size: number; income: number; isCreditElected?: true };
  hasPlans?: true;
  /**
   * Entered, but for documents; or submitted on that day: the insurer denied it, the carrier was silent, or it answers once the server
   * runs.
   */
  enrolls?: 'entered' | 'denied' | 'unanswered' | 'waiting';
  /** Days ago. */
  deleted?: number;
}

const SPOUSE = { RelationshipToSubscriber: 'Spouse' } as const;
const CHILD = { RelationshipToSubscriber: 'Child', VisionStatus: 'Waive' } as const;

const KENT = ['49503', '26081'] as const;
const WAYNE = ['48207', '26163'] as const;
const WASHTENAW = ['48104', '26161'] as const;
const MARQUETTE = ['49855', '26103'] as const;

/** Days since an event, or since coverage was to begin, after which nobody can continue a quote. */
const LONG_AGO = 175;
/** Days ago: the night in which those quotes expired. See `continuableDays`. */
export const EXPIRED = LONG_AGO - 121;

const OKONKWOS = {
  agent: 'individualagent',
  people: [
    ['Amara', 'Okonkwo', 40, { Tobacco: true }],
    ['Daniel', 'Okonkwo', 42, SPOUSE],
    ['Ife', 'Okonkwo', 11, CHILD],
    ['Tobi', 'Okonkwo', 8, CHILD],
    ['Ada', 'Okonkwo', 6, CHILD],
  ],
  taxReturn: { size: 5, income: 60_000, isCreditElected: true },
  hasPlans: true,
} as const;

/** Those of open enrollment can be begun only while it is open. */
// prettier-ignore
export const DEMO_HOUSEHOLDS: readonly DemoHousehold[] = [
  { agent: 'agent2', begun: LONG_AGO - 10, special: ['Marriage', LONG_AGO], place: MARQUETTE,
    people: [['Luc', 'Beaudoin', 31], ['Hana', 'Beaudoin', 29, SPOUSE]] },
  { agent: 'agent', begun: LONG_AGO + 10, shortTerm: [3, 10], place: KENT, people: [['Ingrid', 'Brandvold', 24]] },
  // Its effective date has passed: it continues with another one, in the last days of its special enrollment.
  { agent: 'agent2', begun: 50, special: ['PermanentRelocation', 55], place: MARQUETTE, people: [['Aino', 'Maki', 46]] },
  // Its effective date has passed: it continues with another one.
  { agent: 'individualagent', begun: 12, shortTerm: [1, 2], place: WASHTENAW, people: [['Minh', 'Nguyen', 30]] },
  { agent: 'individualagent', begun: 9, special: ['Birth', 20], place: WAYNE,
    people: [['Yasmin', 'Haddad', 29], ['Karim', 'Haddad', 32, SPOUSE], ['Noor', 'Haddad', 0, CHILD]], deleted: 4 },
  { agent: 'agent2', begun: 8, shortTerm: [2, 20], place: MARQUETTE, people: [['Joseph', 'Shawano', 39]], deleted: 7 },
  // The ZIP code lies in both counties, and the tax credit of the same family depends on which one it lives in.
  { begun: 6, place: ['49544', '26081'], ...OKONKWOS },
  { begun: 5, place: ['49544', '26139'], ...OKONKWOS },
  { agent: 'agent', begun: 4, place: WASHTENAW, people: [['Zofia', 'Kowalczyk', 52], ['Emil', 'Kowalczyk', 19, CHILD]],
    taxReturn: { size: 2, income: 48_000 } },
  { agent: 'agent', begun: 3, special: ['LossOfMinEssentialCoverage', -20], place: KENT,
    people: [['Ruth', 'Abernathy', 58, { DentalStatus: 'Waive', VisionStatus: 'Waive' }]],
    taxReturn: { size: 1, income: 31_000, isCreditElected: true }, hasPlans: true, enrolls: 'entered' },
  { agent: 'individualagent', begun: 2, special: ['Marriage', 10], place: WAYNE,
    people: [['Marisol', 'Vega', 33], ['Jonah', 'Lindqvist', 35, SPOUSE]] },
  { agent: 'individualagent', begun: 1, shortTerm: [2, 15], place: KENT, people: [['Theo', 'Vanderlaan', 27]], hasPlans: true },
  // In the error report: what the carrier did not answer is accepted when staff resubmit it, and what it refuses is refused again.
  { agent: 'agent2', begun: 0.1, shortTerm: [1, 20], place: KENT, people: [['Saskia', 'Hendricksen', 36]],
    hasPlans: true, enrolls: 'unanswered' },
  { agent: 'agent2', begun: 0.05, shortTerm: [1, 20], place: KENT, people: [['Colette', 'Duplicate', 43]],
    hasPlans: true, enrolls: 'waiting' },
  { agent: 'individualagent', begun: 0.2, shortTerm: [1, 15], place: KENT, people: [['Marguerite', 'Vandenberg', 51]],
    hasPlans: true, enrolls: 'waiting' },
  { agent: 'individualagent', begun: 1, shortTerm: [1, 15], place: KENT, people: [['Theodora', 'Blackwood', 47]],
    hasPlans: true, enrolls: 'denied' },
  // Prices are compared before anyone has a name.
  { agent: 'individualagent', begun: 1, place: WASHTENAW, people: [['', '', 34], ['', '', 5, CHILD]] },
];

/** Begun by staff for an agent, in an open enrollment of the past. */
export const LAST_YEARS_HOUSEHOLD = {
  agent: 'agent',
  place: KENT,
  people: [
    ['Rafael', 'Delgado', 44],
    ['Lucia', 'Delgado', 43, SPOUSE],
  ],
} as const satisfies Omit<DemoHousehold, 'begun'>;
