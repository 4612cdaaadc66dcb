import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup } from '../support/group-builders.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser, insertSuperUser } from '../support/people.ts';

const CALLS = [
  { path: 'SetRollOverLargeGroupStatus', flag: 'IsRolloverToLargeGroup', action: 'set-rollover-to-large-group' },
  { path: 'SetRenewOLFOStatus', flag: 'IsRenewOLFO', action: 'set-olfo-renewal' },
] as const;

describe.each(CALLS)('PUT /api/group/$path', ({ path, flag, action }) => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const set = async (user: User, body: object) => (await app.as(user)).put(`/api/group/${path}`).send(body);
  const read = async (user: User, id: number) => (await (await app.as(user)).get(`/api/group/GetGroupById/${id}`)).body;
  const other = flag === 'IsRenewOLFO' ? 'IsRolloverToLargeGroup' : 'IsRenewOLFO';

  it('switches the status on and off, and leaves the other as it is', async () => {
    const { id } = await insertGroup(app, agent);
    const on = await set(sales, { Id: id, Version: 1, [flag]: true });
    expect([on.status, on.body.Version, on.body[flag], on.body[other]]).toEqual([200, 2, true, false]);
    expect((await read(agent, id))[flag]).toBe(true);
    const off = await set(sales, { Id: id, Version: 2, [flag]: false });
    expect([off.status, off.body.Version, off.body[flag]]).toEqual([200, 3, false]);
  });

  it('takes the whole group as it was answered', async () => {
    const { id } = await insertGroup(app, agent, { taxId: '381234567', totalEligibleEmployees: 7 });
    const { status, body } = await set(sales, { ...(await read(sales, id)), [flag]: true });
    expect([status, body[flag], body.TaxId]).toEqual([200, true, '381234567']);
  });

  it('refuses to change anything else along with it', async () => {
    const { id } = await insertGroup(app, agent);
    const group = await read(sales, id);
    const address = { ...group.Address, General: { ...group.Address.General, City: 'Kentwood' } };
    const sent = { ...group, [flag]: true, [other]: true, GroupName: 'Other', RateArea: 1, Address: address };
    const { status, body } = await set(sales, sent);
    expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
    expect(Object.keys(body.Fields).sort()).toEqual(['Address', 'GroupName', 'RateArea', other].sort());
    expect(await read(sales, id)).toEqual(group);
  });

  it('tells whoever saw an older version that it has changed since', async () => {
    const { id } = await insertGroup(app, agent);
    const seen = await read(sales, id);
    await set(sales, { ...seen, [flag]: true });
    const { status, body } = await set(sales, { ...seen, [flag]: false });
    expect([status, body.Code]).toEqual([409, 'STALE_VERSION']);
    expect((await read(sales, id))[flag]).toBe(true);
  });

  it('writes down who did it, and which field it was', async () => {
    const { id } = await insertGroup(app, agent);
    await set(sales, { Id: id, Version: 1, [flag]: true });
    const event = await app.database.manager.findOneByOrFail(AuditEvent, { action, subjectId: String(id) });
    expect([event.userId, event.subject, event.fields]).toEqual([sales.id, 'group', flag]);
  });

  it('brings the group to the top of the dashboard', async () => {
    const { id } = await insertGroup(app, agent);
    await set(sales, { Id: id, Version: 1, [flag]: true });
    const { activityAt } = await app.database.manager.findOneByOrFail(Group, { id });
    expect(activityAt).toEqual(app.clock.now());
  });

  it('is for internal sales, internal operations and super users', async () => {
    for (const user of [sales, await insertOperationsUser(app), await insertSuperUser(app)]) {
      const { id } = await insertGroup(app, agent);
      expect((await set(user, { Id: id, Version: 1, [flag]: true })).status).toBe(200);
    }
  });

  it('is refused to the agent of the group and to nobody in particular, and nothing is written', async () => {
    const { id } = await insertGroup(app, agent);
    const { status, body } = await set(agent, { Id: id, Version: 1, [flag]: true });
    expect([status, body.Code]).toEqual([403, 'NOT_ALLOWED']);
    const visitor = await app.visitor();
    expect((await visitor.put(`/api/group/${path}`).send({ Id: id, Version: 1, [flag]: true })).status).toBe(401);
    expect((await read(agent, id))[flag]).toBe(false);
  });

  it('does not find a group that does not exist', async () => {
    const { status, body } = await set(sales, { Id: 2_000_000, Version: 1, [flag]: true });
    expect([status, body.Code]).toEqual([404, 'NOT_FOUND']);
  });

  it('names what is missing, of the wrong kind or unknown', async () => {
    const { status, body } = await set(sales, { Id: '7', [flag]: 'true', Status: 'Approved' });
    expect([status, Object.keys(body.Fields).sort()]).toEqual([400, ['Id', flag, 'Status', 'Version'].sort()]);
  });
});
