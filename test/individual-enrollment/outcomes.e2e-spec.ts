import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { ExpireQuotesService } from '../../backend/src/quoting/quotes/expire-quotes.service.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { IndividualApplicationRow } from '../../shared/src/error-reports/error-row.record.ts';
import { FAILED } from '../../shared/src/individual-enrollment/submission-outcome.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { untilGivenUp, workOff } from '../installation/approved-quotes.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';
import { signedHousehold, signHousehold, submissionOf, submitHousehold } from '../support/submittable-household.ts';

const START = '2026-11-23T17:00:00Z';

describe('what becomes of a submitted application', () => {
  let app: TestApp;
  let agent: User;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp({ CARRIER_TIMEOUT_MS: '1500' });
    app.clock.set(START);
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    app.clock.set(START);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const submitted = async (lastName?: string) => {
    const made = await signedHousehold(app, agent, { planId: plans.ppo, ...(lastName && { lastName }) });
    expect((await submitHousehold(app, agent, made)).body).toMatchObject({ Status: 'Enrolling', Pending: true });
    return made;
  };
  const accepted = async (id: number): Promise<{ reference: string }[]> =>
    app.database.query('SELECT reference FROM carrier_sandbox_applications WHERE reference = ?', [`Q${id}`]);
  const errorOf = async (quoteId: number) => {
    const staff = await app.as(await insertOperationsUser(app));
    const { body } = await staff.get('/api/sales/GetIndividualApplications').query({ isErrorReport: 'true' });
    return (body as IndividualApplicationRow[]).find((row) => row.QuoteId === quoteId);
  };
  const retry = async () => {
    app.clock.advance(60_000);
    await workOff(app);
  };

  it('waits for the first payment once the carrier has accepted it, with its contract', async () => {
    const made = await submitted();
    await workOff(app);
    const submission = await submissionOf(app, agent, made.id);
    expect(submission).toMatchObject({
      Status: 'PaymentPending',
      Pending: false,
      Header: 'Thank you',
      Message: 'Enrollment successfully submitted.',
      ContractId: expect.stringMatching(/^91\d{7}$/),
      Payment: { Due: true, Amount: made.due },
    });
    expect(await accepted(made.id)).toHaveLength(1);
    const details = await app.database.manager.findOneByOrFail(IndividualDetails, { quoteId: made.id });
    expect(details.contractId).toBe(submission!.ContractId);
    await workOff(app);
    expect((await submitHousehold(app, agent, made)).body.Message).toBe('This quote has already been submitted.');
    expect(await accepted(made.id)).toHaveLength(1);
  });

  it('is complete at once while the first payment can be left out', async () => {
    await setRule(app, 'FirstPaymentExceptionStartDate', '2026-11-01');
    try {
      const made = await submitted();
      expect(made.due).toBe(0);
      await workOff(app);
      expect(await submissionOf(app, agent, made.id)).toMatchObject({
        Status: 'Complete',
        Payment: { Due: false, Amount: 0 },
      });
    } finally {
      await setRule(app, 'FirstPaymentExceptionStartDate', '');
    }
  });

  it.each([
    ['Rejected', 'The carrier does not accept this application: eligibility was not confirmed.'],
    ['Duplicate', 'This applicant has a contract already.'],
  ])('has failed when the carrier refuses it: %s', async (lastName, reason) => {
    const made = await submitted(lastName);
    await workOff(app);
    expect(await submissionOf(app, agent, made.id)).toMatchObject({
      Status: 'FailedEnrollment',
      Pending: false,
      ...FAILED,
      Reason: reason,
      ContractId: null,
      Payment: { Due: false },
    });
    expect(await errorOf(made.id)).toMatchObject({
      Status: 'Failed',
      Message: reason,
      EwsTransactionId: expect.any(Number),
    });
    expect(await accepted(made.id)).toEqual([]);
  });

  it('can be submitted again after a failure, with the same signature if nothing was changed', async () => {
    const made = await submitted('Rejected');
    await workOff(app);
    const again = await submitHousehold(app, agent, made);
    expect([again.status, again.body]).toMatchObject([200, { Status: 'Enrolling', Pending: true, Reason: null }]);
    await workOff(app);
    expect(await submissionOf(app, agent, made.id)).toMatchObject({ Status: 'FailedEnrollment' });
    const caller = await app.as(agent);
    const page = (await caller.get(`/api/enrollment/GetIndividualEnrollment/${made.id}`)).body;
    const Members = [{ ...page.Members[0], LastName: 'Larsen' }];
    await caller.put(`/api/enrollment/PutIndividualenrollment/${made.id}`).send({ Members });
    expect((await submitHousehold(app, agent, made)).body.Message).toMatch(/^The application has changed/);
    expect((await signHousehold(app, agent, made.id)).status).toBe(200);
    expect((await submitHousehold(app, agent, made)).status).toBe(200);
    await workOff(app);
    expect(await submissionOf(app, agent, made.id)).toMatchObject({ Status: 'PaymentPending' });
    expect(await accepted(made.id)).toHaveLength(1);
    expect(await errorOf(made.id)).toBeUndefined();
  });

  it('is accepted once when the answer of the carrier comes too late', async () => {
    const made = await submitted('Timeout');
    await workOff(app);
    expect(await submissionOf(app, agent, made.id)).toMatchObject({ Status: 'Enrolling', Pending: true });
    await retry();
    expect(await submissionOf(app, agent, made.id)).toMatchObject({ Status: 'PaymentPending', Pending: false });
    expect(await accepted(made.id)).toHaveLength(1);
  });

  it('does not expire while it waits, and fails when the carrier stays silent', async () => {
    const made = await submitted('Carrierdown');
    await workOff(app);
    await app.database.manager.update(Quote, { id: made.id }, { effectiveDate: '2026-01-01' as never });
    await app.get(ExpireQuotesService).expireAll(new AbortController().signal);
    expect(await submissionOf(app, agent, made.id)).toMatchObject({ Status: 'Enrolling', Pending: true });
    await app.database.manager.update(Quote, { id: made.id }, { effectiveDate: '2027-01-01' as never });
    await untilGivenUp(app);
    app.clock.set(START);
    expect(await submissionOf(app, agent, made.id)).toMatchObject({ Status: 'FailedEnrollment', ...FAILED });
    expect((await app.database.manager.findOneByOrFail(Quote, { id: made.id })).readOnlyReason).toBe(0);
  });
});

describe('the answer to a submission', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ JOBS_POLL_MS: '600000', SUBMIT_WAIT_MS: '60000' });
    app.clock.set(START);
    await seedLocations(app.database, ['MI']);
  });
  afterAll(() => app.close());

  it('is the outcome when the carrier answers in time', async () => {
    const plans = await sellIndividualPlans(app);
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const made = await signedHousehold(app, agent, { planId: plans.ppo });
    const { status, body } = await submitHousehold(app, agent, made);
    expect([status, body]).toMatchObject([
      200,
      { Status: 'PaymentPending', Pending: false, Message: 'Enrollment successfully submitted.' },
    ]);
  });
});
