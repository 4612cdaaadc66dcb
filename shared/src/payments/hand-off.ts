import { individualStatusLabel } from '#shared/individuals/individual-status';
import type { MadePayment } from '#shared/payments/payment-states';
import { QUOTE_IS_DELETED } from '#shared/plans/group-enrollment';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Spec 001 section 8; the provider's name: individuals, decision 18. */
export const PAYMENT_PAGE_FAILED = 'There was an error navigating to InstaMed. Please try again later!';
/** Ours, as are the following. */
export const AGENTS_PAY = 'The agent makes the first payment of a marketplace enrollment.';
export const PAYMENT_WAS_MADE = 'The first payment of this enrollment was made.';
export const PAYMENT_IS_CHECKED =
  'A payment for this enrollment was made and is being checked. It must not be made again.';
export const CONSUMER_NOT_ENROLLED = 'No enrollment of this consumer was found.';
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

export interface PaidQuote {
  status: QuoteStatus;
  isDeleted: boolean;
  /** Of the marketplace. */
  isFfm: boolean;
}

/** The enrollment completes with its first payment. */
export const awaitsPayment = ({ status, isDeleted }: Omit<PaidQuote, 'isFfm'>): boolean =>
  status === 'PaymentPending' && !isDeleted;

/** What the marketplace has accepted is paid afterwards, and waits for no payment. Spec 001 section 4, "FFM success". */
export const ENROLLED_AT_MARKETPLACE: readonly QuoteStatus[] = ['Complete', 'PendingSEVerification'];
export const isEnrolledAtMarketplace = ({ status, isDeleted, isFfm }: PaidQuote): boolean =>
  isFfm && !isDeleted && ENROLLED_AT_MARKETPLACE.includes(status);

/** Audited where a first payment moves nothing, so that the timeline tells of it. */
export const BOOK_WITHOUT_MOVE = 'book-marketplace-payment';

/** A first payment can be made for it, and booked. */
export const takesPayment = (quote: PaidQuote): boolean => awaitsPayment(quote) || isEnrolledAtMarketplace(quote);

/**
 * Why a first payment cannot be made for a quote; null if it can.
 *
 * @param made the state of the payment that was made already; null while there is none
 */
export function payingProblem(quote: PaidQuote, made: MadePayment | null): string | null {
  if (takesPayment(quote)) {
    return made && { Paid: PAYMENT_WAS_MADE, Held: PAYMENT_IS_CHECKED }[made];
  }
  return quote.isDeleted
    ? QUOTE_IS_DELETED
    : `A quote in status ${individualStatusLabel(quote.status)} is not waiting for its first payment.`;
}
