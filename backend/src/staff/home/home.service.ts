import { Injectable } from '@nestjs/common';
import { addMonths, firstOfMonth, type IsoDate } from '#shared/dates/iso-date';
import { groupStatusLabel } from '#shared/quotes/quote-status';
import { AGE_BUCKETS, AGEING_STATUSES } from '#shared/sales-home/ageing';
import {
  type AgeingCount,
  MY_QUOTE,
  type MyWork,
  type PipelineStage,
  type RenewalMonth,
  type ReviewDay,
  type SalesHomeResponse,
} from '#shared/sales-home/home.record';
import { type DayMoves, PIPELINE_STATUSES, renewalMonths, reviewDays, waitingByDay } from '#shared/sales-home/pipeline';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { rowOf } from '../../platform/http/list-rows.ts';
import { toPremiumSumAnswer } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import { ErrorReportsService } from '../error-reports/error-reports.service.ts';
import {
  type BegunRenewals,
  type DayCount,
  HomeRepository,
  type QuoteCount,
  type SelectedMyQuote,
} from './home.repository.ts';

/** The first screen of the console: what needs action, and where. */
@Injectable()
export class HomeService {
  /** With 200,000 quotes the most expensive query of the console. */
  private readonly shared = new CountCache<SharedHome>(sizeOf);

  constructor(
    private readonly home: HomeRepository,
    private readonly reports: ErrorReportsService,
    private readonly clock: Clock,
  ) {}

  async find(user: SessionUser): Promise<SalesHomeResponse> {
    const [shared, quotes, counts, individuals] = await Promise.all([
      this.shared.get(this.clock.today(), () => this.count()),
      this.home.listMyFirst(user),
      this.home.countMyQuotes(user),
      this.home.countMyIndividuals(user),
    ]);
    return { ...shared, MyWork: { ...toMyWork(quotes, counts), Individuals: individuals } };
  }

  private async count(): Promise<SharedHome> {
    const today = this.clock.today();
    const months = renewalMonths(today);
    const [from, before] = [months[0]!, addMonths(months.at(-1)!, 1)];
    const days = reviewDays(today);
    const [quotes, individuals, errors, groups, begun, moves, premiums] = await Promise.all([
      this.home.countOpenQuotes(today),
      this.home.countIndividuals(),
      this.reports.countOpen(),
      this.home.countRenewingGroups(from, before),
      this.home.countBegunRenewals(from, before),
      this.home.listMoves(days),
      this.home.sumPremiums(),
    ]);
    const ageing = toAgeing(quotes);
    return {
      Pipeline: toPipeline(quotes),
      Ageing: ageing,
      ReviewPremium: toPremiumSumAnswer(premiums),
      ReviewDays: toReviewDays(days, moves, ageing),
      Individuals: individuals.map(({ status, count }) => ({ Status: status, Count: Number(count) })),
      Errors: errors,
      Renewals: toRenewalMonths(months, groups, begun),
    };
  }
}

function sizeOf({ Pipeline, Individuals, Errors, Renewals }: SharedHome): number {
  return (
    [...Pipeline, ...Individuals, ...Errors].reduce((sum, { Count }) => sum + Count, 0) +
    Renewals.reduce((sum, { Open, Pending, Renewed }) => sum + Open + Pending + Renewed, 0)
  );
}

/** The part of the home screen that is the same for everyone. */
type SharedHome = Omit<SalesHomeResponse, 'MyWork'>;

function toPipeline(counts: readonly QuoteCount[]): PipelineStage[] {
  const stages = summed(counts, ({ quoteType, status }) => `${quoteType} ${status}`);
  return stages
    .map(({ quoteType, status, total }) => ({ QuoteType: quoteType, Status: status, Count: total }))
    .sort((a, b) => PIPELINE_STATUSES.indexOf(a.Status) - PIPELINE_STATUSES.indexOf(b.Status));
}

function toAgeing(counts: readonly QuoteCount[]): AgeingCount[] {
  const waiting = counts.filter(({ status }) => AGEING_STATUSES.includes(status));
  return summed(waiting, ({ quoteType, age }) => `${quoteType} ${age}`)
    .map(({ quoteType, age, total }) => ({ QuoteType: quoteType, Age: age, Count: total }))
    .sort((a, b) => AGE_BUCKETS.indexOf(a.Age) - AGE_BUCKETS.indexOf(b.Age));
}

function toReviewDays(
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
function toRenewalMonths(
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

const toMyWork = (
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
