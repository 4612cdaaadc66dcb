import type { User } from '../../backend/src/platform/people/user.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { StaffNotificationsService } from '../../backend/src/staff/notifications/staff-notifications.service.ts';
import { StaffNotification } from '../../backend/src/staff/notifications/staff-notification.table.ts';
import {
  NOTIFICATIONS_PER_PAGE,
  READ_KEPT_DAYS,
  UNREAD_KEPT_DAYS,
} from '../../shared/src/staff-notifications/staff-notification.record.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertSalesUser } from '../support/people.ts';
import { countStatements } from '../support/count-statements.ts';
import { type NotesScene, startNotesScene } from './notes-scene.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('the notifications of staff', () => {
  let scene: NotesScene;
  let sales: User;
  let operations: User;
  beforeAll(async () => {
    scene = await startNotesScene();
  });
  beforeEach(async () => {
    [sales, operations] = [await insertSalesUser(scene.app), await insertSalesUser(scene.app)];
  });
  afterAll(() => scene.app.close());

  const newQuote = () => insertQuote(scene.app, scene.agent, { status: 'Complete' });
  const put = async (by: User, call: string, body: object = {}) =>
    (await scene.app.as(by)).put(`/api/${call}`).send(body);
  const assign = (by: User, Id: number, more: object = {}) => put(by, 'sales/AssignUserToQuote', { Id, ...more });
  const told = async (user: User) =>
    (await scene.notifications(user)).Notifications.map(({ Kind, By, QuoteId }) => [Kind, By, QuoteId]);
  const mention = (quoteId: number, whom: User, by = sales) =>
    scene.addNote(by, quoteId, { Text: 'Please look.', Mentions: [whom.username] });
  const insert = (given: Partial<StaffNotification>) =>
    scene.app.insert(
      Object.assign(new StaffNotification(), {
        ...{ userId: sales.id, kind: 'Assigned', actorUserId: operations.id, noteId: null, ruleProposalId: null },
        readAt: null,
        ...{ createdAt: scene.app.clock.now(), ...given },
      }),
    );

  it('tell of a mention, with the record and who mentioned them, and nobody of their own', async () => {
    const quote = await newQuote();
    const { body } = await scene.addNote(sales, quote.id, {
      Text: 'Please look.',
      Mentions: [operations.username, sales.username],
    });
    expect(body).toEqual({ Id: expect.any(Number) });
    expect((await scene.notifications(operations)).Notifications).toEqual([
      {
        ...{ Id: expect.any(Number), Kind: 'Mention', By: sales.fullName, Record: expect.any(String) },
        ...{ QuoteId: quote.id, QuoteType: 'SmallGroupNewBusiness', OtherQuotes: 0, IsRead: false },
        At: scene.app.clock.now().toISOString(),
      },
    ]);
    expect([await told(sales), await scene.unread(sales), await scene.unread(operations)]).toEqual([[], 0, 1]);
  });

  it('name the applicant of a household', async () => {
    const { id } = await insertIndividualQuote(scene.app, scene.agent, {
      details: { subscriberFirstName: 'Ines', subscriberLastName: 'Quixwater' },
    });
    await mention(id, operations);
    const [mentioned] = (await scene.notifications(operations)).Notifications;
    expect([mentioned!.Record, mentioned!.QuoteType]).toEqual(['Ines Quixwater', 'IndividualNewBusiness']);
  });

  it('tell the receiver of a quote that a colleague assigns, once', async () => {
    const { id } = await newQuote();
    await assign(sales, id, { AssignTo: operations.username });
    await assign(sales, id, { AssignTo: operations.username });
    expect([await told(operations), await told(sales)]).toEqual([[['Assigned', sales.fullName, id]], []]);
  });

  it('tell the receiver of several quotes at once, of those that were free or the giver’s own', async () => {
    const [free, own, theirs] = [await newQuote(), await newQuote(), await newQuote()];
    const third = await insertSalesUser(scene.app);
    await assign(sales, own.id);
    await assign(third, theirs.id);
    const Ids = [free.id, own.id, theirs.id];
    await put(sales, 'sales/AssignUserToQuotes', { Ids, AssignTo: operations.username });
    await put(sales, 'sales/AssignUserToQuotes', { Ids, AssignTo: operations.username });
    const { Notifications } = await scene.notifications(operations);
    expect(Notifications.map(({ Kind, QuoteId, OtherQuotes }) => [Kind, QuoteId, OtherQuotes])).toEqual([
      ['Assigned', free.id, 1],
    ]);
    expect([await scene.unread(operations), await told(third)]).toEqual([1, []]);
  });

  it('tell who had a quote that it was taken over, or assigned to someone else, and nobody of a free one', async () => {
    const { id } = await newQuote();
    await assign(sales, id);
    expect(await told(sales)).toEqual([]);
    const TakeOverFrom = sales.username;
    expect((await assign(operations, id)).status).toBe(409);
    await assign(operations, id, { TakeOverFrom });
    await assign(operations, id, { TakeOverFrom });
    expect(await told(sales)).toEqual([['TakenOver', operations.fullName, id]]);
    const third = await insertSalesUser(scene.app);
    await assign(sales, id, { AssignTo: third.username, TakeOverFrom: operations.username });
    expect([await told(operations), await told(third)]).toEqual([
      [['Reassigned', sales.fullName, id]],
      [['Assigned', sales.fullName, id]],
    ]);
  });

  it('are written with what they tell of: of two who take over at once, one is told of', async () => {
    const { id } = await newQuote();
    await assign(sales, id);
    const takers = [operations, await insertSalesUser(scene.app)];
    const answers = await Promise.all(takers.map((by) => assign(by, id, { TakeOverFrom: sales.username })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await told(sales)).toHaveLength(1);
  });

  it('tell who pended a quote that its agent replied', async () => {
    const { app, agent } = scene;
    const quote = await insertQuote(app, agent, { status: 'Pended' });
    const pend = { quoteId: quote.id, fromStatus: 'Complete', toStatus: 'Pended', at: app.clock.now() } as const;
    await app.insert(Object.assign(new QuoteEvent(), { ...pend, userId: sales.id, why: 'unsigned' }));
    await assign(operations, quote.id);
    const answer = await put(agent, `enrollment/Reply/${quote.id}`, { Text: 'Signed now.', Version: quote.version });
    expect(answer.status).toBe(200);
    const again = await put(agent, `enrollment/Reply/${quote.id}`, { Text: 'Signed now.', Version: quote.version });
    expect(again.status).toBe(409);
    expect([await told(sales), await told(operations)]).toEqual([[['Reply', agent.fullName, quote.id]], []]);
  });

  it('are read one by one, or all that were seen, by their owner alone', async () => {
    const { id } = await newQuote();
    await mention(id, operations);
    await mention(id, operations);
    const [newer, older] = (await scene.notifications(operations)).Notifications;
    expect((await put(sales, `sales/ReadStaffNotification/${newer!.Id}`)).status).toBe(404);
    await put(sales, 'sales/ReadAllStaffNotifications', { UpTo: newer!.Id });
    expect(await scene.unread(operations)).toBe(2);
    const read = () => put(operations, `sales/ReadStaffNotification/${older!.Id}`);
    expect([(await read()).status, (await read()).status]).toEqual([204, 204]);
    expect((await scene.notifications(operations)).Notifications.map(({ IsRead }) => IsRead)).toEqual([false, true]);
    await mention(id, operations);
    await put(operations, 'sales/ReadAllStaffNotifications', { UpTo: newer!.Id });
    expect((await scene.notifications(operations)).Notifications.map(({ IsRead }) => IsRead)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('come 50 at a time in one statement, are counted in one, and not beyond 100', async () => {
    const { id: quoteId } = await newQuote();
    for (let written = 0; written < 101; written += 1) {
      await insert({ quoteId });
    }
    const caller = await scene.app.as(sales);
    const counted = await countStatements(scene.app, /bell_notifications/, async () => {
      await caller.get('/api/sales/GetUnreadNotificationCount');
      await caller.get('/api/sales/GetStaffNotifications');
    });
    expect(counted).toBe(2);
    expect(await scene.unread(sales)).toBe(100);
    const first = await scene.notifications(sales);
    const second = await scene.notifications(sales, first.Notifications.at(-1)!.Id);
    const third = await scene.notifications(sales, second.Notifications.at(-1)!.Id);
    const pages = [first, second, third].map(({ Notifications, HasOlder }) => [Notifications.length, HasOlder]);
    expect(pages).toEqual([
      [NOTIFICATIONS_PER_PAGE, true],
      [NOTIFICATIONS_PER_PAGE, true],
      [1, false],
    ]);
  });

  it('are deleted at night: read ones after a month, all others after half a year', async () => {
    const { id: quoteId } = await newQuote();
    const now = scene.app.clock.now().getTime();
    const ago = (days: number, seconds: number) => new Date(now - days * DAY_MS - seconds * 1_000);
    const kept = [
      await insert({ quoteId, readAt: ago(READ_KEPT_DAYS, -1) }),
      await insert({ quoteId, createdAt: ago(UNREAD_KEPT_DAYS, -1) }),
    ];
    await insert({ quoteId, readAt: ago(READ_KEPT_DAYS, 1) });
    await insert({ quoteId, createdAt: ago(UNREAD_KEPT_DAYS, 1) });
    await scene.app.get(StaffNotificationsService).purge();
    const left = await scene.app.database.manager.findBy(StaffNotification, { userId: sales.id });
    expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  });
});
