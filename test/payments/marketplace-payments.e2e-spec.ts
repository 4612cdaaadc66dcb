import { HeldPayment } from '../../backend/src/enrollment/parts/household/held-payment.table.ts';
import { IndividualPayment } from '../../backend/src/enrollment/parts/household/individual-payment.table.ts';
import { SandboxPayment } from '../../backend/src/simulators/payments/sandbox-payment.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { EnrollmentPageResponse } from '../../shared/src/individual-enrollment/individual-enrollment.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startAtMarketplace } from '../marketplace/visits.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import type { TestApp } from '../support/app.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';
import { submissionOf } from '../support/submittable-household.ts';
import { handOver, noticeOf, sendNotice } from './first-payments.ts';
import { type EnrolledHousehold, insertEnrolled } from './marketplace-enrollments.ts';

const NOT_AWAITED = 'The enrollment was no longer waiting for this payment.';

describe('the first payment of what the marketplace has enrolled', () => {
  let app: TestApp;
  let agent: User;
  let planId: number;
  beforeAll(async () => {
    app = await startAtMarketplace();
    app.clock.set('2026-11-23T17:00:00Z');
    planId = (await sellIndividualPlans(app)).ppo;
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const enrolled = (given: Partial<Parameters<typeof insertEnrolled>[2]> = {}) =>
    insertEnrolled(app, agent, { planId, ...given });
  const pay = (made: EnrolledHousehold, given: object = {}, user = agent) =>
    handOver(app, user, made, { consumerId: made.consumerId, QuoteId: made.id, ...given });
  const refusal = async (made: EnrolledHousehold, given: object = {}, user = agent) => {
    const { status, body } = await pay(made, given, user);
    return [status, body.Message];
  };
  const paymentsOf = ({ id: quoteId }: EnrolledHousehold) =>
    app.database.manager.findBy(IndividualPayment, { quoteId });
  const heldOf = ({ id: quoteId }: EnrolledHousehold) => app.database.manager.findBy(HeldPayment, { quoteId });
  /** Handed over, and known to the provider. */
  const requested = async (made: EnrolledHousehold): Promise<IndividualPayment> => {
    expect((await pay(made)).status).toBe(200);
    return (await paymentsOf(made)).at(-1)!;
  };
  const quoteOf = ({ id }: EnrolledHousehold) => app.database.manager.findOneByOrFail(Quote, { id });
  const movesOf = async ({ id: quoteId }: EnrolledHousehold) =>
    (await app.database.manager.findBy(QuoteEvent, { quoteId })).filter(({ fromStatus, toStatus }) =>
      [fromStatus, toStatus].includes('Complete'),
    );
  const pageOf = async ({ id }: EnrolledHousehold): Promise<EnrollmentPageResponse> =>
    (await (await app.as(agent)).get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body;
  /** The amount due and whether nothing is due, on the page; what the answer to the submission says. */
  const told = async (made: EnrolledHousehold) => {
    const { AmountDue, Quote: quote } = await pageOf(made);
    return [AmountDue, quote.Ffm?.zeroPayment, (await submissionOf(app, agent, made.id))?.Payment];
  };
  const DUE = [812.4, false, { Due: true, Amount: 812.4 }];
  const PAID = [0, true, { Due: false, Amount: 812.4 }];

  it.each(['Complete', 'PendingSEVerification'] as const)(
    'is paid at the provider’s page, and booked: a quote in %s stays there',
    async (status) => {
      const made = await enrolled({ status });
      expect(await told(made)).toEqual(DUE);
      app.clock.advance(60_000);
      const payment = await requested(made);
      const page = await app.database.manager.findOneByOrFail(SandboxPayment, { reference: payment.reference });
      expect([payment.amountCents, page.amountCents, await told(made)]).toEqual([81_240, 81_240, DUE]);
      const before = await quoteOf(made);
      expect((await sendNotice(app, noticeOf(payment))).body.State).toBe('Paid');
      expect([await told(made), await quoteOf(made), await movesOf(made)]).toEqual([PAID, before, []]);
      const caller = await app.as(agent);
      const { body: proof } = await caller.get(`/api/individual/proof/${made.id}`);
      expect(proof).toMatchObject({
        Status: status,
        Payment: {
          Amount: 812.4,
          State: 'Paid',
          Reference: `IM-${payment.id}`,
          PaidDate: app.clock.now().toISOString(),
        },
      });
      const { body: timeline } = await caller.get(`/api/timeline/quote/${made.id}`);
      expect(
        timeline
          .slice(0, 2)
          .map(({ What }: { What: string }) => What)
          .sort(),
      ).toEqual(['First payment of a marketplace enrollment received', 'First payment started']);
      expect(await refusal(made)).toEqual([409, 'The first payment of this enrollment was made.']);
    },
  );

  it('is found by the consumer of the marketplace: the newest enrollment of this user', async () => {
    const consumerId = 'FFM-of-two-quotes';
    const declined = await enrolled({ consumerId, status: 'Declined' });
    const made = await enrolled({ consumerId });
    expect((await handOver(app, agent, made, { consumerId })).status).toBe(200);
    expect([await paymentsOf(declined), await paymentsOf(made)]).toMatchObject([[], [{ amountCents: 81_240 }]]);
  });

  it('is refused for another consumer than that of the quote', async () => {
    const made = await enrolled();
    for (const consumerId of [`Q${made.id}`, (await enrolled()).consumerId, 'nobody']) {
      const { status, body } = await pay(made, { consumerId });
      expect([status, Object.keys(body.Fields as object)]).toEqual([400, ['consumerId']]);
    }
    expect(await refusal(made, { consumerId: `Q${made.id}`, QuoteId: null })).toEqual([
      400,
      'Consumer ID does not belong to this quote.',
    ]);
    expect(await paymentsOf(made)).toEqual([]);
  });

  it('is not found by others, and is not made by staff', async () => {
    const made = await enrolled();
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const nothing = 'No enrollment of this consumer was found.';
    expect((await pay(made, {}, stranger)).status).toBe(404);
    expect(await refusal(made, { QuoteId: null }, stranger)).toEqual([404, nothing]);
    expect(await refusal(made, { QuoteId: null, consumerId: 'nobody' })).toEqual([404, nothing]);
    for (const staff of [await insertSalesUser(app), await insertOperationsUser(app)]) {
      expect(await refusal(made, {}, staff)).toEqual([
        403,
        'The agent makes the first payment of a marketplace enrollment.',
      ]);
      expect((await pay(made, { QuoteId: null }, staff)).status).toBe(404);
    }
    expect(await paymentsOf(made)).toEqual([]);
  });

  it.each([812.39, 812.41, 0])('must be what was agreed: $%d is refused', async (amount) => {
    const made = await enrolled();
    expect(await refusal(made, { amount })).toEqual([422, 'The amounts have changed. Please review them.']);
    expect(await paymentsOf(made)).toEqual([]);
  });

  it('stays what was agreed where first payments can be left out since', async () => {
    const made = await enrolled();
    await setRule(app, 'FirstPaymentExceptionStartDate', '2026-11-01');
    try {
      expect([await told(made), (await pay(made)).status]).toEqual([DUE, 200]);
    } finally {
      await setRule(app, 'FirstPaymentExceptionStartDate', '');
    }
  });

  it('is not made where the tax credit leaves nothing to pay', async () => {
    const made = await enrolled({ dueCents: 0 });
    expect(await told(made)).toEqual([0, true, { Due: false, Amount: 0 }]);
    const before = await quoteOf(made);
    const { status, body } = await pay(made, { amount: 0 });
    const back = `http://localhost:3000/enrollment/individual/${made.id}?payment=none`;
    expect([status, body, await paymentsOf(made), await quoteOf(made)]).toEqual([
      200,
      { RedirectUrl: back },
      [],
      before,
    ]);
    expect((await refusal(made))[0]).toBe(422);
  });

  it.each(['Declined', 'FailedEnrollment', 'Pended', 'Expired'] as const)(
    'is not made for a quote in %s',
    async (status) => {
      const made = await enrolled({ status });
      expect((await refusal(made))[0]).toBe(409);
      expect((await submissionOf(app, agent, made.id))?.Payment.Due).toBe(false);
    },
  );

  it('can be made with another card after it was declined', async () => {
    const made = await enrolled();
    const payment = await requested(made);
    await sendNotice(app, noticeOf(payment, { Outcome: 'Declined' }));
    expect([await told(made), (await pay(made)).status]).toEqual([DUE, 200]);
    await sendNotice(app, noticeOf(payment, { ProviderId: `IM-${payment.id}-2` }));
    expect(await told(made)).toEqual(PAID);
  });

  it.each([
    ['the provider holds it', { Outcome: 'Held' }, 'The payment provider holds this payment.'],
    ['another amount was paid', { Amount: 800 }, 'The amount differs from the first premium.'],
  ] as const)('is checked by staff when %s, and not made again meanwhile', async (_why, given, Message) => {
    const made = await enrolled();
    const payment = await requested(made);
    const before = await quoteOf(made);
    expect((await sendNotice(app, noticeOf(payment, given))).body.State).toBe('Held');
    expect([await told(made), await refusal(made)]).toEqual([
      PAID,
      [409, 'A payment for this enrollment was made and is being checked. It must not be made again.'],
    ]);
    const staff = await app.as(await insertOperationsUser(app));
    const report = (await staff.post('/api/sales/GetPaymentErrorReport').send({})).body as { QuoteId: number }[];
    const [held] = await heldOf(made);
    expect(report.filter(({ QuoteId }) => QuoteId === made.id)).toMatchObject([
      { HoldPaymentId: held!.id, IsHousehold: true, CompletesEnrollment: false, Message },
    ]);
    expect((await staff.post(`/api/sales/MarkPaymentProcessed/${held!.id}`).send({})).status).toBe(200);
    const written = await app.database.manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(made.id) });
    expect(written.map(({ action }) => action).slice(-2)).toEqual(['hold-payment', 'book-marketplace-payment']);
    expect([(await paymentsOf(made))[0]!.state, await quoteOf(made), await movesOf(made)]).toEqual([
      'Paid',
      before,
      [],
    ]);
  });

  it('is booked once when the provider repeats itself, also ten times at the same moment', async () => {
    const made = await enrolled();
    const notice = noticeOf(await requested(made));
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendNotice(app, notice)));
    expect(answers.map(({ status, body }) => [status, body.State])).toEqual(Array(10).fill([200, 'Paid']));
    expect((await sendNotice(app, notice)).body.State).toBe('Paid');
    const booked = { subject: 'quote', subjectId: String(made.id), action: 'book-marketplace-payment' };
    expect([await app.database.manager.countBy(AuditEvent, booked), await heldOf(made)]).toEqual([1, []]);
  });

  it('is booked once when it is paid on several pages at the same moment: staff get the others', async () => {
    const made = await enrolled();
    for (let page = 0; page < 4; page += 1) {
      await requested(made);
    }
    const payments = await paymentsOf(made);
    const answers = await Promise.all(payments.map((payment) => sendNotice(app, noticeOf(payment))));
    expect(answers.map(({ body }) => body.State as string).sort()).toEqual(['Held', 'Held', 'Held', 'Paid']);
    expect((await heldOf(made)).map(({ message }) => message)).toEqual(Array(3).fill(NOT_AWAITED));
  });

  it('is given to staff when it is made after the marketplace has declined the enrollment', async () => {
    const made = await enrolled({ status: 'PendingSEVerification' });
    const payment = await requested(made);
    await app.database.manager.update(Quote, { id: made.id }, { status: 'Declined' });
    expect((await sendNotice(app, noticeOf(payment))).body.State).toBe('Held');
    expect(await heldOf(made)).toMatchObject([{ status: 'Open', message: NOT_AWAITED }]);
  });
});
