import type { CoverageTier } from '#shared/plans/coverage-tier';
import type { ContributionMethod } from '#shared/contributions/contribution';
import type { Coverage } from '#shared/plans/plan-codes';

/** What the employer pays towards one kind of cover. GET /api/contribution/{quoteId} answers one for each. */
export interface Contribution {
  Coverage: Coverage;
  Method: ContributionMethod;
  /** Percent of the premium (0 to 100, two decimals), or dollars a month for the method Flat; by tier. */
  Tiers: Record<CoverageTier, number>;
  /** One of the selected plans, for the method PercentOfReferencePlan; else null. */
  ReferencePlanId: number | null;
  /** The most that the employer wants to pay in a month, in dollars; null = not said. */
  Budget: number | null;
  /** 0 while nothing is stored: the proposal of the house. */
  Version: number;
}

/** PUT /api/contribution/{quoteId}. */
export type ContributionRequest = Contribution;

export interface ContributionResponse extends Contribution {
  /** What it comes to if everybody takes this plan, and (PlanId null) with each employee in the assigned plan. */
  Results: ContributionResult[];
}

export interface ContributionResult {
  PlanId: number | null;
  /** Dollars a month; Employer and Employees add up to Premium. */
  Premium: number;
  Employer: number;
  Employees: number;
}
