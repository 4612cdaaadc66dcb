import { MoreThan } from 'typeorm';
import { HeldPayment } from '../../backend/src/enrollment/parts/household/held-payment.table.ts';
import { IndividualPayment } from '../../backend/src/enrollment/parts/household/individual-payment.table.ts';
import { TIMESTAMP_HEADER } from '../../backend/src/enrollment/payments/notice-signature.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';
import { insertRequested, NOTICE, noticeOf, sendNotice, signed } from './first-payments.ts';

describe('what the payment provider says of a first payment', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  // Refusals are recorded up to a limit per minute.
  beforeEach(() => app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString()));
  afterAll(() => app.close());

  const stateOf = async ({ id, quoteId }: IndividualPayment) => {
    const { manager } = app.database;
    const { state } = await manager.findOneByOrFail(IndividualPayment, { id });
    const { status } = await manager.findOneByOrFail(Quote, { id: quoteId });
    return [state, status];
  };
  const heldOf = ({ quoteId }: IndividualPayment) => app.database.manager.findBy(HeldPayment, { quoteId });
  const movesOf = ({ quoteId }: IndividualPayment) => app.database.manager.findBy(QuoteEvent, { quoteId });
  /** What the work wrote into the audit trail. */
  async function audited(work: () => PromiseLike<unknown>): Promise<string[]> {
    const [last] = await app.database.manager.find(AuditEvent, { order: { id: 'DESC' }, take: 1 });
    await work();
    const events = await app.database.manager.find(AuditEvent, { where: { id: MoreThan(last?.id ?? 0) } });
    return events.map(({ action, subject, subjectId, userId }) => `${action} ${subject} ${subjectId} ${userId}`);
  }

  it('completes the enrollment when it is paid, and the timeline says so', async () => {
    const payment = await insertRequested(app, agent);
    const written = await audited(async () => {
      const { status, body } = await sendNotice(app, noticeOf(payment));
      expect([status, body]).toEqual([200, { Reference: payment.reference, State: 'Paid' }]);
    });
    expect(await stateOf(payment)).toEqual(['Paid', 'Complete']);
    const { providerId, answeredAt } = await app.database.manager.findOneByOrFail(IndividualPayment, {
      id: payment.id,
    });
    expect([providerId, answeredAt]).toEqual([`IM-${payment.id}`, app.clock.now()]);
    expect(written).toEqual([`move-quote quote ${payment.quoteId} null`, `book-payment quote ${payment.quoteId} null`]);
    const { body: timeline } = await (await app.as(agent)).get(`/api/timeline/quote/${payment.quoteId}`);
    expect(timeline).toMatchObject([
      { What: 'Moved from Payment Pending to Complete', Detail: 'First payment received' },
    ]);
  });

  it('changes nothing when it is said again', async () => {
    const payment = await insertRequested(app, agent);
    const first = await sendNotice(app, noticeOf(payment));
    const written = await audited(async () => {
      const again = await sendNotice(app, noticeOf(payment));
      expect([again.status, again.body]).toEqual([200, first.body]);
    });
    expect([written, (await movesOf(payment)).length]).toEqual([[], 1]);
  });

  it('is booked once when it is said ten times at the same moment', async () => {
    const payment = await insertRequested(app, agent);
    const written = await audited(async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => sendNotice(app, noticeOf(payment))));
      expect(answers.map(({ status, body }) => [status, body.State])).toEqual(Array(10).fill([200, 'Paid']));
    });
    expect([written.length, (await movesOf(payment)).length]).toEqual([2, 1]);
    expect(await stateOf(payment)).toEqual(['Paid', 'Complete']);
  });

  it('leaves the enrollment waiting when it is declined, and a later card completes it', async () => {
    const payment = await insertRequested(app, agent);
    const declined = await sendNotice(app, noticeOf(payment, { Outcome: 'Declined' }));
    expect([declined.body.State, await stateOf(payment)]).toEqual(['Declined', ['Declined', 'PaymentPending']]);
    const { body: timeline } = await (await app.as(agent)).get(`/api/timeline/quote/${payment.quoteId}`);
    expect(timeline).toMatchObject([{ What: 'First payment declined' }]);
    await sendNotice(app, noticeOf(payment, { ProviderId: `IM-${payment.id}-2` }));
    expect(await stateOf(payment)).toEqual(['Paid', 'Complete']);
  });

  it.each([
    ['the provider holds it', { Outcome: 'Held' }, 'The payment provider holds this payment.'],
    ['it holds it for a reason', { Outcome: 'Held', Reason: 'Card 4111111111111111 in review' }, 'Card …… in review'],
    ['another amount was paid', { Amount: 800 }, 'The amount differs from the first premium.'],
  ] as const)(
    'asks staff when %s, and completes the enrollment when they have booked it',
    async (_why, given, Message) => {
      const payment = await insertRequested(app, agent);
      const { body } = await sendNotice(app, noticeOf(payment, { PayerName: 'Piet Larsen', ...given }));
      expect([body.State, await stateOf(payment)]).toEqual(['Held', ['Held', 'PaymentPending']]);
      const [held] = await heldOf(payment);
      const staff = await app.as(await insertOperationsUser(app));
      const report = (await staff.post('/api/sales/GetPaymentErrorReport').send({})).body as { QuoteId: number }[];
      expect(report.filter(({ QuoteId }) => QuoteId === payment.quoteId)).toMatchObject([
        {
          HoldPaymentId: held!.id,
          PayerName: 'Piet Larsen',
          ProviderReference: `IM-${payment.id}`,
          Status: 'Open',
          IsHousehold: true,
          CompletesEnrollment: true,
          Message,
        },
      ]);
      expect((await staff.post(`/api/sales/MarkPaymentProcessed/${held!.id}`).send({})).status).toBe(200);
      expect(await stateOf(payment)).toEqual(['Paid', 'Complete']);
      await staff.post(`/api/sales/MarkPaymentProcessed/${held!.id}`).send({});
      const repeated = await sendNotice(app, noticeOf(payment, given));
      expect([repeated.status, (await movesOf(payment)).map(({ why }) => why)]).toEqual([
        200,
        ['first payment booked by staff'],
      ]);
    },
  );

  it('is not refused because of a long name', async () => {
    const payment = await insertRequested(app, agent);
    await sendNotice(app, noticeOf(payment, { Outcome: 'Held', PayerName: `${'é'.repeat(120)}` }));
    expect((await heldOf(payment))[0]!.payerName).toBe('é'.repeat(100));
  });

  it('keeps the name on one line, whatever the payer typed at the provider', async () => {
    const payment = await insertRequested(app, agent);
    await sendNotice(app, noticeOf(payment, { Outcome: 'Held', PayerName: 'Mallory\r\n=HYPERLINK(1)' }));
    expect((await heldOf(payment))[0]!.payerName).toBe('Mallory  =HYPERLINK(1)');
  });

  it('does not complete an enrollment whose held payment the provider has declined since', async () => {
    const payment = await insertRequested(app, agent);
    await sendNotice(app, noticeOf(payment, { Outcome: 'Held' }));
    await sendNotice(app, noticeOf(payment, { Outcome: 'Declined' }));
    const [held] = await heldOf(payment);
    expect([held!.status, held!.message]).toEqual([
      'Open',
      'Held at first; the payment provider has declined this payment since.',
    ]);
    const staff = await app.as(await insertOperationsUser(app));
    const { body: report } = await staff.post('/api/sales/GetPaymentErrorReport').send({});
    expect(report).toContainEqual(expect.objectContaining({ HoldPaymentId: held!.id, CompletesEnrollment: false }));
    await staff.post(`/api/sales/MarkPaymentProcessed/${held!.id}`).send({});
    expect(await stateOf(payment)).toEqual(['Declined', 'PaymentPending']);
    await sendNotice(app, noticeOf(payment, { Outcome: 'Held' }));
    expect(await heldOf(payment)).toMatchObject([{ id: held!.id, status: 'Open', closedByUserId: null }]);
  });

  it('completes the enrollment when the provider accepts a held payment itself', async () => {
    const payment = await insertRequested(app, agent);
    await sendNotice(app, noticeOf(payment, { Outcome: 'Held' }));
    await sendNotice(app, noticeOf(payment));
    expect(await stateOf(payment)).toEqual(['Paid', 'Complete']);
    expect((await heldOf(payment))[0]!.message).toContain('has accepted this payment since');
  });

  it('gives staff a payment that nothing waits for: paid twice, or for a deleted quote', async () => {
    const first = await insertRequested(app, agent);
    const { id: _of, ...columns } = first;
    const second = await app.insert(
      Object.assign(new IndividualPayment(), columns, { reference: `${first.reference.slice(0, 30)}-2` }),
    );
    const deleted = await insertRequested(app, agent, { quote: { isDeleted: true } });
    const states = [first, second, deleted].map(async (each) => (await sendNotice(app, noticeOf(each))).body.State);
    expect((await Promise.all(states)).sort()).toEqual(['Held', 'Held', 'Paid']);
    const held = [...(await heldOf(first)), ...(await heldOf(deleted))];
    expect(held.map(({ message, payerName }) => [message, payerName])).toEqual(
      Array(2).fill(['The enrollment was no longer waiting for this payment.', 'Ada Quixwater']),
    );
    const staff = await app.as(await insertOperationsUser(app));
    for (const { id } of held) {
      expect((await staff.post(`/api/sales/MarkPaymentProcessed/${id}`).send({})).status).toBe(200);
    }
    expect([(await movesOf(first)).length, await stateOf(deleted)]).toEqual([1, ['Paid', 'PaymentPending']]);
  });

  describe('is refused, changes nothing and is audited', () => {
    const refused = async (
      payment: IndividualPayment,
      send: () => PromiseLike<{ status: number; body: { Code?: string } }>,
    ) => {
      const before = await stateOf(payment);
      let answer: unknown[] = [];
      const written = await audited(async () => {
        const { status, body } = await send();
        answer = [status, body.Code];
      });
      expect(await stateOf(payment)).toEqual(before);
      return [...answer, ...written];
    };
    const refusal = (why: string) => `refuse-payment-notice payment-notice ${why} null`;

    it('when somebody else signed it', async () => {
      const payment = await insertRequested(app, agent);
      const forged = () => sendNotice(app, noticeOf(payment), { key: 'a key that only looks like the provider’s' });
      expect(await refused(payment, forged)).toEqual([403, 'NOT_ALLOWED', refusal('signature')]);
      const unsigned = () => app.anonymous().post(NOTICE).send(noticeOf(payment));
      expect(await refused(payment, unsigned)).toEqual([403, 'NOT_ALLOWED', refusal('signature')]);
      // A session and its token are worth nothing here.
      const caller = await app.as(agent);
      const signedIn = () => caller.post(NOTICE).send(noticeOf(payment));
      expect((await refused(payment, signedIn)).slice(0, 3)).toEqual([403, 'NOT_ALLOWED', refusal('signature')]);
    });

    it('when its body or its time was changed on the way', async () => {
      const payment = await insertRequested(app, agent);
      const headers = signed(app, noticeOf(payment, { Outcome: 'Declined' }));
      const paid = () => app.anonymous().post(NOTICE).set(headers).send(noticeOf(payment));
      expect(await refused(payment, paid)).toEqual([403, 'NOT_ALLOWED', refusal('signature')]);
      const later = {
        ...signed(app, noticeOf(payment)),
        [TIMESTAMP_HEADER]: String(app.clock.now().getTime() / 1000 + 1),
      };
      const moved = () => app.anonymous().post(NOTICE).set(later).send(noticeOf(payment));
      expect(await refused(payment, moved)).toEqual([403, 'NOT_ALLOWED', refusal('signature')]);
    });

    it.each([-301, 301])('when it was signed %i seconds from now', async (seconds) => {
      const payment = await insertRequested(app, agent);
      const at = new Date(app.clock.now().getTime() + seconds * 1000);
      const late = () => sendNotice(app, noticeOf(payment), { at });
      expect(await refused(payment, late)).toEqual([403, 'NOT_ALLOWED', refusal('timestamp')]);
    });

    it('when nobody requested that payment', async () => {
      const payment = await insertRequested(app, agent);
      const unknown = () => sendNotice(app, noticeOf(payment, { Reference: 'nobody-knows-it' }));
      expect(await refused(payment, unknown)).toEqual([404, 'NOT_FOUND', refusal('reference')]);
    });

    it('when the provider named that payment for another enrollment', async () => {
      const [payment, other] = [await insertRequested(app, agent), await insertRequested(app, agent)];
      await sendNotice(app, noticeOf(other));
      const foreign = () => sendNotice(app, noticeOf(payment, { ProviderId: `IM-${other.id}` }));
      expect(await refused(payment, foreign)).toEqual([409, 'WRONG_STATE', refusal('provider-id')]);
    });

    it('when it contradicts a payment that was booked', async () => {
      const payment = await insertRequested(app, agent);
      await sendNotice(app, noticeOf(payment));
      const declined = () => sendNotice(app, noticeOf(payment, { Outcome: 'Declined' }));
      expect(await refused(payment, declined)).toEqual([409, 'WRONG_STATE', refusal('state')]);
    });

    it('sixty times a minute; more are refused without a row of their own', async () => {
      const payment = await insertRequested(app, agent);
      const written = await audited(() =>
        Promise.all(Array.from({ length: 70 }, () => app.anonymous().post(NOTICE).send(noticeOf(payment)))),
      );
      expect(written).toEqual(Array(60).fill(refusal('signature')));
    });
  });

  it('must fit into four kilobytes and have the fields of a notice', async () => {
    const payment = await insertRequested(app, agent);
    const large = await sendNotice(app, noticeOf(payment, { Reason: 'x'.repeat(5000) }));
    expect([large.status, large.body.Code]).toEqual([413, 'TOO_LARGE']);
    for (const given of [{ Outcome: 'Refunded' }, { Amount: '812.40' }, { ProviderId: '' }, { Status: 'Approved' }]) {
      const { status } = await sendNotice(app, { ...noticeOf(payment), ...given });
      expect(status).toBe(400);
    }
    expect(await stateOf(payment)).toEqual(['Requested', 'PaymentPending']);
  });
});
