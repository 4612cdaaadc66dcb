import { addYears, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { hasEnded, isInForce, type GroupCoverage } from '#shared/groups/group-facts';
import { groupStatusLabel, type QuoteStatus } from '#shared/quotes/quote-status';
import { isRenewal, type QuoteType } from '#shared/quotes/quote-type';

/** Ours: the specification gives the rule for copies, but not this wording. */
export const RENEWAL_INSTEAD = 'This group has coverage. Quote its renewal instead of new business.';
export const periodTaken = ({ name, effectiveDate }: OtherQuote, statusLabel: string): string =>
  `Only one quote of a group can be enrolled for a period. “${name}”, effective ${formatDay(effectiveDate)}, is in status ${statusLabel}.`;

/** A quote of the same group that is not deleted. */
export interface OtherQuote {
  name: string;
  status: QuoteStatus;
  effectiveDate: IsoDate;
}

/** The quote to enroll, with its group. */
export interface WantedQuote {
  quoteType: QuoteType;
  effectiveDate: IsoDate;
  group: GroupCoverage;
}

const SOLD: readonly QuoteStatus[] = ['Approved', 'PassivelyRenewed'];
const ON_ITS_WAY: readonly QuoteStatus[] = [
  'Enrolling',
  'SignatureRequired',
  'FailedEnrollment',
  'PaymentPending',
  'Complete',
  'Pended',
  'PendingPassive',
];

/** Enrolling, submitted or sold: only one quote of the group may have one of these statuses for the same period. */
export const isTakingPeriod = (status: QuoteStatus): boolean => SOLD.includes(status) || ON_ITS_WAY.includes(status);

/** The quote covers the group from its effective date for a year, as far as is known. */
export const isSold = ({ status }: Pick<OtherQuote, 'status'>): boolean => SOLD.includes(status);

/** No conflict: what a renewal renews, and coverage that ends before the quote to enroll starts. */
export const makesRoom = (other: OtherQuote, { quoteType, effectiveDate, group }: WantedQuote): boolean =>
  other.effectiveDate < effectiveDate && (isRenewal(quoteType) || (isSold(other) && hasEnded(group, effectiveDate)));

/** Coverage lasts a year; two quotes are for the same period if they would cover the same day. */
export const isSamePeriod = (one: IsoDate, other: IsoDate): boolean =>
  one < addYears(other, 1) && other < addYears(one, 1);

/** The quote that occupies the period of the quote to enroll, or null when it is free. */
export const findRival = <Other extends OtherQuote>(wanted: WantedQuote, others: readonly Other[]): Other | null =>
  others.find(
    (other) =>
      isTakingPeriod(other.status) &&
      isSamePeriod(other.effectiveDate, wanted.effectiveDate) &&
      !makesRoom(other, wanted),
  ) ?? null;

/** A group in force renews; a new-business quote would cover it twice. */
export const renewalInstead = ({ quoteType, effectiveDate, group }: WantedQuote): string | null =>
  !isRenewal(quoteType) && isInForce(group, effectiveDate) ? RENEWAL_INSTEAD : null;

/**
 * Why this quote cannot be enrolled because of the group's other quotes, naming the conflicting one; null when it can.
 * Source: facts, "a second enrollment", "passive renewal running beside an active choice".
 *
 * @param others not deleted, without the quote itself
 */
export function enrollmentConflict(
  wanted: WantedQuote,
  others: readonly OtherQuote[],
  audience: 'external' | 'internal',
): string | null {
  const rival = findRival(wanted, others);
  return rival ? periodTaken(rival, groupStatusLabel(rival.status, audience)) : renewalInstead(wanted);
}

/**
 * The same for a move to a status that occupies the period. A quote that already occupies it only yields to a sold one: of two that
 * were enrolled in parallel, or both restored, only one can be approved.
 */
export const takingPeriodProblem = (
  quote: WantedQuote & { status: QuoteStatus },
  to: QuoteStatus,
  others: readonly OtherQuote[],
  audience: 'external' | 'internal',
): string | null => {
  if (!isTakingPeriod(quote.status)) {
    return enrollmentConflict(quote, others, audience);
  }
  const rival = isSold({ status: to }) ? findRival(quote, others.filter(isSold)) : null;
  return rival && periodTaken(rival, groupStatusLabel(rival.status, audience));
};
