import type { User } from '../../backend/src/platform/people/user.table.ts';
import { InstallationAttempt } from '../../backend/src/enrollment/installation/installation-attempt.table.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { Outbox } from '../../backend/src/platform/jobs/outbox.ts';
import { OutboxRepository } from '../../backend/src/platform/jobs/outbox.repository.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { insertAgentUser } from '../support/people.ts';
import { askFor, inCarrier, insertApproved, workOff } from './approved-quotes.ts';

const LEASE_MS = 60_000;

describe('the outbox', () => {
  let app: TestApp;
  let agent: User;
  beforeEach(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterEach(() => app.close());

  const jobOf = (subjectId: number) =>
    app.database.manager.findOneByOrFail(OutboxJob, { topic: 'install-group', subjectId });

  it('has one row for what is asked for twice, and none for what was rolled back', async () => {
    const approved = await insertApproved(app, agent);
    await askFor(app, approved);
    const { idempotencyKey } = await jobOf(approved.quote.id);
    await askFor(app, approved);
    expect(await app.database.manager.count(OutboxJob)).toBe(1);
    expect((await jobOf(approved.quote.id)).idempotencyKey).toBe(idempotencyKey);
    const other = await insertApproved(app, agent);
    const failing = app.database.transaction(async (tx) => {
      await app.get(Outbox).add(tx, { topic: 'install-group', subjectId: other.quote.id });
      throw new Error('The change failed.');
    });
    await expect(failing).rejects.toThrow('The change failed.');
    expect(await app.database.manager.countBy(OutboxJob, { subjectId: other.quote.id })).toBe(0);
  });

  it('gives the job of a process that was killed to another when its lease has run out', async () => {
    const approved = await insertApproved(app, agent);
    await askFor(app, approved);
    const taken = await app.get(OutboxRepository).take(['install-group']);
    expect(taken?.attempt).toBe(1);
    expect(await app.get(Worker).runOnce()).toBe(false);
    app.clock.advance(LEASE_MS);
    expect(await app.get(Worker).runOnce()).toBe(false);
    app.clock.advance(1_000);
    expect(await app.get(Worker).runOnce()).toBe(true);
    expect((await inCarrier(app.database)).groups).toEqual([`Q${approved.quote.id}`]);
  });

  it('lets a process that comes back too late change nothing', async () => {
    const approved = await insertApproved(app, agent);
    await askFor(app, approved);
    const outbox = app.get(OutboxRepository);
    const late = (await outbox.take(['install-group']))!;
    app.clock.advance(LEASE_MS + 1_000);
    const current = (await outbox.take(['install-group']))!;
    await outbox.postpone(late, 0);
    expect(await app.database.transaction((tx) => outbox.end(tx, late))).toBe(false);
    expect((await jobOf(approved.quote.id)).takenBy).toBe(current.takenBy);
    expect(await app.database.transaction((tx) => outbox.end(tx, current))).toBe(true);
  });

  it('does again what is asked for while it is being done', async () => {
    const approved = await insertApproved(app, agent);
    await askFor(app, approved);
    const outbox = app.get(OutboxRepository);
    const taken = (await outbox.take(['install-group']))!;
    await askFor(app, approved);
    expect(await app.database.transaction((tx) => outbox.end(tx, taken))).toBe(false);
    await workOff(app);
    expect((await jobOf(approved.quote.id)).doneAt).not.toBeNull();
    expect(await app.database.manager.count(InstallationAttempt)).toBe(2);
  });

  it('begins nothing while the process ends', async () => {
    const approved = await insertApproved(app, agent);
    await askFor(app, approved);
    app.get(Worker).stop();
    expect(await app.get(Worker).runOnce()).toBe(false);
    expect((await jobOf(approved.quote.id)).attempts).toBe(0);
  });
});

describe('a process that works the outbox off', () => {
  it('begins at once when an approval is committed, without waiting for its next look', async () => {
    const app = await startApp({ JOBS_POLL_MS: '3600000' });
    const approved = await insertApproved(app, await insertAgentUser(app));
    await askFor(app, approved);
    const done = async () =>
      (await app.database.manager.findOneBy(OutboxJob, { topic: 'install-group', subjectId: approved.quote.id }))
        ?.doneAt;
    await eventually(done, (at) => expect(at).toBeTruthy());
    await app.close();
  });
});
