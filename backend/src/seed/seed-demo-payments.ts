import { type DataSource, type EntityManager, In } from 'typeorm';
import { addRows } from '../platform/database/add-rows.ts';
import { User } from '../platform/people/user.table.ts';
import { HeldPayment } from '../enrollment/parts/household/held-payment.table.ts';
import { Quote } from '../quoting/quotes/quote.table.ts';
import { DAY_MS, HOUR_MS } from './demo-clock.ts';

const REFERENCE_START = 48_201;

const AMOUNT = 'The amount differs from the first premium.';
const CARD = 'The card was refused after the payment had been accepted.';
const ACCOUNT = 'The carrier does not know the account that was paid for.';

/** Payer, cents, hours ago, message, whether it was dealt with: of today, of this week and of before. */
// prettier-ignore
const PAYMENTS: readonly (readonly [string, number, number, string, 'closed'?])[] = [
  ['Marjorie Vandenberg',           1_284_50, 3,       AMOUNT],
  ['Great Lakes Marine Outfitters', 8_912_00, 9,       ACCOUNT],
  ['Terrence Okafor',               642_18,   27,      AMOUNT],
  ['Annelise Christensen-Hathaway', 977_04,   31,      CARD],
  ['Lakeshore Dental Partners',     3_415_77, 52,      AMOUNT],
  ['Priya Raghunathan',             388_90,   76,      CARD],
  ['Copper Harbor Outdoor',         5_120_33, 99,      AMOUNT],
  ['Dale Huizenga',                 1_016_25, 30 * 24, ACCOUNT],
  ['Beatriz Monteiro',              455_10,   28,      AMOUNT, 'closed'],
  ['Saginaw Tool Works',            2_740_00, 70,      CARD, 'closed'],
];

/** Payments that could not be booked, for quotes that were submitted. Does nothing where there are payments already. */
export async function seedDemoPayments(database: DataSource, { now }: { now: Date }): Promise<void> {
  if ((await database.manager.count(HeldPayment)) > 0) {
    return;
  }
  await database.transaction((tx) => insertPayments(tx, now));
}

async function insertPayments(tx: EntityManager, now: Date): Promise<void> {
  const quotes = await tx.find(Quote, {
    where: { status: In(['SignatureRequired', 'Enrolling', 'PassivelyRenewed', 'Approved', 'Complete']) },
    order: { id: 'ASC' },
    take: PAYMENTS.length,
  });
  const closer = await tx.findOneBy(User, { username: 'operations' });
  if (quotes.length === 0 || !closer) {
    return;
  }
  const rows = PAYMENTS.map(([payerName, amountCents, hoursAgo, message, closed], index) => {
    const submittedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    return {
      payerName,
      amountCents,
      message,
      quoteId: quotes[index % quotes.length]!.id,
      providerReference: `PAY-${REFERENCE_START + index * 37}`,
      submittedAt,
      status: closed ? ('Closed' as const) : ('Open' as const),
      closedAt: closed ? new Date(submittedAt.getTime() + DAY_MS) : null,
      closedByUserId: closed ? closer.id : null,
    };
  });
  await addRows(tx, HeldPayment, rows);
}
