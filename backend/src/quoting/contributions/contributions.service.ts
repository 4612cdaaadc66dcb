import { Injectable } from '@nestjs/common';
import { contributionResults } from '#shared/contributions/contribution-results';
import type { ContributionResponse } from '#shared/contributions/contribution.record';
import { coverageOf } from '#shared/plans/coverage-of';
import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';
import type { SelectedPlan } from '#shared/plans/plan.record';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { SelectedPlansService } from '../plan-selection/selected-plans.service.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { proposedContribution, toContribution } from './contributions-answers.ts';
import { ContributionsRepository } from './contributions.repository.ts';

/** Only medical plans are assigned: for dental and vision everyone takes the selected plan. */
const NOBODY = new Map<number, number>();

/** The employer's contributions to a quote, and their amounts. */
@Injectable()
export class ContributionsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly selectedPlans: SelectedPlansService,
    private readonly contributions: ContributionsRepository,
  ) {}

  /** One for each kind of coverage that has selected plans. @throws NOT_FOUND */
  async list(user: SessionUser, quoteId: number): Promise<ContributionResponse[]> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const { Plans } = await this.selectedPlans.findSelected(user, quote);
    return this.apply(quoteId, Plans);
  }

  /** The contributions of a quote that was found for its user, applied to its selected plans. */
  async apply(quoteId: number, selected: readonly SelectedPlan[]): Promise<ContributionResponse[]> {
    const [stored, assigned] = await Promise.all([
      this.contributions.listByQuote(quoteId),
      this.contributions.mapAssignedPlans(quoteId),
    ]);
    return COVERAGES.flatMap((coverage) => {
      const plans = plansOf(selected, coverage);
      const known = stored.find((each) => each.coverage === coverage);
      const contribution = known ? toContribution(known) : proposedContribution(coverage);
      const Results = contributionResults(contribution, plans, coverage === 'medical' ? assigned : NOBODY);
      return plans.length === 0 ? [] : [{ ...contribution, Results }];
    });
  }
}

export const plansOf = (plans: readonly SelectedPlan[], coverage: Coverage): SelectedPlan[] =>
  plans.filter((plan) => coverageOf(plan) === coverage);
