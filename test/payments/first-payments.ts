import { randomUUID } from 'node:crypto';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { DEMO_PAYMENT_NOTICE_KEY } from '../../backend/src/platform/config/settings.ts';
import { IndividualPayment } from '../../backend/src/enrollment/parts/payments/individual-payment.table.ts';
import {
  SIGNATURE_HEADER,
  signatureOf,
  TIMESTAMP_HEADER,
} from '../../backend/src/enrollment/payments/notices/notice-signature.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { MemberPlan } from '../../backend/src/quoting/quote-plans/member-plan.table.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { PaymentNotice } from '../../shared/src/payments/payment.record.ts';
import type { TestApp } from '../support/app.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { buildPlan } from '../support/plan-builders.ts';

export const NOTICE = '/api/instamed/notice';
const SSO = '/api/instamed/sso';

type GivenQuote = Parameters<typeof insertIndividualQuote>[2];

/** An enrollment that waits for its first payment: one person in one short-term plan, by default for $812.40. */
export async function insertPending(
  app: TestApp,
  owner: User,
  { rateCents = 812_40, ...given }: GivenQuote & { rateCents?: number } = {},
): Promise<Quote> {
  const quote = await insertIndividualQuote(app, owner, { status: 'PaymentPending', ...given });
  const { manager } = app.database;
  const { id: planId } = await manager.save(buildPlan({ market: 'ShortTerm' }));
  const { effectiveDate } = quote;
  const selected = await manager.save(
    Object.assign(new QuotePlan(), {
      ...{ quoteId: quote.id, planId, position: 1, monthlyRateCents: rateCents, effectiveDate, rateArea: 12 },
      pricedAt: app.clock.now(),
    }),
  );
  const { id: memberId } = await manager.findOneByOrFail(CensusMember, { quoteId: quote.id });
  const rate = { rateCents, age: 41, ageBand: 27, tobacco: 'none', uncountedChild: null };
  await app.insert(Object.assign(new MemberPlan(), { quotePlanId: selected.id, memberId, ...rate }));
  return quote;
}

/** Hands the first payment over as this user. */
export const handOver = async (app: TestApp, user: User, quote: { id: number }, given: object = {}) =>
  (await app.as(user))
    .post(SSO)
    .send({ firstName: 'Ada', lastName: 'Quixwater', amount: 812.4, consumerId: `Q${quote.id}`, ...given });

/** A payment of $812.40 that was requested for an enrollment of this user that waits for it. */
export async function insertRequested(
  app: TestApp,
  owner: User,
  given: { payment?: Partial<IndividualPayment>; quote?: Partial<Quote> } = {},
): Promise<IndividualPayment> {
  const quote = await insertIndividualQuote(app, owner, { status: 'PaymentPending', ...given.quote });
  return app.insert(
    Object.assign(new IndividualPayment(), {
      quoteId: quote.id,
      reference: randomUUID(),
      amountCents: 812_40,
      state: 'Requested',
      providerId: null,
      heldPaymentId: null,
      requestedAt: new Date('2026-11-20T14:55:00Z'),
      answeredAt: null,
      ...given.payment,
    }),
  );
}

/** The provider accepts this payment. */
export const noticeOf = (payment: IndividualPayment, given: Partial<PaymentNotice> = {}) => ({
  Reference: payment.reference,
  Outcome: 'Paid',
  Amount: payment.amountCents / 100,
  ProviderId: `IM-${payment.id}`,
  ...given,
});

interface Signing {
  key?: string;
  at?: Date;
}

/** The headers of a notice that is signed now. */
export function signed(
  app: TestApp,
  notice: object,
  { key = DEMO_PAYMENT_NOTICE_KEY, at = app.clock.now() }: Signing = {},
) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = signatureOf(key, { body: JSON.stringify(notice), timestamp });
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature };
}

/** Sent as the provider sends it. */
export const sendNotice = (app: TestApp, notice: object, signing?: Signing) =>
  app
    .anonymous()
    .post(NOTICE)
    .set(signed(app, notice, signing))
    .send(notice);
