import type { IndividualMemberResponse } from '#shared/individuals/individual-quote.record';
import { costBasisOf } from '#shared/plans/cost-basis';
import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';
import { INDIVIDUAL_FACET_VALUES } from '#shared/plans/plan-facets';
import { yearTermsOf } from '#shared/plans/yearly-cost';
import type { PlanTerms } from '../../components/plan-browser/plan-terms.ts';

export type EnrollingMember = Pick<IndividualMemberResponse, 'MedicalStatus' | 'DentalStatus' | 'VisionStatus'>;

const STATUS = { medical: 'MedicalStatus', dental: 'DentalStatus', vision: 'VisionStatus' } as const;

export const enrolling = (members: readonly EnrollingMember[], coverage: Coverage): number =>
  members.filter((member) => member[STATUS[coverage]] === 'Enroll').length;

/**
 * A list for each coverage in which someone enrolls. Medical always has one: without it nothing can be enrolled.
 * @param coverageLength months of a short-term plan; null for permanent plans
 */
export function householdTerms(members: readonly EnrollingMember[], coverageLength: number | null): PlanTerms {
  const costsOf = (coverage: Coverage) => costBasisOf(enrolling(members, coverage));
  return {
    buyer: 'household',
    coverages: COVERAGES.filter((coverage) => coverage === 'medical' || enrolling(members, coverage) > 0),
    values: INDIVIDUAL_FACET_VALUES,
    costs: { medical: costsOf('medical'), dental: costsOf('dental'), vision: costsOf('vision') },
    year: yearTermsOf(coverageLength, enrolling(members, 'medical')),
  };
}
