import { Injectable } from '@nestjs/common';
import { addMonths } from '#shared/dates/iso-date';
import type { SalesHomeResponse } from '#shared/sales-home/home.record';
import { renewalMonths, reviewDays } from '#shared/sales-home/pipeline';
import { Clock } from '../../platform/clock.ts';
import { CountCache } from '../../platform/database/count-cache.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { toPremiumSumAnswer } from '../../quoting/quote-plans/quote-premiums.repository.ts';
import { ErrorReportsService } from '../error-reports/error-reports.service.ts';
import { type SharedHome, toAgeing, toMyWork, toPipeline, toRenewalMonths, toReviewDays } from './home-answers.ts';
import { HomeRepository } from './home.repository.ts';

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
