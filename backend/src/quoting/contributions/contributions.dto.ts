import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsObject, IsPositive, Min, ValidateIf, ValidateNested } from 'class-validator';
import type { Contribution as ContributionAnswer, ContributionRequest } from '#shared/contract/contributions';
import { CONTRIBUTION_METHODS, type ContributionMethod } from '#shared/contributions/contribution';
import { contributionTerms } from '#shared/contributions/contribution-results';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import type { CoverageTier } from '#shared/plans/coverage-tier';
import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';
import type { Contribution } from './contribution.entity.ts';

export class ContributionTiersDto implements Record<CoverageTier, number> {
  @IsNumber() 'Employee only': number;
  @IsNumber() 'Employee and spouse': number;
  @IsNumber() 'Employee and child(ren)': number;
  @IsNumber() Family: number;
}

export class ContributionDto implements ContributionRequest {
  @IsIn(COVERAGES)
  Coverage: Coverage;

  @IsIn(CONTRIBUTION_METHODS)
  Method: ContributionMethod;

  @IsObject()
  @ValidateNested()
  @Type(() => ContributionTiersDto)
  Tiers: ContributionTiersDto;

  /** null where no plan is the reference. */
  @ValidateIf((_body, value) => value !== null)
  @IsInt()
  @IsPositive()
  ReferencePlanId: number | null;

  @ValidateIf((_body, value) => value !== null)
  @IsNumber()
  Budget: number | null;

  @IsInt()
  @Min(0)
  Version: number;
}

/** Half of each plan's premium: where a conversation starts. Ours. */
const HALF_BP = 5_000;

/** What is proposed while nothing is stored. */
export const proposedContribution = (coverage: Coverage): ContributionAnswer => ({
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

export const toContribution = (stored: Contribution): ContributionAnswer => ({
  Coverage: stored.coverage,
  Method: stored.method,
  Tiers: wireTiers(stored),
  ReferencePlanId: stored.referencePlanId,
  Budget: stored.budgetCents === null ? null : dollarsFromCents(stored.budgetCents),
  Version: stored.version,
});

type TierColumns = Pick<Contribution, 'employeeOnly' | 'employeeAndSpouse' | 'employeeAndChildren' | 'family'>;

export type ContributionColumns = TierColumns & Pick<Contribution, 'method' | 'referencePlanId' | 'budgetCents'>;

export function toContributionColumns(request: ContributionAnswer): ContributionColumns {
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
