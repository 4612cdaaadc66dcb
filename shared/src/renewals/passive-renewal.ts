import type { IsoDate } from '#shared/dates/iso-date';
import { BEFORE_ENROLLMENT, type QuoteStatus } from '#shared/quotes/quote-status';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';

/** The rules are those of spec 002 sections 5 and 6; the wording is ours. */
export const ONLY_INTERNAL = 'Only internal staff can renew a group passively.';
export const ONLY_RENEWALS = 'Only a renewal quote can be renewed passively.';
export const ONLY_BEFORE_ENROLLMENT =
  'Only a quote in status Editing Census, Quoting or Created Proposal can be renewed passively.';
export const ONLY_ACA_GROUPS = 'Only an ACA group can be renewed passively.';
export const OUTSIDE_WINDOW = 'Groups cannot be renewed passively today: it is outside the passive renewal window.';
export const CHOSE_ACTIVELY =
  'This group has chosen plans for its renewal, so it cannot be renewed passively. Enroll the quote, or select the suggested plans.';
export const RENEWED_ELSEWHERE = 'Another quote already renews this group, so it cannot be renewed passively.';
export const RENEWAL_FAILED = 'Its passive renewal failed. It can be tried again from the error report.';
export const NOTHING_IN_FORCE = 'This group has no plans in force in this system, so there is nothing to renew.';
export const NOT_UPCOMING = 'This group is not due for renewal yet.';
export const SUBMITTED_BEFORE = 'It has been submitted and is waiting.';
export const ONLY_FAILED = 'Only a passive renewal that failed can be tried again.';

/** Someone else has handled the renewal: passive renewal skips it, which is not a failure. */
export const LEFT_AS_IT_IS: readonly string[] = [CHOSE_ACTIVELY, ONLY_BEFORE_ENROLLMENT, RENEWED_ELSEWHERE];

export interface PassiveRenewalFacts {
  isInternal: boolean;
  quote: { quoteType: QuoteType; status: QuoteStatus; isDeleted: boolean };
  isAcaGroup: boolean;
  today: IsoDate;
  /** Rules PassiveRenewalStartDate and PassiveRenewalEndDate; both days inclusive. null as the start = no window. */
  windowStart: IsoDate | null;
  windowEnd: IsoDate | null;
  /** The quote has plans, and they are not just the replacements of the current ones. */
  hasOwnChoice: boolean;
  /** Another quote for the same renewal is past quoting. */
  isRenewedElsewhere: boolean;
}

/**
 * Checks whether a quote may be renewed passively now.
 *
 * @returns the message to show, or null when it may
 * Source: spec 002 section 6 ("Only internal users can passively renew, within a window given by configured start and end
 * dates, for renewals"), section 5 ("only for ACA groups whose status is Quoting, EditingCensus or CreatedProposal").
 */
export function passiveRenewalProblem(facts: PassiveRenewalFacts): string | null {
  const { quote } = facts;
  const refused: [boolean, string][] = [
    [!facts.isInternal, ONLY_INTERNAL],
    [!isRenewal(quote.quoteType), ONLY_RENEWALS],
    [quote.isDeleted || !BEFORE_ENROLLMENT.includes(quote.status), ONLY_BEFORE_ENROLLMENT],
    [!facts.isAcaGroup, ONLY_ACA_GROUPS],
    [!isInWindow(facts), OUTSIDE_WINDOW],
    [facts.isRenewedElsewhere, RENEWED_ELSEWHERE],
    [facts.hasOwnChoice, CHOSE_ACTIVELY],
  ];
  return refused.find(([isRefused]) => isRefused)?.[1] ?? null;
}

/** Both days inclusive; without a first day there is no window. */
export const isInWindow = ({
  today,
  windowStart,
  windowEnd,
}: Pick<PassiveRenewalFacts, 'today' | 'windowStart' | 'windowEnd'>): boolean =>
  windowStart !== null && today >= windowStart && (windowEnd === null || today <= windowEnd);
