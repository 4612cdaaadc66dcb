import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { PICK_AN_AGENT } from '../../shared/src/book-of-business/books.ts';
import type { GroupBookRow } from '../../shared/src/book-of-business/book.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { groupBody, insertGroup, insertManyGroups } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const PATH = '/api/bobsmallgroup';

describe('GET /api/bobsmallgroup', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const list = async (user: User, query: object = {}) => (await app.as(user)).get(PATH).query(query);
  const namesOf = async (user: User, query: object = {}) =>
    ((await list(user, query)).body as GroupBookRow[]).map(({ GroupName }) => GroupName);
  const numberOf = async (user: User) =>
    (
      (await app.database.query('SELECT srcAgentId FROM agents WHERE id = ?', [user.agentId])) as {
        srcAgentId: string;
      }[]
    )[0]!.srcAgentId;

  it('answers the groups that have a number, by name, with the placeholder where no effective date is known', async () => {
    const agent = await insertAgentUser(app);
    const known = await insertGroup(app, agent, {
      name: 'zeta Known',
      groupEnterpriseId: 'K1',
      phoneNumber: '6165550100',
      email: 'Owner@example.com',
      lastEffectiveDate: isoDate('2026-01-01'),
      renewalDate: isoDate('2027-01-01'),
    });
    const unknown = await insertGroup(app, agent, {
      name: 'Alpha Unknown',
      groupEnterpriseId: 'U1',
      renewalDate: isoDate('2027-02-01'),
    });
    await insertGroup(app, agent, { name: 'Quoted only' });
    const SrcAgentId = await numberOf(agent);
    const { body, headers } = await list(agent);
    expect(body).toEqual([
      {
        SrcAgentId,
        GroupEnterpriseId: 'U1',
        GroupName: 'Alpha Unknown',
        PhoneNumber: '',
        LastEffectiveDate: '0001-01-01',
        RenewalDate: '2027-02-01',
        GroupStatus: 'Active',
        GroupEmail: '',
        GroupId: unknown.id,
      },
      {
        SrcAgentId,
        GroupEnterpriseId: 'K1',
        GroupName: 'zeta Known',
        PhoneNumber: '6165550100',
        LastEffectiveDate: '2026-01-01',
        RenewalDate: '2027-01-01',
        GroupStatus: 'Active',
        GroupEmail: 'Owner@example.com',
        GroupId: known.id,
      },
    ]);
    expect(headers['content-range']).toBe('groups 0-1/2');
    expect((await (await app.as(agent)).get(`${PATH}/`)).body).toEqual(body);
  });

  it.each`
    effective       | term            | status
    ${'2026-11-20'} | ${null}         | ${'Active'}
    ${'2026-11-21'} | ${null}         | ${'Inactive'}
    ${'2026-01-01'} | ${'2026-11-20'} | ${'Termed'}
    ${'2026-01-01'} | ${'2026-11-21'} | ${'Active'}
  `('on 20 November 2026 a group from $effective to $term is $status', async ({ effective, term, status }) => {
    const agent = await insertAgentUser(app);
    await insertGroup(app, agent, { groupEnterpriseId: 'S1', lastEffectiveDate: effective, termDate: term });
    expect(((await list(agent)).body as GroupBookRow[]).map(({ GroupStatus }) => GroupStatus)).toEqual([status]);
  });

  describe('sorted, searched and cut', () => {
    let agent: User;
    beforeAll(async () => {
      agent = await insertAgentUser(app);
      const group = (name: string, given: object) => insertGroup(app, agent, { name, ...given });
      await group('Birch Dental', {
        groupEnterpriseId: 'N3',
        phoneNumber: '6165550100',
        email: 'a@birch.example',
        lastEffectiveDate: '2026-03-01',
      });
      await group('acme Tool & Die', {
        groupEnterpriseId: 'N1',
        phoneNumber: '2485550100',
        email: 'z@acme.example',
        renewalDate: '2026-02-01',
      });
      await group('Cedar Café', {
        groupEnterpriseId: 'N2',
        phoneNumber: '3135550100',
        email: 'm@cedar.example',
        lastEffectiveDate: '2026-01-01',
        renewalDate: '2027-01-01',
      });
    });

    it.each`
      field                  | first
      ${'GroupName'}         | ${['acme Tool & Die', 'Birch Dental', 'Cedar Café']}
      ${'GroupEnterpriseId'} | ${['acme Tool & Die', 'Cedar Café', 'Birch Dental']}
      ${'PhoneNumber'}       | ${['acme Tool & Die', 'Cedar Café', 'Birch Dental']}
      ${'LastEffectiveDate'} | ${['Cedar Café', 'acme Tool & Die', 'Birch Dental']}
      ${'GroupEmail'}        | ${['Birch Dental', 'Cedar Café', 'acme Tool & Die']}
    `('by $field, both ways', async ({ field, first }: { field: string; first: string[] }) => {
      expect(await namesOf(agent, { sort: `["${field}","ASC"]` })).toEqual(first);
      expect(await namesOf(agent, { sort: `["${field}","DESC"]` })).toEqual(first.toReversed());
    });

    it.each([
      ['dent', ['Birch Dental']],
      ['DIE tool', ['acme Tool & Die']],
      ['cafe', ['Cedar Café']],
      ['n2', ['Cedar Café']],
      ['(248) 555', ['acme Tool & Die']],
      ['m@ced', ['Cedar Café']],
      ['ental', []],
      ['%', []],
      ['birch cafe', []],
      ['  ', ['acme Tool & Die', 'Birch Dental', 'Cedar Café']],
    ])('by the text %j', async (q, names) => {
      const { body, headers } = await list(agent, { filter: JSON.stringify({ q }), range: '[0,9]' });
      expect((body as GroupBookRow[]).map(({ GroupName }) => GroupName)).toEqual(names);
      expect(headers['content-range']).toBe(`groups 0-${Math.max(names.length - 1, 0)}/${names.length}`);
    });

    it('a page at a time', async () => {
      const { body, headers } = await list(agent, { range: '[1,2]' });
      expect((body as GroupBookRow[]).map(({ GroupName }) => GroupName)).toEqual(['Birch Dental', 'Cedar Café']);
      expect(headers['content-range']).toBe('groups 1-2/3');
      expect((await list(agent, { range: '[30,39]' })).body).toEqual([]);
    });
  });

  it('follows a change of name and of agent at once', async () => {
    await seedLocations(app.database, ['MI']);
    const agency = await app.insert(buildAgency());
    const userOf = async (given: Partial<User> = {}) =>
      app.insertUser({ agentId: (await app.insert(buildAgent({ agencyId: agency.id }))).id, ...given });
    const [agent, colleague] = [await userOf(), await userOf()];
    const admin = await userOf({ roles: [ROLES.smallGroupAgentAdmin] });
    const group = await insertGroup(app, agent, { name: 'Moving On', groupEnterpriseId: 'M1' });
    const body = groupBody({
      Id: group.id,
      Version: group.version,
      GroupName: 'Moved On',
      AssociatedAgents: [{ Id: colleague.agentId }],
    });
    expect((await (await app.as(admin)).put('/api/group').send(body)).status).toBe(200);
    expect([await namesOf(agent), await namesOf(colleague)]).toEqual([[], ['Moved On']]);
  });

  it('answers the first 1,000 groups to a caller who names no range', async () => {
    const agent = await insertAgentUser(app);
    const entries = Array.from({ length: 1_001 }, (_, at) => ({ name: `Long ${at}`, groupEnterpriseId: `L${at}` }));
    await insertManyGroups(app, agent, entries);
    const { body, headers } = await list(agent);
    expect([body.length, headers['content-range']]).toEqual([1_000, 'groups 0-999/1001']);
  });

  describe('whose', () => {
    const people = new Map<string, User>();
    let number: string;
    beforeAll(async () => {
      const general = await app.insert(buildAgency());
      const agency = await app.insert(buildAgency({ generalAgencyId: general.id }));
      const elsewhere = await app.insert(buildAgency());
      const userOf = async (agencyId: number, given: Partial<User> = {}) =>
        app.insertUser({ agentId: (await app.insert(buildAgent({ agencyId }))).id, ...given });
      const admin = [ROLES.smallGroupAgentAdmin];
      people
        .set('the agent', await userOf(agency.id))
        .set('a colleague', await userOf(agency.id))
        .set('their admin', await userOf(agency.id, { roles: admin }))
        .set('their general agent', await userOf(general.id, { isGeneralAgent: true }))
        .set('an agent elsewhere', await userOf(elsewhere.id))
        .set('an admin elsewhere', await userOf(elsewhere.id, { roles: admin }))
        .set('a general agent elsewhere', await userOf(elsewhere.id, { isGeneralAgent: true }))
        .set('internal sales', await insertSalesUser(app));
      const agent = people.get('the agent')!;
      number = await numberOf(agent);
      await insertGroup(app, agent, { name: 'Whose', groupEnterpriseId: 'W1' });
    });

    it.each`
      who                            | unnamed | named
      ${'the agent'}                 | ${200}  | ${200}
      ${'a colleague'}               | ${200}  | ${404}
      ${'their admin'}               | ${400}  | ${200}
      ${'their general agent'}       | ${200}  | ${200}
      ${'an agent elsewhere'}        | ${200}  | ${404}
      ${'an admin elsewhere'}        | ${400}  | ${404}
      ${'a general agent elsewhere'} | ${200}  | ${404}
      ${'internal sales'}            | ${400}  | ${200}
    `('$who: $unnamed without a name, $named with it', async ({ who, unnamed, named }) => {
      const user = people.get(who)!;
      const [bare, asked] = [await list(user), await list(user, { agentId: number })];
      expect([bare.status, asked.status]).toEqual([unnamed, named]);
      expect(asked.text.includes('Whose')).toBe(named === 200);
      expect(bare.text.includes('Whose')).toBe(who === 'the agent');
    });

    it('says that an agent must be picked', async () => {
      const { body } = await list(people.get('their admin')!);
      expect([body.Code, body.Message]).toEqual(['INVALID_INPUT', PICK_AN_AGENT]);
    });

    it('does not tell a number that nobody has from one that is not theirs', async () => {
      const user = people.get('an admin elsewhere')!;
      const [foreign, missing] = [await list(user, { agentId: number }), await list(user, { agentId: 'NOBODY' })];
      expect([foreign.body.Code, foreign.body.Message]).toEqual([missing.body.Code, missing.body.Message]);
    });
  });

  it.each([
    { sort: '["GroupStatus","ASC"]' },
    { sort: '["name","ASC"]' },
    { filter: '{"GroupName":"x"}' },
    { filter: '{"q":7}' },
    { filter: `{"q":"${'x'.repeat(201)}"}` },
    { range: '[0,100]' },
    { agentId: '' },
    { agentId: 'x'.repeat(21) },
    { nope: '1' },
  ])('refuses %j', async (query) => {
    const { status, body } = await list(await insertAgentUser(app), query);
    expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('is not found for an agent without an agent record, and closed to an agent for individuals', async () => {
    const individual = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect([(await list(await app.insertUser())).status, (await list(individual)).status]).toEqual([404, 403]);
  });
});
