import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';

/** What of the quote decides what an enrollment asks. */
export const termsAsked = ({ Quote, MedicalPlan }: EnrollmentPageResponse) => ({
  planType: Quote.Individual.IndividualPlanType,
  isFfm: Quote.Individual.IsFfm,
  effectiveDate: Quote.EffectiveDate,
  network: MedicalPlan?.ProviderNetworkType ?? null,
  isCatastrophic: MedicalPlan?.MetalTier === 'Catastrophic',
});
