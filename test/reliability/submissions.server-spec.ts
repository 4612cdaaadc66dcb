import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource, IsNull } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { IdempotentRequest } from '../../backend/src/platform/idempotency/idempotent-request.entity.ts';
import { findDatabase } from '../../scripts/find-database.mjs';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { becomes } from '../support/eventually.ts';
import { completeHouseholdOver, type HouseholdOverHttp, signHouseholdOver } from '../support/household-over-http.ts';
import { HttpSession } from '../support/http-session.ts';
import { launchServer } from '../support/running-server.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { copyHousehold } from './copied-households.ts';

const HOUSEHOLDS = 200;
const AT_ONCE = 20;
/** How many a server acknowledges before it is killed, with others on their way; the last server does the rest. */
const KILLED_AFTER = [1, 30, 3, 60, 20];

interface Submissions {
  waiting: HouseholdOverHttp[];
  /** The application's id by that of the quote. */
  acknowledged: Map<number, number>;
}

describe.each(['sqlite', 'mysql'])('servers on %s that are killed while 200 households submit', (kind) => {
  it('send every application once, lose none that they acknowledged, and halve none', async () => {
    if (kind === 'mysql') {
      const found = await findDatabase();
      if ('problem' in found) {
        throw new Error(found.problem);
      }
    }
    const database = await createTestDatabase(kind);
    // What was signed is read again by the process that sends it.
    const documents = await mkdtemp(path.join(tmpdir(), 'pq-submissions-'));
    const launch = async (name: string) => {
      const server = await launchServer(`submissions-${kind}-${name}`, {
        DATABASE_URL: database.url,
        DOCUMENTS_URL: `folder:${documents}`,
        JOBS_POLL_MS: '50',
        JOBS_LEASE_MS: '1000',
        SUBMIT_WAIT_MS: '0',
        API_DOCS: 'false',
      });
      await server.ready();
      return server;
    };
    let running = await launch('first');
    const session = new HttpSession(running.url);
    const tables = await new DataSource(await databaseOptions(database.url)).initialize();
    try {
      expect(await session.signIn('individualagent', DEMO_PASSWORD)).toBe(200);
      const households = await signedHouseholds(session, tables);
      const submissions: Submissions = { waiting: [...households], acknowledged: new Map() };
      for (const [round, after] of KILLED_AFTER.entries()) {
        const until = submissions.acknowledged.size + after;
        const { processId } = running;
        await submitSome(session.at(running.url), submissions, () => {
          if (submissions.acknowledged.size === until) {
            process.kill(processId, 'SIGKILL');
          }
        });
        await running.stop();
        await expectWholeOrAbsent(tables, households, submissions);
        running = await launch(`round${round}`);
      }
      await submitSome(session.at(running.url), submissions);
      expect(submissions.acknowledged.size).toBe(HOUSEHOLDS);
      await expectEachOnce(tables, households);
      await expectSameAnswers(session.at(running.url), households, submissions);
    } finally {
      await tables.destroy();
      await running.stop();
      await database.drop();
      await rm(documents, { recursive: true, force: true });
    }
  }, 1_800_000);
});

/** Copies of one, each signed through the API. */
async function signedHouseholds(session: HttpSession, tables: DataSource): Promise<HouseholdOverHttp[]> {
  const { id, due } = await completeHouseholdOver(session, {});
  const ids = await copyHousehold(tables.manager, id, HOUSEHOLDS);
  await eachOf(ids, (quoteId) => signHouseholdOver(session, quoteId));
  return ids.map((quoteId) => ({ id: quoteId, due }));
}

/** Works on `AT_ONCE` of them at a time. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const left = [...items];
  const workOff = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}

/** Until all are submitted or the server is gone; who got no answer waits for the next one. */
async function submitSome(
  session: HttpSession,
  submissions: Submissions,
  onAcknowledged: () => void = () => undefined,
): Promise<void> {
  const taken = submissions.waiting.splice(0);
  let isGone = false;
  await eachOf(taken, async (household) => {
    const applicationId = isGone ? null : await submit(session, household);
    if (applicationId === null) {
      isGone = true;
      submissions.waiting.push(household);
    } else {
      submissions.acknowledged.set(household.id, applicationId);
      onAcknowledged();
    }
  });
}

