import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import type { CensusMemberResponse } from '../../shared/src/census/census.record.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { childRequest, employeeRequest, openCensus, spouseRequest } from '../support/census-builders.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

describe('the census on the details of a group', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const get = async (user: User, groupId: number, range?: string) =>
    (await app.as(user)).get(`/api/GroupCensus/GetCensusMembersByGroupId/${groupId}`).query(range ? { range } : {});
  const names = (members: CensusMemberResponse[]) => members.map(({ FirstName }) => FirstName).join(' ');

  it('comes a page at a time, in the order of the census, and says how many there are', async () => {
    const { quote } = await openCensus(app, agent, [
      employeeRequest({ EmployeeNumber: 2, FirstName: 'Bea', SSN: '123-45-6789' }),
      childRequest(),
      spouseRequest(),
      employeeRequest(),
    ]);
    const first = await get(agent, quote.groupId, '[0,1]');
    const second = await get(agent, quote.groupId, '[2,3]');
    expect([names(first.body), first.headers['content-range']]).toEqual(['Ada Will', 'members 0-1/4']);
    expect([names(second.body), second.headers['content-range']]).toEqual(['Kim Bea', 'members 2-3/4']);
    const whole = await get(agent, quote.groupId);
    expect([...first.body, ...second.body]).toEqual(whole.body);
    expect([second.body[1].SSN, second.text.includes('12345')]).toEqual(['***-**-6789', false]);
  });

  it('is that of the quote in force, else of the newest quote with people, wherever the group is counted', async () => {
    const known = async (groupId: number) => {
      const caller = await app.as(agent);
      const { body: group } = await caller.get(`/api/group/GetGroupById/${groupId}`);
      const { body: rows } = await caller.get('/api/dashboard');
      const row = (rows as DashboardRow[]).find(({ G }) => G?.Id === groupId)!;
      return [names((await get(agent, groupId)).body), group.TotalNumberMembers, row.Members];
    };
    const { quote } = await openCensus(app, agent, [employeeRequest(), spouseRequest()]);
    const { groupId } = quote;
    await insertQuote(app, agent, { groupId, modifiedAt: new Date('2026-11-25T15:00:00Z') });
    expect(await known(groupId)).toEqual(['Ada Will', 2, 2]);
    const later = await insertQuote(app, agent, { groupId, modifiedAt: new Date('2026-11-26T15:00:00Z') });
    await app.insert(buildMember({ quoteId: later.id, firstName: 'Nan' }));
    expect(await known(groupId)).toEqual(['Nan', 1, 1]);
    await app.database.manager.update(Quote, { id: quote.id }, { status: 'Approved' });
    expect(await known(groupId)).toEqual(['Ada Will', 2, 2]);
  });

  it('is counted anew by everything that adds people to it or removes some', async () => {
    const { quote, caller, path, rows } = await openCensus(app, agent, [
      employeeRequest(),
      spouseRequest(),
      childRequest(),
    ]);
    const counted = async () => {
      const { body } = await caller.get('/api/dashboard');
      return (body as DashboardRow[]).find(({ G }) => G?.Id === quote.groupId)!.Members;
    };
    expect(await counted()).toBe(3);
    await caller
      .post(path)
      .send(employeeRequest({ EmployeeNumber: 2, FirstName: 'Bea' }))
      .expect(200);
    expect(await counted()).toBe(4);
    const [ada] = await rows();
    const { body: removed } = await caller.delete(`${path}/${ada!.id}`).expect(200);
    expect(await counted()).toBe(1);
    await caller.post(`/api/groupcensus/RestoreRemoved/${quote.id}`).send({ RemovalId: removed.RemovalId }).expect(200);
    expect(await counted()).toBe(4);
    await caller.delete(`/api/groupcensus/RemoveAllGroupCensus/${quote.id}`).expect(200);
    expect(await counted()).toBe(0);
  });

  it('is empty for a group without a quote', async () => {
    const { id } = await insertGroup(app, agent);
    const { body, headers } = await get(agent, id, '[0,9]');
    expect([body, headers['content-range']]).toEqual([[], 'members 0-0/0']);
  });

  it('is not found by the agent of another agency', async () => {
    const { quote } = await openCensus(app, agent, [employeeRequest()]);
    const { status, body } = await get(await insertAgentUser(app), quote.groupId, '[0,9]');
    expect([status, body.Code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['x', '[0,100]', '[5,1]'])('refuses the range %s', async (range) => {
    const { id } = await insertGroup(app, agent);
    const { status, body } = await get(await insertSalesUser(app), id, range);
    expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
  });
});
