import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { FindResponse } from '../../shared/src/search/find.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

describe('finding a group or a quote by whatever is typed', () => {
  let app: TestApp;
  let sales: User;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    sales = await insertSalesUser(app);
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const ask = async (user: User, Text: unknown) =>
    (await app.as(user)).post('/api/search/FindGroupsAndQuotes').send({ Text });
  const find = async (user: User, text: string): Promise<FindResponse> => {
    const answer = await ask(user, text);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const names = async (user: User, text: string) => (await find(user, text)).Groups.map(({ Name }) => Name);

  it.each([
    ['the beginning of a word', 'harbor'],
    ['two beginnings in any order', 'glaz harb'],
    ['the number', 'HG-4711'],
    ['the tax id', '38-7654321'],
    ['the tax id without its dash', '387654321'],
    ['the phone', '(616) 555-7788'],
  ])('finds a group by %s', async (_what, text) => {
    const [found] = await app.database.query("SELECT id FROM `groups` WHERE name = 'Harborside Glazing'");
    if (!found) {
      await insertGroup(app, agent, {
        name: 'Harborside Glazing',
        groupEnterpriseId: 'HG-4711',
        taxId: '387654321',
        phoneNumber: '6165557788',
        city: 'Holland',
      });
    }
    const { Groups } = await find(sales, text);
    expect(Groups).toEqual([
      {
        Id: expect.any(Number),
        Name: 'Harborside Glazing',
        GroupNumber: 'HG-4711',
        City: 'Holland',
        Path: `/group-details/${Groups[0]?.Id}`,
      },
    ]);
  });

  it('finds a quote by its number, with its status and where it goes on', async () => {
    const group = await insertGroup(app, agent, { name: 'Numbered Goods' });
    const quote = await insertQuote(app, agent, { groupId: group.id, name: 'Plan A', status: 'Complete' });
    const expected = {
      Id: quote.id,
      Name: 'Plan A',
      GroupName: 'Numbered Goods',
      QuoteStatus: 'Sales Review',
      Status: 'Complete',
      Path: `/enrollment/group/${quote.id}`,
    };
    expect((await find(sales, String(quote.id))).Quotes).toEqual([{ ...expected, Step: 'Review enrollment' }]);
    expect((await find(agent, `#${quote.id}`)).Quotes).toEqual([{ ...expected, Step: 'View enrollment' }]);
  });

  it('finds the quotes of the groups that it finds, what changed last first and no deleted one', async () => {
    const group = await insertGroup(app, agent, { name: 'Quotable Partners' });
    const add = (name: string, day: number, isDeleted = false) =>
      insertQuote(app, agent, { groupId: group.id, name, isDeleted, modifiedAt: new Date(Date.UTC(2026, 9, day)) });
    for (const [name, day, isDeleted] of [
      ['Older', 1],
      ['Gone', 3, true],
      ['Newer', 2],
    ] as const) {
      await add(name, day, isDeleted);
    }
    expect((await find(sales, 'quotable')).Quotes.map(({ Name }) => Name)).toEqual(['Newer', 'Older']);
  });

  it('gives five groups at most, those first that are called so to the letter', async () => {
    for (const name of ['Pinecrest', 'Pineapple Co', 'Pine', 'Pines and Pinery', 'Pinewood', 'Pinetree']) {
      await insertGroup(app, agent, { name });
    }
    expect(await names(sales, 'pine')).toEqual(['Pine', 'Pineapple Co', 'Pinecrest', 'Pines and Pinery', 'Pinetree']);
  });

  it('finds a group once that has several words like it', async () => {
    await insertGroup(app, agent, { name: 'Otter Otters Ottery' });
    expect(await names(sales, 'otte')).toEqual(['Otter Otters Ottery']);
  });

  it('finds for an agent what is theirs and for a stranger nothing', async () => {
    const stranger = await insertAgentUser(app);
    const group = await insertGroup(app, agent, { name: 'Private Quarry', taxId: '380000001' });
    const quote = await insertQuote(app, agent, { groupId: group.id });
    for (const text of ['quarry', '380000001', String(quote.id)]) {
      const own = await find(agent, text);
      expect(own.Groups.length + own.Quotes.length).toBeGreaterThan(0);
      expect(await find(stranger, text)).toEqual({ Groups: [], Quotes: [], Individuals: [] });
    }
  });

  it.each(['', ' ', 'a', '%', '%%', 'nothing is called so'])('finds nothing for "%s"', async (text) => {
    expect(await find(sales, text)).toEqual({ Groups: [], Quotes: [], Individuals: [] });
  });

  it.each([7, null, ['x'], 'x'.repeat(101)])('refuses %j', async (text) => {
    const { status, body } = await ask(sales, text);
    expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('is closed to an agent for individuals', async () => {
    const user = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await ask(user, 'pine')).status).toBe(403);
  });

  describe('quotes of individuals', () => {
    const applicants = async (user: User, text: string) =>
      (await find(user, text)).Individuals.map(({ ApplicantName }) => ApplicantName);

    it('are found by number and by name, for staff alone', async () => {
      const { id } = await insertIndividualQuote(app, agent, {
        status: 'Complete',
        details: { subscriberFirstName: 'Odette', subscriberLastName: 'Finderly' },
      });
      for (const text of [String(id), `#${id}`, 'finderly', 'odette f', 'FINDER']) {
        expect([text, (await find(sales, text)).Individuals]).toEqual([
          text,
          [
            {
              Id: id,
              ApplicantName: 'Odette Finderly',
              Kind: 'Short term',
              QuoteStatus: 'Complete',
              Status: 'Complete',
              Path: `/enrollment/individual/${id}`,
            },
          ],
        ]);
        expect(await applicants(agent, text)).toEqual([]);
      }
      expect(await applicants(sales, 'o')).toEqual([]);
    });

    it('are at most five, the most recently changed first, and never deleted ones', async () => {
      for (const day of [1, 7, 3, 5, 2, 6, 4]) {
        await insertIndividualQuote(app, agent, {
          modifiedAt: new Date(`2026-11-0${day}T12:00:00Z`),
          isDeleted: day === 7,
          details: { subscriberFirstName: `Day${day}`, subscriberLastName: 'Manyfold' },
        });
      }
      expect(await applicants(sales, 'manyfold')).toEqual(['6', '5', '4', '3', '2'].map((day) => `Day${day} Manyfold`));
    });
  });
});
