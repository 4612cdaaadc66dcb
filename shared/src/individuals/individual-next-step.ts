import { contractPath } from '#shared/book-of-business/contract-path';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { Expiry } from '#shared/individuals/individual-expiry';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Spec 002 section 2; individuals, decision 2. */
export const NEW_INDIVIDUAL_PATH = '/quotes/census/individual';
/** A new quote for the people of this one, which has expired or was denied. */
export const requotePath = (quoteId: number): string => `${NEW_INDIVIDUAL_PATH}?from=${quoteId}`;
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
/** The comparisons that were sent to the household, what became of them, and what it answered. */
export const sentComparisonsPath = (quote: Parameters<typeof plansPathOf>[0]): string =>
  `${plansPathOf(quote)}?proposals=history`;
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

export interface IndividualStepFacts extends ContinuedQuote {
  /** What is wrong with its dates; null while it can be continued as it is. */
  expiry: Expiry['Kind'] | null;
  hasPlans: boolean;
  /** Until when the marketplace waits for documents; null without a day. */
  documentsDue: IsoDate | null;
  /** The contract that it has become; null where there is none in the book. */
  contractId: string | null;
}

/** What an agent does next with a household's quote, and where. */
export interface IndividualStep {
  label: string;
  path: string;
}

const requote = (quoteId: number): IndividualStep => ({ label: 'Requote', path: requotePath(quoteId) });

/** The next step by what has become of the quote, and what is due. Ours, as that of groups: ux 3; the places are those of spec 000 section 4. */
export function individualStep(facts: IndividualStepFacts): IndividualStep {
  const { quoteId, status, isFfm, expiry, contractId } = facts;
  const here = (label: string): IndividualStep => ({ label, path: individualPath(facts) });
  if (expiry === 'expired') {
    return requote(quoteId);
  }
  if (expiry === 'continue') {
    // The household form asks for the other date; the marketplace and the enrollment do so on their own pages.
    const path = status === 'Quoting' && !isFfm ? individualCensusPath(quoteId) : individualPath(facts);
    return { label: 'Change date', path };
  }
  switch (status) {
    case 'Quoting':
      return here(facts.hasPlans ? 'Continue' : 'Choose plans');
    case 'Enrolling':
      return here('Complete enrollment');
    case 'SignatureRequired':
      return here('Sign and submit');
    case 'FailedEnrollment':
    case 'Pended':
      return here('Correct and resubmit');
    case 'PaymentPending':
      return here('Pay first premium');
    case 'PendingSEVerification':
      return here(
        facts.documentsDue === null ? 'Send documents' : `Send documents by ${monthAndDay(facts.documentsDue)}`,
      );
    case 'Rejected':
    case 'Declined':
    case 'Expired':
      return requote(quoteId);
    case 'Complete':
    case 'Approved':
    case 'PassivelyRenewed':
      return contractId === null
        ? here(isIndividualInEnrollment(status) ? 'View enrollment' : 'View quote')
        : { label: 'View contract', path: contractPath('individual', contractId) };
    default:
      return here('View quote');
  }
}

/** "12/26": what is due is never far off. */
const monthAndDay = (day: IsoDate): string => formatDay(day).replace(/\/\d{4}$/, '');
