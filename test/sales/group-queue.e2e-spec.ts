import type { User } from '../../backend/src/platform/people/user.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import type { GroupQuoteCounts, GroupQuoteRow } from '../../shared/src/sales/group-quote.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { QuoteStatus } from '../../shared/src/quotes/quote-status.ts';
import type { QuoteType } from '../../shared/src/quotes/quote-type.ts';
import type { TestApp } from '../support/app.ts';
import { buildAgency, buildAgent, TEST_PASSWORD } from '../support/builders.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { type QueueScene, startQueueScene } from './queue-scene.ts';

describe('the internal queue of group quotes', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let operations: User;
  let put: QueueScene['put'];
  beforeAll(async () => {
    ({ app, agent, sales, operations, put } = await startQueueScene());
  });
  afterAll(() => app.close());

  const list = async (filter: object = {}, query: object = {}, user = sales) => {
    const path = '/api/sales/GetGroupQuotes';
    const answer = await (await app.as(user)).get(path).query({ filter: JSON.stringify(filter), ...query });
    return { status: answer.status, headers: answer.headers, body: answer.body, rows: answer.body as GroupQuoteRow[] };
  };
  const counts = async () =>
    (await (await app.as(sales)).get('/api/sales/GetGroupQuoteCounts')).body as GroupQuoteCounts;
  const idsOf = async (filter: object, query: object = {}) => (await list(filter, query)).rows.map(({ Id }) => Id);

  it('shows a quote in the words of staff, with when it was submitted and decided', async () => {
    const agency = await app.insert(buildAgency());
    const [first, second] = [
      await app.insert(buildAgent({ agencyId: agency.id, firstName: 'Ada', lastName: 'Zeeland' })),
      await app.insert(buildAgent({ agencyId: agency.id, firstName: 'Bo', lastName: 'Allendale' })),
    ];
    const agentIds = [first.id, second.id];
    const group = await insertGroup(app, agent, { name: 'Words Bakery', groupEnterpriseId: '70088001', agentIds });
    const premium = { premiumCents: 123_450, isPremiumLowest: true };
    const quote = await insertQuote(app, agent, { groupId: group.id, status: 'Approved', ...premium });
    await app.insert(buildMember({ quoteId: quote.id, employeeNumber: 1 }));
    await app.insert(buildMember({ quoteId: quote.id, employeeNumber: 2 }));
    const event = { quoteId: quote.id, userId: agent.id, why: 'test' };
    const [submitted, approved] = [new Date('2026-11-18T15:00:00Z'), new Date('2026-11-19T15:00:00Z')];
    await app.database.manager.insert(QuoteEvent, {
      ...event,
      fromStatus: 'SignatureRequired',
      toStatus: 'Complete',
      at: submitted,
    });
    await app.database.manager.insert(QuoteEvent, {
      ...event,
      fromStatus: 'Complete',
      toStatus: 'Approved',
      at: approved,
    });
    const { rows, headers } = await list({ q: 'words' });
    expect(rows).toEqual([
      {
        Id: quote.id,
        Name: quote.name,
        GroupId: group.id,
        GroupName: 'Words Bakery',
        GroupEnterpriseId: '70088001',
        QuoteType: 'SmallGroupNewBusiness',
        Status: 'Approved',
        QuoteStatus: 'Approved',
        StatusAt: '2026-11-19T15:00:00.000Z',
        EffectiveDate: '2027-01-01',
        RenewalDate: null,
        SubmittedDate: '2026-11-18T15:00:00.000Z',
        ApprovalTime: '2026-11-19T15:00:00.000Z',
        AssignedToFullname: null,
        AssignedToUsername: null,
        AssignedAt: null,
        AgentRepliedAt: null,
        ModifiedAt: '2026-11-19T15:00:00.000Z',
        Agents: ['Ada Zeeland', 'Bo Allendale'],
        Members: 2,
        Premium: { Amount: 1234.5, IsLowest: true },
      },
    ]);
    expect(headers['content-range']).toBe('GetGroupQuotes 0-0/1');
  });

  it.each([
    ['Complete', 'Sales Review'],
    ['Rejected', 'Manually Processed'],
    ['PassiveRenewalFailure', 'Passive Renewal Failure'],
  ] as const)('calls %s %s, and hides an approval that was taken back', async (status, label) => {
    const quote = await insertQuote(app, agent, { status });
    const at = new Date('2026-11-19T15:00:00Z');
    const event = { quoteId: quote.id, fromStatus: 'Complete', toStatus: 'Approved', userId: agent.id } as const;
    await app.database.manager.insert(QuoteEvent, { ...event, at, why: 'test' });
    const [row] = (await list({ id: [quote.id] })).rows;
    expect([row?.QuoteStatus, row?.ApprovalTime]).toEqual([label, null]);
  });

  it('is narrowed by type, status, words, number, day and whose work it is', async () => {
    const group = await insertGroup(app, agent, {
      name: 'Narrow Harbor Ltd',
      groupEnterpriseId: '70088002',
      renewalDate: '2027-05-01' as never,
    });
    const renewal = { quoteType: 'SmallGroupRenewal', status: 'Pended', effectiveDate: '2027-05-01' } as never;
    const fresh = await insertQuote(app, agent, {
      groupId: group.id,
      status: 'Complete',
      effectiveDate: '2027-02-01' as never,
    });
    const renewing = await insertQuote(app, agent, { groupId: group.id, ...(renewal as object) });
    await insertQuote(app, agent, { groupId: group.id, status: 'Complete', isDeleted: true });
    await put(sales, 'AssignUserToQuote', { Id: fresh.id });
    const both = [renewing.id, fresh.id];
    expect(await idsOf({ q: 'narrow harb' })).toEqual(both);
    expect(await idsOf({ q: '70088002' })).toEqual(both);
    expect(await idsOf({ q: 'narrow', QuoteType: 'SmallGroupRenewal' })).toEqual([renewing.id]);
    expect(await idsOf({ q: 'narrow', Status: ['Complete', 'Approved'] })).toEqual([fresh.id]);
    expect(await idsOf({ q: 'narrow', Status: [] })).toEqual(both);
    expect(await idsOf({ q: '02/01/2027' })).toEqual([fresh.id]);
    expect(await idsOf({ q: '2027-05-01' })).toEqual(expect.arrayContaining(both));
    expect(await idsOf({ q: String(fresh.id) })).toContain(fresh.id);
    expect(await idsOf({ q: 'narrow', OnlyMine: true })).toEqual([fresh.id]);
    expect((await list({ q: 'narrow', OnlyMine: true }, {}, operations)).rows).toEqual([]);
    expect((await list({ q: 'narrow', AssignedTo: sales.username }, {}, operations)).rows).toMatchObject([
      { Id: fresh.id },
    ]);
    expect(await idsOf({ q: 'narrow', AssignedTo: 'nobody' })).toEqual([]);
  });

  it.each([
    ['NewBusiness', ['Approved', 'PassivelyRenewed']],
    ['Renewals', ['Rejected', 'PassivelyRenewed', 'PendingPassive']],
    ['PassiveRenewals', ['PassivelyRenewed', 'PendingPassive']],
  ] as const)('shows in the tab %s its own type and states alone, whatever is chosen', async (View, expected) => {
    const group = await insertGroup(app, agent, { name: `Tab ${View} Foundry` });
    const [fresh, renewing] = [{ groupId: group.id }, { groupId: group.id, quoteType: 'SmallGroupRenewal' as const }];
    for (const status of ['Approved', 'PassivelyRenewed'] as const) {
      await insertQuote(app, agent, { ...fresh, status });
    }
    for (const status of ['Rejected', 'PassivelyRenewed', 'PendingPassive'] as const) {
      await insertQuote(app, agent, { ...renewing, status });
    }
    const search = `tab ${View} foundry`;
    const { rows } = await list({ q: search, View });
    expect(rows.map(({ Status }) => Status).sort()).toEqual([...expected].sort());
    const foreign = await list({ q: search, View, Status: ['Enrolling'] });
    expect([foreign.status, foreign.rows, foreign.headers['content-range']]).toEqual([200, [], 'GetGroupQuotes 0-0/0']);
    const contradiction = await list({ q: search, View: 'NewBusiness', QuoteType: 'SmallGroupRenewal' });
    expect(contradiction.rows).toEqual([]);
  });

  it('shows their own work to people however they type their names', async () => {
    const group = await insertGroup(app, agent, { name: 'Upper Case Mill' });
    const quote = await insertQuote(app, agent, { groupId: group.id, status: 'Complete' });
    await put(sales, 'AssignUserToQuote', { Id: quote.id });
    const visitor = await app.visitor();
    await visitor.post('/api/account').send({ UserName: sales.username.toUpperCase(), Password: TEST_PASSWORD });
    const { body } = await visitor.get('/api/sales/GetGroupQuotes').query({ filter: '{"q":"upper","OnlyMine":true}' });
    expect((body as GroupQuoteRow[]).map(({ Id }) => Id)).toEqual([quote.id]);
  });

  it.each(['Id', 'GroupName', 'EffectiveDate', 'Status', 'StatusAt', 'ModifiedAt', 'AssignedToFullname'] as const)(
    'sorted by %s upwards is the reverse of downwards, and no row is twice on its pages',
    async (field) => {
      const filter = { QuoteType: 'SmallGroupNewBusiness' };
      const sorted = async (direction: string, range = '[0,99]') =>
        idsOf(filter, { sort: JSON.stringify([field, direction]), range });
      const up = await sorted('ASC');
      expect(await sorted('DESC')).toEqual(up.toReversed());
      expect([...(await sorted('ASC', '[0,2]')), ...(await sorted('ASC', '[3,5]'))]).toEqual(up.slice(0, 6));
    },
  );

  it('gives the same pages of a few statuses as of the same quotes by number', async () => {
    const { id: groupId } = await insertGroup(app, agent);
    const statuses = ['Expired', 'NewGroup', 'Invalid'] as const;
    const ids: number[] = [];
    for (const place of [4, 1, 7, 3, 8, 0, 6, 2, 5]) {
      const day = isoDate(`2026-12-0${1 + (place % 4)}`);
      const quote = {
        groupId,
        status: statuses[place % 3]!,
        effectiveDate: day,
        modifiedAt: new Date(`${day}T12:00:00Z`),
        statusAt: new Date(`${isoDate(`2026-11-0${1 + (place % 3)}`)}T12:00:00Z`),
      };
      ids.push((await insertQuote(app, agent, quote)).id);
    }
    for (const field of ['Id', 'GroupName', 'EffectiveDate', 'Status', 'StatusAt', 'ModifiedAt']) {
      for (const direction of ['ASC', 'DESC']) {
        const sort = JSON.stringify([field, direction]);
        const page = (range: string) =>
          idsOf({ QuoteType: 'SmallGroupNewBusiness', Status: statuses }, { sort, range });
        const pages = await Promise.all(['[0,1]', '[2,3]', '[4,5]', '[6,7]', '[8,9]'].map(page));
        expect(pages.flat()).toEqual(await idsOf({ id: ids }, { sort }));
      }
    }
  });

  it('counts for each tab what it shows when it is opened', async () => {
    const before = await counts();
    const group = await insertGroup(app, agent);
    const add = (quoteType: QuoteType, status: QuoteStatus, isDeleted = false) =>
      insertQuote(app, agent, { groupId: group.id, quoteType, status, isDeleted });
    await add('SmallGroupNewBusiness', 'Approved');
    await add('SmallGroupNewBusiness', 'Rejected');
    await add('SmallGroupNewBusiness', 'Quoting');
    await add('SmallGroupRenewal', 'PassivelyRenewed');
    await add('SmallGroupRenewal', 'PassiveRenewalFailure');
    await add('SmallGroupRenewal', 'PendingPassive', true);
    const after = await counts();
    expect({
      NewBusiness: after.NewBusiness - before.NewBusiness,
      Renewals: after.Renewals - before.Renewals,
      PassiveRenewals: after.PassiveRenewals - before.PassiveRenewals,
    }).toEqual({ NewBusiness: 2, Renewals: 1, PassiveRenewals: 2 });
    const { headers } = await list({ View: 'PassiveRenewals' });
    expect(headers['content-range']).toMatch(new RegExp(`/${after.PassiveRenewals}$`));
  });

  it('counts for each work view what it shows, and as "Mine" what the caller has claimed', async () => {
    const before = (await counts()).Work;
    const group = await insertGroup(app, agent);
    const add = (quoteType: QuoteType, status: QuoteStatus) =>
      insertQuote(app, agent, { groupId: group.id, quoteType, status });
    const [review, pended] = [
      await add('SmallGroupNewBusiness', 'Complete'),
      await add('SmallGroupNewBusiness', 'Pended'),
    ];
    await add('SmallGroupNewBusiness', 'FailedEnrollment');
    const decided = await add('SmallGroupNewBusiness', 'Approved');
    await add('SmallGroupRenewal', 'PassiveRenewalFailure');
    await put(sales, 'AssignUserToQuotes', { Ids: [review.id, decided.id] });
    await put(operations, 'AssignUserToQuote', { Id: pended.id });
    const after = (await counts()).Work;
    const added = (tab: keyof typeof after) =>
      Object.entries(after[tab]).map(([name, count]) => [
        name,
        count - before[tab][name as keyof (typeof before)[typeof tab]],
      ]);
    expect(added('NewBusiness')).toEqual([
      ['NeedsReview', 1],
      ['Pended', 1],
      ['Mine', 1],
      ['Failed', 1],
      ['Decided', 1],
    ]);
    expect(Object.fromEntries(added('PassiveRenewals'))).toMatchObject({ NeedsReview: 0, Mine: 0, Failed: 1 });
  });

  it('comes in pages and in the order that is asked for', async () => {
    const names = ['Zed Paging', 'Abe Paging', 'Mid Paging'];
    for (const name of names) {
      const group = await insertGroup(app, agent, { name });
      await insertQuote(app, agent, { groupId: group.id });
    }
    const { rows, headers } = await list({ q: 'paging' }, { range: '[1,2]', sort: '["GroupName","ASC"]' });
    expect(rows.map(({ GroupName }) => GroupName)).toEqual(['Mid Paging', 'Zed Paging']);
    expect(headers['content-range']).toBe('GetGroupQuotes 1-2/3');
  });

  it.each([
    [{ filter: '{"Nope":1}' }, /knows only/],
    [{ filter: '{"View":"Nope"}' }, /filter View is not valid/],
    [{ filter: '{"Status":["Nope"]}' }, /filter Status is not valid/],
    [{ filter: '{"Status":"Complete"}' }, /filter Status is not valid/],
    [{ filter: '{"OnlyMine":"yes"}' }, /filter OnlyMine is not valid/],
    [{ range: '[0,100]' }, /at most 100/],
    [{ sort: '["SSN","ASC"]' }, /one of/],
  ])('refuses %j', async (query, message) => {
    const { status, body } = await list({}, query);
    expect(status).toBe(400);
    expect(body.Message).toMatch(message);
  });
});
