import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Spec 002 section 2; individuals, decision 2. */
export const NEW_INDIVIDUAL_PATH = '/quotes/census/individual';
export const individualCensusPath = (quoteId: number): string => `/quotes/census/individual/quote/${quoteId}`;
/** Carries a contract over to the quote that renews it. */
export const contractRenewalPath = (contractId: string): string =>
  `/quotes/census/individual/${encodeURIComponent(contractId)}`;
export const individualPlanSelectionPath = (quoteId: number): string =>
  `/quote/plan-selection/individual/quote/${quoteId}`;
/** Fetches what the marketplace decided. */
export const marketplaceLandingPath = (consumerId: string): string =>
  `/quote/plan-selection/individual/${encodeURIComponent(consumerId)}`;
/** Of what the marketplace decided. */
export const marketplacePlanSelectionPath = (quoteId: number): string =>
  `/quote/plan-selection/individual/ffmquote/${quoteId}`;
/** Of the one or the other. */
export const plansPathOf = ({ Id, Individual }: { Id: number; Individual: { IsFfm: boolean } }): string =>
  Individual.IsFfm ? marketplacePlanSelectionPath(Id) : individualPlanSelectionPath(Id);
/** Where an agent begins a visit of the marketplace. */
export const MARKETPLACE_PATH = '/individual/marketplace';
export const individualEnrollmentPath = (quoteId: number): string => `/enrollment/individual/${quoteId}`;

/** Spec 000 section 4, "Routing": these open the enrollment, all others the plan selection. */
const ENROLLMENT_STATUSES: readonly QuoteStatus[] = [
  'Enrolling',
  'FailedEnrollment',
  'SignatureRequired',
  'Complete',
  'Pended',
  'Rejected',
  'Approved',
  'PaymentPending',
  'PendingSEVerification',
  'Expired',
];

export const isIndividualInEnrollment = (status: QuoteStatus): boolean => ENROLLMENT_STATUSES.includes(status);

interface ContinuedQuote {
  quoteId: number;
  status: QuoteStatus;
  isFfm: boolean;
}

/** Where a household's quote is opened: its plans, or its enrollment. */
export function individualPath({ quoteId, status, isFfm }: ContinuedQuote): string {
  return isIndividualInEnrollment(status)
    ? individualEnrollmentPath(quoteId)
    : plansPathOf({ Id: quoteId, Individual: { IsFfm: isFfm } });
}
