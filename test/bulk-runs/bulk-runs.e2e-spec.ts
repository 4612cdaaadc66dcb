import type { User } from '../../backend/src/platform/people/user.table.ts';
import { BulkRun, BulkRunItem } from '../../backend/src/platform/bulk-runs/bulk-run.table.ts';
import { ITEMS_A_TURN, BulkRunsService } from '../../backend/src/platform/bulk-runs/bulk-runs.service.ts';
import { AppError } from '../../backend/src/platform/errors.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import {
  type BulkRunItemRow,
  type BulkRunRow,
  GAVE_UP,
  NO_LONGER_ALLOWED,
  RUN_FINISHED,
} from '../../shared/src/bulk-runs/bulk-run.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { startRun, subjectsDone, workLike } from './test-runs.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;
const NOT_STOPPING = new AbortController().signal;

describe('a bulk run', () => {
  let app: TestApp;
  let sales: User;
  beforeEach(async () => {
    app = await startApp();
    sales = await insertSalesUser(app);
  });
  afterEach(() => app.close());

  const find = async (id: number) =>
    (await (await app.as(sales)).get(`/api/sales/GetBulkRun/${id}`)).body as BulkRunRow;
  const items = async (id: number, filter: object = {}) =>
    (await (await app.as(sales)).get(`/api/sales/GetBulkRunItems/${id}`).query({ filter: JSON.stringify(filter) }))
      .body as BulkRunItemRow[];
  const workOff = async () => {
    while (await app.get(Worker).runOnce());
  };
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('says how many wait, does each subject once, and then says when it finished', async () => {
    workLike(app);
    const id = await startRun(app, sales, [3, 1, 2, 3]);
    expect(await find(id)).toMatchObject({
      Kind: 'resubmit-group',
      Total: 3,
      Counts: { Waiting: 3, Done: 0, Failed: 0, Skipped: 0, Cancelled: 0 },
      RequestedBy: sales.fullName,
      RequestedAt: '2026-11-20T15:00:00.000Z',
      FinishedAt: null,
    });
    app.clock.advance(60_000);
    await workOff();
    expect(await find(id)).toMatchObject({
      Counts: { Waiting: 0, Done: 3 },
      FinishedAt: '2026-11-20T15:01:00.000Z',
      CancelledAt: null,
    });
    expect(await subjectsDone(app)).toEqual([1, 2, 3]);
    expect(await app.database.manager.countBy(AuditEvent, { action: 'start-resubmit-group' })).toBe(1);
  });

  it('keeps nothing of a subject that is refused, and says why; one that is skipped says so', async () => {
    workLike(app, (subject) => {
      if (subject === 2) {
        throw new AppError('WRONG_STATE', 'It is installed already.');
      }
      return subject === 3 ? { state: 'Skipped', message: 'The agent was quicker.' } : { state: 'Done', message: '' };
    });
    const id = await startRun(app, sales, [1, 2, 3]);
    await workOff();
    expect(await subjectsDone(app)).toEqual([1, 3]);
    const rows = await items(id);
    expect(rows.map(({ Name, State, Message }) => [Name, State, Message])).toEqual([
      ['Subject 1', 'Done', ''],
      ['Subject 2', 'Failed', 'It is installed already.'],
      ['Subject 3', 'Skipped', 'The agent was quicker.'],
    ]);
    expect((await items(id, { State: ['Failed', 'Skipped'] })).map(({ SubjectId }) => SubjectId)).toEqual([2, 3]);
    expect((await items(id, { id: [1] })).map(({ SubjectId }) => SubjectId)).toEqual([1]);
  });

  it('gives other work its turn after some subjects', async () => {
    workLike(app);
    const id = await startRun(app, sales, upTo(ITEMS_A_TURN + 1));
    expect(await app.get(Worker).runOnce()).toBe(true);
    expect((await find(id)).Counts).toMatchObject({ Waiting: 1, Done: ITEMS_A_TURN });
    const [job] = await app.database.manager.find(OutboxJob);
    expect([job?.doneAt, job?.takenBy, job?.attempts]).toEqual([null, null, 0]);
    await workOff();
    expect((await find(id)).FinishedAt).not.toBeNull();
  });

  it('does the others while one breaks off, tries that one again, and gives it up in the end', async () => {
    let attempts = 0;
    workLike(app, (subject) => {
      if (subject === 1) {
        attempts += 1;
        throw new TypeError('Broken');
      }
      return { state: 'Done', message: '' };
    });
    const id = await startRun(app, sales, [1, 2, 3]);
    await workOff();
    expect((await find(id)).Counts).toMatchObject({ Waiting: 1, Done: 2 });
    for (let pause = 0; pause < 6; pause += 1) {
      app.clock.advance(HALF_AN_HOUR_MS);
      await workOff();
    }
    expect(attempts).toBe(7);
    // The session of whoever looks has ended by now.
    const stored = await app.database.manager.find(BulkRunItem, { order: { subjectId: 'ASC' } });
    expect(stored.map(({ state, message }) => [state, message])).toEqual([
      ['Failed', GAVE_UP],
      ['Done', ''],
      ['Done', ''],
    ]);
    expect((await app.database.manager.findOneByOrFail(BulkRun, { id })).finishedAt).not.toBeNull();
    expect(await subjectsDone(app)).toEqual([2, 3]);
  });

  it('does nothing twice when two workers come to it at once', async () => {
    workLike(app);
    const id = await startRun(app, sales, upTo(30));
    const job = { id: 1, topic: 'bulk-run', subjectId: id, idempotencyKey: 'x', attempt: 1, takenBy: 'x' } as const;
    const service = app.get(BulkRunsService);
    await Promise.all([service.run(job, NOT_STOPPING), service.run(job, NOT_STOPPING)]);
    expect(await subjectsDone(app)).toEqual(upTo(30));
    expect((await find(id)).Counts).toMatchObject({ Done: 30, Failed: 0 });
  });

  it('stops between two subjects when the process ends, and is taken up again by the next', async () => {
    const ending = new AbortController();
    workLike(app, (subject) => {
      if (subject === 2) {
        ending.abort();
      }
      return { state: 'Done', message: '' };
    });
    const id = await startRun(app, sales, [1, 2, 3]);
    const job = { id: 1, topic: 'bulk-run', subjectId: id, idempotencyKey: 'x', attempt: 1, takenBy: 'x' } as const;
    await expect(app.get(BulkRunsService).run(job, ending.signal)).rejects.toThrow();
    expect(await subjectsDone(app)).toEqual([1, 2]);
    await workOff();
    expect(await subjectsDone(app)).toEqual([1, 2, 3]);
  });

  it('is called off: what is done stays done, the rest is not begun', async () => {
    workLike(app);
    const caller = await app.as(sales);
    const id = await startRun(app, sales, upTo(ITEMS_A_TURN + 5));
    await app.get(Worker).runOnce();
    const { status, body } = await caller.put(`/api/sales/CancelBulkRun/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ Counts: { Waiting: 0, Done: ITEMS_A_TURN, Cancelled: 5 } });
    expect((body as BulkRunRow).CancelledAt).not.toBeNull();
    await workOff();
    expect(await subjectsDone(app)).toEqual(upTo(ITEMS_A_TURN));
    expect((await caller.put(`/api/sales/CancelBulkRun/${id}`)).status).toBe(200);
    expect(await app.database.manager.countBy(AuditEvent, { action: 'cancel-bulk-run' })).toBe(1);
  });

  it('cannot be called off when it has finished', async () => {
    workLike(app);
    const id = await startRun(app, sales, [1]);
    await workOff();
    const { status, body } = await (await app.as(sales)).put(`/api/sales/CancelBulkRun/${id}`);
    expect([status, body.Message]).toEqual([409, RUN_FINISHED]);
  });

  it.each([
    ['account is closed', { isActive: false }],
    ['role is taken away', { roles: ['tuo-role-smallgroupagent'] }],
  ])('does nothing more in the name of somebody whose %s', async (_what, change) => {
    workLike(app);
    const id = await startRun(app, sales, [1, 2]);
    const colleague = await app.as(await insertSalesUser(app));
    await app.insert(Object.assign(sales, change));
    await workOff();
    expect(await subjectsDone(app)).toEqual([]);
    const { body } = await colleague.get(`/api/sales/GetBulkRunItems/${id}`);
    expect((body as BulkRunItemRow[]).map(({ State, Message }) => [State, Message])).toEqual([
      ['Failed', NO_LONGER_ALLOWED],
      ['Failed', NO_LONGER_ALLOWED],
    ]);
  });

  it('is found again by what it does and that it is running, the newest first', async () => {
    workLike(app);
    const finished = await startRun(app, sales, [1]);
    await workOff();
    const [older, newer] = [await startRun(app, sales, [2]), await startRun(app, sales, [3])];
    const list = async (filter: object) => {
      const { body } = await (
        await app.as(sales)
      )
        .get('/api/sales/GetBulkRuns')
        .query({ filter: JSON.stringify(filter), range: '[0,9]' });
      return (body as BulkRunRow[]).map(({ Id }) => Id);
    };
    expect(await list({ Kind: 'resubmit-group', IsRunning: true })).toEqual([newer, older]);
    expect(await list({ Kind: 'resubmit-group' })).toEqual([newer, older, finished]);
    expect(await list({ Kind: 'passive-renewal' })).toEqual([]);
  });

  it('is for internal staff, and says when there is none', async () => {
    const agent = await app.as(await insertAgentUser(app));
    const caller = await app.as(sales);
    expect((await agent.get('/api/sales/GetBulkRun/1')).status).toBe(403);
    const none = [
      await caller.get('/api/sales/GetBulkRun/999'),
      await caller.get('/api/sales/GetBulkRunItems/999'),
      await caller.put('/api/sales/CancelBulkRun/999'),
    ];
    expect(none.map(({ status }) => status)).toEqual([404, 404, 404]);
    const wrong = await caller.get('/api/sales/GetBulkRunItems/999').query({ filter: '{"State":"Done"}' });
    expect(wrong.status).toBe(400);
  });
});
