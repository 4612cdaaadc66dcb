import { PlansRepository } from '../../backend/src/catalogue/plans/plans.repository.ts';
import { RatesCache } from '../../backend/src/catalogue/plans/rates-cache.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { insertPending } from '../payments/first-payments.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { databaseState } from '../security/database-state.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser } from '../support/people.ts';
import { completeHousehold, signHousehold } from '../support/submittable-household.ts';

const CHANGED = 'The amounts have changed. Please review them.';
const SIGN_AGAIN = 'The application has changed since it was signed. Review it and sign again.';

/** An enrollment of an agent of its own, and what is due for it: one who quotes the same applicant twice is taken to have clicked twice. */
interface Due {
  id: number;
  due: number;
  agent: User;
}

const ENROLL = 'POST /api/individual/enroll';
const PAY = 'POST /api/instamed/sso';
/** Where an agent says what is about to be paid. The amount is raw JSON, or missing. */
const DOORS = {
  [ENROLL]: {
    path: ({ id }: { id: number }) => `/api/individual/enroll/${id}`,
    body: (_quote: { id: number }, amount: string | null) => (amount === null ? '{}' : `{"paymentAmount":${amount}}`),
    field: 'paymentAmount',
    outOfRange: 422,
    recorded: 'submit-household',
  },
  [PAY]: {
    path: () => '/api/instamed/sso',
    body: ({ id }: { id: number }, amount: string | null) =>
      `{"firstName":"Ada","lastName":"Quixwater","consumerId":"Q${id}"${amount === null ? '' : `,"amount":${amount}`}}`,
    field: 'amount',
    outOfRange: 400,
    recorded: 'start-payment',
  },
} as const;
type Door = keyof typeof DOORS;

const wrongAmounts = (due: number, { outOfRange }: { outOfRange: number }) => {
  const cents = (more: number) => String((Math.round(due * 100) + more) / 100);
  const isNoAmount: [string, string | null][] = [
    ['missing', null],
    ['null', 'null'],
    ['NaN, which JSON does not have', 'NaN'],
    ['beyond all numbers', '1e400'],
    ['text', `"${due}"`],
    ['empty text', '""'],
    ['yes', 'true'],
    ['a list', `[${due}]`],
    ['an object', `{"valueOf":${due}}`],
    ['a fraction of a cent', `${due.toFixed(2)}1`],
  ];
  const isNotDue: [string, string, number][] = [
    ['nothing', '0', 422],
    ['less', cents(-10_000), 422],
    ['more', cents(10_000), 422],
    ['a cent less', cents(-1), 422],
    ['a cent more', cents(1), 422],
    ['in cents', String(Math.round(due * 100)), 422],
    ['negative', `-${due}`, outOfRange],
    ['huge', '1e300', outOfRange],
  ];
  return [...isNoAmount.map(([name, amount]) => [name, amount, 400] as const), ...isNotDue];
};

