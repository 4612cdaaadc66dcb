import { RULE_CATALOGUE, RULE_KEYS } from '../../shared/src/business-rules/rule-catalogue.ts';
import { RULE_TOPICS, ruleTopic } from '../../shared/src/business-rules/rule-topics.ts';
import { BusinessRule } from '../../backend/src/platform/business-rules/business-rule.table.ts';
import { bumpCacheVersion } from '../../backend/src/platform/database/cache-versions.ts';
import { seedBusinessRules } from '../../backend/src/platform/business-rules/seed-business-rules.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser, insertSuperUser } from '../support/people.ts';

describe('the application parameters', () => {
  let app: TestApp;
  let agent: Caller;

  beforeAll(async () => {
    app = await startApp();
    agent = await app.as(await insertAgentUser(app));
  });
  afterAll(() => app.close());

  it('are the defaults of every key, as text, on a new database', async () => {
    const { status, body } = await agent.get('/api/businessrules');
    expect(status).toBe(200);
    expect(body).toEqual(Object.fromEntries(RULE_KEYS.map((key) => [key, RULE_CATALOGUE[key].default])));
  });

  it('are for people who are signed in', async () => {
    expect((await app.anonymous().get('/api/BusinessRules')).status).toBe(401);
  });

  it('leave the sign-in page without a message while the site is up', async () => {
    const { status, body } = await app.anonymous().get('/api/businessrules/getSiteDownInfo');
    expect([status, body]).toEqual([200, { IsSiteDown: false, Message: '' }]);
  });

  it('are seeded once, and again only for a key that has no row', async () => {
    expect(await seedBusinessRules(app.database, isoDate('2026-11-20'))).toBe(0);
    await app.database.query(`DELETE FROM business_rules WHERE ruleKey = 'ZipPrefixMaximum'`);
    expect(await seedBusinessRules(app.database, isoDate('2026-11-21'))).toBe(1);
  });

  it('are described as this release describes them while nobody has changed them', async () => {
    const [theirs, ours] = ['ZipPrefixMinimum', 'ProposalW9'];
    await app.database.query(`UPDATE business_rules SET description = 'Of before.' WHERE ruleKey IN (?, ?)`, [
      theirs,
      ours,
    ]);
    await app.database.query(`UPDATE business_rules SET createdBy = 'somebody' WHERE ruleKey = ?`, [theirs]);
    await seedBusinessRules(app.database, isoDate('2026-11-21'));
    const described = async (key: string) =>
      (await app.database.manager.findOneByOrFail(BusinessRule, { ruleKey: key })).description;
    expect([await described(theirs), await described(ours)]).toEqual([
      'Of before.',
      RULE_CATALOGUE.ProposalW9.description,
    ]);
  });
});

