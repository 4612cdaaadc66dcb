import type { IsoDate } from '#shared/dates/iso-date';
import { BEFORE_ENROLLMENT, type QuoteStatus } from '#shared/quotes/quote-status';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';
import { formatInstant } from '#shared/formats/instant';

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

export interface AcaPlan {
  isMedical: boolean;
  isAcaPlan: boolean;
}

/** All of the group's medical plans are ACA plans. False without medical plans. */
export function isAcaGroup(current: readonly AcaPlan[]): boolean {
  const medical = current.filter(({ isMedical }) => isMedical);
  return medical.length > 0 && medical.every(({ isAcaPlan }) => isAcaPlan);
}

/**
 * The agent's note for a group with both ACA and non-ACA plans; null for any other group.
 * Source: spec 002 section 8, "Mixed ACA and non-ACA current plans give a hover note to contact small business sales"; the wording
 * is ours.
 *
 * @param phone rule SmallGroupSalesPhoneNum
 */
export function mixedAcaNote(current: readonly AcaPlan[], phone: string): string | null {
  const medical = current.filter(({ isMedical }) => isMedical);
  const aca = medical.filter(({ isAcaPlan }) => isAcaPlan).length;
  return aca > 0 && aca < medical.length
    ? `This group has ACA and non-ACA plans. Please contact small business sales at ${phone} to renew it.`
    : null;
}

export const NOT_RENEWED_PASSIVELY = 'This group is not renewed passively: it may have been undone already.';
export const CANNOT_BE_UNDONE = 'This passive renewal cannot be undone.';
export const NOTHING_TO_UNDO = 'Nothing of this run can be undone any more.';
/** Of a group that was undone before its turn. */
export const WITHDRAWN = 'It was withdrawn before its turn.';

export const undoEnded = (until: Date): string =>
  `This passive renewal could be undone until ${formatInstant(until.toISOString())}.`;

const MINUTE_MS = 60_000;

/** @param minutes rule PassiveRenewalUndoMinutes. null = never */
export const undoUntil = (renewedAt: Date, minutes: number): Date | null =>
  minutes > 0 ? new Date(renewedAt.getTime() + minutes * MINUTE_MS) : null;

/**
 * Whether a passive renewal can be undone now.
 *
 * @param renewal null where the quote was not renewed passively; `until` null = it cannot be undone
 * @returns the message to show, or null when it can
 */
export function undoProblem(
  quote: { status: QuoteStatus; isDeleted: boolean },
  renewal: { until: Date | null } | null,
  now: Date,
): string | null {
  if (renewal === null || quote.status !== 'PassivelyRenewed' || quote.isDeleted) {
    return NOT_RENEWED_PASSIVELY;
  }
  if (renewal.until === null) {
    return CANNOT_BE_UNDONE;
  }
  return now < renewal.until ? null : undoEnded(renewal.until);
}
