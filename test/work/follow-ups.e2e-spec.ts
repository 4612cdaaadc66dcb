import type { User } from '../../backend/src/platform/people/user.table.ts';
import { addDays, isoDate } from '../../shared/src/dates/iso-date.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { databaseWork } from '../support/database-work.ts';
import { insertFollowUp } from '../support/follow-up-builders.ts';
import { insertAgentUser } from '../support/people.ts';

/** The session, the book, its rows, its counts, whether anyone was told, what was sent, and with which links. */
const MOST_STATEMENTS = 8;

describe('the work of listing follow-ups', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    agent = await insertAgentUser(app);
    const other = await insertAgentUser(app);
    for (let at = 0; at < 60; at += 1) {
      await insertFollowUp(app, at < 40 ? agent : other, { dueOn: addDays(isoDate('2026-12-01'), at) });
    }
  });
  afterAll(() => app.close());

  it.each(['[0,9]', '[30,39]'])('takes few statements for the rows %s, and reads nobody else’s', async (range) => {
    const caller = await app.as(agent);
    const ask = () => caller.get('/api/followups').query({ range });
    await ask();
    const { statements, rowsRead } = await databaseWork(app, async () => {
      expect((await ask()).body.Rows).toHaveLength(10);
    });
    expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS);
    // Each row joins six tables; the count reads each of the book once. SQLite reports 0.
    expect(rowsRead).toBeLessThanOrEqual(40 * 10 + 40 * 3);
  });
});
