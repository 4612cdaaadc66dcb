import { BulkRun } from '../../backend/src/platform/bulk-runs/bulk-run.table.ts';
import { type JobTopic, type Lane, LANE_NAMES, LANES } from '../../backend/src/platform/jobs/job-handler.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { Outbox } from '../../backend/src/platform/jobs/outbox.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { startRun, workLike } from '../bulk-runs/test-runs.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { becomes } from '../support/eventually.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { startStubCarrier } from '../support/stub-carrier.ts';
import { askFor, insertApproved } from './approved-quotes.ts';

const FIRST_SUBJECT = 100;
/** It looks when a job is added, not by the time. */
const LOOKS_WHEN_ASKED = { JOBS_POLL_MS: '3600000' };

describe('while one system hangs, the jobs of all others are done:', () => {
  let app: TestApp;
  /** Topics in the order in which their jobs ended. */
  let done: JobTopic[];
  let hanging: Lane | null;
  let release: () => void;
  let subject = FIRST_SUBJECT;
  beforeAll(async () => {
    app = await startApp(LOOKS_WHEN_ASKED);
    for (const topic of LANE_NAMES.flatMap((lane) => LANES[lane])) {
      app.get(Worker).register({
        topic,
        run: async ({ subjectId }) => {
          // Those of the night are there from the start.
          if (subjectId < FIRST_SUBJECT) {
            return;
          }
          if (hanging !== null && LANES[hanging].some((each) => each === topic)) {
            await new Promise<void>((resolve) => (release = resolve));
          }
          done.push(topic);
        },
        giveUp: () => Promise.resolve(),
      });
    }
  });
  beforeEach(() => {
    done = [];
    release = () => undefined;
  });
  afterAll(() => app.close());

  const add = (topic: JobTopic, subjectId: number) =>
    app.get(Transactions).run((tx) => app.get(Outbox).add(tx, { topic, subjectId }));
  const sorted = () => Promise.resolve([...done].sort());

  it.each(LANE_NAMES)('%s', async (lane) => {
    hanging = lane;
    const others = LANE_NAMES.filter((each) => each !== lane).map((each) => LANES[each][0]);
    subject += 2;
    await add(LANES[lane][0], subject);
    await becomes(
      () => app.database.manager.countBy(OutboxJob, { topic: LANES[lane][0], subjectId: subject, attempts: 1 }),
      1,
    );
    for (const topic of others) {
      await add(topic, subject);
    }
    await add(LANES[lane][0], subject + 1);
    await becomes(sorted, [...others].sort());
    hanging = null;
    release();
    await becomes(sorted, [...others, LANES[lane][0], LANES[lane][0]].sort());
  });
});

describe('a carrier that never answers', () => {
  it('delays no bulk run', async () => {
    const carrier = await startStubCarrier();
    carrier.mood = 'silent';
    const app = await startApp({ ...LOOKS_WHEN_ASKED, CARRIER_URL: carrier.url, CARRIER_TIMEOUT_MS: '600000' });
    try {
      await askFor(app, await insertApproved(app, await insertAgentUser(app)));
      await becomes(() => Promise.resolve(carrier.calls.length), 1);
      workLike(app);
      const id = await startRun(app, await insertSalesUser(app), [1, 2, 3]);
      const finished = async () => (await app.database.manager.findOneByOrFail(BulkRun, { id })).finishedAt !== null;
      await becomes(finished, true);
      expect(carrier.calls).toHaveLength(1);
    } finally {
      await carrier.close();
      await app.close();
    }
  });
});
