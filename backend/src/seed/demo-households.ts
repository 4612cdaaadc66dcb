import { addDays, type IsoDate } from '#shared/dates/iso-date';
import type { INDIVIDUAL_MEMBER } from '#shared/individuals/individual-quote.record';
import type { IndividualTerms } from '#shared/individuals/individual-terms';
import { eventQuestion } from '#shared/eligibility/event-questions';
import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';
import type { Wire } from '#shared/records/field';

export type DemoMember = Wire<typeof INDIVIDUAL_MEMBER>;

export interface DemoHousehold {
  /** User name of the agent. */
  agent: string;
  /** Days ago. */
  begun: number;
  terms: Partial<IndividualTerms> & Pick<IndividualTerms, 'IndividualPlanType'>;
  /** Of a short-term plan: coverage begins so many days after the quote. Otherwise on the first day that may be chosen. */
  beginsAfter?: number;
  place: [zip: string, countyFips: string];
  /** The applicant first; ages in years. */
  people: [firstName: string, lastName: string, age: number, more?: Partial<DemoMember>][];
  taxReturn?: { size: number; income: number; isCreditElected?: boolean };
  hasPlans?: boolean;
  /**
   * Entered, but for documents; or submitted on that day: the insurer denied it, the carrier was silent, or it answers once the server
   * runs.
   */
  enrolls?: 'entered' | 'denied' | 'unanswered' | 'waiting';
  /** Days ago. */
  deleted?: number;
}

const OPEN = { IndividualPlanType: 'Permanent', EnrollmentType: 'Open' } as const;
const special = (QualifyingEventReason: QualifyingEvent, EventDate: IsoDate) =>
  ({
    IndividualPlanType: 'Permanent',
    EnrollmentType: 'Special',
    QualifyingEventReason,
    EventDate,
    EventAnswer: eventQuestion(QualifyingEventReason)?.answers.PriorCoverage ? 'PriorCoverage' : null,
  }) as const;
const shortTerm = (CoverageLength: number) => ({ IndividualPlanType: 'ShortTerm', CoverageLength }) as const;
const SPOUSE = { RelationshipToSubscriber: 'Spouse' } as const;
const CHILD = { RelationshipToSubscriber: 'Child', VisionStatus: 'Waive' } as const;

const KENT: DemoHousehold['place'] = ['49503', '26081'];
const WAYNE: DemoHousehold['place'] = ['48207', '26163'];
const WASHTENAW: DemoHousehold['place'] = ['48104', '26161'];
const MARQUETTE: DemoHousehold['place'] = ['49855', '26103'];

/** Days since an event, or since coverage was to begin, after which nobody can continue a quote. */
const LONG_AGO = 175;
/** Days ago: the night in which those quotes expired. See `continuableDays`. */
export const EXPIRED = LONG_AGO - 121;

