import { BEFORE_ENROLLMENT, groupStatusLabel, QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import { addDays, type IsoDate } from '#shared/dates/iso-date';

/** The status of a group's renewal: that of the quote that renews it, or that none has been started. */
export type RenewalState = QuoteStatus | 'NotStarted';
export const RENEWAL_STATES: readonly RenewalState[] = ['NotStarted', ...QUOTE_STATUSES];

/** Labels for internal staff. */
export const renewalStateLabel = (state: RenewalState): string =>
  state === 'NotStarted' ? 'Not started' : groupStatusLabel(state, 'internal');

/** The renewal is undecided: it may be renewed passively, if nothing else prevents it. */
export const OPEN_RENEWALS: readonly RenewalState[] = ['NotStarted', ...BEFORE_ENROLLMENT];
export const RENEWED: readonly RenewalState[] = ['PassivelyRenewed', 'Approved'];
export const ENROLLING_RENEWALS: readonly RenewalState[] = ['Enrolling', 'SignatureRequired', 'Complete', 'Pended'];

interface RenewalFacts {
  Status: RenewalState;
  /** It was submitted and is queued. */
  IsSubmitted: boolean;
}

/** Spec 002 section 5: "The select-all checkbox skips PendingPassive rows"; decided and queued ones cannot be selected either. */
export const isChoosable = ({ Status, IsSubmitted }: RenewalFacts): boolean =>
  OPEN_RENEWALS.includes(Status) && !IsSubmitted;

/** What passive renewal means for a group, as shown in the list. */
export const RENEWAL_STANDINGS = [
  'Ready',
  'Submitted',
  'Renewed',
  'Failed',
  'PlansChosen',
  'Enrolling',
  'NotPossible',
] as const;
export type RenewalStanding = (typeof RENEWAL_STANDINGS)[number];

export const STANDING_LABELS: Record<RenewalStanding, string> = {
  Ready: 'Can be submitted',
  Submitted: 'Submitted',
  Renewed: 'Renewed',
  Failed: 'Failed',
  PlansChosen: 'Plans chosen',
  Enrolling: 'Enrolling',
  NotPossible: 'Cannot be submitted',
};

/** The views of the list, in order. A group whose agent has begun to choose plans is the agent's, even if it can still be submitted. */
export const STANDING_VIEWS: Readonly<Record<string, readonly RenewalStanding[]>> = {
  Ready: ['Ready'],
  Submitted: ['Submitted'],
  Renewed: ['Renewed'],
  Failed: ['Failed'],
  'Choosing plans': ['PlansChosen', 'Enrolling'],
  'Not possible': ['NotPossible'],
};

/**
 * `standingOf` of backend/src/staff/passive-renewals/upcoming is the same in SQL.
 * @param canRenew only read where the quote has no plans: whether chosen plans are the suggested ones can only be told by pricing them
 */
export function renewalStanding({
  Status,
  IsSubmitted,
  hasPlans,
  canRenew,
}: RenewalFacts & { hasPlans: boolean; canRenew: boolean }): RenewalStanding {
  if (RENEWED.includes(Status)) {
    return 'Renewed';
  }
  if (ENROLLING_RENEWALS.includes(Status)) {
    return 'Enrolling';
  }
  if (IsSubmitted || Status === 'PendingPassive') {
    return 'Submitted';
  }
  if (Status === 'PassiveRenewalFailure') {
    return 'Failed';
  }
  if (hasPlans && OPEN_RENEWALS.includes(Status)) {
    return 'PlansChosen';
  }
  return canRenew ? 'Ready' : 'NotPossible';
}

/** Source: spec 002 section 5, word for word. */
export const NO_NEW_PLANS_WHEN_RENEWING = 'A group cannot add new plans when they choose to renew their current plans';
/** Ours. */
export const NOTHING_TO_RENEW = 'This group has no current plans that can be renewed. Choose plans from the list.';

/**
 * A group that renews its current plans is limited to their replacements; it may omit some of them.
 *
 * @param renewable ids of the plans that continue its current plans, or that are suggested for them
 * @returns the message to show, or null when the selection may be saved
 */
export function renewalChoiceProblem(selected: readonly number[], renewable: readonly number[]): string | null {
  if (renewable.length === 0) {
    return NOTHING_TO_RENEW;
  }
  return selected.every((planId) => renewable.includes(planId)) ? null : NO_NEW_PLANS_WHEN_RENEWING;
}

/** Days before the renewal by which a group's decision is needed, so that cards arrive in time. Ours: the specification gives none. */
const DECISION_BEFORE_DAYS = 15;

/** The last day for a group's decision. */
export const renewalDecisionDay = (renewalDate: IsoDate): IsoDate => addDays(renewalDate, -DECISION_BEFORE_DAYS);

/** An agent's answers to whether the group intends to renew (spec 002 section 1, "survey"; the wording is ours). */
export const SURVEY_ANSWERS = ['WillRenew', 'WillNotRenew', 'NotYetKnown'] as const;
export type SurveyAnswer = (typeof SURVEY_ANSWERS)[number];

export const SURVEY_LABELS: Record<SurveyAnswer, string> = {
  WillRenew: 'Will renew',
  WillNotRenew: 'Will not renew',
  NotYetKnown: 'Not yet known',
};

export const SURVEY_QUESTION = 'Does this group intend to renew?';
export const ASKED_BEFORE = 'Its agent has been asked before.';
export const NOT_ASKED = 'Nobody has asked about this renewal.';
