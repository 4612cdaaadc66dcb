import { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { Benchmark } from '../../backend/src/catalogue/plans/benchmark.table.ts';
import { DashboardFiguresRepository } from '../../backend/src/overview/dashboard/dashboard-figures.repository.ts';
import { repeatGroups } from '../../backend/src/quoting/groups/group-activity.repository.ts';
import { HomeRepository } from '../../backend/src/staff/home/home.repository.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ageBandOf } from '../../shared/src/plans/age-band.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import {
  DEEP_LISTS,
  FIGURES,
  FIRST_PAGES,
  QUOTES_OF_GROUPS,
  type Read,
  type Reader,
  rowsIn,
} from '../bench/work-lists.ts';
import { salesRows } from '../bench/sales-rows.ts';
import { insertConsent } from '../support/consent-builders.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { buildMember } from '../support/census-rows.ts';
import { databaseWork, type DatabaseWork } from '../support/database-work.ts';
import { groupBody, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { buildPlan, fileVariant, sellPlan } from '../support/plan-builders.ts';
import { openRenewal, sellBothYears } from '../support/renewal-builders.ts';

/** Enough that a list which reads everything is found out, and few enough to be made in a moment. */
const QUOTES = 4_000;
const MOST_OF_A_ROW = 50;
const MOST_OF_FIGURES = 500;
/** A count that is this small is never kept; in the books of several agents each of its rows is read twice. */
const MOST_OF_A_COUNT = 2 * 250;
/** Each quote of a group is read to find the one that stands for it, besides those that are counted and whose members are shown. */
const MOST_OF_A_GROUP = 60;
const named = (reads: readonly Read[]) => reads.map((read) => [read[0], read[1], read] as const);
/** The look-up of the session, which every answer has and no other count says: a session that ends ends at once everywhere. */
const SESSION = 1;

/**
 * The databases are asked as little as the performance targets say. What a process keeps for a few seconds (totals of many rows,
 * versions of what it remembers) is kept here too: each call is made once before it is counted.
 */
describe('what the database does for one answer', () => {
  let app: TestApp;
  let callers: Record<Reader, Caller>;
  let quoteId: number;
  let householdQuoteId: number;
  let memberIds: number[];
  const planIds: number[] = [];
  const onSqlite = () => app.database.options.type === 'better-sqlite3';

  beforeAll(async () => {
    app = await startApp();
    const agency = await app.insert(buildAgency());
    const [first, second] = [
      await app.insert(buildAgent({ agencyId: agency.id, srcAgentId: 'WORK-1' })),
      await app.insert(buildAgent({ agencyId: agency.id })),
    ];
    const users: Record<Reader, User> = {
      agent: await app.insertUser({
        username: 'agent',
        roles: [ROLES.smallGroupAgent, ROLES.individualAgent],
        agentId: first.id,
      }),
      agentadmin: await app.insertUser({
        roles: [ROLES.smallGroupAgent, ROLES.smallGroupAgentAdmin],
        agentId: second.id,
      }),
      sales: await insertSalesUser(app),
      superuser: await insertSuperUser(app),
    };
    for (const coverage of ['medical', 'medical', 'dental'] as const) {
      planIds.push((await sellPlan(app.database, buildPlan({ coverage }))).id);
    }
    const quote = await insertQuote(app, users.agent, { status: 'Quoting' });
    quoteId = quote.id;
    memberIds = [];
    for (let employeeNumber = 1; employeeNumber <= 20; employeeNumber += 1) {
      memberIds.push((await app.insert(buildMember({ quoteId, employeeNumber }))).id);
    }
    householdQuoteId = await insertHousehold(users.agent);
    if (!onSqlite()) {
      await fill(second.id);
    }
    callers = {
      agent: await app.as(users.agent),
      agentadmin: await app.as(users.agentadmin),
      sales: await app.as(users.sales),
      superuser: await app.as(users.superuser),
    };
  });
  afterAll(() => app.close());

  /** With a tax credit, and a plan whose costs are reduced. */
  async function insertHousehold(agent: User): Promise<number> {
    const silver = buildPlan({ market: 'Individual', metalTier: 'Silver' });
    await fileVariant(app.database, await sellPlan(app.database, silver), { variant: 6, deductibleCents: 10_000 });
    await app.database.manager.insert(Benchmark, {
      coverageYear: 2027,
      countyFips: '26081',
      ageBand: ageBandOf(41),
      rateCents: 50_000,
      ehbBasisPoints: 10_000,
      source: 'A test',
    });
    const details = {
      planType: 'Permanent',
      householdSize: 1,
      annualIncome: 20_000,
      electedAptcCents: 10_000,
    } as const;
    return (await insertIndividualQuote(app, agent, { effectiveDate: isoDate('2027-01-01'), details })).id;
  }

  /** The first agent's book as the bench fills it; each seventh group is the second agent's as well. */
  async function fill(secondAgentId: number): Promise<void> {
    const query = <Row>(sql: string, values: readonly unknown[] = []) =>
      app.database.query(sql, [...values]) as Promise<Row[]>;
    const batch = async (sql: string, lists: Iterable<readonly unknown[]>) => {
      for (const values of lists) {
        await query(sql, values);
      }
    };
    await salesRows({ query, batch }, QUOTES, app.clock.now());
    await query(
      `INSERT INTO group_agents (groupId, agentId, position, activityAt)
       SELECT groupId, ?, 2, activityAt FROM group_agents WHERE groupId % 7 = 0`,
      [secondAgentId],
    );
    await repeatGroups(app.database.manager);
    await query('ANALYZE TABLE group_agents');
  }

  /** The least of several equal calls: now and then one also renews, behind the answer, what is kept for seconds. */
  async function workOf(ask: () => PromiseLike<{ status: number; body: unknown }>) {
    await ask();
    const counted: DatabaseWork[] = [];
    let rows = 0;
    for (let call = 0; call < 3; call += 1) {
      counted.push(
        await databaseWork(app, async () => {
          const { status, body } = await ask();
          expect(status).toBe(200);
          rows = rowsIn(body);
        }),
      );
    }
    return {
      statements: Math.min(...counted.map(({ statements }) => statements)),
      rowsRead: Math.min(...counted.map(({ rowsRead }) => rowsRead)),
      rows,
    };
  }

  const assignmentsOf = (count: number) =>
    memberIds.slice(0, count).map((MemberId) => ({ MemberId, PlanId: planIds[0] }));
  const save = (before: number, after: number) => () =>
    callers.agent.put(`/api/plan/PutSelections/${quoteId}`).send({
      SelectedPlanIds: planIds,
      SelectedBefore: planIds,
      AssignedBefore: assignmentsOf(before),
      AssignedPlanForMembers: assignmentsOf(after),
      IsRequestForCreateProposal: false,
    });

  it('a quote by id takes at most three statements', async () => {
    const { statements } = await workOf(() => callers.agent.get(`/api/quote/${quoteId}`));
    expect(statements - SESSION).toBeLessThanOrEqual(3);
  });

  it('the home screen takes at most four statements, however many groups it has', async () => {
    const { statements } = await workOf(() => callers.agent.get('/api/dashboard'));
    expect(statements - SESSION).toBeLessThanOrEqual(4);
  });

  it('the figures of the dashboard take at most four statements, five for who sees several books', async () => {
    for (const [reader, most] of [
      ['agent', 4],
      ['agentadmin', 5],
    ] as const) {
      const { statements } = await workOf(() => callers[reader].get('/api/dashboard/figures'));
      expect(statements - SESSION).toBeLessThanOrEqual(most);
    }
  });

  it('all plans of a quote take at most three statements', async () => {
    const { statements } = await workOf(() => callers.agent.get(`/api/plan/GetAllPlans/${quoteId}`));
    expect(statements - SESSION).toBeLessThanOrEqual(3);
  });

  // The estimate of the tax credit reads a benchmark for each age.
  it('all plans of a household take at most one statement more than those of a group', async () => {
    const group = await workOf(() => callers.agent.get(`/api/plan/GetAllPlans/${quoteId}`));
    const household = await workOf(() => callers.agent.get(`/api/plan/GetAllPlans/${householdQuoteId}`));
    expect(household.statements).toBeLessThanOrEqual(group.statements + 1);
    expect(household.rowsRead).toBeLessThanOrEqual(group.rowsRead + 1);
    expect(household.rows).toBe(1);
  });

  it('the consents of a quote and the links to them take at most seven statements, however many there are', async () => {
    const user = await app.database.manager.findOneByOrFail(User, { username: 'agent' });
    for (let made = 0; made < 5; made += 1) {
      await insertConsent(app, user, { id: householdQuoteId });
    }
    const { statements } = await workOf(() => callers.agent.get(`/api/individual/consents/${householdQuoteId}`));
    expect(statements - SESSION).toBeLessThanOrEqual(7);
  });

  it('the counts of each queue take at most two statements, and the review of a household four', async () => {
    for (const [path, most] of [
      ['/api/sales/GetGroupQuoteCounts', 2],
      ['/api/sales/GetIndividualQuoteCounts', 2],
      [`/api/sales/GetIndividualReview/${householdQuoteId}`, 4],
    ] as const) {
      const { statements } = await workOf(() => callers.sales.get(path));
      expect([path, statements - SESSION <= most]).toEqual([path, true]);
    }
  });

  it.each(named(FIRST_PAGES))(
    'the first page of %s, as %s sees it, reads few rows for each that it answers',
    async (name, reader, [, , path, body]) => {
      const { rows, rowsRead } = await workOf(() =>
        body ? callers[reader].post(path).send(body) : callers[reader].get(path),
      );
      const most = /^the (?:dashboard|home screen)/.test(name) ? MOST_OF_A_GROUP : MOST_OF_A_ROW;
      expect(rowsRead).toBeLessThanOrEqual(most * Math.max(rows, 1) + (body ? MOST_OF_A_COUNT : 0));
      expect(onSqlite() || rows > 0).toBe(true);
    },
  );

  it.each(named(FIGURES))('%s, for %s, are read from few rows', async (_name, reader, [, , path]) => {
    const { rowsRead } = await workOf(() => callers[reader].get(path));
    expect(rowsRead).toBeLessThanOrEqual(MOST_OF_FIGURES);
  });

  // Not over HTTP: the figures of large books are kept for some seconds.
  it('the figures of a book are read from indexes that have all of it: twice the groups at most', async () => {
    const { agentId } = await app.database.manager.findOneByOrFail(User, { username: 'agent' });
    const figures = app.get(DashboardFiguresRepository);
    const { rowsRead } = await databaseWork(app, async () => {
      await figures.pipeline([agentId!], ['Quoting', 'CreatedProposal', 'Enrolling', 'SignatureRequired']);
      await figures.listRenewalDays([agentId!], { from: isoDate('2026-11-01'), to: isoDate('2027-10-31') });
    });
    expect(rowsRead).toBeLessThanOrEqual((2 * QUOTES) / 4 + 50);
  });

  it.each(DEEP_LISTS)('%s, as %s sees it, reads at most three times the rows that it skips', async (...list) => {
    const [, reader, pathAt] = list;
    for (const first of [400, 600]) {
      const { rows, rowsRead } = await workOf(() => callers[reader].get(pathAt(first)));
      const page = 50 * 10;
      expect(rowsRead).toBeLessThanOrEqual(3 * first + page);
      expect(onSqlite() || rows > 0).toBe(true);
    }
  });

  // Not over HTTP: the home page of the console is kept for a while.
  it('what came and went in the last days is counted without reading what quotes went through before', async () => {
    const days = [isoDate('2026-11-20'), isoDate('2026-11-21')];
    const counting = () => databaseWork(app, () => app.get(HomeRepository).listMoves(days));
    const { rowsRead } = await counting();
    await app.database.query(
      `INSERT INTO quote_events (quoteId, fromStatus, toStatus, at, why)
       SELECT id, 'Quoting', 'Complete', '2020-01-02 12:00:00', 'long ago' FROM quotes WHERE groupId IS NOT NULL`,
    );
    const old = await counting();
    expect(old.rowsRead - rowsRead).toBeLessThanOrEqual(50);
  });

  it.each(['agent', 'agentadmin', 'sales'] as const)(
    'a page of the quotes of the dashboard, as %s sees it, reads few rows in the usual order, and takes at most five statements',
    async (reader) => {
      const pageOf = (given: object) =>
        workOf(() => callers[reader].post('/api/dashboard/rows').send({ ...QUOTES_OF_GROUPS, ...given }));
      const pages = [await pageOf({})];
      expect(pages[0]!.rowsRead).toBeLessThanOrEqual(MOST_OF_A_GROUP * 10);
      if (reader === 'agentadmin') {
        pages.push(await pageOf({ Order: 'Premium', Stage: 'review', Text: 'a b' }));
      } else {
        pages.push(await pageOf({ Page: 41 }));
        expect(pages[1]!.rowsRead).toBeLessThanOrEqual(3 * 400 + MOST_OF_A_GROUP * 10);
      }
      expect(Math.max(...pages.map(({ statements }) => statements - SESSION))).toBeLessThanOrEqual(5);
    },
  );

  // Last: who has changed something is counted everything anew for some seconds.
  it('saving plans takes at most eleven statements, BEGIN and COMMIT among them', async () => {
    await callers.agent.put(`/api/plan/PutSelections/${quoteId}`).send({
      SelectedPlanIds: planIds,
      AssignedPlanForMembers: [],
      IsRequestForCreateProposal: false,
    });
    const same = await workOf(save(0, 0));
    let assigned = 0;
    const changed = await workOf(() => save(assigned, (assigned += 1))());
    const counted: DatabaseWork[] = [same, changed];
    // SQLite touches the group and its agents one by one: there a statement is no way to a server.
    const most = onSqlite() ? 12 : 11;
    expect(Math.max(...counted.map(({ statements }) => statements - SESSION))).toBeLessThanOrEqual(most);
  });

  it('a new group takes at most ten statements, BEGIN and COMMIT among them', async () => {
    await seedLocations(app.database, ['MI']);
    const { agentId } = await app.database.manager.findOneByOrFail(User, { username: 'agent' });
    const counts: number[] = [];
    for (const GroupName of ['Alder Works', 'Birch Works', 'Cedar Works']) {
      const { statements } = await databaseWork(app, async () => {
        const body = groupBody({ GroupName, AssociatedAgents: [{ Id: agentId }] });
        expect((await callers.agent.post('/api/group').send(body)).status).toBe(201);
      });
      counts.push(statements - SESSION);
    }
    // The server has the turn of people who click twice.
    expect(Math.min(...counts)).toBeLessThanOrEqual(onSqlite() ? 9 : 10);
  });

  it('saving the plans that a group renews reads census, offer and current plans once', async () => {
    const agent = await insertAgentUser(app);
    const { then, now } = await sellBothYears(app);
    const { quote } = await openRenewal(app, agent, [then]);
    const caller = await app.as(agent);
    const { statements } = await workOf(() =>
      caller.put(`/api/plan/PutSelections/${quote.id}`).send({
        SelectedPlanIds: [now.id],
        AssignedPlanForMembers: [],
        IsRequestForCreateProposal: false,
        RenewCurrentPlans: true,
      }),
    );
    // Eleven as above; the others look back to the year that is renewed.
    expect(statements - SESSION).toBeLessThanOrEqual(20);
  });

  // Last: whoever changes something has the lists counted anew for a while.
  it('what an employer pays for each plan takes at most three statements', async () => {
    const Tiers = { 'Employee only': 50, 'Employee and spouse': 50, 'Employee and child(ren)': 50, Family: 50 };
    const share = { Coverage: 'medical', Method: 'PercentOfPlan', Tiers, ReferencePlanId: null, Budget: null };
    const agent = await app.database.manager.findOneByOrFail(User, { username: 'agent' });
    // In another session: whoever changes something has its lists counted anew for a while.
    await (
      await app.as(agent)
    )
      .put(`/api/contribution/${quoteId}`)
      .send({ ...share, Version: 0 })
      .expect(200);
    const path = `/api/contribution/EmployerCosts/${quoteId}`;
    const { statements, rows } = await workOf(() => callers.agent.get(path));
    expect(rows).toBeGreaterThan(0);
    expect(statements - SESSION).toBeLessThanOrEqual(3);
  });

  it('assigning many quotes to a colleague takes as many statements as assigning one', async () => {
    const [agent, colleague] = await Promise.all([
      app.database.manager.findOneByOrFail(User, { username: 'agent' }),
      insertSalesUser(app),
    ]);
    const counts: number[] = [];
    for (const many of [1, 12]) {
      const Ids: number[] = [];
      while (Ids.length < many) {
        Ids.push((await insertQuote(app, agent, { status: 'Complete' })).id);
      }
      const { statements } = await databaseWork(app, async () => {
        const body = { Ids, AssignTo: colleague.username };
        expect((await callers.sales.put('/api/sales/AssignUserToQuotes').send(body)).status).toBe(200);
      });
      counts.push(statements - SESSION);
    }
    // Give or take one that is not for the quotes; one for each quote would be eleven more.
    expect(counts[1]! - counts[0]!).toBeLessThanOrEqual(1);
  });
});
