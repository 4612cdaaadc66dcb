import { COVERAGES } from '#shared/plans/plan-codes';
import { GROUP_FACET_VALUES } from '#shared/plans/plan-facets';
import type { PlanTerms } from '../components/plan-browser/plan-terms.ts';

/** Spec 000 section 9: small groups are filtered by the individual deductible. */
export const GROUP_TERMS: PlanTerms = {
  buyer: 'group',
  coverages: COVERAGES,
  values: GROUP_FACET_VALUES,
  costs: { medical: 'individual', dental: 'individual', vision: 'individual' },
  credit: null,
  year: null,
};
