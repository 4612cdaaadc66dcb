import type { PaymentReturn } from '#shared/payments/hand-off';
import type { PaymentOutcome } from '#shared/payments/payment-states';

/** What the sandbox does with a payment. */
export interface NamedOutcome {
  outcome: PaymentOutcome;
  /** What the browser is told. */
  result: PaymentReturn;
  /** The notice comes after the browser. */
  isLate?: boolean;
}

const PAID: NamedOutcome = { outcome: 'Paid', result: 'paid' };

/** Last names of payers that make the sandbox decide otherwise, case-insensitive. */
const BY_LAST_NAME = new Map<string, NamedOutcome>([
  ['declined', { outcome: 'Declined', result: 'declined' }],
  ['held', { outcome: 'Held', result: 'held' }],
  ['timeout', { outcome: 'Paid', result: 'pending', isLate: true }],
]);

export const outcomeNamed = (payerName: string): NamedOutcome => BY_LAST_NAME.get(lastName(payerName)) ?? PAID;

/** The hand-over itself fails: no page is opened. */
export const isProviderDown = (payerName: string): boolean => lastName(payerName) === 'providerdown';

const lastName = (name: string): string => name.trim().toLowerCase().split(/\s+/).at(-1)!;
