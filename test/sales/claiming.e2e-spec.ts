import { User } from '../../backend/src/platform/people/user.table.ts';
import { Group } from '../../backend/src/quoting/groups/group.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { AssignmentOutcome, Colleague } from '../../shared/src/sales/assignment.record.ts';
import type { GroupQuoteRow } from '../../shared/src/sales/group-quote.record.ts';
import { NOT_A_COLLEAGUE, NOT_YOURS } from '../../shared/src/sales/assignment.ts';
import type { TestApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertSalesUser, insertSuperUser } from '../support/people.ts';
import { type QueueScene, startQueueScene } from './queue-scene.ts';
import { QUOTE_NOT_FOUND } from '../../backend/src/quoting/quotes/quote-questions.repository.ts';

const SINCE = '11/20/2026, 10:00 AM';
const heldBy = ({ fullName }: User) => `${fullName} has been working on this quote since ${SINCE}.`;

describe('claiming a quote of the internal queue', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let operations: User;
  let put: QueueScene['put'];
  beforeAll(async () => {
    ({ app, agent, sales, operations, put } = await startQueueScene());
  });
  afterAll(() => app.close());

  const newQuote = () => insertQuote(app, agent, { status: 'Complete' });
  const newQuotes = async (count: number) => {
    const quotes: Quote[] = [];
    for (let made = 0; made < count; made += 1) {
      quotes.push(await newQuote());
    }
    return quotes.map(({ id }) => id);
  };
  const audited = (action: string, quoteId: number) =>
    app.database.manager.countBy(AuditEvent, { action, subject: 'quote', subjectId: String(quoteId) });
  const stored = (id: number) => app.database.manager.findOneByOrFail(Quote, { id });
  const manySales = async (count: number) => {
    const people = await Promise.all(Array.from({ length: count }, () => insertSalesUser(app)));
    for (const user of people) {
      await app.as(user);
    }
    return people;
  };

  it('takes the quote in the form of each call that answers one', async () => {
    const { id } = await newQuote();
    const { body: quote } = await (await app.as(sales)).get(`/api/quote/${id}`);
    const answers = [await put(sales, 'AssignUserToQuote', quote), await put(sales, 'UnassignUserToQuote', quote)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('is answered with who has the quote now, and leaves the quote itself as it was', async () => {
    const quote = await insertQuote(app, agent, { status: 'Complete' });
    const filter = JSON.stringify({ id: [quote.id] });
    const listed = await (await app.as(sales)).get('/api/sales/GetGroupQuotes').query({ filter });
    const [row] = listed.body as GroupQuoteRow[];
    const { status, body } = await put(sales, 'AssignUserToQuote', { ...row, id: row!.Id });
    expect([status, body]).toEqual([
      200,
      {
        QuoteId: quote.id,
        AssignedToFullname: sales.fullName,
        AssignedToUsername: sales.username,
        AssignedAt: '2026-11-20T15:00:00.000Z',
        QuoteStatus: 'Sales Review',
      },
    ]);
    const stored = await app.database.manager.findOneByOrFail(Quote, { id: quote.id });
    expect([stored.version, stored.modifiedAt]).toEqual([quote.version, quote.modifiedAt]);
    expect((await put(sales, 'AssignUserToQuote', { Id: quote.id })).status).toBe(200);
    expect(
      await app.database.manager.countBy(AuditEvent, { action: 'assign-quote', subjectId: String(quote.id) }),
    ).toBe(1);
  });

  it('tells the loser who has it and since when', async () => {
    const quote = await insertQuote(app, agent, { status: 'Complete' });
    await put(sales, 'AssignUserToQuote', { Id: quote.id });
    const { status, body } = await put(operations, 'AssignUserToQuote', { Id: quote.id });
    expect([status, body.Message]).toEqual([
      409,
      `${sales.fullName} has been working on this quote since 11/20/2026, 10:00 AM.`,
    ]);
  });

  it('is assigned to a colleague: free or one’s own at once, another’s only on purpose', async () => {
    const { id } = await newQuote();
    const give = async (to: User, from?: User) => {
      const taken = from ? { TakeOverFrom: from.username } : {};
      const { status } = await put(sales, 'AssignUserToQuote', {
        Id: id,
        AssignTo: to.username.toUpperCase(),
        ...taken,
      });
      return [status, (await stored(id)).assignedToUserId];
    };
    expect(await give(sales)).toEqual([200, sales.id]);
    expect(await give(operations)).toEqual([200, operations.id]);
    const third = await insertSalesUser(app);
    expect(await give(third)).toEqual([409, operations.id]);
    expect(await give(third, operations)).toEqual([200, third.id]);
    expect(await give(third)).toEqual([200, third.id]);
    expect([await audited('assign-quote', id), await audited('hand-over-quote', id)]).toEqual([1, 2]);
  });

  it('is assigned to people of the queue alone: no agents, and nobody who is locked out', async () => {
    const { id } = await newQuote();
    const locked = await insertSalesUser(app);
    await app.database.manager.update(User, { id: locked.id }, { isActive: false });
    for (const AssignTo of [agent.username, locked.username, 'nobody']) {
      const { status, body } = await put(sales, 'AssignUserToQuote', { Id: id, AssignTo });
      expect([status, body.Fields]).toEqual([400, { AssignTo: [NOT_A_COLLEAGUE] }]);
    }
    const { body } = await (await app.as(sales)).get('/api/sales/GetColleagues');
    const names = (body as Colleague[]).map(({ Username }) => Username);
    expect(names).toEqual(expect.arrayContaining([sales.username, operations.username]));
    expect(names.filter((name) => [agent.username, locked.username].includes(name))).toEqual([]);
  });

  it('has one winner of twenty who claim at the same moment', async () => {
    const quote = await insertQuote(app, agent, { status: 'Complete' });
    const people = await Promise.all(Array.from({ length: 20 }, () => insertSalesUser(app)));
    for (const user of people) {
      await app.as(user);
    }
    const answers = await Promise.all(people.map((user) => put(user, 'AssignUserToQuote', { Id: quote.id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const winner = people[answers.findIndex(({ status }) => status === 200)]!;
    const told = answers.filter(({ status }) => status === 409).map(({ body }) => String(body.Message));
    expect(new Set(told)).toEqual(
      new Set([`${winner.fullName} has been working on this quote since 11/20/2026, 10:00 AM.`]),
    );
  });

  it('is undone by whoever has it or a super user, and by nobody else', async () => {
    const quote = await insertQuote(app, agent, { status: 'Complete' });
    await put(sales, 'AssignUserToQuote', { Id: quote.id });
    const stranger = await put(operations, 'UnassignUserToQuote', { Id: quote.id });
    expect([stranger.status, stranger.body.Message]).toEqual([409, NOT_YOURS]);
    const own = await put(sales, 'UnassignUserToQuote', { Id: quote.id });
    expect([own.status, own.body.AssignedToUsername, own.body.AssignedAt]).toEqual([200, null, null]);
    expect((await put(operations, 'UnassignUserToQuote', { Id: quote.id })).status).toBe(200);
    await put(operations, 'AssignUserToQuote', { Id: quote.id });
    expect((await put(await insertSuperUser(app), 'UnassignUserToQuote', { Id: quote.id })).status).toBe(200);
    expect(
      await app.database.manager.countBy(AuditEvent, { action: 'unassign-quote', subjectId: String(quote.id) }),
    ).toBe(2);
  });

  it('takes no assignee from the body, and no quote that is not there', async () => {
    const quote = await insertQuote(app, agent, { status: 'Complete' });
    const body = { Id: quote.id, AssignedToUsername: operations.username, Status: 'Approved' };
    expect((await put(sales, 'AssignUserToQuote', body)).body.AssignedToUsername).toBe(sales.username);
    expect((await app.database.manager.findOneByOrFail(Quote, { id: quote.id })).status).toBe('Complete');
    expect((await put(sales, 'AssignUserToQuote', { Id: 2_000_000_001 })).status).toBe(404);
    expect((await put(sales, 'AssignUserToQuote', { Id: quote.id, assignedToUserId: 1 })).status).toBe(400);
  });

  describe('several at once', () => {
    const outcomesOf = (body: unknown) =>
      (body as AssignmentOutcome[]).map(({ QuoteId, IsDone, Message }) => [QuoteId, IsDone, Message]);

    it('gives whatever is free, and tells of each other who holds it and since when', async () => {
      const [free, own, held] = (await newQuotes(3)) as [number, number, number];
      await put(sales, 'AssignUserToQuote', { Id: own });
      await put(operations, 'AssignUserToQuote', { Id: held });
      const { status, body } = await put(sales, 'AssignUserToQuotes', { Ids: [held, free, own, 2_000_000_001, free] });
      expect(status).toBe(200);
      expect(outcomesOf(body)).toEqual([
        [held, false, heldBy(operations)],
        [free, true, null],
        [own, true, null],
        [2_000_000_001, false, QUOTE_NOT_FOUND],
      ]);
      expect((body as AssignmentOutcome[])[0]).toMatchObject({
        ClientName: (await app.database.manager.findOneByOrFail(Group, { id: (await stored(held)).groupId ?? 0 })).name,
        AssignedToFullname: operations.fullName,
        AssignedToUsername: operations.username,
        AssignedAt: '2026-11-20T15:00:00.000Z',
        QuoteStatus: 'Sales Review',
      });
      expect([(await stored(free)).assignedToUserId, (await stored(held)).assignedToUserId]).toEqual([
        sales.id,
        operations.id,
      ]);
      expect([await audited('assign-quote', free), await audited('assign-quote', own)]).toEqual([1, 1]);
      const audits = await app.database.manager.findBy(AuditEvent, { subjectId: String(held), userId: sales.id });
      expect(audits).toEqual([]);
    });

    it('leaves the quotes themselves as they were', async () => {
      const [id = 0] = await newQuotes(1);
      const before = await stored(id);
      await put(sales, 'AssignUserToQuotes', { Ids: [id] });
      await put(sales, 'UnassignUserFromQuotes', { Ids: [id] });
      expect(await stored(id)).toEqual(before);
    });

    it('has one winner of twenty who claim the same quote at the same moment', async () => {
      const [id = 0] = await newQuotes(1);
      const people = await manySales(20);
      const answers = await Promise.all(people.map((user) => put(user, 'AssignUserToQuotes', { Ids: [id] })));
      const winners = people.filter((_, at) => (answers[at]?.body as AssignmentOutcome[])[0]?.IsDone);
      expect(winners).toHaveLength(1);
      const told = answers.flatMap(({ body }) => (body as AssignmentOutcome[])[0]?.Message ?? []);
      expect(told).toEqual(Array(19).fill(heldBy(winners[0]!)));
      expect([(await stored(id)).assignedToUserId, await audited('assign-quote', id)]).toEqual([winners[0]?.id, 1]);
    });

    it('gives each quote to one person where claims of many overlap, in any order, beside single ones', async () => {
      const ids = await newQuotes(12);
      const people = await manySales(10);
      const claims = people.map((user, at) => {
        const some = [...ids.slice(at), ...ids.slice(0, at)].slice(0, 8);
        return at < 8
          ? put(user, 'AssignUserToQuotes', { Ids: at % 2 ? some : some.toReversed() })
          : put(user, 'AssignUserToQuote', { Id: ids[at] });
      });
      const answers = await Promise.all(claims);
      expect(answers.map(({ status }) => status).filter((status) => ![200, 409].includes(status))).toEqual([]);
      const won = answers.flatMap(({ status, body }, at) =>
        status === 409
          ? []
          : ([body].flat() as AssignmentOutcome[])
              .filter(({ IsDone }) => IsDone !== false)
              .map(({ QuoteId }) => [QuoteId, people[at]!.id] as const),
      );
      const holders = await Promise.all(won.map(async ([id]) => [id, (await stored(id)).assignedToUserId]));
      expect(won).toEqual(holders);
      expect(new Set(won.map(([id]) => id)).size).toBe(won.length);
      for (const [id] of won) {
        expect(await audited('assign-quote', id)).toBe(1);
      }
      expect(won.length).toBeGreaterThanOrEqual(ids.length - 1);
    });

    it('is undone for one’s own alone, and by a super user for everybody', async () => {
      const [mine, theirs, nobodys] = (await newQuotes(3)) as [number, number, number];
      await put(sales, 'AssignUserToQuote', { Id: mine });
      await put(operations, 'AssignUserToQuote', { Id: theirs });
      const Ids = [mine, theirs, nobodys, 2_000_000_001];
      const own = await put(sales, 'UnassignUserFromQuotes', { Ids });
      expect([own.status, outcomesOf(own.body)]).toEqual([
        200,
        [
          [mine, true, null],
          [theirs, false, NOT_YOURS],
          [nobodys, true, null],
          [2_000_000_001, false, QUOTE_NOT_FOUND],
        ],
      ]);
      expect([(await stored(mine)).assignedToUserId, (await stored(theirs)).assignedToUserId]).toEqual([
        null,
        operations.id,
      ]);
      const all = await put(await insertSuperUser(app), 'UnassignUserFromQuotes', { Ids: [mine, theirs] });
      expect(outcomesOf(all.body)).toEqual([
        [mine, true, null],
        [theirs, true, null],
      ]);
      expect([await audited('unassign-quote', mine), await audited('unassign-quote', theirs)]).toEqual([1, 1]);
    });

    it('gives free ones and one’s own to a colleague, and tells of each other who keeps it', async () => {
      const [free, own, theirs, already] = (await newQuotes(4)) as [number, number, number, number];
      const third = await insertSalesUser(app);
      await put(sales, 'AssignUserToQuote', { Id: own });
      await put(operations, 'AssignUserToQuote', { Id: theirs });
      await put(sales, 'AssignUserToQuote', { Id: already, AssignTo: third.username });
      const body = { Ids: [theirs, free, own, already, 2_000_000_001], AssignTo: third.username.toUpperCase() };
      const give = () => put(sales, 'AssignUserToQuotes', body);
      for (const answer of [await give(), await give()]) {
        expect([answer.status, outcomesOf(answer.body)]).toEqual([
          200,
          [
            [theirs, false, heldBy(operations)],
            [free, true, null],
            [own, true, null],
            [already, true, null],
            [2_000_000_001, false, QUOTE_NOT_FOUND],
          ],
        ]);
      }
      expect((await stored(theirs)).assignedToUserId).toBe(operations.id);
      for (const id of [free, own, already]) {
        expect([(await stored(id)).assignedToUserId, await audited('hand-over-quote', id)]).toEqual([third.id, 1]);
      }
      expect(await audited('hand-over-quote', theirs)).toBe(0);
    });

    it('gives quotes to people of the queue alone, and releases for nobody else', async () => {
      const Ids = await newQuotes(1);
      const { status, body } = await put(sales, 'AssignUserToQuotes', { Ids, AssignTo: agent.username });
      expect([status, body.Fields]).toEqual([400, { AssignTo: [NOT_A_COLLEAGUE] }]);
      const release = { Ids, AssignTo: operations.username };
      expect((await put(sales, 'UnassignUserFromQuotes', release)).status).toBe(400);
      expect((await stored(Ids[0]!)).assignedToUserId).toBeNull();
    });

    it('takes a hundred, and no more, nor none, nor anything but numbers of quotes', async () => {
      const hundred = Array.from({ length: 100 }, (_, at) => 2_000_000_001 + at);
      expect((await put(sales, 'AssignUserToQuotes', { Ids: hundred })).status).toBe(200);
      for (const Ids of [[...hundred, 1], [], ['1'], [1.5], [0], [3_000_000_000], 1, null, undefined]) {
        const answers = [
          await put(sales, 'AssignUserToQuotes', { Ids }),
          await put(sales, 'UnassignUserFromQuotes', { Ids }),
        ];
        expect(answers.map(({ status, body }) => [status, Object.keys(body.Fields as object)])).toEqual([
          [400, ['Ids']],
          [400, ['Ids']],
        ]);
      }
    });
  });

  describe('of a household', () => {
    const household = (lastName = 'Quixwater') =>
      insertIndividualQuote(app, agent, { status: 'Complete', details: { subscriberLastName: lastName } });

    it('takes the quote in the form of each call that answers one', async () => {
      const { id } = await household();
      const caller = await app.as(sales);
      const { body: quote } = await caller.get(`/api/quote/${id}`);
      const { body: rows } = await caller.post('/api/sales/GetIndividualQuotes').send({ Filter: { id: [id] } });
      for (const body of [quote, { ...(rows as object[])[0], id }]) {
        const claimed = await put(sales, 'AssignUserToQuote', body);
        expect([claimed.status, claimed.body]).toEqual([
          200,
          {
            QuoteId: id,
            AssignedToFullname: sales.fullName,
            AssignedToUsername: sales.username,
            AssignedAt: '2026-11-20T15:00:00.000Z',
            QuoteStatus: 'Sales Review',
          },
        ]);
        const released = await put(sales, 'UnassignUserToQuote', body);
        expect([released.status, released.body.AssignedToUsername]).toEqual([200, null]);
      }
      expect([await audited('assign-quote', id), await audited('unassign-quote', id)]).toEqual([2, 2]);
    });

    it('has one winner of ten who claim at the same moment; the others are told who', async () => {
      const { id } = await household();
      const people = await manySales(10);
      const answers = await Promise.all(people.map((user) => put(user, 'AssignUserToQuote', { QuoteId: id })));
      const winner = people[answers.findIndex(({ status }) => status === 200)]!;
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
      const told = answers.filter(({ status }) => status === 409).map(({ body }) => String(body.Message));
      expect(new Set(told)).toEqual(new Set([heldBy(winner)]));
    });

    it('is done for several together with those of groups, each named by its client', async () => {
      const { id } = await household('Bulkhead');
      const group = await newQuote();
      await put(operations, 'AssignUserToQuote', { Id: id });
      const { body } = await put(sales, 'AssignUserToQuotes', { Ids: [id, group.id] });
      const outcomes = body as AssignmentOutcome[];
      expect(outcomes.map(({ ClientName, IsDone }) => [ClientName, IsDone])).toEqual([
        ['Ada Bulkhead', false],
        [expect.any(String), true],
      ]);
      expect(outcomes[0]).toMatchObject({ Message: heldBy(operations), QuoteStatus: 'Sales Review' });
    });

    it('needs the number of a quote', async () => {
      const { status, body } = await put(sales, 'AssignUserToQuote', { Name: 'Nameless' });
      expect([status, body.Fields]).toEqual([400, { Id: ['Quote is required.'] }]);
    });

    it('is not for agents', async () => {
      const { id } = await household();
      expect((await put(agent, 'AssignUserToQuote', { Id: id })).status).toBe(403);
    });
  });
});
