import type { QuoteStatus } from '#shared/quotes/quote-status';
import { addDays, addMonths, firstOfMonth, type IsoDate } from '#shared/dates/iso-date';

/** The statuses in which a group quote is still open, in lifecycle order. */
export const PIPELINE_STATUSES: readonly QuoteStatus[] = [
  'EditingCensus',
  'Quoting',
  'CreatedProposal',
  'Enrolling',
  'SignatureRequired',
  'Complete',
  'Pended',
  'PendingPassive',
  'PassiveRenewalFailure',
];

/** A renewal quote in one of these statuses renews its group. */
export const RENEWED_STATUSES: readonly QuoteStatus[] = ['Approved', 'PassivelyRenewed'];

/** In one of these statuses a renewal is in progress: plans are being selected, nothing is decided. */
export const RENEWING_STATUSES: readonly QuoteStatus[] = [
  'Enrolling',
  'SignatureRequired',
  'Complete',
  'Pended',
  'PendingPassive',
];

/** Ours: a year, in which every group renews once. */
export const RENEWAL_MONTHS = 12;

/** First days of the months whose renewals are shown, starting with the current one. */
export const renewalMonths = (today: IsoDate): IsoDate[] =>
  Array.from({ length: RENEWAL_MONTHS }, (_, at) => addMonths(firstOfMonth(today), at));

/** Ours: two working weeks, so that a weekday is compared with itself. */
export const REVIEW_DAYS = 14;

/** The days of the lines, the oldest first, today last. */
export const reviewDays = (today: IsoDate): IsoDate[] =>
  Array.from({ length: REVIEW_DAYS }, (_, place) => addDays(today, place - REVIEW_DAYS + 1));

export interface DayMoves {
  /** Quotes that began to wait for staff. */
  submitted: number;
  decided: number;
  /** Quotes that stopped waiting, decided or not. */
  left: number;
}

/**
 * How many quotes waited at the end of each day, from how many wait now and what came and went since.
 * @param days the oldest first; the last one is not over yet
 */
export function waitingByDay(waitingNow: number, days: readonly DayMoves[]): number[] {
  const waiting: number[] = [];
  let atEnd = waitingNow;
  for (const { submitted, left } of days.toReversed()) {
    waiting.unshift(atEnd);
    // A quote that was deleted has left no trace of it: never below none.
    atEnd = Math.max(0, atEnd - submitted + left);
  }
  return waiting;
}