/** The quotes of agents. Those of open enrollment can be begun only while it is open. */
export const demoHouseholds = (today: IsoDate): DemoHousehold[] => [
  {
    agent: 'agent2',
    begun: LONG_AGO - 10,
    terms: special('Marriage', addDays(today, -LONG_AGO)),
    place: MARQUETTE,
    people: [
      ['Luc', 'Beaudoin', 31],
      ['Hana', 'Beaudoin', 29, SPOUSE],
    ],
  },
  {
    agent: 'agent',
    begun: LONG_AGO + 10,
    terms: shortTerm(3),
    beginsAfter: 10,
    place: KENT,
    people: [['Ingrid', 'Brandvold', 24]],
  },
  // Its effective date has passed: it continues with another one, in the last days of its special enrollment.
  {
    agent: 'agent2',
    begun: 50,
    terms: special('PermanentRelocation', addDays(today, -55)),
    place: MARQUETTE,
    people: [['Aino', 'Maki', 46]],
  },
  // Its effective date has passed: it continues with another one.
  {
    agent: 'individualagent',
    begun: 12,
    terms: shortTerm(1),
    beginsAfter: 2,
    place: WASHTENAW,
    people: [['Minh', 'Nguyen', 30]],
  },
  {
    agent: 'individualagent',
    begun: 9,
    terms: special('Birth', addDays(today, -20)),
    place: WAYNE,
    people: [
      ['Yasmin', 'Haddad', 29],
      ['Karim', 'Haddad', 32, SPOUSE],
      ['Noor', 'Haddad', 0, CHILD],
    ],
    deleted: 4,
  },
  {
    agent: 'agent2',
    begun: 8,
    terms: shortTerm(2),
    beginsAfter: 20,
    place: MARQUETTE,
    people: [['Joseph', 'Shawano', 39]],
    deleted: 7,
  },
  // The ZIP code lies in both counties, and the tax credit of the same family depends on which one it lives in.
  okonkwos('26081', { begun: 6, today }),
  okonkwos('26139', { begun: 5, today }),
  {
    agent: 'agent',
    begun: 4,
    terms: OPEN,
    place: WASHTENAW,
    people: [
      ['Zofia', 'Kowalczyk', 52],
      ['Emil', 'Kowalczyk', 19, CHILD],
    ],
    taxReturn: { size: 2, income: 48_000 },
  },
  {
    agent: 'agent',
    begun: 3,
    terms: special('LossOfMinEssentialCoverage', addDays(today, 20)),
    place: KENT,
    people: [['Ruth', 'Abernathy', 58, { DentalStatus: 'Waive', VisionStatus: 'Waive' }]],
    taxReturn: { size: 1, income: 31_000, isCreditElected: true },
    hasPlans: true,
    enrolls: 'entered',
  },
  {
    agent: 'individualagent',
    begun: 2,
    terms: special('Marriage', addDays(today, -10)),
    place: WAYNE,
    people: [
      ['Marisol', 'Vega', 33],
      ['Jonah', 'Lindqvist', 35, SPOUSE],
    ],
  },
  {
    agent: 'individualagent',
    begun: 1,
    terms: shortTerm(2),
    beginsAfter: 15,
    place: KENT,
    people: [['Theo', 'Vanderlaan', 27]],
    hasPlans: true,
  },
  // In the error report: what the carrier did not answer is accepted when staff resubmit it, and what it refuses is refused again.
  {
    agent: 'agent2',
    begun: 0.1,
    terms: shortTerm(1),
    beginsAfter: 20,
    place: KENT,
    people: [['Saskia', 'Hendricksen', 36]],
    hasPlans: true,
    enrolls: 'unanswered',
  },
  {
    agent: 'agent2',
    begun: 0.05,
    terms: shortTerm(1),
    beginsAfter: 20,
    place: KENT,
    people: [['Colette', 'Duplicate', 43]],
    hasPlans: true,
    enrolls: 'waiting',
  },
  {
    agent: 'individualagent',
    begun: 0.2,
    terms: shortTerm(1),
    beginsAfter: 15,
    place: KENT,
    people: [['Marguerite', 'Vandenberg', 51]],
    hasPlans: true,
    enrolls: 'waiting',
  },
  {
    agent: 'individualagent',
    begun: 1,
    terms: shortTerm(1),
    beginsAfter: 15,
    place: KENT,
    people: [['Theodora', 'Blackwood', 47]],
    hasPlans: true,
    enrolls: 'denied',
  },
  // Prices are compared before anyone has a name.
  {
    agent: 'individualagent',
    begun: 1,
    terms: OPEN,
    place: WASHTENAW,
    people: [
      ['', '', 34],
      ['', '', 5, CHILD],
    ],
  },
];

const okonkwos = (countyFips: string, { begun, today }: { begun: number; today: IsoDate }): DemoHousehold => ({
  agent: 'individualagent',
  begun,
  terms: OPEN,
  place: ['49544', countyFips],
  people: [
    ['Amara', 'Okonkwo', 40, { Tobacco: true, LastTobaccoUse: addDays(today, -20) }],
    ['Daniel', 'Okonkwo', 42, SPOUSE],
    ['Ife', 'Okonkwo', 11, CHILD],
    ['Tobi', 'Okonkwo', 8, CHILD],
    ['Ada', 'Okonkwo', 6, CHILD],
  ],
  taxReturn: { size: 5, income: 60_000, isCreditElected: true },
  hasPlans: true,
});

/** Begun by staff for an agent, in an open enrollment of the past. */
export const LAST_YEARS_HOUSEHOLD: Omit<DemoHousehold, 'begun'> = {
  agent: 'agent',
  terms: OPEN,
  place: KENT,
  people: [
    ['Rafael', 'Delgado', 44],
    ['Lucia', 'Delgado', 43, SPOUSE],
  ],
};
