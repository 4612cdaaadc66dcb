import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Agent } from '../../backend/src/platform/people/agent.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { insertSalesUser } from '../support/people.ts';

describe('looking up agents', () => {
  let app: TestApp;
  const users: Record<string, User> = {};

  beforeAll(async () => {
    app = await startApp();
    const general = await app.insert(buildAgency({ name: 'Straits General' }));
    const under = await app.insert(buildAgency({ name: 'Marquette Insurance', generalAgencyId: general.id }));
    const elsewhere = await app.insert(buildAgency({ name: 'Great_Lakes 100% Benefits' }));
    const insert = async (name: string, agencyId: number, user: Partial<User> = {}, given: Partial<Agent> = {}) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      const agent = await app.insert(
        buildAgent({ agencyId, firstName, lastName, srcAgentId: name.slice(0, 6), ...given }),
      );
      users[firstName] = await app.insertUser({ agentId: agent.id, ...user });
    };
    await insert('Helen Kowalski', general.id, { isGeneralAgent: true });
    await insert('Marcus Webb', under.id);
    await insert('Nora Feldman', under.id, { roles: [ROLES.smallGroupAgentAdmin] });
    await insert('Ada Lindqvist', elsewhere.id);
    await insert('Tomas Reyes', elsewhere.id, {}, { isAgentBroker: true });
    users.Sam = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const names = (body: { Name: { First: string } }[]) => body.map(({ Name }) => Name.First).join(' ');
  const find = async (who: string, query: object) =>
    (await app.as(users[who]!)).get('/api/agent/findAgentsByCriteria').query(query);

  it.each`
    who         | role                 | agents
    ${'Marcus'} | ${'an agent'}        | ${'Marcus'}
    ${'Nora'}   | ${'an agent admin'}  | ${'Nora Marcus'}
    ${'Helen'}  | ${'a general agent'} | ${'Nora Helen Marcus'}
    ${'Tomas'}  | ${'an agent-broker'} | ${'Ada Tomas'}
  `('$role may assign $agents', async ({ who, agents }) => {
    const { status, body } = await (await app.as(users[who]!)).get('/api/agent/AgentsForUser');
    expect([status, names(body)]).toEqual([200, agents]);
  });

  it('answers with what proposals print', async () => {
    const { body } = await (await app.as(users.Marcus!)).get('/api/agent/AgentsForUser');
    expect(body[0]).toMatchObject({
      SrcAgentId: 'Marcus',
      Name: { First: 'Marcus', Last: 'Webb' },
      NpnNumber: '1234567',
      AgencyName: 'Marquette Insurance',
      IsAgentBroker: false,
    });
  });

  it('keeps the list from internal staff, who search instead', async () => {
    const { status } = await (await app.as(users.Sam!)).get('/api/agent/AgentsForUser');
    expect(status).toBe(403);
  });

  it.each`
    criteria                           | agents
    ${{ LastName: 'we' }}              | ${'Marcus'}
    ${{ FirstName: 'a' }}              | ${'Ada'}
    ${{ SrcAgentId: 'hELEN' }}         | ${'Helen'}
    ${{ AgencyName: 'marquette' }}     | ${'Nora Marcus'}
    ${{ LastName: '', FirstName: '' }} | ${'Nora Helen Ada Tomas Marcus'}
    ${{ LastName: 'e' }}               | ${''}
    ${{ AgencyName: '%' }}             | ${''}
    ${{ AgencyName: 'Great_' }}        | ${'Ada Tomas'}
    ${{ AgencyName: 'Marquette_' }}    | ${''}
    ${{ LastName: `' OR '1'='1` }}     | ${''}
  `('internal staff find "$agents" by $criteria', async ({ criteria, agents }) => {
    const { status, body } = await find('Sam', criteria);
    expect([status, names(body)]).toEqual([200, agents]);
  });

  it.each`
    who         | role                 | agents
    ${'Marcus'} | ${'an agent'}        | ${'Marcus'}
    ${'Nora'}   | ${'an agent admin'}  | ${'Nora Marcus'}
    ${'Helen'}  | ${'a general agent'} | ${'Nora Helen Marcus'}
    ${'Tomas'}  | ${'an agent-broker'} | ${'Ada Tomas'}
    ${'Sam'}    | ${'internal staff'}  | ${'Nora Helen Ada Tomas Marcus'}
  `('$role finds $agents where all criteria are left empty', async ({ who, agents }) => {
    const { status, body } = await find(who, { FirstName: '', LastName: ' ', SrcAgentId: '', AgencyName: '' });
    expect([status, names(body)]).toEqual([200, agents]);
  });

  it('finds those to whom every criterion fits', async () => {
    expect(names((await find('Sam', { FirstName: 'no', AgencyName: 'Marq', LastName: '' })).body)).toBe('Nora');
    expect((await find('Sam', { FirstName: 'no', AgencyName: 'Straits' })).body).toEqual([]);
  });

  it('answers agents of individuals alone, too', async () => {
    users.Ida = await app.insertUser({ roles: [ROLES.individualAgent], agentId: users.Ada!.agentId });
    const { status, body } = await find('Ida', { FirstName: 'a' });
    expect([status, names(body)]).toEqual([200, 'Ada']);
  });

  it('answers one page at a time and says how many there are', async () => {
    const { headers, body } = await find('Sam', { range: '[2,3]' });
    expect([names(body), headers['content-range']]).toEqual(['Ada Tomas', 'agents 2-3/5']);
  });

  it('finds an agent nobody of another agency', async () => {
    expect((await find('Marcus', { FirstName: 'Ada' })).body).toEqual([]);
  });

  it.each([{ range: '[0,100]' }, { range: 'x' }, { Role: 'x' }, { LastName: ['a', 'b'] }])(
    'refuses %j',
    async (query) => {
      const { status, body } = await find('Sam', query);
      expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
    },
  );
});
