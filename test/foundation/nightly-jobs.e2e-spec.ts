import { NightlyJobs } from '../../backend/src/platform/jobs/nightly-jobs.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { becomes } from '../support/eventually.ts';

const TOPIC = 'verify-enrollments';
/** Seconds before and after a day begins in Detroit. */
const BEFORE_MIDNIGHT = '2026-11-24T04:59:50Z';
const AFTER_MIDNIGHT = '2026-11-24T05:00:10Z';

describe('the work of every night', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ JOBS_POLL_MS: '600000' });
  });
  afterAll(() => app.close());

  const dueAt = async () => {
    const { doneAt, dueAt: due } = await app.database.manager.findOneByOrFail(OutboxJob, { topic: TOPIC });
    return [doneAt, due.toISOString()];
  };

  it('is done for the new day, too, when midnight comes while it is done', async () => {
    const days: string[] = [];
    app.clock.set(BEFORE_MIDNIGHT);
    await app.database.manager.update(OutboxJob, { topic: TOPIC }, { dueAt: app.clock.now() });
    app.get(NightlyJobs).register(TOPIC, () => {
      days.push(app.clock.today());
      app.clock.set(AFTER_MIDNIGHT);
      return Promise.resolve();
    });
    while (await app.get(Worker).runOnce());
    // The server has a worker of its own, which may have been faster.
    await becomes(
      async () => [days, await dueAt()],
      [
        ['2026-11-23', '2026-11-24'],
        [null, '2026-11-25T05:00:00.000Z'],
      ],
    );
  });

  it('is done the next night again once a clock that was years ahead is put right, and the server started', async () => {
    await app.database.manager.update(OutboxJob, { topic: TOPIC }, { dueAt: new Date('2036-01-01T05:00:00Z') });
    app.clock.set(AFTER_MIDNIGHT);
    await app.get(NightlyJobs).onApplicationBootstrap();
    expect(await dueAt()).toEqual([null, '2026-11-25T05:00:00.000Z']);
  });
});
