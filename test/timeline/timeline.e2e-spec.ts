import type { User } from '../../backend/src/platform/people/user.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import type { TimelineEntry } from '../../shared/src/timeline/timeline.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildAgent } from '../support/builders.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertProposal } from '../support/proposal-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

describe('the timeline', () => {
  let app: TestApp;
  let agent: User;
  let colleague: User;
  let stranger: User;
  let sales: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app, { fullName: 'Ada Agent' });
    const [{ agencyId }] = await app.database.query(`SELECT agencyId FROM agents WHERE id = ${agent.agentId}`);
    const admin = await app.insert(buildAgent({ agencyId }));
    colleague = await app.insertUser({
      agentId: admin.id,
      roles: [ROLES.smallGroupAgentAdmin],
      fullName: 'Nora Admin',
    });
    stranger = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const get = async (user: User, path: string) => (await app.as(user)).get(`/api/timeline/${path}`);
  const put = async (user: User, path: string, body: object) => {
    app.clock.advance(60_000);
    const answer = await (await app.as(user)).put(path).send(body);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const told = (entries: TimelineEntry[]) => entries.map(({ What, Who }) => `${What} / ${Who.Name}`);
  const create = async (groupId: number) => {
    app.clock.advance(60_000);
    const caller = await app.as(agent);
    return (await caller.post('/api/quote').send({ GroupId: groupId, QuoteType: 'SmallGroupNewBusiness' })).body;
  };
  /** Ada makes a quote, Nora renames it, sales switches OLFO on. */
  const insertLife = async () => {
    const { id: groupId } = await insertGroup(app, agent);
    const quote = await create(groupId);
    await put(colleague, '/api/quote', { Id: quote.Id, Version: quote.Version, Name: 'Secret Name' });
    await put(sales, '/api/group/SetRenewOLFOStatus', { Id: groupId, Version: 1, IsRenewOLFO: true });
    return { groupId, quoteId: quote.Id as number };
  };

  it('tells what happened to a group and its quotes, newest first, each thing once', async () => {
    const { groupId, quoteId } = await insertLife();
    const { status, body, headers } = await get(sales, `group/${groupId}`);
    expect([status, headers['content-range']]).toEqual([200, 'timeline 0-2/3']);
    expect(body.map(({ What, Kind, Quote }: TimelineEntry) => [What, Kind, Quote?.Id ?? null])).toEqual([
      ['OLFO renewal switched', 'change', null],
      ['Quote renamed', 'change', quoteId],
      ['Quote created', 'move', quoteId],
    ]);
    expect(body[1].Quote.Name).toBe('Secret Name');
    expect([body[1].Status, body[2].Status]).toEqual([null, { Code: 'EditingCensus', Label: 'Editing Census' }]);
    expect(body[0].At).toBe(app.clock.now().toISOString());
  });

  it('tells of one quote what happened to it, and nothing of its group or of others', async () => {
    const { groupId, quoteId } = await insertLife();
    await create(groupId);
    const { body } = await get(agent, `quote/${quoteId}`);
    expect(told(body)).toEqual(['Quote renamed / Nora Admin', 'Quote created / Ada Agent']);
  });

  it('tells that a proposal was sent by email, with its quote, but not of a proposal of another group', async () => {
    const { id: groupId } = await insertGroup(app, agent);
    const quote = await insertQuote(app, agent, { groupId, status: 'Quoting', name: 'Sent' });
    const { id } = await insertProposal(app, agent, quote);
    app.clock.advance(60_000);
    const mail = { To: ['owner@example.com'], Subject: 'Your proposal', Message: 'Please have a look.' };
    expect((await (await app.as(agent)).post(`/api/proposal/Email/${id}`).send(mail)).status).toBe(201);
    for (const path of [`quote/${quote.id}`, `group/${groupId}`]) {
      const [newest] = (await get(agent, path)).body as TimelineEntry[];
      expect(newest).toMatchObject({
        What: 'Proposal sent by email',
        Kind: 'change',
        Who: { Name: 'Ada Agent' },
        Quote: { Id: quote.id, Name: 'Sent' },
      });
    }
    const other = await insertGroup(app, agent);
    expect((await get(agent, `group/${other.id}`)).body).toEqual([]);
  });

  it.each`
    reader         | names
    ${'sales'}     | ${['User', 'Nora Admin', 'Ada Agent']}
    ${'agent'}     | ${['Internal staff', 'Nora Admin', 'Ada Agent']}
    ${'colleague'} | ${['Internal staff', 'Nora Admin', 'Ada Agent']}
  `('names to $reader who did it', async ({ reader, names }) => {
    const { groupId } = await insertLife();
    const { body } = await get({ sales, agent, colleague }[reader as 'sales'], `group/${groupId}`);
    expect(body.map(({ Who }: TimelineEntry) => Who.Name.replace(/^User \d+$/, 'User'))).toEqual(names);
    expect(body[1].Who.Role).toBe('Agent admin');
  });

  it('says which fields changed and never what stood in them', async () => {
    const { groupId, quoteId } = await insertLife();
    await put(agent, `/api/quote/PutUpdatedEffectiveDate/${quoteId}`, { EffectiveDate: '2027-02-01', Version: 2 });
    const { body } = await get(agent, `group/${groupId}`);
    expect([body[0].What, JSON.stringify(body).includes('2027-02-01')]).toEqual(['Effective date changed', false]);
  });

  it('tells moves of the status in the words of the reader', async () => {
    const quote = await insertQuote(app, agent);
    const move = { quoteId: quote.id, userId: null, at: app.clock.now(), why: 'the renewal system refused it' };
    await app.database.manager.insert(QuoteEvent, [
      { ...move, fromStatus: 'EditingCensus', toStatus: 'Quoting', why: 'census approved' },
      { ...move, fromStatus: 'PendingPassive', toStatus: 'PassiveRenewalFailure' },
      { ...move, fromStatus: 'CreatedProposal', toStatus: 'CreatedProposal' },
    ]);
    const words = async (user: User) =>
      (await get(user, `quote/${quote.id}`)).body.map(({ What, Detail, Who }: TimelineEntry) => [
        What,
        Detail,
        Who.Name,
      ]);
    expect(await words(agent)).toEqual([
      ['Moved from Pending Passive to Passively Renewed', '', 'The system'],
      ['Census approved', '', 'The system'],
    ]);
    expect((await words(sales))[0]).toEqual([
      'Moved from Pending Passive to Passive Renewal Failure',
      'The renewal system refused it',
      'The system',
    ]);
  });

  it('tells external users of a deleted quote only that it was deleted', async () => {
    const { groupId, quoteId } = await insertLife();
    await put(agent, `/api/quote/Delete/${quoteId}`, { Version: 2 });
    expect(told((await get(agent, `group/${groupId}`)).body)).toEqual([
      'Quote deleted / Ada Agent',
      'OLFO renewal switched / Internal staff',
    ]);
    expect((await get(agent, `quote/${quoteId}`)).status).toBe(404);
    expect((await get(sales, `group/${groupId}`)).body).toHaveLength(4);
    expect((await get(sales, `quote/${quoteId}`)).body).toHaveLength(3);
  });

  it.each`
    range        | whats                                         | header
    ${'[0,1]'}   | ${['OLFO renewal switched', 'Quote renamed']} | ${'timeline 0-1/3'}
    ${'[2,3]'}   | ${['Quote created']}                          | ${'timeline 2-2/3'}
    ${'[10,19]'} | ${[]}                                         | ${'timeline 10-9/3'}
  `('answers the rows $range and says how many there are', async ({ range, whats, header }) => {
    const { groupId } = await insertLife();
    const { body, headers } = await (await app.as(agent)).get(`/api/timeline/group/${groupId}`).query({ range });
    expect([body.map(({ What }: TimelineEntry) => What), headers['content-range']]).toEqual([whats, header]);
  });

  it('is empty for a group to which nothing happened', async () => {
    const { id } = await insertGroup(app, agent);
    const { body, headers } = await get(agent, `group/${id}`);
    expect([body, headers['content-range']]).toEqual([[], 'timeline 0-0/0']);
  });

  it.each(['group', 'quote'] as const)('of a %s of another agency, or of none, is not found', async (what) => {
    const { groupId, quoteId } = await insertLife();
    const id = what === 'group' ? groupId : quoteId;
    const answers = [await get(stranger, `${what}/${id}`), await get(sales, `${what}/2000000`)];
    expect(answers.map(({ status, body }) => [status, body.Code])).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
  });

  it.each(['group/0', 'quote/x', 'group/1?range=x', 'group/1?range=[0,100]', 'group/1?sort=["At","ASC"]'])(
    'refuses %s',
    async (path) => {
      const { id } = await insertGroup(app, sales);
      const { status, body } = await get(sales, path.replace('/1?', `/${id}?`));
      expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
    },
  );
});
