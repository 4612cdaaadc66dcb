import type { PaymentReturn } from '#shared/payments/hand-off';
import { cents, id, instant, loose, stored, text } from '../../platform/database/stored.ts';

/** A payment page of the sandbox. */
export class SandboxPayment extends stored('payment_sandbox_sessions', {
  id: id(),
  /** Of the page's address. */
  token: text(43).unique(),
  /** The sender's. */
  reference: text(40),
  amountCents: cents(),
  /** As handed over; '' as soon as the page was used. */
  payerName: loose(110),
  returnUrl: text(300),
  /** What the page told the browser; null until it was used. */
  result: loose<PaymentReturn>(8).orNull(),
  /** UTC. */
  openedAt: instant(),
}) {}
