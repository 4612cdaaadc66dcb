import { individualStatusLabel } from '#shared/individuals/individual-status';
import { QUOTE_IS_DELETED } from '#shared/plans/group-enrollment';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Spec 001 section 8; the provider's name: individuals, decision 18. */
export const PAYMENT_PAGE_FAILED = 'There was an error navigating to InstaMed. Please try again later!';
/** Ours, as are the following. */
export const AGENTS_PAY = 'The agent makes the first payment of a marketplace enrollment.';
export const PAYMENT_IS_CHECKED =
  'A payment for this enrollment was made and is being checked. It must not be made again.';
export const CONSUMER_ID_DIFFERS = 'Consumer ID does not belong to this quote.';

export const enrollmentPath = (quoteId: number): string => `/enrollment/individual/${quoteId}`;

/**
 * What the address says with which the browser comes back from the payment page: `?payment=paid`. Anyone can type it: whether it was paid
 * is what the quote says.
 */
export const PAYMENT_RETURNS = ['paid', 'declined', 'held', 'pending', 'left', 'none'] as const;
export type PaymentReturn = (typeof PAYMENT_RETURNS)[number];

export const returnAddress = (page: string, payment: PaymentReturn): string => `${page}?payment=${payment}`;

/** Of a quote that is not of the marketplace. Individuals, decision 18. */
export const consumerIdOf = (quoteId: number): string => `Q${quoteId}`;

/** The quote that such a consumer id names; null for one of the marketplace. */
export function quoteOfConsumer(consumerId: string): number | null {
  const [, digits] = /^Q([1-9]\d{0,9})$/.exec(consumerId) ?? [];
  return digits === undefined ? null : Number(digits);
}

interface PaidQuote {
  status: QuoteStatus;
  isDeleted: boolean;
}

/** The enrollment completes with its first payment. */
export const awaitsPayment = ({ status, isDeleted }: PaidQuote): boolean => status === 'PaymentPending' && !isDeleted;

/** Why a first payment cannot be made for a quote; null if it can. */
export const payingProblem = (quote: PaidQuote): string | null =>
  awaitsPayment(quote)
    ? null
    : quote.isDeleted
      ? QUOTE_IS_DELETED
      : `A quote in status ${individualStatusLabel(quote.status)} is not waiting for its first payment.`;
