import { Injectable } from '@nestjs/common';
import { addDays, addMonths, type IsoDate, isoDateOf, monthOf, yearOf } from '#shared/dates/iso-date';
import { dollarsFromCents } from '#shared/formats/currency';
import { type DashboardFigures, RENEWALS_WITHIN_DAYS, stageOf } from '#shared/groups/dashboard.record';
import { toPremiumSum } from '#shared/quotes/quote-premium.record';
import type { QuotePremium } from '#shared/quotes/quote-premium';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import {
  QuotePremiumsRepository,
  toPremiumAnswer,
  toPremiumSumAnswer,
} from '../../quoting/quote-plans/quote-premiums.repository.ts';
import { DashboardFiguresRepository } from './dashboard-figures.repository.ts';
import { DashboardRepository } from './dashboard.repository.ts';

const UNDECIDED = QUOTE_STATUSES.filter((status) => stageOf(status) !== 'finished');
const MONTHS = 12;

/** The figures above an agent's dashboard. Staff have those of everyone in the console. */
@Injectable()
export class DashboardFiguresService {
  constructor(
    private readonly dashboard: DashboardRepository,
    private readonly figures: DashboardFiguresRepository,
    private readonly premiums: QuotePremiumsRepository,
    private readonly clock: Clock,
  ) {}

  async find(user: SessionUser): Promise<DashboardFigures> {
    const readable = await this.dashboard.findReadable(user);
    const agentIds = readable === 'everything' ? [] : readable;
    const today = this.clock.today();
    const firstMonth = isoDateOf(yearOf(today), monthOf(today), 1);
    const [pipeline, renewing, days] = await Promise.all([
      this.figures.pipeline(agentIds, UNDECIDED),
      this.figures.listRenewing(agentIds, { from: today, to: addDays(today, RENEWALS_WITHIN_DAYS) }),
      this.figures.countByRenewalDate(agentIds, {
        from: firstMonth,
        to: addDays(addMonths(firstMonth, MONTHS), -1),
      }),
    ]);
    return {
      Pipeline: UNDECIDED.flatMap((Status) => {
        const row = pipeline.find(({ status }) => status === Status);
        return row ? [{ Status, Quotes: Number(row.quotes), Premium: toPremiumSumAnswer(row) }] : [];
      }),
      Renewals: await this.renewalsOf(renewing),
      RenewalMonths: monthsOf(firstMonth, days),
    };
  }

  private async renewalsOf(
    renewing: Awaited<ReturnType<DashboardFiguresRepository['listRenewing']>>,
  ): Promise<DashboardFigures['Renewals']> {
    const premiums = await this.premiums.find(renewing.flatMap((row) => [row.inForceQuoteId, row.renewalQuoteId]));
    const of = (quoteId: number | null) => (quoteId === null ? undefined : premiums.get(quoteId));
    const all = renewing.map((row) => ({ now: of(row.inForceQuoteId), then: of(row.renewalQuoteId) }));
    const compared = all.filter(({ now, then }) => now && then && !now.isLowest && !then.isLowest);
    return {
      Groups: renewing.length,
      PremiumNow: toPremiumSum(all.map(({ now }) => toPremiumAnswer(now))),
      Compared: compared.length,
      ComparedNow: sumOf(compared.map(({ now }) => now)),
      ComparedThen: sumOf(compared.map(({ then }) => then)),
    };
  }
}

const sumOf = (premiums: readonly (QuotePremium | undefined)[]): number =>
  dollarsFromCents(premiums.reduce((sum, premium) => sum + (premium?.cents ?? 0), 0));

/** Each month once, those without renewals too. */
const monthsOf = (
  first: IsoDate,
  days: Awaited<ReturnType<DashboardFiguresRepository['countByRenewalDate']>>,
): DashboardFigures['RenewalMonths'] =>
  Array.from({ length: MONTHS }, (_, at) => addMonths(first, at)).map((Month) => ({
    Month,
    Groups: days
      .filter(({ day }) => day >= Month && day < addMonths(Month, 1))
      .reduce((sum, { groupCount }) => sum + Number(groupCount), 0),
  }));
