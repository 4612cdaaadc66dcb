import { Injectable } from '@nestjs/common';
import { contributionResults } from '#shared/contributions/contribution-results';
import type { EmployerCost } from '#shared/contributions/contribution.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { OfferedPlansService } from '../plan-selection/offered-plans.service.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { toContribution } from './contributions-answers.ts';
import { ContributionsRepository } from './contributions.repository.ts';

/** What the employer would pay for each plan on offer. */
@Injectable()
export class EmployerCostsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly offeredPlans: OfferedPlansService,
    private readonly contributions: ContributionsRepository,
  ) {}

  /** @throws NOT_FOUND */
  async list(user: SessionUser, quoteId: number): Promise<EmployerCost[]> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const stored = await this.contributions.listByQuote(quoteId);
    if (stored.length === 0) {
      return [];
    }
    const plans = await this.offeredPlans.listMemberRates(user, quote);
    return stored.flatMap((contribution) => {
      const covered = plans.filter(({ coverage }) => coverage === contribution.coverage);
      return contributionResults(toContribution(contribution), covered, NOBODY_ASSIGNED).flatMap(
        ({ PlanId, Employer }) => (PlanId === null ? [] : [{ PlanId, Employer }]),
      );
    });
  }
}

/** Each plan is asked about as if everyone took it. */
const NOBODY_ASSIGNED = new Map<number, number>();