describe('the list of the configuration screens', () => {
  let app: TestApp;
  let superUser: Caller;

  beforeAll(async () => {
    app = await startApp();
    superUser = await app.as(await insertSuperUser(app));
  });
  afterAll(() => app.close());

  const list = (query: Record<string, unknown> = {}) => {
    const parameters = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
    return superUser.get(`/api/sales/GetBusinessRules?${new URLSearchParams(parameters)}`);
  };

  it('is every rule as an array where no range is asked for', async () => {
    const { status, body, headers } = await list();
    expect([status, headers['content-range']]).toEqual([200, undefined]);
    expect(body).toHaveLength(RULE_KEYS.length);
    expect(body.find(({ Key }: { Key: string }) => Key === 'MaxNumberEmployeesInSmallGroup')).toEqual({
      Id: expect.any(Number),
      Key: 'MaxNumberEmployeesInSmallGroup',
      Value: '50',
      Type: 'number',
      Description: RULE_CATALOGUE.MaxNumberEmployeesInSmallGroup.description,
      EffectiveDate: '2014-01-01',
      TermDate: null,
      QuoteEffectiveStartDate: null,
      QuoteEffectiveEndDate: null,
      ConfigSource: 0,
      IsActive: true,
      // The first moment of the day in Detroit: never one that is still to come.
      ChangedAt: '2026-11-20T05:00:00.000Z',
      ChangedBy: 'system',
    });
  });

  it('has at once what another process has changed: the next edit must not be refused as stale', async () => {
    const valueOf = async () =>
      ((await list()).body as { Key: string; Value: string }[]).find(({ Key }) => Key === 'ProposalW9')!.Value;
    const before = await valueOf();
    await app.database.transaction(async (tx) => {
      await tx.update(BusinessRule, { ruleKey: 'ProposalW9' }, { value: before === 'true' ? 'false' : 'true' });
      await bumpCacheVersion(tx, 'business-rules');
    });
    expect(await valueOf()).not.toBe(before);
    await app.database.transaction(async (tx) => {
      await tx.update(BusinessRule, { ruleKey: 'ProposalW9' }, { value: before });
      await bumpCacheVersion(tx, 'business-rules');
    });
    expect(await valueOf()).toBe(before);
  });

  it('is a page with its place in the whole where a range is asked for', async () => {
    const { body, headers } = await list({ range: [10, 19], sort: ['Key', 'DESC'] });
    const keys = [...RULE_KEYS].sort((one, other) => other.localeCompare(one, 'en'));
    expect(headers['content-range']).toBe(`GetBusinessRules 10-19/${RULE_KEYS.length}`);
    expect(body.map(({ Key }: { Key: string }) => Key)).toEqual(keys.slice(10, 20));
  });

  it('leaves the rules of one source, or with a word', async () => {
    const shop = (await list({ filter: { ConfigSource: 1 } })).body;
    expect(shop.map(({ Key }: { Key: string }) => Key)).toContain('FFMStartDate');
    expect(shop.every(({ ConfigSource }: { ConfigSource: number }) => ConfigSource === 1)).toBe(true);
    const found = (await list({ filter: { q: 'SMALL-business sales' } })).body;
    expect(found.map(({ Key }: { Key: string }) => Key)).toEqual(['SmallGroupSalesPhoneNum']);
  });

  it('is grouped by topic, within a topic by name, and can be narrowed to a topic', async () => {
    const byTopic = (await list({ sort: ['Topic', 'ASC'] })).body.map(({ Key }: { Key: string }) => Key);
    const topics = byTopic.map(ruleTopic);
    expect([...new Set(topics)]).toEqual(RULE_TOPICS.filter((topic) => topics.includes(topic)));
    expect(topics.filter((topic: string, index: number) => topic !== topics[index - 1])).toEqual([...new Set(topics)]);
    const queues = ['FailedEnrollmentDaysAllowed', 'SalesReviewDaysAllowed', 'PendedDaysAllowed'];
    const narrowed = (await list({ sort: ['Topic', 'ASC'], filter: { Topic: 'Queues' } })).body;
    expect(narrowed.map(({ Key }: { Key: string }) => Key)).toEqual(queues);
    const byName = (await list({ sort: ['Name', 'DESC'], filter: { Topic: 'Queues' } })).body;
    expect(byName.map(({ Key }: { Key: string }) => Key)).toEqual([...queues].reverse());
  });

  it('finds a rule by the name that people read', async () => {
    const { body } = await list({ filter: { q: 'max employee age' } });
    expect(body.map(({ Key }: { Key: string }) => Key)).toEqual(['MaxEmployeeAge']);
  });

  it('answers the rows that react-admin names', async () => {
    const [{ Id }] = (await list({ range: [3, 3] })).body;
    expect((await list({ filter: { id: [Id] } })).body.map((row: { Id: number }) => row.Id)).toEqual([Id]);
    expect((await superUser.get(`/api/sales/GetBusinessRules/${Id}`)).body.Id).toBe(Id);
  });

  it.each([
    ['a filter on another field', { filter: { createdBy: 'x' } }],
    ['a filter of another type', { filter: { ConfigSource: 'shop' } }],
    ['a topic that does not exist', { filter: { Topic: 'Weather' } }],
    ['a flag that is text', { filter: { IsActive: 'false' } }],
    ['a sort on another field', { sort: ['supersedesId', 'ASC'] }],
    ['more than 100 rows', { range: [0, 100] }],
    ['a range that runs backwards', { range: [9, 0] }],
  ])('refuses %s', async (_what, query) => {
    const { status, body } = await list(query);
    expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('refuses an unknown parameter', async () => {
    expect((await superUser.get('/api/sales/GetBusinessRules?nope=1')).status).toBe(400);
  });

  it.each([
    ['an agent', insertAgentUser, 403],
    ['internal sales', insertSalesUser, 200],
    ['internal operations', insertOperationsUser, 200],
  ])('is answered to internal staff: %s', async (_who, insertUser, status) => {
    const caller = await app.as(await insertUser(app));
    expect((await caller.get('/api/sales/GetBusinessRules')).status).toBe(status);
  });
});
