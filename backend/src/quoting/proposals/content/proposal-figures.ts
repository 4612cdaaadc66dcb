import type { ContributionResponse } from '#shared/contributions/contribution.record';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { COVERAGES } from '#shared/plans/plan-codes';
import { coverageOf } from '#shared/plans/plan-texts';
import type { SelectedPlan } from '#shared/plans/plan.record';
import type { ProposalFigures, ProposedPlan } from '#shared/proposals/proposal-figures.record';
import type { ProposalContent } from './proposal-content.ts';
import { coveredEmployees, planHighlights } from './plan-highlights.ts';

type Given = Pick<ProposalContent, 'plans' | 'contributions'> & { sender: Pick<ProposalContent['sender'], 'insurer'> };

/** The figures of page one, for the page behind a link: plans that have a premium and people. */
export function proposalFigures({ plans, contributions, sender }: Given): ProposalFigures {
  const assigned = planHighlights(plans, contributions).find(({ plan }) => plan === null);
  const medical = plans.find(({ IsMedical }) => IsMedical);
  const employees = medical ? coveredEmployees(medical) : 0;
  return {
    InsurerName: sender.insurer,
    Plans: plans
      .flatMap((plan) => proposedPlan(plan, contributions))
      .sort((one, other) => rank(one) - rank(other) || one.Premium - other.Premium),
    Assigned:
      assigned && employees > 0
        ? {
            Employees: employees,
            ...costOf(assigned.premium, employees),
            ...sharesOf(contributions, 'medical', null),
          }
        : null,
    Household: null,
  };
}

const rank = ({ Coverage }: ProposedPlan): number => COVERAGES.indexOf(Coverage);

function proposedPlan(plan: SelectedPlan, contributions: readonly ContributionResponse[]): ProposedPlan[] {
  const { PlanId, PlanDisplayName, MetalTier, ProviderNetworkType, TotalMonthlyRate } = plan;
  const Employees = coveredEmployees(plan);
  if (TotalMonthlyRate === null || Employees === 0) {
    return [];
  }
  const Coverage = coverageOf(plan);
  const { Tier1PlanDetails: costs } = plan.PlanDetailsPreferredNetwork;
  return [
    {
      PlanId,
      PlanDisplayName,
      Coverage,
      MetalTier,
      ProviderNetworkType,
      Employees,
      ...costOf(TotalMonthlyRate, Employees),
      ...sharesOf(contributions, Coverage, PlanId),
      FullPremium: null,
      Deductible: costs.MedicalDeductibleIndividual,
      OutOfPocketMaximum: costs.OutOfPocketMaximumIndividual,
    },
  ];
}

const costOf = (premium: number, employees: number) => ({
  Premium: premium,
  PerEmployee: dollarsFromCents(Math.round(centsFromDollars(premium) / employees)),
});

function sharesOf(
  contributions: readonly ContributionResponse[],
  coverage: ProposedPlan['Coverage'],
  planId: number | null,
): Pick<ProposedPlan, 'Employer' | 'EmployeesPay'> {
  const saved = contributions.find(({ Coverage, Version }) => Coverage === coverage && Version > 0);
  const result = saved?.Results.find(({ PlanId }) => PlanId === planId);
  return { Employer: result?.Employer ?? null, EmployeesPay: result?.Employees ?? null };
}
