import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { IndividualPayment } from '../../backend/src/enrollment/parts/household/individual-payment.table.ts';
import { SandboxPayment } from '../../backend/src/simulators/payments/sandbox-payment.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { insertBenchmarks, quotedFamily } from '../individuals/quoted-family.ts';
import { sell, setRule } from '../plan-selection/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { captureOutput } from '../support/captured-output.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';
import { handOver, insertPending, insertRequested } from './first-payments.ts';
import { insertDecision } from './marketplace-enrollments.ts';

const PAGE = /^http:\/\/localhost:3000\/api\/sandbox\/payment\/pay\/[\w-]{43}$/;
const FAILED = 'There was an error navigating to InstaMed. Please try again later!';

describe('handing over the first payment of an enrollment', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    await insertBenchmarks(app);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const paymentsOf = (quoteId: number) => app.database.manager.findBy(IndividualPayment, { quoteId });
  const statusOf = async (id: number) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;
  const auditOf = (quoteId: number) =>
    app.database.manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(quoteId) });

  it('answers the provider’s page for the amount that is due, and stores no name with it', async () => {
    const quote = await insertPending(app, agent);
    const { status, body } = await handOver(app, agent, quote);
    expect([status, body]).toEqual([200, { RedirectUrl: expect.stringMatching(PAGE) }]);
    const [payment, ...others] = await paymentsOf(quote.id);
    expect([payment, others]).toMatchObject([
      { amountCents: 81_240, state: 'Requested', providerId: null, requestedAt: app.clock.now(), answeredAt: null },
      [],
    ]);
    expect(Object.values(payment!).join(' ')).not.toMatch(/Ada|Quixwater/);
    const page = await app.database.manager.findOneByOrFail(SandboxPayment, { reference: payment!.reference });
    expect([page.amountCents, page.payerName, page.returnUrl]).toEqual([
      81_240,
      'Ada Quixwater',
      `http://localhost:3000/enrollment/individual/${quote.id}`,
    ]);
    expect((await auditOf(quote.id)).map(({ action, userId }) => [action, userId])).toEqual([
      ['start-payment', agent.id],
    ]);
    expect(await statusOf(quote.id)).toBe('PaymentPending');
  });

  it('asks for the whole premium at the rates quoted: a tax credit that is only estimated takes nothing off', async () => {
    const plan = { market: 'Individual', ehbShareBasisPoints: 9833, metalTier: 'Silver' } as const;
    const silver = await sell(app, plan, { rateOf: () => 50_000 });
    const dental = await sell(app, { market: 'Individual', coverage: 'dental' }, { rateOf: () => 2_000 });
    const user = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const caller = await app.as(user);
    const { Id, Version } = await quotedFamily(app, user);
    const change = { Id, Version, QuoteType: 'IndividualNewBusiness', Household: { Size: 5, AnnualIncome: 60_000 } };
    const known = await caller.put('/api/quote').send(change);
    const elected = { ...change, Version: known.body.Version, Ffm: { AptcElectedAmount: 1653.11 } };
    expect((await caller.put('/api/quote').send(elected)).status).toBe(200);
    const selection = { SelectedPlanIds: [silver.id, dental.id], AssignedPlanForMembers: [] };
    expect((await caller.put(`/api/plan/PutSelections/${Id}`).send(selection)).status).toBe(200);
    await app.database.manager.update(Quote, { id: Id }, { status: 'PaymentPending', version: () => 'version' });
    // 5 x 500.00 and 5 x 20.00.
    expect((await handOver(app, user, { id: Id }, { amount: 946.89 })).status).toBe(422);
    expect((await handOver(app, user, { id: Id }, { amount: 2600 })).status).toBe(200);
  });

  it.each([
    [{ status: 'SignatureRequired' }, 'A quote in status Signature Required is not waiting for its first payment.'],
    [{ status: 'Complete' }, 'A quote in status Complete is not waiting for its first payment.'],
    [{ isDeleted: true }, 'This quote is deleted.'],
  ] as const)('refuses a quote with %j', async (given, message) => {
    const quote = await insertPending(app, agent, given);
    const { status, body } = await handOver(app, await insertSalesUser(app), quote);
    expect([status, body.Message]).toEqual([409, message]);
  });

  it('refuses to take money again while staff check a payment that was made', async () => {
    const quote = await insertPending(app, agent);
    const { id: _of, ...payment } = await insertRequested(app, agent);
    await app.insert(
      Object.assign(new IndividualPayment(), payment, {
        ...{ state: 'Held', reference: 'a-held-one', quoteId: quote.id },
      }),
    );
    const { status, body } = await handOver(app, agent, quote);
    expect([status, body.Message]).toEqual([
      409,
      'A payment for this enrollment was made and is being checked. It must not be made again.',
    ]);
  });

  it.each([
    ['of another quote', { consumerId: 'Q2000000001' }],
    ['of the marketplace', { consumerId: '1000101' }],
    ['that is none', { consumerId: 'Q 7' }],
  ])('refuses a consumer id %s', async (_what, given) => {
    const quote = await insertPending(app, agent);
    const { status, body } = await handOver(app, agent, quote, { QuoteId: quote.id, ...given });
    expect([status, Object.keys(body.Fields as object)]).toEqual([400, ['consumerId']]);
  });

  it('needs a quote: a consumer of the marketplace who was not enrolled names none', async () => {
    const quote = await insertPending(app, agent);
    expect((await handOver(app, agent, quote, { consumerId: '1000101' })).status).toBe(404);
    expect((await handOver(app, agent, quote, { QuoteId: quote.id })).status).toBe(200);
  });

  it('is for those who see the quote, and not for staff when it is one of the marketplace', async () => {
    const [agencyId, otherId] = [(await app.insert(buildAgency())).id, (await app.insert(buildAgency())).id];
    const general = await app.insert(buildAgency());
    await app.database.query('UPDATE agencies SET generalAgencyId = ? WHERE id = ?', [general.id, agencyId]);
    const userAt = async (agency: number, given: Partial<User> = {}) =>
      app.insertUser({
        roles: [ROLES.individualAgent],
        ...given,
        agentId: (await app.insert(buildAgent({ agencyId: agency }))).id,
      });
    const owner = await userAt(agencyId);
    const users = {
      owner,
      colleague: await userAt(agencyId),
      stranger: await userAt(otherId),
      generalAgent: await userAt(general.id, { isGeneralAgent: true }),
      otherGeneralAgent: await userAt(otherId, { isGeneralAgent: true }),
      admin: await userAt(agencyId, { roles: [ROLES.smallGroupAgentAdmin] }),
      otherAdmin: await userAt(otherId, { roles: [ROLES.smallGroupAgentAdmin] }),
      sales: await insertSalesUser(app),
      operations: await insertOperationsUser(app),
    };
    const quote = await insertPending(app, owner);
    const ffm = await insertPending(app, owner, { details: { isFfm: true } });
    await insertDecision(app, ffm.id, { consumerId: '1000101' });
    const answers: Record<string, number[]> = {};
    for (const [name, user] of Object.entries(users)) {
      const marketplace = { consumerId: '1000101', QuoteId: ffm.id };
      const both = [await handOver(app, user, quote), await handOver(app, user, ffm, marketplace)];
      answers[name] = both.map(({ status }) => status);
    }
    expect(answers).toEqual({
      owner: [200, 200],
      colleague: [404, 404],
      stranger: [404, 404],
      generalAgent: [200, 200],
      otherGeneralAgent: [404, 404],
      admin: [200, 200],
      otherAdmin: [404, 404],
      sales: [200, 403],
      operations: [200, 403],
    });
  });

  it('answers a repeat with the same key as the first time', async () => {
    const quote = await insertPending(app, agent);
    const ask = async () => (await handOver(app, agent, quote)).body.RedirectUrl as string;
    const caller = await app.as(agent);
    const body = { firstName: 'Ada', lastName: 'Quixwater', amount: 812.4, consumerId: `Q${quote.id}` };
    const keyed = () => caller.post('/api/instamed/sso').set('Idempotency-Key', `pay-${quote.id}`).send(body);
    const [first, again] = [await keyed(), await keyed()];
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await paymentsOf(quote.id)).toHaveLength(1);
    expect(await ask()).not.toBe(first.body.RedirectUrl);
  });

  it('completes an enrollment that has nothing to pay: a premium of zero, or payments that can be left out', async () => {
    const free = await insertPending(app, agent, { rateCents: 0 });
    const { status, body } = await handOver(app, agent, free, { amount: 0 });
    const back = (id: number) => `http://localhost:3000/enrollment/individual/${id}?payment=none`;
    expect([status, body, await statusOf(free.id)]).toEqual([200, { RedirectUrl: back(free.id) }, 'Complete']);
    const [moved] = await app.database.manager.findBy(QuoteEvent, { quoteId: free.id });
    expect([moved!.why, moved!.userId, await paymentsOf(free.id)]).toEqual(['no first payment is due', null, []]);
    const excepted = await insertPending(app, agent);
    await setRule(app, 'FirstPaymentExceptionStartDate', '2026-11-01');
    try {
      expect((await handOver(app, agent, excepted)).status).toBe(422);
      expect((await handOver(app, agent, excepted, { amount: 0 })).body.RedirectUrl).toBe(back(excepted.id));
    } finally {
      await setRule(app, 'FirstPaymentExceptionStartDate', '');
    }
    expect(await statusOf(excepted.id)).toBe('Complete');
  });

  it('says so when the provider is down, without writing the payer’s name anywhere', async () => {
    const quote = await insertPending(app, agent);
    const output = captureOutput();
    const { status, body } = await handOver(app, agent, quote, { firstName: 'Wendeline', lastName: 'Providerdown' });
    output.restore();
    expect([status, body.Code, body.Message]).toEqual([502, 'UPSTREAM_FAILED', FAILED]);
    expect(output.text()).not.toMatch(/Wendeline/i);
    expect([await statusOf(quote.id), (await paymentsOf(quote.id)).map(({ state }) => state)]).toEqual([
      'PaymentPending',
      ['Requested'],
    ]);
    // The key is free again.
    expect((await handOver(app, agent, quote)).status).toBe(200);
  });
});

