import { Injectable } from '@nestjs/common';
import { addDays, addMonths, type IsoDate, isoDateOf, monthOf, yearOf } from '#shared/dates/iso-date';
import { dollarsFromCents } from '#shared/formats/currency';
import { type DashboardFigures, RENEWALS_WITHIN_DAYS, stageOf } from '#shared/groups/dashboard.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { toPremiumSumAnswer } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import { DashboardFiguresRepository, type PipelineRow, type RenewalDayRow } from './dashboard-figures.repository.ts';
import { DashboardRepository } from './dashboard.repository.ts';

const UNDECIDED = QUOTE_STATUSES.filter((status) => stageOf(status) !== 'finished');
const MONTHS = 12;

interface Summed {
  pipeline: PipelineRow[];
  days: RenewalDayRow[];
}

/** The figures above an agent's dashboard. Staff have those of everyone in the console. */
@Injectable()
export class DashboardFiguresService {
  /** Of large books: see CountCache. */
  private readonly books = new CountCache<Summed>(
    ({ pipeline, days }) => sumOf(pipeline, 'quotes') + sumOf(days, 'groupCount'),
  );

  constructor(
    private readonly dashboard: DashboardRepository,
    private readonly figures: DashboardFiguresRepository,
    private readonly clock: Clock,
  ) {}

  async find(user: SessionUser): Promise<DashboardFigures> {
    const readable = await this.dashboard.findReadable(user);
    const agentIds = readable === 'everything' ? [] : readable;
    const today = this.clock.today();
    const firstMonth = isoDateOf(yearOf(today), monthOf(today), 1);
    const { pipeline, days } = await this.books.get(JSON.stringify([agentIds, today]), () =>
      this.sum(agentIds, firstMonth),
    );
    return {
      Pipeline: UNDECIDED.flatMap((Status) => {
        const row = pipeline.find(({ status }) => status === Status);
        return row ? [{ Status, Quotes: Number(row.quotes), Premium: toPremiumSumAnswer(row) }] : [];
      }),
      Renewals: renewalsOf(days.filter(({ day }) => day >= today && day <= addDays(today, RENEWALS_WITHIN_DAYS))),
      RenewalMonths: monthsOf(firstMonth, days),
    };
  }

  private async sum(agentIds: readonly number[], from: IsoDate): Promise<Summed> {
    const [pipeline, days] = await Promise.all([
      this.figures.pipeline(agentIds, UNDECIDED),
      this.figures.listRenewalDays(agentIds, { from, to: addDays(addMonths(from, MONTHS), -1) }),
    ]);
    return { pipeline, days };
  }
}

/** Numbers are text on MySQL. */
const sumOf = <Name extends string>(rows: readonly Record<Name, number | string | null>[], name: Name): number =>
  rows.reduce((sum, row) => sum + Number(row[name]), 0);

const renewalsOf = (days: readonly RenewalDayRow[]): DashboardFigures['Renewals'] => ({
  Groups: sumOf(days, 'groupCount'),
  PremiumNow: toPremiumSumAnswer({
    known: sumOf(days, 'known'),
    knownQuotes: sumOf(days, 'knownQuotes'),
    atLeast: sumOf(days, 'atLeast'),
    atLeastQuotes: sumOf(days, 'atLeastQuotes'),
  }),
  Compared: sumOf(days, 'compared'),
  ComparedNow: dollarsFromCents(sumOf(days, 'comparedNow')),
  ComparedThen: dollarsFromCents(sumOf(days, 'comparedThen')),
});

/** Each month once, those without renewals too. */
const monthsOf = (first: IsoDate, days: readonly RenewalDayRow[]): DashboardFigures['RenewalMonths'] =>
  Array.from({ length: MONTHS }, (_, at) => addMonths(first, at)).map((Month) => ({
    Month,
    Groups: sumOf(
      days.filter(({ day }) => day >= Month && day < addMonths(Month, 1)),
      'groupCount',
    ),
  }));
