import type { ContractRenewalResponse } from '#shared/contract-renewals/contract-renewal.record';
import { creditNotes, type SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { centsFromDollars } from '#shared/formats/currency';
import type { IndividualMemberResponse, IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { creditWords } from '#shared/plans/plan-texts';
import { costBasisOf, yearTermsOf } from '#shared/plans/yearly-cost';
import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';
import { INDIVIDUAL_FACET_VALUES } from '#shared/plans/plan-facets';
import type { PlanTerms, RenewedPlans } from '../../components/plan-browser/plan-terms.ts';

export type EnrollingMember = Pick<IndividualMemberResponse, 'MedicalStatus' | 'DentalStatus' | 'VisionStatus'>;

const STATUS = { medical: 'MedicalStatus', dental: 'DentalStatus', vision: 'VisionStatus' } as const;

export const enrolling = (members: readonly EnrollingMember[], coverage: Coverage): number =>
  members.filter((member) => member[STATUS[coverage]] === 'Enroll').length;

type TermsQuote = Pick<IndividualQuoteResponse, 'Ffm' | 'Companion'> & {
  Individual: Pick<IndividualQuoteResponse['Individual'], 'CoverageLength'>;
};

/** A list for each coverage in which someone enrolls. Medical always has one: without it nothing can be enrolled. */
export function householdTerms(
  members: readonly EnrollingMember[],
  { Ffm, Individual, Companion }: TermsQuote,
  { renewal, estimate }: { renewal?: ContractRenewalResponse | undefined; estimate?: SubsidyResponse | undefined } = {},
): PlanTerms {
  const costsOf = (coverage: Coverage) => costBasisOf(enrolling(members, coverage));
  return {
    buyer: 'household',
    coverages: COVERAGES.filter((coverage) => coverage === 'medical' || enrolling(members, coverage) > 0),
    values: INDIVIDUAL_FACET_VALUES,
    costs: { medical: costsOf('medical'), dental: costsOf('dental'), vision: costsOf('vision') },
    credit: Ffm && creditText(Ffm, Companion ? (Companion.CreditHere ?? 0) : appliedOf(Ffm, estimate)),
    creditNotes: estimate ? creditNotes(estimate) : [],
    year: yearTermsOf(Individual.CoverageLength, enrolling(members, 'medical')),
    ...(renewal && { renewal: renewedPlans(renewal) }),
  };
}

/** The plan of the contract, and the one that follows it: both may be the same. */
export function renewedPlans({ CurrentPlanId, SuccessorPlanId }: ContractRenewalResponse): RenewedPlans {
  const marks = new Map<number, string>();
  if (SuccessorPlanId !== null) {
    marks.set(SuccessorPlanId, 'Follows the current plan');
  }
  if (CurrentPlanId !== null) {
    marks.set(CurrentPlanId, 'Current plan');
  }
  return { marks, currentPlanId: CurrentPlanId };
}

/** What is taken in advance of an estimate, dollars a month: never more than there is. */
export const appliedCredit = (
  elected: Pick<NonNullable<TermsQuote['Ffm']>, 'AptcElectedAmount' | 'IsMaximum'> | null,
  estimate: Pick<SubsidyResponse, 'MaxAptc'>,
): number => (elected?.IsMaximum ? estimate.MaxAptc : Math.min(elected?.AptcElectedAmount ?? 0, estimate.MaxAptc));

const appliedOf = (credit: NonNullable<TermsQuote['Ffm']>, estimate: SubsidyResponse | undefined): number =>
  credit.AptcAmount !== undefined || !estimate ? credit.AptcElectedAmount : appliedCredit(credit, estimate);

/** @param applied dollars a month */
function creditText({ AptcAmount }: NonNullable<TermsQuote['Ffm']>, applied: number): string {
  const isGranted = AptcAmount !== undefined;
  const appliedCents = centsFromDollars(applied);
  return creditWords({
    appliedCents,
    isGranted,
    maximumCents: isGranted ? centsFromDollars(AptcAmount) : appliedCents,
  });
}
