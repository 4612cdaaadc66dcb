import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  contributionProblems,
  type Contribution as ContributionTerms,
  type ContributionResponse,
  type EmployerCost,
} from '#shared/contributions/contribution.record';
import { contributionShares, type HouseholdShare } from '#shared/contributions/contribution';
import {
  contributionChoices,
  contributionResults,
  contributionTerms,
} from '#shared/contributions/contribution-results';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { coverageOf } from '#shared/plans/plan-texts';
import { type Coverage, COVERAGES, type CoverageTier } from '#shared/plans/plan-codes';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE, guardedUpdate } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { OfferedPlansService } from '../plan-selection/offered-plans.service.ts';
import { SelectedPlansService } from '../plan-selection/selected-plans.service.ts';
import { type GroupQuote, Quotes } from '../quotes/quotes.repository.ts';
import { Contribution } from './contribution.table.ts';
import { ContributionsRepository } from './contributions.repository.ts';

/**
 * Only medical plans are assigned: for dental and vision everyone takes the selected plan. A plan on offer is asked about as if everyone took
 * it.
 */
const NOBODY = new Map<number, number>();

/** What employer and employees pay if everybody takes this plan; null: the assigned one. */
export interface PlanShares {
  planId: number | null;
  name: string;
  shares: HouseholdShare[];
}

/** The employer's contributions to a quote: their amounts, what each plan on offer would cost, and how one is saved. */
@Injectable()
export class ContributionsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly selectedPlans: SelectedPlansService,
    private readonly contributions: ContributionsRepository,
    private readonly offeredPlans: OfferedPlansService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
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

  /**
   * Who pays what for each employee: with everybody in the assigned plan, once each has one, and with everybody in each selected medical
   * plan. Of a quote that was found for its user.
   */
  async listMedicalShares(user: SessionUser, quote: GroupQuote): Promise<PlanShares[]> {
    const { Plans } = await this.selectedPlans.findSelected(user, quote);
    const plans = plansOf(Plans, 'medical');
    const [stored, assigned] = await Promise.all([
      this.contributions.listByQuote(quote.id),
      this.contributions.mapAssignedPlans(quote.id),
    ]);
    const known = stored.find(({ coverage }) => coverage === 'medical');
    const contribution = known ? toContribution(known) : proposedContribution('medical');
    const names = new Map(plans.map(({ PlanId, PlanDisplayName }) => [PlanId, PlanDisplayName]));
    return contributionChoices(contribution, plans, assigned)
      .map(({ planId, households }) => ({
        planId,
        name: planId === null ? 'Each employee’s assigned plan' : names.get(planId)!,
        shares: contributionShares(households, contributionTerms(contribution)),
      }))
      .sort((one, other) => Number(other.planId === null) - Number(one.planId === null));
  }

  /** What the employer would pay for each plan on offer. @throws NOT_FOUND */
  async listEmployerCosts(user: SessionUser, quoteId: number): Promise<EmployerCost[]> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const stored = await this.contributions.listByQuote(quoteId);
    if (stored.length === 0) {
      return [];
    }
    const plans = await this.offeredPlans.listMemberRates(user, quote);
    return stored.flatMap((contribution) => {
      const covered = plans.filter(({ coverage }) => coverage === contribution.coverage);
      return contributionResults(toContribution(contribution), covered, NOBODY).flatMap(({ PlanId, Employer }) =>
        PlanId === null ? [] : [{ PlanId, Employer }],
      );
    });
  }

  /** @throws NOT_FOUND, RULE_BROKEN with the invalid fields, STALE_VERSION */
  save(user: SessionUser, quoteId: number, request: ContributionTerms): Promise<void> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('group').lock(user, quoteId, tx);
      await this.assertSound(tx, user, quote, request);
      await this.write(tx, quoteId, request);
      await this.audit.record(tx, {
        user,
        action: 'save-contribution',
        subject: 'quote',
        subjectId: quoteId,
        fields: [request.Coverage],
      });
    });
  }

  private async assertSound(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    request: ContributionTerms,
  ): Promise<void> {
    const { Plans } = await this.selectedPlans.findSelected(user, quote, tx);
    const planIds = plansOf(Plans, request.Coverage).map(({ PlanId }) => PlanId);
    const problems = contributionProblems(request, planIds);
    const [first] = Object.values(problems).flat();
    if (first) {
      throw new AppError('RULE_BROKEN', first, problems);
    }
  }

  /** The quote's row is locked, so the second of two first saves finds the row of the other. */
  private async write(tx: EntityManager, quoteId: number, request: ContributionTerms): Promise<void> {
    const columns = { ...toContributionColumns(request), modifiedAt: this.clock.now() };
    const stored = await this.contributions.find(tx, quoteId, request.Coverage);
    if (stored) {
      await guardedUpdate(tx, Contribution, { id: stored.id, version: request.Version }, columns);
    } else if (request.Version === 0) {
      await tx.save(Contribution, { ...columns, quoteId, coverage: request.Coverage });
    } else {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
  }
}

const plansOf = (plans: readonly SelectedPlan[], coverage: Coverage): SelectedPlan[] =>
  plans.filter((plan) => coverageOf(plan) === coverage);

/** Half of each plan's premium: a starting point for the conversation. Our choice. */
const HALF_BP = 5_000;

/** Proposed until something is stored. */
const proposedContribution = (coverage: Coverage): ContributionTerms => ({
  Coverage: coverage,
  Method: 'PercentOfPlan',
  Tiers: wireTiers({
    employeeOnly: HALF_BP,
    employeeAndSpouse: HALF_BP,
    employeeAndChildren: HALF_BP,
    family: HALF_BP,
  }),
  ReferencePlanId: null,
  Budget: null,
  Version: 0,
});

const toContribution = (stored: Contribution): ContributionTerms => ({
  Coverage: stored.coverage,
  Method: stored.method,
  Tiers: wireTiers(stored),
  ReferencePlanId: stored.referencePlanId,
  Budget: stored.budgetCents === null ? null : dollarsFromCents(stored.budgetCents),
  Version: stored.version,
});

type TierColumns = Pick<Contribution, 'employeeOnly' | 'employeeAndSpouse' | 'employeeAndChildren' | 'family'>;

type ContributionColumns = TierColumns & Pick<Contribution, 'method' | 'referencePlanId' | 'budgetCents'>;

function toContributionColumns(request: ContributionTerms): ContributionColumns {
  const { method, tiers } = contributionTerms(request);
  return {
    method,
    employeeOnly: tiers['Employee only'],
    employeeAndSpouse: tiers['Employee and spouse'],
    employeeAndChildren: tiers['Employee and child(ren)'],
    family: tiers.Family,
    referencePlanId: method === 'PercentOfReferencePlan' ? request.ReferencePlanId : null,
    budgetCents: request.Budget === null ? null : centsFromDollars(request.Budget),
  };
}

const wireTiers = (columns: TierColumns): Record<CoverageTier, number> => ({
  'Employee only': dollarsFromCents(columns.employeeOnly),
  'Employee and spouse': dollarsFromCents(columns.employeeAndSpouse),
  'Employee and child(ren)': dollarsFromCents(columns.employeeAndChildren),
  Family: dollarsFromCents(columns.family),
});