describe('the amount of a first payment', () => {
  let app: TestApp;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
  });
  afterAll(() => app.close());

  const insertAgent = () => insertAgentUser(app, { roles: [ROLES.individualAgent] });
  const complete = async (): Promise<Due> => {
    const agent = await insertAgent();
    return { ...(await completeHousehold(app, agent, { planId: plans.ppo })), agent };
  };
  const sign = async ({ id, agent }: Due) => expect((await signHousehold(app, agent, id)).status).toBe(200);
  const signed = async (): Promise<Due> => {
    const quote = await complete();
    await sign(quote);
    return quote;
  };
  /** $812.40 are due. */
  const pending = async (): Promise<Due> => {
    const agent = await insertAgent();
    return { id: (await insertPending(app, agent)).id, due: 812.4, agent };
  };
  const pageOf = async ({ id, agent }: Due) =>
    (await (await app.as(agent)).get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body;
  const dueNow = async (quote: Due): Promise<number> => (await pageOf(quote)).AmountDue;
  const auditOf = async ({ id }: Due) => {
    const { manager } = app.database;
    const events = await manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(id) });
    return events.map(({ action }) => action).sort();
  };
  const stateOf = async (quote: Due) => ({ ...(await databaseState(app)), audit: await auditOf(quote) });
  const send = async (name: Door, quote: Due, amount: string | null) =>
    (await app.as(quote.agent))
      .post(DOORS[name].path(quote))
      .set('Idempotency-Key', DOORS[name].recorded)
      .type('json')
      .send(DOORS[name].body(quote, amount));
  const sendDue = async (name: Door, quote: Due) => send(name, quote, String(await dueNow(quote)));

  /** The amount of a page that was loaded before it changed. */
  const expectRefused = async (name: Door, quote: Due) => {
    const before = await stateOf(quote);
    const { status, body } = await send(name, quote, String(quote.due));
    expect([status, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', CHANGED]);
    expect(await stateOf(quote)).toEqual(before);
  };
  /** What was signed has another price. */
  const signAgainAndSubmit = async (quote: Due) => {
    const unsigned = await sendDue(ENROLL, quote);
    expect([unsigned.status, unsigned.body.Message]).toEqual([409, SIGN_AGAIN]);
    await sign(quote);
    expect((await sendDue(ENROLL, quote)).status).toBe(200);
  };
  /** Takes the quote back, changes something, and starts the enrollment again. */
  const requote = async (quote: Due, change: (caller: Caller, Version: number) => PromiseLike<{ status: number }>) => {
    const caller = await app.as(quote.agent);
    const version = async () => (await pageOf(quote)).Quote.Version as number;
    const back = await caller.put(`/api/quote/BackToQuoting/${quote.id}`).send({ Version: await version() });
    const changed = await change(caller, await version());
    const again = await caller.put(`/api/quote/Enroll/${quote.id}`).send({ Version: await version() });
    expect([back.status, changed.status, again.status]).toEqual([200, 200, 200]);
  };

  it.each(Object.keys(DOORS) as Door[])('%s takes nothing but what is due, to the cent', async (name) => {
    const door = DOORS[name];
    const quote = name === ENROLL ? await signed() : await pending();
    const before = await stateOf(quote);
    const answers: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    for (const [what, amount, status] of wrongAmounts(quote.due, door)) {
      const { body, ...answer } = await send(name, quote, amount);
      answers[what] = [answer.status, Object.keys((body.Fields as object | undefined) ?? {}), body.Message === CHANGED];
      expected[what] = [status, amount === 'NaN' ? [] : [door.field], status === 422];
    }
    expect(answers).toEqual(expected);
    expect(await stateOf(quote)).toEqual(before);
    expect((await send(name, quote, String(quote.due))).status).toBe(200);
    expect((await auditOf(quote)).filter((action) => action === door.recorded)).toEqual([door.recorded]);
  });

  it('is another one once payments can be left out, and again when they no longer can', async () => {
    const [before, within, waiting] = [await signed(), await complete(), await pending()];
    await setRule(app, 'FirstPaymentExceptionStartDate', '2026-11-01');
    try {
      await expectRefused(ENROLL, before);
      await expectRefused(PAY, waiting);
      await sign(within);
      await signAgainAndSubmit(before);
    } finally {
      await setRule(app, 'FirstPaymentExceptionStartDate', '');
    }
    await expectRefused(ENROLL, { ...within, due: 0 });
    await expectRefused(PAY, { ...waiting, due: 0 });
    expect(await dueNow(within)).toBe(within.due);
    await signAgainAndSubmit(within);
    expect((await sendDue(PAY, waiting)).status).toBe(200);
  });

  it('stays as quoted when an import changes the prices, until the plans are saved again', async () => {
    const quote = await signed();
    await app.database.query('UPDATE plan_rates SET rateCents = rateCents + 5000');
    app.get(PlansRepository).forget();
    app.get(RatesCache).forget();
    expect(await dueNow(quote)).toBe(quote.due);
    await requote(quote, (caller) =>
      caller
        .put(`/api/plan/PutSelections/${quote.id}`)
        .send({ SelectedPlanIds: [plans.ppo], AssignedPlanForMembers: [] }),
    );
    expect(await dueNow(quote)).toBe(quote.due + 50);
    await expectRefused(ENROLL, quote);
    await signAgainAndSubmit(quote);
  });
});
