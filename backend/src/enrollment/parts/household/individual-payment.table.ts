import type { PaymentState } from '#shared/payments/payment-states';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { HeldPayment } from './held-payment.table.ts';
import { cents, id, instant, loose, refers, stored, text } from '../../../platform/database/stored.ts';

/** One attempt at the first payment of a household's enrollment: no name, no card. Plain stored data. */
export class IndividualPayment extends stored('individual_payments', {
  id: id(),
  quoteId: refers(() => Quote, 'RESTRICT'),
  /** Ours, random; the provider repeats it in its notices. */
  reference: text(40).unique(),
  amountCents: cents(),
  state: loose<PaymentState>(9),
  /** The provider's; null until its first notice. */
  providerId: text(40).orNull().unique(),
  /** What staff see of it when it could not be booked. */
  heldPaymentId: refers(() => HeldPayment, 'RESTRICT').orNull(),
  /** UTC. */
  requestedAt: instant(),
  /** UTC. Of the notice that led to its state. */
  answeredAt: instant().orNull(),
}) {}