/** Each household has a key for all its attempts. @returns the application's id; null without an answer */
async function submit(session: HttpSession, { id, due }: HouseholdOverHttp): Promise<number | null> {
  const key = { 'Idempotency-Key': `household-${id}` };
  const answer = await session
    .send('POST', `/api/individual/enroll/${id}`, { paymentAmount: due }, key)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => null);
  if (answer === null) {
    return null;
  }
  expect(answer).toMatchObject({ status: 200 });
  return (JSON.parse(answer.text) as { ApplicationId: number }).ApplicationId;
}

/** With the server gone: what it had acknowledged is stored whole, and of everything else all or nothing. */
async function expectWholeOrAbsent(
  tables: DataSource,
  households: readonly HouseholdOverHttp[],
  { acknowledged }: Submissions,
): Promise<void> {
  const rows = await tables.query<Record<string, unknown>[]>(
    `SELECT quotes.id, quotes.readOnlyReason = 4 AS locked, household.submittedAt IS NOT NULL AS submitted,
       (SELECT COUNT(*) FROM individual_applications WHERE quoteId = quotes.id) AS applications,
       (SELECT COUNT(*) FROM individual_submissions submission
          JOIN individual_applications application ON application.id = submission.applicationId
          WHERE application.quoteId = quotes.id) AS submissions,
       (SELECT COUNT(*) FROM outbox WHERE topic = 'submit-application' AND subjectId = quotes.id) AS jobs,
       (SELECT COUNT(*) FROM audit_events
          WHERE subject = 'quote' AND subjectId = CAST(quotes.id AS CHAR) AND action = 'submit-household') AS audited
     FROM quotes JOIN individual_quotes household ON household.quoteId = quotes.id
     WHERE quotes.id IN (${households.map(({ id }) => id).join(',')})`,
  );
  const parts = rows.map(({ id, ...each }) => ({ id: Number(id), stored: Object.values(each).map(Number) }));
  const whole = parts.filter(({ stored }) => stored.every((n) => n === 1)).map(({ id }) => id);
  const absent = parts.filter(({ stored }) => stored.every((n) => n === 0));
  expect(whole.length + absent.length).toBe(households.length);
  expect([...acknowledged.keys()].filter((id) => !whole.includes(id))).toEqual([]);
  // The time is over for which the keys of requests that nobody finishes are kept.
  await tables.manager.update(IdempotentRequest, { answer: IsNull() }, { begunAt: new Date(0) });
}

async function expectEachOnce(tables: DataSource, households: readonly HouseholdOverHttp[]): Promise<void> {
  const ids = households.map(({ id }) => id).join(',');
  const of = <Row>(sql: string) => tables.query<Row[]>(sql);
  await becomes(async () => Number((await of<{ n: unknown }>(UNSENT))[0]!.n), 0);
  const references = households.map(({ id }) => `Q${id}`);
  const accepted = await of<{ reference: string }>(
    `SELECT reference FROM carrier_sandbox_applications WHERE reference IN (${references.map((each) => `'${each}'`).join(',')})`,
  );
  expect(accepted.map(({ reference }) => reference).sort()).toEqual(references.sort());
  const states = await of<{ contractId: string }>(
    `SELECT application.status, quotes.status AS quoteStatus, household.contractId,
       (SELECT COUNT(*) FROM individual_submissions WHERE applicationId = application.id) AS submissions,
       (SELECT COUNT(*) FROM individual_application_attempts
          WHERE applicationId = application.id AND outcome = 'Installed') AS answers,
       (SELECT COUNT(*) FROM quote_events
          WHERE quoteId = application.quoteId AND toStatus = 'PaymentPending') AS outcomes
     FROM individual_applications application
       JOIN quotes ON quotes.id = application.quoteId
       JOIN individual_quotes household ON household.quoteId = application.quoteId
     WHERE application.quoteId IN (${ids})`,
  );
  const outcomes = states.map(({ contractId: _own, ...state }) => Object.values(state).map(String).join(' '));
  expect(outcomes).toEqual(households.map(() => 'Installed PaymentPending 1 1 1'));
  expect(new Set(states.map(({ contractId }) => contractId)).size).toBe(households.length);
  expect(await brokenAuditRow(tables)).toBeNull();
}

const UNSENT = `SELECT COUNT(*) AS n FROM outbox WHERE doneAt IS NULL AND topic = 'submit-application'`;

/** Asked once more with their keys. */
async function expectSameAnswers(
  session: HttpSession,
  households: readonly HouseholdOverHttp[],
  { acknowledged }: Submissions,
): Promise<void> {
  const again = new Map<number, number | null>();
  await eachOf(households, async (household) => again.set(household.id, await submit(session, household)));
  expect(again).toEqual(acknowledged);
  expect(new Set(again.values()).size).toBe(households.length);
}
