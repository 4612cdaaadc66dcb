import { firstOfMonth, type IsoDate } from '#shared/dates/iso-date';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { AGE_BUCKETS, AGEING_STATUSES } from '#shared/sales-home/ageing';
import {
  type AgeingCount,
  type MyWork,
  type PipelineStage,
  type RenewalMonth,
  type ReviewDay,
  type SalesHomeResponse,
  MY_QUOTE,
} from '#shared/sales-home/home.record';
import { type DayMoves, PIPELINE_STATUSES, waitingByDay } from '#shared/sales-home/pipeline';
import { rowOf } from '../../platform/http/list-rows.ts';
import type { BegunRenewals, DayCount, QuoteCount, SelectedMyQuote } from './home.repository.ts';

/** The part of the home screen that is the same for everyone. */
export type SharedHome = Omit<SalesHomeResponse, 'MyWork'>;

export function toPipeline(counts: readonly QuoteCount[]): PipelineStage[] {
  const stages = summed(counts, ({ quoteType, status }) => `${quoteType} ${status}`);
  return stages
    .map(({ quoteType, status, total }) => ({ QuoteType: quoteType, Status: status, Count: total }))
    .sort((a, b) => PIPELINE_STATUSES.indexOf(a.Status) - PIPELINE_STATUSES.indexOf(b.Status));
}

export function toAgeing(counts: readonly QuoteCount[]): AgeingCount[] {
  const waiting = counts.filter(({ status }) => AGEING_STATUSES.includes(status));
  return summed(waiting, ({ quoteType, age }) => `${quoteType} ${age}`)
    .map(({ quoteType, age, total }) => ({ QuoteType: quoteType, Age: age, Count: total }))
    .sort((a, b) => AGE_BUCKETS.indexOf(a.Age) - AGE_BUCKETS.indexOf(b.Age));
}

export function toReviewDays(
  days: readonly IsoDate[],
  moves: readonly DayMoves[],
  ageing: readonly AgeingCount[],
): ReviewDay[] {
  const waiting = waitingByDay(
    ageing.reduce((total, { Count }) => total + Count, 0),
    moves,
  );
  return days.map((Day, place) => ({
    Day,
    Submitted: moves[place]!.submitted,
    Decided: moves[place]!.decided,
    Waiting: waiting[place]!,
  }));
}

/** Open = the groups of the month that have not started a renewal. */
export function toRenewalMonths(
  months: readonly IsoDate[],
  groups: readonly DayCount[],
  begun: readonly BegunRenewals[],
): RenewalMonth[] {
  const inMonth = <Row extends DayCount>(rows: readonly Row[], month: IsoDate) =>
    rows.filter(({ day }) => firstOfMonth(day) === month);
  return months.map((month) => {
    const ofQuotes = inMonth(begun, month);
    return {
      Month: month,
      Renewed: sum(ofQuotes.filter(({ isRenewed }) => Number(isRenewed) === 1)),
      Pending: sum(ofQuotes.filter(({ isRenewed }) => Number(isRenewed) === 0)),
      Open: sum(inMonth(groups, month)) - ofQuotes.reduce((total, { due }) => total + Number(due), 0),
    };
  });
}

export const toMyWork = (
  rows: readonly SelectedMyQuote[],
  counts: readonly { quoteType: string; count: number | string }[],
): Omit<MyWork, 'Individuals'> => ({
  Quotes: rows.map((row) => rowOf(MY_QUOTE, { ...row, QuoteStatus: groupStatusLabel(row.Status, 'internal') })),
  Count: {
    SmallGroupNewBusiness: sum(counts.filter(({ quoteType }) => quoteType === 'SmallGroupNewBusiness')),
    SmallGroupRenewal: sum(counts.filter(({ quoteType }) => quoteType === 'SmallGroupRenewal')),
  },
});

const sum = (rows: readonly { count: number | string }[]): number =>
  rows.reduce((total, { count }) => total + Number(count), 0);

/** The first row of each key with the total of all its rows. */
function summed<Row extends { count: number | string }>(
  rows: readonly Row[],
  key: (row: Row) => string,
): (Row & { total: number })[] {
  const totals = new Map<string, Row & { total: number }>();
  for (const row of rows) {
    const known = totals.get(key(row));
    totals.set(key(row), { ...(known ?? row), total: (known?.total ?? 0) + Number(row.count) });
  }
  return [...totals.values()];
}
