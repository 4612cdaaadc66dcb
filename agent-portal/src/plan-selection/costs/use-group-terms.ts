import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { groupFigures } from '#shared/plans/group-figures';
import type { Plan } from '#shared/plans/plan.record';
import type { CurrentAndSuggestedPlansResponse } from '#shared/renewals/renewal.record';
import type { PlanTerms } from '../../components/plan-browser/plan-terms.ts';
import { GROUP_TERMS } from '../group-terms.ts';
import { employerCostsQuery } from './employer-costs-queries.ts';
import { basisText, coveredEmployees, currentPremiums, renewedPlans } from './group-basis.ts';

interface GroupTermsGiven {
  quoteId: number;
  members: readonly CensusMemberResponse[];
  offered: readonly Plan[];
  premiumOf: (plan: Plan) => number | null;
  renewal: CurrentAndSuggestedPlansResponse | null;
}

/** The plan list of this group: with what each premium means to it, and what plans are at its renewal. */
export function useGroupTerms({ quoteId, members, offered, premiumOf, renewal }: GroupTermsGiven): PlanTerms {
  const { data: costs } = useQuery(employerCostsQuery(quoteId));
  return useMemo(() => {
    const basis = {
      employees: coveredEmployees(members),
      employerCosts: new Map(costs?.map(({ PlanId, Employer }) => [PlanId, Employer])),
      now: currentPremiums(renewal),
    };
    return {
      ...GROUP_TERMS,
      figures: new Map(offered.map((plan) => [plan.PlanId, groupFigures(plan, premiumOf(plan), basis)])),
      basis: basisText(renewal, members),
      ...(renewal && { renewal: renewedPlans(renewal) }),
    };
  }, [members, offered, premiumOf, renewal, costs]);
}
