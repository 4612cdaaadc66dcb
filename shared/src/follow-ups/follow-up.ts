import type { Rules } from '#shared/business-rules/rules';
import { addDays, type IsoDate } from '#shared/dates/iso-date';

/** Facts of an application that the marketplace cannot match with the data of others: 45 CFR 155.315, 155.320. */
export const DATA_MATCHING_KINDS = [
  'Citizenship',
  'Immigration',
  'Incarceration',
  'Income',
  'OtherCoverage',
  'Other',
] as const;
export type DataMatchingKind = (typeof DATA_MATCHING_KINDS)[number];

/** What the marketplace waits for from a client: proof of the event of a special enrollment, or of a fact that does not match. */
export const FOLLOW_UP_KINDS = ['SpecialEnrollment', ...DATA_MATCHING_KINDS] as const;
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number];

export const FOLLOW_UP_LABELS: Readonly<Record<FollowUpKind, string>> = {
  SpecialEnrollment: 'Special enrollment',
  Citizenship: 'Citizenship',
  Immigration: 'Immigration status',
  Incarceration: 'Incarceration',
  Income: 'Household income',
  OtherCoverage: 'Other coverage',
  Other: 'Other data',
};

/** What the client sends. Ours; each notice of the marketplace lists what counts. */
export const PROOFS: Readonly<Record<FollowUpKind, string>> = {
  SpecialEnrollment: 'proof of the event that lets you enroll now',
  Citizenship: 'proof of citizenship',
  Immigration: 'proof of immigration status',
  Incarceration: 'proof of not being incarcerated',
  Income: 'proof of the income of your household',
  OtherCoverage: 'proof about other health coverage, such as of an employer, Medicare or Medicaid',
  Other: 'the documents that its notice names',
};

type Risk = 'Coverage' | 'TaxCredit' | 'Notice';

export const RISK_LABELS: Readonly<Record<Risk, string>> = {
  Coverage: 'Coverage at risk',
  TaxCredit: 'Tax credit at risk',
  Notice: 'See the notice for what is at risk',
};

/**
 * Without the proof the marketplace decides by the data that it has: 45 CFR 155.315(f)(5). Citizenship, lawful presence and incarceration
 * are conditions of enrolling (155.305(a)(1), (2)), income and other coverage of the tax credit (155.305(f)). Coverage of a special
 * enrollment that is verified first begins with the proof.
 */
export const RISK_OF: Readonly<Record<FollowUpKind, Risk>> = {
  SpecialEnrollment: 'Coverage',
  Citizenship: 'Coverage',
  Immigration: 'Coverage',
  Incarceration: 'Coverage',
  Income: 'TaxCredit',
  OtherCoverage: 'TaxCredit',
  Other: 'Notice',
};

export const LOSSES: Readonly<Record<Risk, string>> = {
  Coverage: 'Without it, the coverage may not begin, or may end.',
  TaxCredit: 'Without it, the tax credit may change or end, and the monthly premium may rise.',
  Notice: 'The notice says what happens without it.',
};

type DataMatchingRules = Pick<Rules, 'DataMatchingDays' | 'DataMatchingStatusDays'>;

/**
 * Last day to resolve what does not match, where the marketplace has named none: 90 days from the notice (45 CFR 155.315(f)(2)(ii)); of
 * citizenship and immigration from its receipt, five days later (155.315(c)(3)).
 * @param notedOn the day on which the marketplace said so
 */
export const dataMatchingDue = (kind: DataMatchingKind, notedOn: IsoDate, rules: DataMatchingRules): IsoDate =>
  addDays(
    notedOn,
    kind === 'Citizenship' || kind === 'Immigration' ? rules.DataMatchingStatusDays : rules.DataMatchingDays,
  );

/** How far the proof has come. */
export const FOLLOW_UP_STATES = ['Requested', 'Received', 'Sent', 'Accepted', 'Refused'] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

/** What has become of it, as an agent notes it. */
export const STATE_ACTIONS: Readonly<Record<FollowUpState, string>> = {
  Requested: 'Request again',
  Received: 'Received from client',
  Sent: 'Sent to marketplace',
  Accepted: 'Accepted',
  Refused: 'Refused',
};

/** Somebody still has something to do. */
export const isOpen = (state: FollowUpState): boolean => state !== 'Accepted' && state !== 'Refused';

const NEXT_STATES: Readonly<Record<FollowUpState, readonly FollowUpState[]>> = {
  Requested: ['Received', 'Sent'],
  Received: ['Sent', 'Requested'],
  Sent: ['Accepted', 'Refused', 'Requested'],
  Accepted: ['Sent'],
  Refused: ['Requested'],
};

/** What an agent may note next. Whether a special enrollment is proved, the marketplace answers itself, every night. */
export const nextStates = (kind: FollowUpKind, state: FollowUpState): readonly FollowUpState[] =>
  kind !== 'SpecialEnrollment' ? NEXT_STATES[state] : isOpen(state) ? NEXT_STATES[state].filter(isOpen) : [];

const ANSWERED_BY_MARKETPLACE =
  'Whether a special enrollment is proved, the marketplace answers itself. Its answer is fetched every night.';

/** Why it cannot go on like this; null when it can. */
export function moveProblem(kind: FollowUpKind, from: FollowUpState, to: FollowUpState): string | null {
  if (nextStates(kind, from).includes(to)) {
    return null;
  }
  return kind === 'SpecialEnrollment' && !(isOpen(from) && isOpen(to))
    ? ANSWERED_BY_MARKETPLACE
    : `What is ${from.toLowerCase()} cannot become ${to.toLowerCase()} next.`;
}

/** How many days before the due date clients are reminded, of the rule's entries those that are numbers of days; the most first. */
export const reminderSteps = (entries: readonly string[]): number[] =>
  [...new Set(entries.filter((entry) => /^\d{1,2}$/.test(entry)).map(Number))].sort((one, other) => other - one);

/**
 * The step that has been reached: of several that were missed, while the server was down or because little time was left from the start,
 * the last. null before the first, and once the day has passed.
 * @param daysLeft until the due date
 * @param steps the most days first
 */
export const reminderStep = (daysLeft: number, steps: readonly number[]): number | null =>
  daysLeft < 0 ? null : (steps.findLast((step) => step >= daysLeft) ?? null);

export const NO_EMAIL_ADDRESS = 'The client has no email address in the quote. Please call the client.';
export const DUE_DATE_PASSED = 'The due date has passed. Please call the client.';
export const NOTHING_TO_REMIND = 'The client has nothing to send any more: the proof has been received.';

/** Why the client is not reminded; null when that can be done. */
export function reminderProblem(
  { state, email, dueOn }: { state: FollowUpState; email: string; dueOn: IsoDate },
  today: IsoDate,
): string | null {
  if (state !== 'Requested') {
    return NOTHING_TO_REMIND;
  }
  return email === '' ? NO_EMAIL_ADDRESS : dueOn < today ? DUE_DATE_PASSED : null;
}
