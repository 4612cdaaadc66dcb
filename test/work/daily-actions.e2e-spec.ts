import type { User } from '../../backend/src/platform/people/user.table.ts';
import {
  ACTION_KINDS,
  type ActionKind,
  type DailyActions,
} from '../../shared/src/book-of-business/individuals/today/daily-actions.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { manyContracts } from '../bench/many-contracts.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { insertContract, srcAgentIdOf } from '../support/contract-builders.ts';
import { databaseWork } from '../support/database-work.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { insertProvider } from '../support/provider-builders.ts';

/** Enough that a page for which a book is read from beginning to end is found out. */
const CONTRACTS = 6_000;
/** The session; the book; three for the counts while nobody has just counted; two at most for a page of one kind. */
const MOST_STATEMENTS = 7;

/** MySQL and MariaDB tell how many rows they read; SQLite does not. */
describe('what the database does for the list of what to do today', () => {
  let app: TestApp;
  let agent: User;
  let caller: Caller;
  const isCounted = () => app.database.options.type !== 'better-sqlite3';

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    if (isCounted()) {
      await fill();
    }
    caller = await app.as(agent);
  });
  afterAll(() => app.close());

  const query = <Row>(sql: string, values: readonly unknown[] = []) =>
    app.database.query(sql, [...values]) as Promise<Row[]>;

  /** Each contract has a member; one in ten a doctor, of 60, of whom one in five accepts nobody. */
  async function fill(): Promise<void> {
    const plan = await sellPlan(app.database, buildPlan({ market: 'Individual', networkType: 'HMO' }));
    await insertContract(app, agent, { contractNumber: 'C48000001', medicalPlanId: plan.id });
    const database = { query } as unknown as Parameters<typeof manyContracts>[0];
    await manyContracts(database, await srcAgentIdOf(app, agent), CONTRACTS);
    for (let at = 0; at < 60; at += 1) {
      const npi = `1${String(at).padStart(9, '0')}`;
      await insertProvider(app.database, { npi, acceptsNewPatients: at % 5 > 0 });
    }
    await query(
      `INSERT INTO contract_members (contractId, isSubscriber, relationshipCode, firstName, lastName, birthDate, primaryCareProviderId,
         effectiveDate, isActive, homePostalCode, mailingPostalCode, homePhone, bookAgentId, bookPlanId)
       SELECT id, 1, IF(id % 4 = 0, 'Child', 'Self'), firstName, lastName, DATE_SUB('2010-01-01', INTERVAL (id * 37) % 20000 DAY),
         IF(id % 10 = 0, CONCAT('1', LPAD(id % 59, 9, '0')), NULL), effectiveDate, 1, '49503', '49503', phone,
         IF(isVoid = 0, agentId, NULL), medicalPlanId FROM contracts`,
    );
    for (let at = 0; at < 15; at += 1) {
      await insertIndividualQuote(app, agent, {
        details: { planType: 'Permanent', enrollmentType: 'Special', eventDate: isoDate('2026-11-20') },
      });
    }
    await query('ANALYZE TABLE contracts, contract_members, quote_agents');
  }

  async function workOf(kind: ActionKind | null, range: string) {
    const ask = () => caller.get('/api/BobIndividual/GetActions').query({ ...(kind && { kind }), range });
    await ask();
    let answer: DailyActions | null = null;
    const work = await databaseWork(app, async () => {
      const { status, body } = await ask();
      expect(status).toBe(200);
      answer = body as DailyActions;
    });
    return { ...work, answer: answer as unknown as DailyActions };
  }

  it.each([...ACTION_KINDS, null])('a page of %s takes few statements and reads few rows', async (kind) => {
    const { statements, rowsRead, answer } = await workOf(kind, '[0,9]');
    expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS);
    if (isCounted()) {
      expect(answer.Actions).toHaveLength(10);
      expect(rowsRead).toBeLessThanOrEqual(50 * 10);
    }
  });

  it('a later page is read from where it begins', async () => {
    const { rowsRead, answer } = await workOf('RenewalOpen', '[400,409]');
    expect(rowsRead).toBeLessThanOrEqual(50 * 10 + 5 * 400);
    expect(answer.Actions).toHaveLength(isCounted() ? 10 : 0);
  });

  // A count of renewals looks for a quote and for a later contract of each; the other kinds read what they count.
  it('the totals read each contract a few times, and nobody else’s', async () => {
    const agentId = await srcAgentIdOf(app, agent);
    const staff = await insertSalesUser(app);
    // Of another day: nothing is cached yet.
    app.clock.set('2026-11-24T17:00:00Z');
    const staffCaller = await app.as(staff);
    const { statements, rowsRead } = await databaseWork(app, () =>
      staffCaller.get('/api/BobIndividual/GetActions').query({ agentId, kind: 'Turning26' }),
    );
    expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS + 3);
    expect(rowsRead).toBeLessThanOrEqual(7 * CONTRACTS);
  });
});
