import { BEFORE_ENROLLMENT, groupStatusLabel, QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';

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

/** Spec 002 section 5: "The select-all checkbox skips PendingPassive rows"; also skips decided and queued ones. */
export const isChoosable = ({ Status, IsSubmitted }: RenewalFacts): boolean =>
  OPEN_RENEWALS.includes(Status) && !IsSubmitted;

/** What passive renewal means for a group, as shown in the list. */
export const RENEWAL_STANDINGS = ['Ready', 'Submitted', 'Renewed', 'Enrolling', 'Failed', 'NotPossible'] as const;
export type RenewalStanding = (typeof RENEWAL_STANDINGS)[number];

export const STANDING_LABELS: Record<RenewalStanding, string> = {
  Ready: 'Can be submitted',
  Submitted: 'Submitted',
  Renewed: 'Renewed',
  Enrolling: 'Enrolling',
  Failed: 'Failed',
  NotPossible: 'Cannot be submitted',
};

/** Only the last two need a reason. */
export function renewalStanding({
  Status,
  IsSubmitted,
  canRenew,
}: RenewalFacts & { canRenew: boolean }): RenewalStanding {
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
  return canRenew ? 'Ready' : 'NotPossible';
}
