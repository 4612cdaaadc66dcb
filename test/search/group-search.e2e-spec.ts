import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { GroupSearchCriteria, GroupSearchRow } from '../../shared/src/search/group-search.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { MORE_CRITERIA, TOO_MANY_FOUND } from '../../shared/src/search/group-criteria.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { groupBody, insertGroup, insertManyGroups, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const PATH = '/api/group/GetGroupsBySearchCriteria';

describe('searching for groups', () => {
  let app: TestApp;
  let sales: User;
  beforeAll(async () => {
    app = await startApp();
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const search = async (user: User, criteria: GroupSearchCriteria, page: object = {}) =>
    (await app.as(user)).post(PATH).query(page).send(criteria);
  const namesFound = async (user: User, criteria: GroupSearchCriteria) =>
    ((await search(user, criteria)).body as GroupSearchRow[]).map(({ GroupName }) => GroupName);

  describe('by one criterion', () => {
    let agent: User;
    let quoteId: number;
    beforeAll(async () => {
      const agency = await app.insert(buildAgency());
      const record = await app.insert(
        buildAgent({ agencyId: agency.id, firstName: 'Wilhelmina', lastName: 'O’Dowd_x' }),
      );
      agent = await app.insertUser({ agentId: record.id });
      const wanted = await insertGroup(app, agent, {
        name: 'Lakeshore Cabinet-Works & Café',
        groupEnterpriseId: 'QT-30771',
        taxId: '381234567',
        postalCode: '49417-1234',
        renewalDate: isoDate('2027-03-01'),
      });
      await insertGroup(app, agent, { name: 'Other Lake', postalCode: '49418', taxId: '381234568' });
      await insertGroup(app, agent, { name: 'Zip Plain', postalCode: '49417' });
      quoteId = (await insertQuote(app, agent, { groupId: wanted.id, isDeleted: true })).id;
    });

    it.each<[string, (id: number) => GroupSearchCriteria, string[]]>([
      ['typed words of the name', () => ({ Text: 'cabi lake' }), ['Lakeshore Cabinet-Works & Café']],
      ['the typed number', () => ({ Text: 'qt-307' }), ['Lakeshore Cabinet-Works & Café']],
      ['the typed tax id', () => ({ Text: '38-1234567' }), ['Lakeshore Cabinet-Works & Café']],
      ['the typed number of a quote', (id) => ({ Text: `#${id}` }), ['Lakeshore Cabinet-Works & Café']],
      ['typed text and an exact field', () => ({ Text: 'lake', PostalCode: '49418' }), ['Other Lake']],
      ['typed symbols', () => ({ Text: '%' }), []],
      ['a word of the name', () => ({ GroupName: 'cabinet' }), ['Lakeshore Cabinet-Works & Café']],
      ['the beginning of a word', () => ({ GroupName: 'lake' }), ['Lakeshore Cabinet-Works & Café', 'Other Lake']],
      ['two words in any order', () => ({ GroupName: 'CAFE, lakes' }), ['Lakeshore Cabinet-Works & Café']],
      ['the end of a word', () => ({ GroupName: 'shore' }), []],
      ['the whole number', () => ({ GroupNumber: 'QT-30771' }), ['Lakeshore Cabinet-Works & Café']],
      ['the beginning of the number', () => ({ GroupNumber: 'qt30' }), ['Lakeshore Cabinet-Works & Café']],
      ['the tax id', () => ({ TaxId: '38-1234567' }), ['Lakeshore Cabinet-Works & Café']],
      ['a quote, deleted or not', (id) => ({ QuoteId: String(id) }), ['Lakeshore Cabinet-Works & Café']],
      ['the ZIP', () => ({ PostalCode: '49417' }), ['Lakeshore Cabinet-Works & Café', 'Zip Plain']],
      ['a longer ZIP', () => ({ PostalCode: '494170000' }), ['Lakeshore Cabinet-Works & Café', 'Zip Plain']],
      ['the renewal date', () => ({ RenewalDate: '03/01/2027' }), ['Lakeshore Cabinet-Works & Café']],
      [
        'the agent',
        () => ({ AgentFirstName: 'wil', AgentLastName: 'o’dowd_' }),
        ['Lakeshore Cabinet-Works & Café', 'Other Lake', 'Zip Plain'],
      ],
      ['a wildcard', () => ({ AgentLastName: '%' }), []],
      ['several', () => ({ GroupName: 'lake', PostalCode: '49418' }), ['Other Lake']],
      ['several that contradict each other', () => ({ GroupName: 'cabinet', PostalCode: '49418' }), []],
    ])('finds by %s', async (_what, criteria, names) => {
      expect(await namesFound(agent, criteria(quoteId))).toEqual(names);
    });

    it('finds the same with the criteria in the address, empty ones left aside', async () => {
      const query = { GroupName: 'cabinet', TaxId: '', AgentLastName: ' ' };
      const { status, body, headers } = await (await app.as(agent)).get(PATH).query(query);
      expect([status, body.map(({ GroupName }: GroupSearchRow) => GroupName)]).toEqual([
        200,
        ['Lakeshore Cabinet-Works & Café'],
      ]);
      expect([headers['content-range'], headers['cache-control']]).toEqual(['groups 0-0/1', 'no-store']);
    });
  });

  it('answers number, name, city, agents, renewal date and the newest quote', async () => {
    const agent = await insertAgentUser(app);
    const group = await insertGroup(app, agent, {
      name: 'Answered Whole',
      groupEnterpriseId: 'AW1',
      renewalDate: isoDate('2027-05-01'),
    });
    await insertQuote(app, agent, { groupId: group.id, modifiedAt: new Date('2026-11-01T12:00:00Z') });
    const newest = await insertQuote(app, agent, {
      groupId: group.id,
      name: 'Gold',
      status: 'PassiveRenewalFailure',
      modifiedAt: new Date('2026-11-02T12:00:00Z'),
    });
    await insertQuote(app, agent, {
      groupId: group.id,
      isDeleted: true,
      modifiedAt: new Date('2026-11-03T12:00:00Z'),
    });
    const { body } = await search(agent, { GroupName: 'answered' });
    expect(body).toEqual([
      {
        Id: group.id,
        GroupEnterpriseId: 'AW1',
        GroupName: 'Answered Whole',
        City: 'Grand Rapids',
        RenewalDate: '2027-05-01',
        AssociatedAgents: [expect.objectContaining({ Id: agent.agentId })],
        NewestQuote: {
          Id: newest.id,
          Name: 'Gold',
          Status: 'PassivelyRenewed',
          QuoteStatus: 'Passively Renewed',
          Premium: null,
        },
        Members: 0,
      },
    ]);
    const staff = (await search(sales, { GroupName: 'answered' })).body as GroupSearchRow[];
    expect(staff[0]?.NewestQuote?.QuoteStatus).toBe('Passive Renewal Failure');
  });

  it('answers a page, in the order that was asked for, and how many there are', async () => {
    const agent = await insertAgentUser(app);
    for (const [name, city] of [
      ['paged alpha', 'Zeeland'],
      ['Paged Beta', 'Ada'],
      ['Paged gamma', 'Holland'],
    ] as const) {
      await insertGroup(app, agent, { name, city });
    }
    const page = async (query: object) => {
      const { body, headers } = await search(agent, { GroupName: 'paged' }, query);
      return [(body as GroupSearchRow[]).map(({ City }) => City), headers['content-range']];
    };
    expect(await page({})).toEqual([['Zeeland', 'Ada', 'Holland'], 'groups 0-2/3']);
    expect(await page({ range: '[0,1]', sort: '["City","ASC"]' })).toEqual([['Ada', 'Holland'], 'groups 0-1/3']);
    expect(await page({ range: '[2,3]', sort: '["City","ASC"]' })).toEqual([['Zeeland'], 'groups 2-2/3']);
    expect(await page({ range: '[0,0]', sort: '["GroupName","DESC"]' })).toEqual([['Holland'], 'groups 0-0/3']);
  });

  it('finds a group by its new name as soon as it is changed', async () => {
    const agent = await insertAgentUser(app);
    await seedLocations(app.database, ['MI']);
    const group = await insertGroup(app, agent, { name: 'Before Rename' });
    const renamed = groupBody({
      Id: group.id,
      Version: group.version,
      GroupName: 'After Rename',
      AssociatedAgents: [{ Id: agent.agentId }],
    });
    expect((await (await app.as(agent)).put('/api/group').send(renamed)).status).toBe(200);
    expect([await namesFound(agent, { GroupName: 'before' }), await namesFound(agent, { GroupName: 'after' })]).toEqual(
      [[], ['After Rename']],
    );
  });

  it('finds only groups of the agents whose books the user sees', async () => {
    const agency = await app.insert(buildAgency());
    const general = await app.insert(buildAgency());
    await app.database.query('UPDATE agencies SET generalAgencyId = ? WHERE id = ?', [general.id, agency.id]);
    const userOf = async (agencyId: number, given: Partial<User> = {}) =>
      app.insertUser({ agentId: (await app.insert(buildAgent({ agencyId }))).id, ...given });
    const agent = await userOf(agency.id);
    const others = {
      colleague: await userOf(agency.id),
      admin: await userOf(agency.id, { roles: [ROLES.smallGroupAgentAdmin] }),
      generalAgent: await userOf(general.id, { isGeneralAgent: true }),
      stranger: await insertAgentUser(app),
    };
    await insertGroup(app, agent, { name: 'Narrowed Tool', taxId: '389999999' });
    const seen = async (user: User) => (await namesFound(user, { TaxId: '389999999' })).length;
    expect([
      await seen(agent),
      await seen(others.admin),
      await seen(others.generalAgent),
      await seen(sales),
      await seen(others.colleague),
      await seen(others.stranger),
    ]).toEqual([1, 1, 1, 1, 0, 0]);
  });

  it.each<[string, object, number, string]>([
    ['without a criterion', {}, 422, MORE_CRITERIA],
    ['with empty ones alone', { GroupName: ' ', TaxId: '' }, 422, MORE_CRITERIA],
  ])('is refused %s', async (_what, criteria, status, message) => {
    const { status: got, body } = await search(sales, criteria);
    expect([got, body.Code, body.Message]).toEqual([status, 'RULE_BROKEN', message]);
    const inAddress = await (await app.as(sales)).get(PATH).query(criteria);
    expect([inAddress.status, inAddress.body.Message]).toEqual([status, message]);
  });

  it('names the criteria that are wrong', async () => {
    const wrong = { TaxId: '38', QuoteId: 'x', PostalCode: '1', RenewalDate: '02/30/2027', GroupName: 'fine' };
    const { status, body } = await search(sales, wrong);
    expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
    expect(Object.keys(body.Fields).sort()).toEqual(['PostalCode', 'QuoteId', 'RenewalDate', 'TaxId']);
  });

  it.each<[string, object, object]>([
    ['an unknown criterion', { Nope: 'x' }, {}],
    ['a number for a text', { GroupName: 7 }, {}],
    ['a list', { GroupName: ['x'] }, {}],
    ['a long text', { GroupName: 'x'.repeat(151) }, {}],
    ['an unknown order', { GroupName: 'x' }, { sort: '["taxId","ASC"]' }],
    ['too long a range', { GroupName: 'x' }, { range: '[0,100]' }],
    ['a filter', { GroupName: 'x' }, { filter: '{}' }],
  ])('refuses %s', async (_what, criteria, page) => {
    const { status, body } = await search(sales, criteria, page);
    expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('asks for more criteria when more than 1,000 groups match', async () => {
    await insertManyGroups(
      app,
      sales,
      Array.from({ length: 1_000 }, () => ({ name: 'Manifold Works' })),
    );
    const { status, headers } = await search(sales, { GroupName: 'manifold' }, { range: '[990,1000]' });
    expect([status, headers['content-range']]).toEqual([200, 'groups 990-999/1000']);
    await insertGroup(app, sales, { name: 'One Manifold More' });
    const { body } = await search(sales, { GroupName: 'manifold' });
    expect([body.Code, body.Message]).toEqual(['RULE_BROKEN', TOO_MANY_FOUND]);
    expect(await namesFound(sales, { GroupName: 'manifold more' })).toEqual(['One Manifold More']);
  });

  it('is closed to an agent for individuals', async () => {
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await search(agent, { GroupName: 'a' })).status).toBe(403);
  });
});
