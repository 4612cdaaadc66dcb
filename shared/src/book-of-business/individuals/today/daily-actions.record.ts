import { BOOK_QUERY, CANCELED_QUERY } from '#shared/book-of-business/individuals/individual-book.record';
import { DOCTOR_PROBLEMS } from '#shared/book-of-business/individuals/today/doctor-problem';
import { QUALIFYING_EVENTS } from '#shared/eligibility/qualifying-events';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  flag,
  listOf,
  nested,
  number,
  optional,
  orNull,
  phone,
  text,
} from '#shared/records/kinds';

/** Why a household needs a call today, the greatest risk first. Source: individuals, section 6, "Action list of the book". */
export const ACTION_KINDS = [
  'PastDue',
  'SubsidyAtRisk',
  'SpecialEnrollmentEnding',
  'RenewalOpen',
  'Turning26',
  'Turning65',
  'DoctorUnavailable',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const ACTION_LABELS: Readonly<Record<ActionKind, string>> = {
  PastDue: 'Past due',
  SubsidyAtRisk: 'Tax credit at risk',
  SpecialEnrollmentEnding: 'Special enrollment ending',
  RenewalOpen: 'Renewal not quoted',
  Turning26: 'Turning 26',
  Turning65: 'Turning 65',
  DoctorUnavailable: 'PCP no longer available',
};

const NAME = record({ First: text('First name', { example: 'Ada' }), Last: text('Last name', { example: 'Byron' }) });

/** A reason to call a household of the book. What a kind does not have is null. Ours: individuals, section 6. */
export const DAILY_ACTION = record({
  Kind: code('Reason', ACTION_KINDS, ACTION_LABELS),
  ContractId: orNull(text('Contract number', { example: 'C1000042' })),
  QuoteId: described(orNull(count('Quote')), 'Of a special enrollment, which has no contract yet.'),
  Name: described(nested('Name', NAME), 'Of the subscriber.'),
  Phone: phone('Phone'),
  Member: described(orNull(nested('Member', NAME)), 'Whom it is about: who turns 26 or 65, or whose doctor it is.'),
  Deadline: orNull(day('By')),
  DaysLeft: orNull(
    number('Days left', { places: 0, about: 'Until the deadline; negative when it is over.', example: 8 }),
  ),
  Birthday: described(orNull(day('Birthday')), 'The 26th or 65th.'),
  EnrollFrom: described(orNull(day('First day to enroll in Medicare')), '42 CFR 407.14(a).'),
  EnrollUntil: orNull(day('Last day to enroll in Medicare')),
  AmountDue: described(orNull(dollars('Amount due')), 'Dollars, less what is in suspense.'),
  TaxCredit: described(orNull(dollars('Tax credit')), 'Dollars a month.'),
  CsrLevelDescription: text('Cost-sharing reduction', { about: "'' for standard costs.", example: '87%' }),
  RenewalYear: orNull(count('Coverage year')),
  Event: orNull(code('Qualifying event', QUALIFYING_EVENTS)),
  Status: orNull(code('Status', QUOTE_STATUSES)),
  IsFfm: flag('Quote of the marketplace'),
  DoctorName: text('Doctor', { about: "'' for none." }),
  DoctorProblem: orNull(code('What is wrong with the doctor', DOCTOR_PROBLEMS)),
});

const ACTION_COUNT = record({ Kind: code('Reason', ACTION_KINDS, ACTION_LABELS), Count: count('Count') });

/** Answer of GET /api/BobIndividual/GetActions. */
export const DAILY_ACTIONS = record('DailyActionsAnswer', {
  People: described(count('People to call'), 'Each household once, however many reasons there are to call it.'),
  Counts: described(listOf('Reasons', nested('Reason', ACTION_COUNT)), 'Of every kind, the greatest risk first.'),
  Total: described(count('Total'), 'Of the kind that was asked for, or of all.'),
  Actions: described(listOf('Actions', nested('Action', DAILY_ACTION)), 'By risk, then by deadline.'),
});

/** Query of GET /api/BobIndividual/GetActions. */
export const ACTIONS_QUERY = record({
  agentId: BOOK_QUERY.agentId,
  kind: described(optional(code('Reason', ACTION_KINDS)), 'Left out: all of them.'),
  range: described(CANCELED_QUERY.range, 'JSON: [first, last], at most 100 actions; left out: the first 10.', '[0,9]'),
});

export type DailyAction = Wire<typeof DAILY_ACTION>;
export type DailyActions = Wire<typeof DAILY_ACTIONS>;

/** An action about which nothing is known but whom to call, and why. */
export const BLANK_ACTION: Omit<DailyAction, 'Kind' | 'Name' | 'Phone'> = {
  ContractId: null,
  QuoteId: null,
  Member: null,
  Deadline: null,
  DaysLeft: null,
  Birthday: null,
  EnrollFrom: null,
  EnrollUntil: null,
  AmountDue: null,
  TaxCredit: null,
  CsrLevelDescription: '',
  RenewalYear: null,
  Event: null,
  Status: null,
  IsFfm: false,
  DoctorName: '',
  DoctorProblem: null,
};