describe('a payment provider that is not the sandbox', () => {
  let provider: Server;
  let answer: { status: number; body: unknown } | 'none';
  let asked: { authorization?: string; body: Record<string, unknown> }[];
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    provider = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) {
        text += String(chunk);
      }
      const { authorization = '' } = request.headers;
      asked.push({ authorization, body: JSON.parse(text) as Record<string, unknown> });
      if (answer !== 'none') {
        response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
      }
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    const { port } = provider.address() as AddressInfo;
    app = await startApp({ PAYMENT_URL: `http://127.0.0.1:${port}/api/`, PAYMENT_TIMEOUT_MS: '500' });
    agent = await insertAgentUser(app);
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    await app.close();
    provider.closeAllConnections();
    provider.close();
  });

  const pay = async () => handOver(app, agent, await insertPending(app, agent));

  it('is told what it needs, and the browser goes to the configured host whatever it answers', async () => {
    answer = { status: 201, body: { Token: 'a-token-of-the-provider', RedirectUrl: 'https://evil.example/' } };
    const { status, body } = await pay();
    const { port } = provider.address() as AddressInfo;
    expect([status, body]).toEqual([200, { RedirectUrl: `http://127.0.0.1:${port}/api/pay/a-token-of-the-provider` }]);
    expect(asked).toEqual([
      {
        authorization: 'Bearer demo-payment-token',
        body: {
          Reference: expect.stringMatching(/^[\w-]{36}$/),
          ConsumerId: expect.stringMatching(/^Q\d+$/),
          FirstName: 'Ada',
          LastName: 'Quixwater',
          Amount: 812.4,
          ReturnUrl: expect.stringMatching(/^http:\/\/localhost:3000\/enrollment\/individual\/\d+$/),
        },
      },
    ]);
  });

  it.each([
    ['does not answer in time', 'none'],
    ['refuses', { status: 422, body: { Token: 'a-token-of-the-provider' } }],
    ['answers no token', { status: 200, body: {} }],
    ['answers a path for a token', { status: 200, body: { Token: '../../evil.example/page' } }],
    ['answers nothing', { status: 200, body: null }],
  ] as const)('is unavailable when it %s', async (_what, given) => {
    answer = given as typeof answer;
    const { status, body } = await pay();
    expect([status, body.Message]).toEqual([502, FAILED]);
  });
});
