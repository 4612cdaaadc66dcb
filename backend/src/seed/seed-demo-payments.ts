import { type DataSource, type EntityManager, In } from 'typeorm';
import { User } from '../platform/people/user.entity.ts';
import { HeldPayment } from '../enrollment/payments/held-payment.entity.ts';
import { Quote } from '../quoting/quotes/quote.entity.ts';
import { DAY_MS } from './demo-rows.ts';

const HOUR_MS = 3_600_000;
const REFERENCE_START = 48_201;

const AMOUNT = 'The amount differs from the first premium.';
const CARD = 'The card was refused after the payment had been accepted.';
const ACCOUNT = 'The carrier does not know the account that was paid for.';

interface DemoPayment {
  payerName: string;
  amountCents: number;
  hoursAgo: number;
  message: string;
  isClosed?: boolean;
}

/** Open ones of today, of this week and of before; and some that were dealt with. */
const PAYMENTS: readonly DemoPayment[] = [
  { payerName: 'Marjorie Vandenberg', amountCents: 1_284_50, hoursAgo: 3, message: AMOUNT },
  { payerName: 'Great Lakes Marine Outfitters', amountCents: 8_912_00, hoursAgo: 9, message: ACCOUNT },
  { payerName: 'Terrence Okafor', amountCents: 642_18, hoursAgo: 27, message: AMOUNT },
  { payerName: 'Annelise Christensen-Hathaway', amountCents: 977_04, hoursAgo: 31, message: CARD },
  { payerName: 'Lakeshore Dental Partners', amountCents: 3_415_77, hoursAgo: 52, message: AMOUNT },
  { payerName: 'Priya Raghunathan', amountCents: 388_90, hoursAgo: 76, message: CARD },
  { payerName: 'Copper Harbor Outdoor', amountCents: 5_120_33, hoursAgo: 99, message: AMOUNT },
  { payerName: 'Dale Huizenga', amountCents: 1_016_25, hoursAgo: 30 * 24, message: ACCOUNT },
  { payerName: 'Beatriz Monteiro', amountCents: 455_10, hoursAgo: 28, message: AMOUNT, isClosed: true },
  { payerName: 'Saginaw Tool Works', amountCents: 2_740_00, hoursAgo: 70, message: CARD, isClosed: true },
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
  const rows = PAYMENTS.map(({ hoursAgo, isClosed = false, ...payment }, index) => {
    const submittedAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const closed = { status: 'Closed', closedAt: closedAt(submittedAt, now), closedByUserId: closer.id } as const;
    return {
      ...payment,
      quoteId: quotes[index % quotes.length]!.id,
      providerReference: `PAY-${REFERENCE_START + index * 37}`,
      submittedAt,
      ...(isClosed ? closed : { status: 'Open' as const, closedAt: null, closedByUserId: null }),
    };
  });
  await tx.insert(HeldPayment, rows);
}

/** The next day, unless that is still to come. */
const closedAt = (submittedAt: Date, now: Date): Date =>
  new Date(Math.min(submittedAt.getTime() + DAY_MS, now.getTime()));
