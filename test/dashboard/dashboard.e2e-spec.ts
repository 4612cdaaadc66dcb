import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { DashboardPage, DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { databaseWork } from '../support/database-work.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

describe('GET /api/dashboard', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const rowsOf = async (user: User): Promise<DashboardRow[]> => (await (await app.as(user)).get('/api/dashboard')).body;
  const at = (day: string) => new Date(`2026-11-${day}T12:00:00Z`);

  it('answers each group with the quote that stands for it, the last changed first', async () => {
    const agent = await insertAgentUser(app);
    const acme = await insertGroup(app, agent, {
      name: 'Acme',
      groupEnterpriseId: 'G1',
      renewalDate: isoDate('2027-06-01'),
    });
    const birch = await insertGroup(app, agent, { name: 'Birch', modifiedAt: at('01'), activityAt: at('01') });
    await insertQuote(app, agent, { groupId: acme.id, name: 'Old', status: 'Quoting', modifiedAt: at('02') });
    const newest = await insertQuote(app, agent, {
      groupId: acme.id,
      name: 'New',
      status: 'CreatedProposal',
      quoteType: 'SmallGroupRenewal',
      modifiedAt: at('03'),
    });
    expect(await rowsOf(agent)).toEqual([
      {
        LQS: 'Created Proposal',
        LQID: newest.id,
        LQMD: '2026-11-03T12:00:00.000Z',
        ChangedAt: acme.activityAt.toISOString(),
        IAG: true,
        IR: false,
        DSD: 'ACTIVE',
        G: { Id: acme.id, GEId: 'G1', GN: 'Acme', RD: '2027-06-01' },
        I: null,
        Kind: null,
        SelectBy: null,
        Expiry: null,
        Status: 'CreatedProposal',
        QuoteName: 'New',
        EffectiveDate: '2027-01-01',
        Members: 0,
        Quotes: 2,
        Premium: null,
        PremiumNow: null,
        BeforeCredit: false,
        DocumentsDue: null,
        ContractId: null,
        ProposalOpenedAt: null,
        ProposalSentAt: null,
        ClientAnsweredAt: null,
        MissingDocuments: 0,
        AgentRepliedAt: null,
      },
      {
        LQS: 'New Group',
        LQID: null,
        LQMD: '2026-11-01T12:00:00.000Z',
        ChangedAt: '2026-11-01T12:00:00.000Z',
        IAG: false,
        IR: false,
        DSD: 'NEW BUSINESS',
        G: { Id: birch.id, GEId: null, GN: 'Birch', RD: null },
        I: null,
        Kind: null,
        SelectBy: null,
        Expiry: null,
        Status: null,
        QuoteName: null,
        EffectiveDate: null,
        Members: 0,
        Quotes: 0,
        Premium: null,
        PremiumNow: null,
        BeforeCredit: false,
        DocumentsDue: null,
        ContractId: null,
        ProposalOpenedAt: null,
        ProposalSentAt: null,
        ClientAnsweredAt: null,
        MissingDocuments: 0,
        AgentRepliedAt: null,
      },
    ]);
  });

  it.each`
    status                     | agentReads              | staffRead
    ${'Complete'}              | ${'Sales Review'}       | ${'Sales Review'}
    ${'Rejected'}              | ${'Manually Processed'} | ${'Manually Processed'}
    ${'PassiveRenewalFailure'} | ${'Passively Renewed'}  | ${'Passive Renewal Failure'}
  `('$status reads "$agentReads" to an agent and "$staffRead" to staff', async ({ status, agentReads, staffRead }) => {
    const agent = await insertAgentUser(app);
    const { id } = await insertQuote(app, agent, { status });
    const read = async (user: User) => (await rowsOf(user)).find(({ LQID }) => LQID === id)?.LQS;
    expect([await read(agent), await read(await insertSalesUser(app))]).toEqual([agentReads, staffRead]);
  });

  // Each quote is one day newer than the one before it.
  it.each([
    ['a proposal that is out', ['CreatedProposal', 'EditingCensus'], 0],
    ['what is being enrolled', ['Enrolling', 'CreatedProposal', 'Quoting'], 0],
    ['what was submitted', ['Complete', 'Quoting', 'SignatureRequired'], 0],
    ['what is pended', ['EditingCensus', 'Pended', 'Enrolling'], 1],
    ['the newest of equal ones', ['Quoting', 'EditingCensus', 'Quoting'], 2],
    ['the newest proposal', ['CreatedProposal', 'CreatedProposal', 'Quoting'], 1],
    ['a decision, until something new begins', ['CreatedProposal', 'Approved'], 1],
    ['what has begun since the decision', ['CreatedProposal', 'Declined', 'EditingCensus'], 2],
    ['nothing that has expired', ['CreatedProposal', 'Expired'], 0],
  ] as const)('stands for a group: %s (%j)', async (_what, statuses, standing) => {
    const agent = await insertAgentUser(app);
    const group = await insertGroup(app, agent);
    const ids: number[] = [];
    for (const [index, status] of statuses.entries()) {
      ids.push((await insertQuote(app, agent, { groupId: group.id, status, modifiedAt: at(`0${index + 1}`) })).id);
    }
    expect((await rowsOf(agent)).map(({ LQID }) => LQID)).toEqual([ids[standing]]);
    const caller = await app.as(agent);
    const asked = {
      List: 'quotes',
      Order: 'Premium',
      Direction: 'ASC',
      Stage: null,
      Text: null,
      Page: 1,
      PageSize: 10,
    };
    const { body } = await caller.post('/api/dashboard/rows').send(asked).expect(200);
    expect((body as DashboardPage).Rows.map(({ LQID }) => LQID)).toEqual([ids[standing]]);
  });

  it('hides a deleted quote: the one before it shows, or none', async () => {
    const agent = await insertAgentUser(app);
    const group = await insertGroup(app, agent);
    const kept = await insertQuote(app, agent, { groupId: group.id, modifiedAt: at('01') });
    const deleted = await insertQuote(app, agent, { groupId: group.id, modifiedAt: at('02') });
    const remove = async (id: number) => (await app.as(agent)).put(`/api/quote/Delete/${id}`).send({ Version: 1 });
    await remove(deleted.id);
    expect((await rowsOf(agent)).map(({ LQID }) => LQID)).toEqual([kept.id]);
    await remove(kept.id);
    expect((await rowsOf(agent)).map(({ LQID, LQS }) => [LQID, LQS])).toEqual([[null, 'New Group']]);
  });

  it('puts a quote on top when it changes', async () => {
    const agent = await insertAgentUser(app);
    const older = await insertQuote(app, agent, { modifiedAt: at('01') });
    const newer = await insertQuote(app, agent, { modifiedAt: at('02') });
    expect((await rowsOf(agent)).map(({ LQID }) => LQID)).toEqual([newer.id, older.id]);
    await (await app.as(agent)).put('/api/quote').send({ Id: older.id, Version: 1, Name: 'Renamed' });
    expect((await rowsOf(agent)).map(({ LQID }) => LQID)).toEqual([older.id, newer.id]);
  });

  it.each`
    renewalDate     | external | internal
    ${'2027-01-01'} | ${true}  | ${true}
    ${'2027-02-01'} | ${false} | ${true}
    ${'2027-03-01'} | ${false} | ${false}
  `(
    'a renewal on $renewalDate is upcoming: agents $external, staff $internal',
    async ({ renewalDate, external, internal }) => {
      const agent = await insertAgentUser(app);
      const group = await insertGroup(app, agent, { renewalDate });
      const upcoming = async (user: User) => (await rowsOf(user)).find(({ G }) => G?.Id === group.id)?.IR;
      expect([await upcoming(agent), await upcoming(await insertSalesUser(app))]).toEqual([external, internal]);
    },
  );

  it('shows renewals and quotes that wait for somebody beside 200 newer groups, however old they are', async () => {
    const agent = await insertAgentUser(app);
    const old = { modifiedAt: at('01') };
    const renewing = await insertGroup(app, agent, { renewalDate: isoDate('2027-01-01'), ...old });
    const waiting: number[] = [];
    for (const status of ['SignatureRequired', 'FailedEnrollment', 'Pended'] as const) {
      const group = await insertGroup(app, agent, old);
      await insertQuote(app, agent, { groupId: group.id, status, ...old });
      waiting.push(group.id);
    }
    const forgotten = await insertGroup(app, agent, old);
    await insertQuote(app, agent, { groupId: forgotten.id, status: 'Quoting', ...old });
    const stranger = await insertAgentUser(app);
    const foreign = await insertGroup(app, stranger, { renewalDate: isoDate('2027-01-01'), ...old });
    await insertQuote(app, stranger, { groupId: foreign.id, status: 'Pended', ...old });
    for (let count = 0; count < 200; count += 1) {
      await insertGroup(app, agent, { modifiedAt: at('05') });
    }

    const ids = (await rowsOf(agent)).map(({ G }) => G?.Id);
    expect(ids).toHaveLength(204);
    expect(new Set(ids.slice(200))).toEqual(new Set([renewing.id, ...waiting]));
    expect([ids.includes(forgotten.id), ids.includes(foreign.id)]).toEqual([false, false]);
    expect((await rowsOf(await insertSalesUser(app))).map(({ G }) => G?.Id)).toEqual(expect.arrayContaining(waiting));

    const readFor = async () => (await databaseWork(app, async () => rowsOf(agent))).rowsRead;
    const read = await readFor();
    for (let count = 0; count < 20; count += 1) {
      await insertQuote(app, stranger, { groupId: foreign.id, status: 'Pended', modifiedAt: at('06') });
    }
    // Nothing of other agents, however much waits there.
    expect(await readFor()).toBe(read);
  });

  it('answers a page and how many there are when asked', async () => {
    const agent = await insertAgentUser(app);
    for (const day of ['01', '02', '03']) {
      await insertGroup(app, agent, { name: day, modifiedAt: at(day) });
    }
    const { body, headers } = await (await app.as(agent)).get('/api/dashboard').query({ range: '[1,2]' });
    expect(body.map(({ G }: DashboardRow) => G?.GN)).toEqual(['02', '01']);
    expect(headers['content-range']).toBe('dashboard 1-2/3');
  });

  it.each([{ range: '[0,100]' }, { range: 'x' }, { sort: 'x' }])('refuses %j', async (query) => {
    const agent = await insertAgentUser(app);
    const { status, body } = await (await app.as(agent)).get('/api/dashboard').query(query);
    expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('shows everybody the groups of the agents whose books they see', async () => {
    const general = await app.insert(buildAgency());
    const under = await app.insert(buildAgency({ generalAgencyId: general.id }));
    const user = async (agencyId: number, given: Partial<User> = {}) =>
      app.insertUser({ agentId: (await app.insert(buildAgent({ agencyId }))).id, ...given });
    const generalAgent = await user(general.id, { isGeneralAgent: true });
    const agent = await user(under.id);
    const colleague = await user(under.id);
    const admin = await user(under.id, { roles: [ROLES.smallGroupAgentAdmin] });
    const stranger = await insertAgentUser(app);
    const group = await insertGroup(app, agent, { name: 'Seen', agentIds: [agent.agentId!, colleague.agentId!] });
    const sees = async (who: User) => (await rowsOf(who)).filter(({ G }) => G?.Id === group.id).length;
    expect(await Promise.all([agent, colleague, admin, generalAgent, stranger].map(sees))).toEqual([1, 1, 1, 1, 0]);
    expect(await sees(await insertSalesUser(app))).toBe(1);
  });

  it('counts a group of several agents once in the book of who sees them all', async () => {
    const general = await app.insert(buildAgency());
    const agents = [1, 2, 3].map(() => app.insert(buildAgent({ agencyId: general.id })));
    const agentIds = (await Promise.all(agents)).map(({ id }) => id);
    const user = await app.insertUser({ agentId: agentIds[0], isGeneralAgent: true });
    for (const day of ['01', '02', '03']) {
      await insertGroup(app, user, { name: day, agentIds, modifiedAt: at(day) });
    }
    const { body, headers } = await (await app.as(user)).get('/api/dashboard').query({ range: '[0,1]' });
    expect(body.map(({ G }: DashboardRow) => G?.GN)).toEqual(['03', '02']);
    expect(headers['content-range']).toBe('dashboard 0-1/3');
  });

  it('counts the quotes of a group without the deleted ones', async () => {
    const agent = await insertAgentUser(app);
    const group = await insertGroup(app, agent);
    for (const isDeleted of [false, false, true]) {
      await insertQuote(app, agent, { groupId: group.id, isDeleted });
    }
    expect((await rowsOf(agent)).map(({ Quotes }) => Quotes)).toEqual([2]);
  });

  it('has nothing for an agent for individuals', async () => {
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    await insertGroup(app, agent);
    expect(await rowsOf(agent)).toEqual([]);
  });
});
