import type { HeldPaymentStatus } from '#shared/error-reports/error-reports';
import { User } from '../../../platform/people/user.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { cents, id, instant, loose, refers, stored, text } from '../../../platform/database/stored.ts';

/** A payment that was made but could not be booked: staff have to book it by hand. Plain stored data. */
export class HeldPayment extends stored(
  'held_payments',
  {
    id: id(),
    /** The quote cannot be deleted while a payment refers to it. */
    quoteId: refers(() => Quote, 'RESTRICT'),
    payerName: loose(100),
    amountCents: cents(),
    /** The payment provider's id. */
    providerReference: text(40).unique(),
    status: loose<HeldPaymentStatus>(6),
    /** UTC. When it was paid. */
    submittedAt: instant(),
    /** Why it was held, without personal data. */
    message: loose(300),
    /** UTC. */
    closedAt: instant().orNull(),
    closedByUserId: refers(() => User, 'RESTRICT').orNull(),
  },
  {
    indexes: [
      ['status', 'submittedAt'],
      ['status', 'message', 'submittedAt'],
    ],
  },
) {}
