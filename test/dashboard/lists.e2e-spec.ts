import type { User } from '../../backend/src/platform/people/user.table.ts';
import { repeatGroups } from '../../backend/src/quoting/groups/group-activity.repository.ts';
import { GroupAgent } from '../../backend/src/quoting/groups/group-agent.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import { countPremium } from '../../backend/src/quoting/quote-plans/quote-premiums.repository.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { DashboardPage, DashboardQuery, GroupDashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { buildGroup, buildQuote, insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

const GROUPS = 230;
const NAMES = ['birch', 'Acme', 'Cedar', 'acme'];
const STATUSES = ['Quoting', 'Pended', 'Approved', 'EditingCensus', 'PassiveRenewalFailure'] as const;
const QUOTES: DashboardQuery = {
  List: 'quotes',
  Order: 'LastChange',
  Direction: 'DESC',
  Stage: null,
  Text: null,
  Page: 1,
  PageSize: 100,
};
const RENEWALS: DashboardQuery = { ...QUOTES, List: 'renewals', Order: 'RenewalDate', Direction: 'ASC' };

describe('the lists of the dashboard', () => {
  let app: TestApp;
  /** Two agents of an agency, who share each third group, and their admin. */
  let agent: User;
  let admin: User;
  let ids: number[];
  beforeAll(async () => {
    app = await startApp();
    const { id: agencyId } = await app.insert(buildAgency());
    const agents = [await app.insert(buildAgent({ agencyId })), await app.insert(buildAgent({ agencyId }))] as const;
    agent = await app.insertUser({ agentId: agents[0].id });
    admin = await app.insertUser({
      agentId: agents[1].id,
      roles: [ROLES.smallGroupAgent, ROLES.smallGroupAgentAdmin],
    });
    ids = await fillBook(agents[0].id, agents[1].id);
  });
  afterAll(() => app.close());

  const insertAll = async <Row extends object>(entity: new () => Row, rows: readonly Row[]) => {
    for (let first = 0; first < rows.length; first += 100) {
      const { manager } = app.database;
      await manager
        .createQueryBuilder()
        .insert()
        .into(entity)
        .values(rows.slice(first, first + 100) as never)
        .execute();
    }
  };

  /** Groups with and without a quote, number, renewal, members and plans; many equal. Answers their ids. */
  async function fillBook(agentId: number, otherId: number): Promise<number[]> {
    const createdByUserId = agent.id;
    const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 12, minute));
    const groups = Array.from({ length: GROUPS }, (_, of) =>
      buildGroup({
        createdByUserId,
        name: `${NAMES[of % 4]} ${of % 50}`,
        groupEnterpriseId: of % 6 === 0 ? `G70${of}` : null,
        renewalDate: of % 6 === 0 ? isoDate(of % 12 === 0 ? '2027-01-01' : '2026-12-01') : null,
        activityAt: at((of * 7) % 100),
        modifiedAt: at(0),
      }),
    );
    await insertAll(Group, groups);
    const stored = await app.database.manager.find(Group, { where: { createdByUserId }, order: { id: 'ASC' } });
    await insertAll(
      GroupAgent,
      stored.flatMap(({ id, activityAt }, of) =>
        (of % 3 === 0 ? [agentId, otherId] : [of % 3 === 1 ? agentId : otherId]).map((each, position) =>
          Object.assign(new GroupAgent(), { groupId: id, agentId: each, position: position + 1, activityAt }),
        ),
      ),
    );
    const quoteOf = (groupId: number, given: Partial<Quote>) => buildQuote({ groupId, createdByUserId, ...given });
    await insertAll(
      Quote,
      stored.flatMap(({ id, renewalDate }, of) => [
        ...(of % 5 === 4
          ? []
          : [
              quoteOf(id, {
                name: `${of % 2 ? 'offer' : 'Offer'} ${(of * 11) % 40}`,
                status: STATUSES[of % STATUSES.length],
                quoteType: of % 12 === 0 ? 'SmallGroupRenewal' : 'SmallGroupNewBusiness',
                effectiveDate: isoDate(`2027-0${1 + (of % 4)}-01`),
                memberCount: of % 7,
                modifiedAt: at(of % 30),
              }),
            ]),
        ...(renewalDate && of % 18 !== 0
          ? [quoteOf(id, { status: 'Approved', effectiveDate: isoDate('2026-01-01'), modifiedAt: at(-60) })]
          : []),
      ]),
    );
    const plans = [
      await sellPlan(app.database, buildPlan({ coverage: 'medical' })),
      await sellPlan(app.database, buildPlan({ coverage: 'medical' })),
      await sellPlan(app.database, buildPlan({ coverage: 'dental' })),
    ];
    await repeatGroups(app.database.manager);
    const quotes = await app.database.manager.find(Quote, { where: { createdByUserId }, order: { id: 'ASC' } });
    await insertAll(
      QuotePlan,
      quotes.flatMap(({ id, effectiveDate }, of) =>
        plans.slice(0, of % 4).map((plan, position) =>
          Object.assign(new QuotePlan(), {
            quoteId: id,
            planId: plan.id,
            position: position + 1,
            monthlyRateCents: ((of * 37) % 90) * 1_001 + position,
            effectiveDate,
            rateArea: 12,
            pricedAt: at(0),
          }),
        ),
      ),
    );
    for (const { id } of quotes) {
      await countPremium(app.database.manager, id);
    }
    return stored.map(({ id }) => id);
  }

  const ask = async (user: User, asked: object) => (await app.as(user)).post('/api/dashboard/rows').send(asked);
  const pageOf = async (user: User, asked: DashboardQuery): Promise<DashboardPage & { Rows: GroupDashboardRow[] }> => {
    const { status, body } = await ask(user, asked);
    expect([status, body.Message]).toEqual([200, undefined]);
    return body;
  };
  const allRows = async (user: User, asked: DashboardQuery): Promise<GroupDashboardRow[]> => {
    const pages: GroupDashboardRow[][] = [];
    do {
      const { Rows, Total } = await pageOf(user, { ...asked, Page: pages.length + 1 });
      pages.push(Rows);
      if (pages.flat().length >= Total) {
        return pages.flat();
      }
    } while (pages.at(-1)!.length > 0);
    throw new Error('A page is empty.');
  };
  const idsOf = (rows: readonly GroupDashboardRow[]) => rows.map(({ G }) => G.Id);

  /** As the screen shows it. */
  const SHOWN: Record<DashboardQuery['Order'], (row: GroupDashboardRow) => string | number | null> = {
    Group: ({ G }) => G.GN.toLowerCase(),
    Quote: ({ QuoteName }) => QuoteName?.toLowerCase() ?? null,
    Status: ({ LQS }) => LQS,
    EffectiveDate: ({ EffectiveDate }) => EffectiveDate,
    RenewalDate: ({ G }) => G.RD,
    Premium: ({ Premium }) => Premium?.Amount ?? null,
    PremiumNow: ({ PremiumNow }) => PremiumNow?.Amount ?? null,
    PremiumThen: ({ IAG, Premium }) => (IAG ? (Premium?.Amount ?? null) : null),
    Members: ({ Members }) => Members,
    LastChange: ({ ChangedAt }) => ChangedAt,
  };
  const inOrder = (rows: readonly GroupDashboardRow[], { Order, Direction }: DashboardQuery) => {
    const sign = Direction === 'ASC' ? 1 : -1;
    return [...rows].sort((one, other) => {
      const [a, b] = [SHOWN[Order](one), SHOWN[Order](other)];
      if (a === null || b === null) {
        return a === b ? sign * (one.G.Id - other.G.Id) : a === null ? 1 : -1;
      }
      return sign * (a < b ? -1 : a > b ? 1 : one.G.Id - other.G.Id);
    });
  };

  describe.each(['quotes', 'renewals'] as const)('%s', (List) => {
    it.each(Object.keys(SHOWN) as DashboardQuery['Order'][])(
      'are sorted by %s over the whole book, in both directions, without a value last',
      async (Order) => {
        for (const Direction of ['ASC', 'DESC'] as const) {
          const asked = { ...QUOTES, List, Order, Direction };
          const rows = await allRows(admin, asked);
          expect(idsOf(rows)).toEqual(idsOf(inOrder(rows, asked)));
          const before = new Set(idsOf(await allRows(admin, { ...QUOTES, List, PageSize: 50 })));
          expect([rows.length, new Set(idsOf(rows))]).toEqual([before.size, before]);
        }
      },
    );
  });

  it('have each group of a book once, however many of its agents the user sees', async () => {
    const renewals = idsOf(await allRows(admin, RENEWALS));
    const quotes = idsOf(await allRows(admin, QUOTES));
    expect(renewals).toHaveLength(Math.ceil(GROUPS / 6));
    // A renewal without any quote is no quote in flight.
    const missing = ids.filter((id) => !quotes.includes(id));
    expect(quotes).toHaveLength(GROUPS - missing.length);
    expect(missing.length).toBeGreaterThan(0);
    expect(renewals).toEqual(expect.arrayContaining(missing));
    const own = idsOf(await allRows(agent, { ...QUOTES, Order: 'Premium' }));
    expect(own.every((id) => ids.indexOf(id) % 3 !== 2)).toBe(true);
    expect(own).toHaveLength(quotes.filter((id) => ids.indexOf(id) % 3 !== 2).length);
  });

  it('begin with the highest premium, however long ago its group has changed', async () => {
    const owner = await insertAgentUser(app);
    const old = await insertGroup(app, owner, { name: 'Oldest', modifiedAt: new Date('2020-01-01T12:00:00Z') });
    const quote = await insertQuote(app, owner, { groupId: old.id, modifiedAt: new Date('2020-01-01T12:00:00Z') });
    const plan = await sellPlan(app.database, buildPlan());
    await app.insert(
      Object.assign(new QuotePlan(), {
        quoteId: quote.id,
        planId: plan.id,
        position: 1,
        monthlyRateCents: 123_456,
        effectiveDate: quote.effectiveDate,
        rateArea: 12,
        pricedAt: new Date('2026-11-01T12:00:00Z'),
      }),
    );
    for (let count = 0; count < 3; count += 1) {
      await insertQuote(app, owner);
    }
    const { Rows, Total } = await pageOf(owner, { ...QUOTES, Order: 'Premium', PageSize: 1 });
    expect([Total, Rows[0]!.G.GN, Rows[0]!.Premium?.Amount]).toEqual([4, 'Oldest', 1_234.56]);
  });

  it('are filtered by stage, with the count of each', async () => {
    const all = await allRows(admin, QUOTES);
    const { Counts } = await pageOf(admin, QUOTES);
    expect(Counts.reduce((sum, { Count }) => sum + Count, 0)).toBe(all.length);
    const labels = { progress: ['Quoting', 'Editing Census', 'New Group'], review: ['Pended'] };
    for (const Stage of ['progress', 'review'] as const) {
      const expected = all.filter(({ LQS }) => labels[Stage].includes(LQS));
      for (const Order of ['LastChange', 'Premium'] as const) {
        const found = await pageOf(admin, { ...QUOTES, Order, Stage });
        expect(found.Total).toBe(expected.length);
        expect(found.Counts).toEqual(Counts);
        expect(Counts.find((each) => each.Stage === Stage)?.Count).toBe(expected.length);
        expect(new Set(idsOf(await allRows(admin, { ...QUOTES, Order, Stage })))).toEqual(new Set(idsOf(expected)));
      }
    }
  });

  it('are searched by each word in name, number, quote and status, whatever its case', async () => {
    const owner = await insertAgentUser(app);
    const named = async (name: string, given: Partial<Group> = {}) =>
      (await insertGroup(app, owner, { name, ...given })).id;
    const birch = await named('Birch & Sons 100%', { groupEnterpriseId: 'G7001' });
    const cedar = await named('Cedar');
    const dogwood = await named('Dogwood');
    const { id: quoteId } = await insertQuote(app, owner, { groupId: cedar, name: 'Spring offer', status: 'Complete' });
    const find = async (Text: string) =>
      idsOf((await pageOf(owner, { ...QUOTES, Order: 'Group', Direction: 'ASC', Text })).Rows);
    expect(await find('bIRCH')).toEqual([birch]);
    expect(await find('700')).toEqual([birch]);
    expect(await find('100% sons')).toEqual([birch]);
    expect(await find('%_')).toEqual([]);
    expect(await find('active')).toEqual([birch]);
    expect(await find('new group')).toEqual([dogwood]);
    expect(await find('spring sales REVIEW')).toEqual([cedar]);
    expect(await find(String(quoteId))).toEqual([cedar]);
    expect(await find('spring birch')).toEqual([]);
    const { Total, Counts } = await pageOf(owner, { ...QUOTES, Text: 'cedar', Stage: 'progress' });
    expect([Total, Counts]).toEqual([
      0,
      [
        { Stage: 'progress', Count: 0 },
        { Stage: 'review', Count: 1 },
        { Stage: 'finished', Count: 0 },
      ],
    ]);
  });

  it('answer the last page to who asks for one behind it', async () => {
    const { Rows, Page, Total } = await pageOf(agent, { ...RENEWALS, PageSize: 10, Page: 900 });
    expect([Page, Rows.length]).toEqual([Math.ceil(Total / 10), Total % 10 || 10]);
  });

  it('never have a group of another agent', async () => {
    const stranger = await insertAgentUser(app);
    for (const asked of [QUOTES, RENEWALS, { ...QUOTES, Order: 'Premium' as const, Text: 'acme' }]) {
      expect(await pageOf(stranger, asked)).toMatchObject({ Rows: [], Total: 0, Page: 1 });
    }
    const file = await (
      await app.as(stranger)
    )
      .post('/api/dashboard/rows.csv')
      .send({ ...QUOTES, Page: undefined, PageSize: undefined });
    expect(file.text.trim().split('\r\n')).toHaveLength(1);
  });

  it('are whole in the file, in the same order', async () => {
    const { Page: _page, PageSize: _size, ...asked } = { ...QUOTES, Order: 'Premium' as const, Text: 'c' };
    const { text } = await (await app.as(admin)).post('/api/dashboard/rows.csv').send(asked);
    const names = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    const rows = await allRows(admin, { ...QUOTES, ...asked });
    expect(names).toEqual(rows.map(({ G }) => G.GN));
    expect(names.length).toBeGreaterThan(100);
  });

  it('show staff all groups in the usual order only', async () => {
    const sales = await insertSalesUser(app);
    const { Rows, Total, Counts } = await pageOf(sales, QUOTES);
    expect([Rows.length, Total >= GROUPS - 10, Counts]).toEqual([100, true, []]);
    expect(idsOf(Rows)).toEqual(idsOf(inOrder(Rows, QUOTES)));
    const renewals = await pageOf(sales, { ...RENEWALS, Direction: 'DESC' });
    expect(renewals.Total).toBeGreaterThanOrEqual(Math.ceil(GROUPS / 6));
    expect(idsOf(renewals.Rows)).toEqual(idsOf(inOrder(renewals.Rows, { ...RENEWALS, Direction: 'DESC' })));
    for (const [asked, message] of [
      [{ ...QUOTES, Order: 'Premium' }, 'The groups of all agents can be sorted by last change only.'],
      [{ ...RENEWALS, Order: 'Group' }, 'The renewals of all agents can be sorted by renewal date only.'],
      [{ ...QUOTES, Stage: 'review' }, 'The groups of all agents cannot be filtered here. Find a group with Search.'],
      [{ ...QUOTES, Text: 'acme' }, 'The groups of all agents cannot be filtered here. Find a group with Search.'],
    ] as const) {
      const { status, body } = await ask(sales, asked);
      expect([status, body.Message]).toEqual([400, message]);
    }
  });

  it.each([{ Order: 'Secret' }, { Page: 0 }, { PageSize: 101 }, { List: 'all' }, { Text: 'x'.repeat(201) }])(
    'refuse %j',
    async (given) => {
      const { status, body } = await ask(agent, { ...QUOTES, ...given });
      expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
    },
  );
});
