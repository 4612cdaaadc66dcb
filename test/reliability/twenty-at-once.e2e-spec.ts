import { workOff } from '../installation/approved-quotes.ts';
import { sellMarketplacePlans } from '../marketplace/enrolling.ts';
import { startAtMarketplace } from '../marketplace/visits.ts';
import { ACCESS_BY_ROUTE } from '../security/access-by-route.ts';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertOperationsUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { insertProvider } from '../support/provider-builders.ts';
import { type Act, type Answer, type Others, type Ready, type Scene, TIMES, WAIT } from './at-once/act.ts';
import { GROUP_ACTS } from './at-once/group-acts.ts';
import { CONTRADICTIONS, heldPayment, TWO_PROVIDERS } from './at-once/contradictions.ts';
import { DOCTORS, HOUSEHOLD_ACTS } from './at-once/household-acts.ts';
import { MESSAGE_ACTS } from './at-once/message-acts.ts';
import { NOT_RACED } from './at-once/not-raced.ts';
import { RENEWAL_ACTS } from './at-once/renewal-acts.ts';
import { STAFF_ACTS } from './at-once/staff-acts.ts';

const ACTS: readonly Act[] = [...GROUP_ACTS, ...HOUSEHOLD_ACTS, ...STAFF_ACTS, ...RENEWAL_ACTS, ...MESSAGE_ACTS];

/** Of moments and of who asks, not of an act. */
const NOT_OF_AN_ACT = ['audit_chains', 'turns', 'attempt_counts'];

/** Twenty calls at the same moment take their time on a busy machine; no other system is late here. */
const PATIENT = { CARRIER_TIMEOUT_MS: '60000', PAYMENT_TIMEOUT_MS: '60000', MARKETPLACE_TIMEOUT_MS: '60000' };

type Rows = Record<string, number>;

describe('signed, sent or paid twenty times at the same moment', () => {
  let scene: Scene;
  beforeAll(async () => {
    const app = await startAtMarketplace(PATIENT);
    const { ppo, hmo } = await sellIndividualPlans(app);
    for (const npi of DOCTORS) {
      await insertProvider(app.database, { npi });
    }
    scene = {
      app,
      householdPlan: ppo,
      planWithProviders: hmo,
      marketplacePlans: await sellMarketplacePlans(app),
      sales: await insertSalesUser(app),
      operations: await insertOperationsUser(app),
      superUser: await insertSuperUser(app),
    };
    await Promise.all([scene.sales, scene.operations, scene.superUser].map((user) => app.as(user)));
  });
  afterAll(async () => {
    const broken = await brokenAuditRow(scene.app.database);
    await scene.app.close();
    expect(broken).toBeNull();
  });

  async function countRows(): Promise<Rows> {
    const tables = scene.app.database.entityMetadatas.map(({ tableName }) => tableName);
    const counts = [...new Set(tables)].map((table) => `SELECT '${table}' AS name, COUNT(*) AS n FROM \`${table}\``);
    const rows = await scene.app.database.query<{ name: string; n: unknown }[]>(counts.join(' UNION ALL '));
    return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]));
  }
  /** How many rows more each table has after the work. */
  async function added(work: () => Promise<unknown>): Promise<Rows> {
    const before = await countRows();
    await work();
    const after = await countRows();
    const changed = Object.keys(after).filter((name) => after[name] !== before[name] && !NOT_OF_AN_ACT.includes(name));
    return Object.fromEntries(changed.map((name) => [name, after[name]! - before[name]!]));
  }

  /** What an act leaves here when it is done so often at the same moment, and then in other systems. */
  async function done({ send, state }: Ready, times: number) {
    let answers: Answer[] = [];
    const rows = await added(async () => {
      answers = await Promise.all(Array.from({ length: times }, (_, turn) => send(turn)));
    });
    const state1 = await state?.();
    const elsewhere = await added(() => workOff(scene.app));
    return { answers, left: { rows, state: state1, elsewhere, later: await state?.() } };
  }

  it.each(ACTS.map((act) => [act.what, act] as const))('%s is done once', async (_what, { prepare, others }) => {
    const alone = await done(await prepare(scene), 1);
    expect(alone.answers[0]!.status).toBeLessThan(300);
    const together = await done(await prepare(scene), TIMES);
    expectOthers(together.answers, others, alone.answers[0]!.status);
    const { rows, elsewhere, ...states } = alone.left;
    const own = others === 'an act of their own' ? TIMES : 1;
    const times = (each: Rows) => Object.fromEntries(Object.entries(each).map(([name, n]) => [name, n * own]));
    expect(together.left).toEqual({ rows: times(rows), elsewhere: times(elsewhere), ...states });
  });

  it('a person gets one of two primary care providers that are asked for ten times each', async () => {
    const { prepare, refusal } = TWO_PROVIDERS;
    const alone = await done(await prepare(scene), 1);
    const { answers, left } = await done(await prepare(scene), TIMES);
    expect(left).toEqual(alone.left);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.Message])).toEqual(
      Array.from({ length: TIMES / 2 }, () => refusal),
    );
  });

  it.each(CONTRADICTIONS.map((each) => [each.what, each] as const))('of %s one is first', async (_what, given) => {
    const { answers } = await done(await given.prepare(scene), TIMES);
    expectOthers(answers, given.refusals, answers.find(({ status }) => status < 300)!.status);
  });

  it('a payment that was held is booked once, when the provider accepts it and staff book it', async () => {
    const alone = await done(await heldPayment(scene), 1);
    const { answers, left } = await done(await heldPayment(scene), TIMES);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect([left.state, left.rows['quote_events']]).toEqual(['Complete', 1]);
    expect(left.rows['quote_events']).toBe(alone.left.rows['quote_events']);
  });

  it('each route that changes something is raced, or it is said why not', () => {
    const changing = Object.keys(ACCESS_BY_ROUTE).filter((route) => !route.startsWith('GET '));
    const raced = new Set<string>(ACTS.map(({ route }) => route));
    const named = Object.values(NOT_RACED).flat() as string[];
    expect(changing.filter((route) => !raced.has(route) && !named.includes(route))).toEqual([]);
    expect(named.filter((route) => raced.has(route) || !changing.includes(route))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });
});

function expectOthers(answers: readonly Answer[], others: Others, first: number): void {
  const said = answers.map(({ status, body }) => [status, status < 300 ? '' : body.Message]);
  if (typeof others !== 'string') {
    const [lost, won] = [said.filter(([status]) => status !== first), said.filter(([status]) => status === first)];
    expect(won).toHaveLength(1);
    expect(others).toEqual(expect.arrayContaining(lost));
    return;
  }
  const isWaiting = ([status, message]: (typeof said)[number]) =>
    others === 'the same answer, or to wait' && status === 409 && WAIT.test(String(message));
  expect(said.filter((each) => each[0] !== first && !isWaiting(each))).toEqual([]);
  const bodies = answers.filter(({ status }) => status === first).map(({ body }) => JSON.stringify(body));
  if (others !== 'an act of their own') {
    expect(new Set(bodies).size).toBe(1);
  }
}
