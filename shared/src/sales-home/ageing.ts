import { detroitMidnight } from '#shared/dates/detroit-time';
import { addDays, daysBetween, detroitDay, type IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** How long a quote has been in its status, in Detroit days: the day it entered the status is day 0. */
export const AGE_BUCKETS = ['0-1', '2-3', '4-7', '8-14', '15+'] as const;
export type AgeBucket = (typeof AGE_BUCKETS)[number];

export const AGE_LABELS: Record<AgeBucket, string> = {
  '0-1': '0–1 days',
  '2-3': '2–3 days',
  '4-7': '4–7 days',
  '8-14': '8–14 days',
  '15+': 'Over 14 days',
};

/** Statuses that wait for staff. */
export const AGEING_STATUSES: readonly QuoteStatus[] = ['Complete', 'Pended'];

const LAST_DAY: Record<AgeBucket, number | null> = { '0-1': 1, '2-3': 3, '4-7': 7, '8-14': 14, '15+': null };

/** The fewest days of a bucket. */
export const FIRST_DAY: Record<AgeBucket, number> = { '0-1': 0, '2-3': 2, '4-7': 4, '8-14': 8, '15+': 15 };

/** When the quotes of a bucket entered their status: `from` is inclusive, `before` is not; null = unbounded. */
export interface AgePeriod {
  from: Date | null;
  before: Date | null;
}

export function agePeriod(bucket: AgeBucket, today: IsoDate): AgePeriod {
  const newer = AGE_BUCKETS[AGE_BUCKETS.indexOf(bucket) - 1];
  return { from: beginningOf(bucket, today), before: newer ? beginningOf(newer, today) : null };
}

export function ageBucketOf(since: Date, today: IsoDate): AgeBucket {
  const days = daysBetween(detroitDay(since), today);
  return AGE_BUCKETS.find((bucket) => days <= (LAST_DAY[bucket] ?? Infinity))!;
}

/** The earliest instant of the bucket. */
function beginningOf(bucket: AgeBucket, today: IsoDate): Date | null {
  const days = LAST_DAY[bucket];
  return days === null ? null : detroitMidnight(addDays(today, -days));
}
