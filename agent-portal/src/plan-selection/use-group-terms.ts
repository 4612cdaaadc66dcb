import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { CONTRIBUTIONS } from '#shared/contributions/contributions.calls';
import { groupFigures } from '#shared/plans/group-figures';
import { COVERAGES } from '#shared/plans/plan-codes';
import { GROUP_FACET_VALUES } from '#shared/plans/plan-facets';
import type { Plan } from '#shared/plans/plan.record';
import type { CurrentAndSuggestedPlansResponse } from '#shared/renewals/renewal.record';
import { query } from '#web/http/calls';
import type { PlanTerms } from '../components/plan-browser/plan-terms.ts';
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

/** Asked again with each visit: the contribution is changed on a page of its own. */
const employerCostsQuery = (quoteId: number) =>
  queryOptions({ ...query(CONTRIBUTIONS.costs, { quoteId }), staleTime: 0 });

/** Spec 000 section 9: small groups are filtered by the individual deductible. */
const GROUP_TERMS: PlanTerms = {
  buyer: 'group',
  coverages: COVERAGES,
  values: GROUP_FACET_VALUES,
  costs: { medical: 'individual', dental: 'individual', vision: 'individual' },
  credit: null,
  year: null,
};
