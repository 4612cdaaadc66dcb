import { IndividualApplicationAttempt } from '../../backend/src/enrollment/parts/household/individual-application-attempt.table.ts';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { QuoteAgent } from '../../backend/src/quoting/quotes/quote-agent.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { IndividualApplicationRow } from '../../shared/src/error-reports/error-row.record.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';

const START = '2026-11-23T17:00:00Z';
const NOTHING_ENROLLS = 'This quote is not being enrolled at the marketplace now.';

describe('an error of the marketplace that an agent reports', () => {
  let app: TestApp;
  let agent: User;
  let staff: Caller;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set(START);
    agent = await insertAgentUser(app);
    staff = await app.as(await insertOperationsUser(app));
  });
  afterAll(() => app.close());

  const insertQuote = (status: Quote['status'] = 'SignatureRequired', given: Partial<Quote> = {}, isFfm = true) =>
    insertIndividualQuote(app, agent, { status, ...given, details: { isFfm } });
  const insertApplication = (quoteId: number, given: Partial<IndividualApplication> = {}) =>
    app.insert(
      Object.assign(new IndividualApplication(), {
        ...{ quoteId, isFfm: true, firstName: 'Ada', lastName: 'Quixwater', birthDate: isoDate('1985-06-15') },
        ...{ status: 'Waiting', submittedAt: new Date(START), failedAt: null, message: '' },
        ...given,
      }),
    );
  const log = async (quoteId: number, Message: unknown = 'The page did not answer.', user = agent) =>
    (await app.as(user)).post(`/api/individual/LogFfmEnrollError/${quoteId}`).send({ Message } as object);
  const attemptsOf = async (quoteId: number) => {
    const { manager } = app.database;
    const application = await manager.findOneBy(IndividualApplication, { quoteId });
    const attempts =
      application &&
      (await manager.find(IndividualApplicationAttempt, {
        where: { applicationId: application.id },
        order: { id: 'ASC' },
      }));
    return attempts?.map(({ outcome, message }) => [outcome, message]) ?? [];
  };
  const report = async (q: string, query: object = { isFfmErrorReport: 'true' }) =>
    (await staff.get('/api/sales/GetIndividualApplications').query({ ...query, filter: JSON.stringify({ q }) }))
      .body as IndividualApplicationRow[];
  const auditOf = (quoteId: number, action = 'log-marketplace-error') =>
    app.database.manager.countBy(AuditEvent, { action, subject: 'quote', subjectId: String(quoteId) });

  it('is in the report, of a quote of which nothing was submitted', async () => {
    const { id } = await insertQuote();
    expect((await log(id)).status).toBe(204);
    const [row, ...others] = await report(String(id));
    expect([row, others]).toMatchObject([
      {
        QuoteId: id,
        FirstName: 'Ada',
        Status: 'NotSent',
        SubmittedDate: null,
        ErrorDate: '2026-11-23T17:00:00.000Z',
        Attempts: 0,
        Message: 'The page did not answer.',
        RefusalCode: '',
        WhoMustAct: 'agent',
        NextStep: 'retry',
      },
      [],
    ]);
    expect(await report(String(id), {})).toEqual([]);
    expect((await staff.get(`/api/individual/enroll/${id}`)).body).toBeNull();
    const told = await (await app.as(agent)).get(`/api/timeline/quote/${id}`);
    expect(JSON.stringify(told.body)).toContain('Marketplace error reported by the agent');
    expect(JSON.stringify(told.body)).not.toContain('did not answer');
  });

  it('shows the newest of them, and is dismissed by staff, not resubmitted', async () => {
    const { id } = await insertQuote('Enrolling');
    await log(id);
    app.clock.advance(60_000);
    await log(id, 'The connection was lost.');
    const [row] = await report(String(id));
    expect(row).toMatchObject({ Message: 'The connection was lost.', ErrorDate: '2026-11-23T17:01:00.000Z' });
    const { IndividualApplicationId: applicationId, EwsTransactionId } = row!;
    const again = await staff.put(`/api/sales/ResubmitIndividual/${applicationId}`).send({});
    expect([again.status, again.body.Message]).toEqual([
      409,
      'This application was not submitted here. The agent must sign and submit it.',
    ]);
    const dismiss = (transaction: number) =>
      staff.put(`/api/sales/MarkIndividualResolved/${applicationId}/${transaction}`).send({});
    expect((await dismiss(EwsTransactionId - 1)).status).toBe(409);
    expect((await dismiss(EwsTransactionId)).body).toEqual({
      IndividualApplicationId: applicationId,
      Status: 'NotSent',
    });
    expect(await report(String(id))).toEqual([]);
    expect((await dismiss(EwsTransactionId)).status).toBe(409);
    expect(await auditOf(id, 'dismiss-marketplace-error')).toBe(1);
    await log(id, 'And again.');
    expect(await report(String(id))).toMatchObject([{ Message: 'And again.' }]);
    app.clock.set(START);
  });

  it('is an attempt of the application that there is', async () => {
    const { id } = await insertQuote();
    await insertApplication(id);
    await log(id);
    expect(await attemptsOf(id)).toEqual([['Reported', 'The page did not answer.']]);
    expect(await report(String(id))).toEqual([]);
  });

  it('is kept once, and not when the server has recorded the failure itself', async () => {
    const { id } = await insertQuote();
    const statuses = [await log(id), await log(id), await log(id, '  The page   did not answer. ')];
    expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await attemptsOf(id)).toHaveLength(1);
    expect(await auditOf(id)).toBe(1);
    for (const status of ['FailedEnrollment', 'Pended'] as const) {
      const failed = await insertQuote(status);
      await insertApplication(failed.id, { status: 'Failed', failedAt: new Date(START), message: 'Refused.' });
      expect((await log(failed.id)).status).toBe(204);
      expect(await attemptsOf(failed.id)).toEqual([]);
    }
  });

  it('is kept once when five arrive at the same moment, and twenty at most', async () => {
    const { id } = await insertQuote();
    const answers = await Promise.all(Array.from({ length: 5 }, () => log(id)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(await attemptsOf(id)).toHaveLength(1);
    for (let index = 0; index < 25; index += 1) {
      await log(id, `Another ${String.fromCodePoint(97 + index)}.`);
    }
    expect(await attemptsOf(id)).toHaveLength(20);
  });

  it('names nobody and no numbers of people', async () => {
    const { id } = await insertQuote();
    await log(id, 'ADA Quixwater, 219-09-9991, born 06/15/1985, ada@example.com, +1 616 555 0100: no.');
    const [row] = await report(String(id));
    for (const secret of ['ada', 'quixwater', '219', '1985', 'example', '616']) {
      expect(row!.Message.toLowerCase()).not.toContain(secret);
    }
  });

  it.each([
    ['Quoting', true, NOTHING_ENROLLS],
    ['Complete', true, NOTHING_ENROLLS],
    ['PendingSEVerification', true, NOTHING_ENROLLS],
    ['Enrolling', false, 'This quote is not enrolled at the marketplace.'],
  ] as const)('is refused of a quote in %s, at the marketplace: %s', async (status, isFfm, message) => {
    const { id } = await insertQuote(status, {}, isFfm);
    const refused = await log(id);
    expect([refused.status, refused.body.Message]).toEqual([409, message]);
  });

  it('is refused of a deleted quote, and without a sentence of at most 300 characters', async () => {
    const deleted = await insertQuote('Enrolling', { isDeleted: true });
    expect((await log(deleted.id)).status).toBeGreaterThanOrEqual(404);
    const { id } = await insertQuote();
    for (const wrong of ['', 'x'.repeat(301), 7, null]) {
      expect((await log(id, wrong)).status).toBe(400);
    }
    expect(await attemptsOf(id)).toEqual([]);
  });

  it("is the agent's own: not of a colleague, and neither staff nor agent admins report", async () => {
    const { id } = await insertQuote();
    const colleague = await insertAgentUser(app);
    expect((await log(id, undefined, colleague)).status).toBe(404);
    await app.database.manager.insert(QuoteAgent, { quoteId: id, agentId: colleague.agentId!, position: 2 });
    expect((await log(id, undefined, colleague)).status).toBe(204);
    expect((await log(2_000_000_001)).status).toBe(404);
    expect((await staff.post(`/api/individual/LogFfmEnrollError/${id}`).send({ Message: 'x' })).status).toBe(403);
  });
});
