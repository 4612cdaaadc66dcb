import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { AgentRequest, AgentRow } from '../../shared/src/people/agent.record.ts';
import * as words from '../../shared/src/people/agent.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSuperUser } from '../support/people.ts';
import { auditOf, userRequest } from './user-requests.ts';

const AGENTS = '/api/people/Agents';

describe('the agents, for a super user', () => {
  let app: TestApp;
  let caller: Caller;
  beforeAll(async () => {
    app = await startApp();
    caller = await app.as(await insertSuperUser(app));
  });
  afterAll(() => app.close());

  const requestOf = (row: AgentRow, given: Partial<AgentRequest> = {}) => {
    const {
      Id: _id,
      AgencyName: _a,
      GeneralAgencyName: _g,
      IsGeneralAgent: _i,
      GroupCount: _c,
      Users: _u,
      ...fields
    } = row;
    return { ...fields, ...given };
  };
  const newAgent = async (given: Partial<AgentRequest> = {}): Promise<AgentRequest> => ({
    SrcAgentId: 'N100',
    FirstName: 'Nora',
    LastName: 'Newly',
    NpnNumber: '',
    Phone: '(616) 555-0100',
    Email: '',
    AgencyId: (await app.insert(buildAgency())).id,
    IsAgentBroker: false,
    IsActive: true,
    ...given,
  });
  const read = async (id: number) => (await caller.get(`${AGENTS}/${id}`)).body as AgentRow;

  /** Whose name is one: those of the builders have digits. */
  const insertNamed = async () => {
    const agency = await app.insert(buildAgency());
    const agent = await app.insert(buildAgent({ agencyId: agency.id, lastName: 'Byron' }));
    return insertAgentUser(app, { agentId: agent.id });
  };

  it('are listed with agency, general agency, groups and users', async () => {
    const general = await app.insert(buildAgency());
    const agency = await app.insert(buildAgency({ generalAgencyId: general.id }));
    const agent = await app.insert(buildAgent({ agencyId: agency.id, lastName: 'Quillfeather' }));
    const user = await app.insertUser({ agentId: agent.id, isGeneralAgent: true });
    await insertQuote(app, user);
    const { body, headers } = await caller.get(AGENTS).query({ filter: '{"q":"ada quillf"}', range: '[0,9]' });
    expect(headers['content-range']).toBe('agents 0-0/1');
    expect((body as AgentRow[])[0]).toMatchObject({
      AgencyName: agency.name,
      GeneralAgencyName: general.name,
      IsGeneralAgent: true,
      GroupCount: 1,
      Users: [{ Id: user.id, Username: user.username, FullName: user.fullName }],
    });
    const file = await caller.get(`${AGENTS}.csv`).query({ filter: `{"AgencyId":${agency.id}}` });
    expect(file.text.split('\r\n')).toHaveLength(3);
    expect(file.text).toContain('Quillfeather');
  });

  it('are created with a number that nobody else has', async () => {
    const request = await newAgent({ SrcAgentId: 'n200' });
    const { status, body } = await caller.post(AGENTS).send(request);
    expect([status, body.SrcAgentId, body.Phone, body.NpnNumber]).toEqual([200, 'N200', '6165550100', '']);
    expect(await auditOf(app, 'agent', body.Id as number)).toEqual([['create-agent', '']]);
    const again = await caller.post(AGENTS).send({ ...request, SrcAgentId: 'N200' });
    expect([again.status, again.body.Fields]).toEqual([422, { SrcAgentId: [words.SRC_AGENT_ID_TAKEN] }]);
  });

  it.each([
    [{ SrcAgentId: 'A 1' }, 400, { SrcAgentId: [words.SRC_AGENT_ID_INVALID] }],
    [{ NpnNumber: '12a' }, 400, { NpnNumber: [words.NPN_INVALID] }],
    [{ LastName: ' ' }, 400, { LastName: [words.LAST_NAME_MISSING] }],
    [{ AgencyId: 2_000_000_001 }, 422, { AgencyId: [words.AGENCY_NOT_OFFERED] }],
  ])('are not created with %j', async (given, status, fields) => {
    const answer = await caller.post(AGENTS).send(await newAgent({ SrcAgentId: 'N300', ...given }));
    expect([answer.status, answer.body.Fields]).toEqual([status, fields]);
  });

  it('take their groups along to another agency, and their users sign in again', async () => {
    const owner = await insertNamed();
    const theirs = await app.as(owner);
    const quote = await insertQuote(app, owner);
    const elsewhere = await app.insert(buildAgency());
    const colleague = await app.insert(buildAgent({ agencyId: elsewhere.id }));
    const admin = await app.as(await app.insertUser({ roles: [ROLES.smallGroupAgentAdmin], agentId: colleague.id }));
    expect((await admin.get(`/api/quote/${quote.id}`)).status).toBe(404);
    const row = await read(owner.agentId!);
    expect([row.GroupCount, row.Users.length]).toEqual([1, 1]);
    const moved = await caller.put(`${AGENTS}/${row.Id}`).send(requestOf(row, { AgencyId: elsewhere.id }));
    expect([moved.status, moved.body.AgencyName]).toEqual([200, elsewhere.name]);
    expect((await admin.get(`/api/quote/${quote.id}`)).status).toBe(200);
    expect((await theirs.get('/api/account')).status).toBe(401);
    expect(await auditOf(app, 'agent', row.Id)).toEqual([['change-agent', 'agencyId']]);
  });

  it('are told apart from what somebody else saved meanwhile', async () => {
    const { agentId } = await insertNamed();
    const row = await read(agentId!);
    await caller.put(`${AGENTS}/${row.Id}`).send(requestOf(row, { FirstName: 'Zoe' }));
    const late = await caller.put(`${AGENTS}/${row.Id}`).send(requestOf(row));
    expect([late.status, late.body.Fields]).toEqual([409, { FirstName: ['It is now: Zoe'] }]);
  });

  it('do not get the number of another one, nor an agency that is not offered', async () => {
    const [row, other] = [await read((await insertNamed()).agentId!), await read((await insertNamed()).agentId!)];
    const wanted = requestOf(row, { SrcAgentId: other.SrcAgentId, AgencyId: 2_000_000_001 });
    const { status, body } = await caller.put(`${AGENTS}/${row.Id}`).send(wanted);
    expect([status, body.Code, body.Fields]).toEqual([
      422,
      'RULE_BROKEN',
      { SrcAgentId: [words.SRC_AGENT_ID_TAKEN], AgencyId: [words.AGENCY_NOT_OFFERED] },
    ]);
    expect(await read(row.Id)).toEqual(row);
  });

  it('who are not active are no longer offered, for groups or for users, and keep what they have', async () => {
    const user = await insertNamed();
    const theirs = await app.as(user);
    const quote = await insertQuote(app, user);
    const row = await read(user.agentId!);
    expect((await caller.put(`${AGENTS}/${row.Id}`).send(requestOf(row, { IsActive: false }))).status).toBe(200);
    expect((await theirs.get('/api/agent/AgentsForUser')).body).toEqual([]);
    expect((await theirs.get(`/api/quote/${quote.id}`)).status).toBe(200);
    const request = userRequest({ Roles: [ROLES.smallGroupAgent], AgentId: row.Id });
    expect((await caller.post('/api/people/Users').send(request)).status).toBe(422);
    expect(await app.database.manager.countBy(Agent, { id: row.Id, isActive: false })).toBe(1);
  });
});
