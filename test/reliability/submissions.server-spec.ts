import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { findDatabase } from '../../scripts/find-database.mjs';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { type SignedHousehold, signedHouseholdOver } from '../support/household-over-http.ts';
import { HttpSession } from '../support/http-session.ts';
import { launchServer } from '../support/running-server.ts';
import { createTestDatabase } from '../support/test-database.ts';

const HOUSEHOLDS = 12;
const KILLS = 8;
/** Of each server; then it is killed while some wait for their answers. */
const SUBMITTED_A_ROUND = 3;
const WORKING_MS = 250;

describe.each(['sqlite', 'mysql'])('servers on %s that are killed while households submit', (kind) => {
  it('send every application once, and lose none that they acknowledged', async () => {
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
        SUBMIT_WAIT_MS: '100',
        API_DOCS: 'false',
      });
      await server.ready();
      return server;
    };
    let running = await launch('first');
    try {
      const session = new HttpSession(running.url);
      expect(await session.signIn('individualagent', DEMO_PASSWORD)).toBe(200);
      const waiting = await signedHouseholds(session);
      const all = [...waiting];
      const acknowledged = new Set<number>();
      for (let round = 1; round <= KILLS; round += 1) {
        const submitting = submitSome(session.at(running.url), waiting, acknowledged);
        await sleep((round / KILLS) * WORKING_MS);
        process.kill(running.processId, 'SIGKILL');
        await submitting;
        await running.stop();
        running = await launch(`round${round}`);
      }
      while (waiting.length > 0) {
        await submitSome(session.at(running.url), waiting, acknowledged);
      }
      expect(acknowledged.size).toBe(HOUSEHOLDS);
      await expectEachOnce(database.url, all);
    } finally {
      await running.stop();
      await database.drop();
      await rm(documents, { recursive: true, force: true });
    }
  }, 1_800_000);
});

async function signedHouseholds(session: HttpSession): Promise<SignedHousehold[]> {
  const households: SignedHousehold[] = [];
  for (let number = 1; number <= HOUSEHOLDS; number += 1) {
    const DateOfBirth = `1985-06-${String(number).padStart(2, '0')}`;
    households.push(await signedHouseholdOver(session, { DateOfBirth }));
  }
  return households;
}

/** Until the server is gone. Who gets no answer asks again, and may then be told that it was submitted. */
async function submitSome(session: HttpSession, waiting: SignedHousehold[], acknowledged: Set<number>): Promise<void> {
  const taken = waiting.splice(0, SUBMITTED_A_ROUND);
  await Promise.all(
    taken.map(async (household) => {
      const body = { paymentAmount: household.due };
      const answer = await session.send('POST', `/api/individual/enroll/${household.id}`, body).catch(() => null);
      const text = answer ? await answer.text().catch(() => null) : null;
      if (answer?.status === 200 || text?.includes('already been submitted')) {
        acknowledged.add(household.id);
      } else if (text === null) {
        waiting.push(household);
      } else {
        throw new Error(`Not submitted: ${text}`);
      }
    }),
  );
}

async function expectEachOnce(url: string, households: readonly SignedHousehold[]): Promise<void> {
  const database = await new DataSource(await databaseOptions(url)).initialize();
  const ids = households.map(({ id }) => id).join(',');
  const of = <Row>(sql: string) => database.query<Row[]>(sql);
  try {
    for (let left = 1; left > 0; await sleep(200)) {
      const [row] = await of<{ n: unknown }>(
        `SELECT COUNT(*) AS n FROM outbox WHERE doneAt IS NULL AND topic = 'submit-application'`,
      );
      left = Number(row!.n);
    }
    const accepted = await of<{ reference: string }>(
      `SELECT reference FROM carrier_sandbox_applications WHERE reference IN (${households.map(({ id }) => `'Q${id}'`).join(',')})`,
    );
    expect(accepted.map(({ reference }) => reference).sort()).toEqual(households.map(({ id }) => `Q${id}`).sort());
    const states = await of<{ status: string; quoteStatus: string; contractId: string; submissions: unknown }>(
      `SELECT application.status, quotes.status AS quoteStatus, household.contractId,
         (SELECT COUNT(*) FROM individual_submissions WHERE applicationId = application.id) AS submissions
       FROM individual_applications application
         JOIN quotes ON quotes.id = application.quoteId
         JOIN individual_quotes household ON household.quoteId = application.quoteId
       WHERE application.quoteId IN (${ids})`,
    );
    expect(states).toHaveLength(households.length);
    expect(
      states.filter(
        ({ status, quoteStatus, submissions }) =>
          status !== 'Installed' || quoteStatus !== 'PaymentPending' || Number(submissions) !== 1,
      ),
    ).toEqual([]);
    expect(new Set(states.map(({ contractId }) => contractId)).size).toBe(households.length);
    expect(await brokenAuditRow(database)).toBeNull();
  } finally {
    await database.destroy();
  }
}
