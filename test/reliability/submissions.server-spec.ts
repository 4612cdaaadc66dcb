import { type DataSource, IsNull } from 'typeorm';
import { IdempotentRequest } from '../../backend/src/platform/jobs/idempotent-request.table.ts';
import { completeHouseholdOver, type HouseholdOverHttp, signHouseholdOver } from '../support/household-over-http.ts';
import type { HttpSession } from '../support/http-session.ts';
import { HOUSEHOLDS, KILLS } from '../support/scope.ts';
import { copyHousehold } from './copied-households.ts';
import { LIMIT_MS, onKilledServers } from './killed-servers.ts';

const AT_ONCE = 20;

interface Submissions {
  waiting: HouseholdOverHttp[];
  /** The application's id by that of the quote. */
  acknowledged: Map<number, number>;
}

describe.each(['sqlite', 'mysql'] as const)('servers on %s that are killed while households submit', (kind) => {
  it(
    'send every application once, lose none that they acknowledged, and halve none',
    onKilledServers({ name: 'submissions', kind, user: 'individualagent' }, async (servers) => {
      const { tables } = servers;
      let households: HouseholdOverHttp[] = [];
      const submissions: Submissions = { waiting: [], acknowledged: new Map() };
      for (const after of KILLS[kind].submitting) {
        await servers.killed(async (session, kill) => {
          if (households.length === 0) {
            households = await signedHouseholds(session, tables);
            submissions.waiting.push(...households);
          }
          const limit = submissions.acknowledged.size + after;
          await submitSome(session, submissions, () => {
            if (submissions.acknowledged.size === limit) {
              kill();
            }
          });
        });
        await expectWholeOrAbsent(tables, households, submissions);
      }
      const session = await servers.survivor();
      await submitSome(session, submissions);
      expect(submissions.acknowledged.size).toBe(HOUSEHOLDS);
      await servers.untilNothingIsLeft();
      await expectEachOnce(tables, households);
      await expectSameAnswers(session, households, submissions);
    }),
    LIMIT_MS,
  );
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
}

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
