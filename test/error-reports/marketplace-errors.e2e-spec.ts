import { parse } from 'csv-parse/sync';
import { IsNull } from 'typeorm';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { IndividualApplicationAttempt } from '../../backend/src/enrollment/parts/household/individual-application-attempt.table.ts';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { IndividualSubmission } from '../../backend/src/enrollment/parts/household/individual-submission.table.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { MarketplaceQuote } from '../../backend/src/quoting/households/marketplace-quote.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { IndividualApplicationRow } from '../../shared/src/error-reports/error-row.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { consentsOf, recorded, REVIEW_BODY, revokeConsent } from '../support/consent-builders.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';
import { startStubCarrier, type StubCarrier } from '../support/stub-carrier.ts';
import { signedHousehold, submitHousehold } from '../support/submittable-household.ts';
import { workOff } from '../installation/approved-quotes.ts';

const START = '2026-11-23T17:00:00Z';
const BY_AGENT =
  'The agent must submit this again: only the agent and the client can attest to a marketplace enrollment.';

describe('the error report of the marketplace', () => {
  let carrier: StubCarrier;
  let app: TestApp;
  let agent: User;
  let caller: Caller;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    carrier = await startStubCarrier();
    carrier.mood = 'refusing';
    app = await startApp({ CARRIER_URL: carrier.url });
    app.clock.set(START);
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    caller = await app.as(await insertOperationsUser(app));
  });
  afterAll(async () => {
    await app.close();
    await carrier.close();
  });

  /** Not accepted by the marketplace just now. */
  async function insertFailed(
    given: Partial<IndividualApplication> = {},
    status: Quote['status'] = 'FailedEnrollment',
  ): Promise<IndividualApplication> {
    const quote = await insertIndividualQuote(app, agent, { status, details: { isFfm: true } });
    return app.insert(
      Object.assign(new IndividualApplication(), {
        quoteId: quote.id,
        isFfm: true,
        firstName: 'Ruth',
        lastName: 'Larsen',
        birthDate: isoDate('1985-06-15'),
        status: 'Failed',
        submittedAt: new Date(START),
        failedAttemptId: 7,
        failedAt: new Date(START),
        message: 'Not enrolled.',
        ...given,
      }),
    );
  }
  const report = async (filter: object) => {
    const { status, body } = await caller
      .get('/api/sales/GetIndividualApplications')
      .query({ isFfmErrorReport: 'true', filter: JSON.stringify(filter) });
    expect(status).toBe(200);
    return body as IndividualApplicationRow[];
  };
  const rowOf = async (id: number) => (await report({ id: [id] }))[0] ?? null;
  const resubmit = (id: number) => caller.put(`/api/sales/ResubmitIndividual/${id}`).send({});
  const resolve = (id: number, transaction = 7) =>
    caller.put(`/api/sales/MarkIndividualResolved/${id}/${transaction}`).send({});

  it.each`
    code                                              | who              | step                   | isResent
    ${'IncorrectAPTCAmount'}                          | ${'agent'}       | ${'fetch-eligibility'} | ${false}
    ${'IncorrectIndividualResponsibilityAmount'}      | ${'agent'}       | ${'fetch-eligibility'} | ${false}
    ${'IncorrectPremiumAmount'}                       | ${'agent'}       | ${'choose-plan'}       | ${false}
    ${'InvalidEffectiveDateForEnrollmentPeriod'}      | ${'agent'}       | ${'change-date'}       | ${false}
    ${'InvalidEnrollmentPeriod'}                      | ${'client'}      | ${'fetch-eligibility'} | ${false}
    ${'InvalidMemberInformation'}                     | ${'agent'}       | ${'check-members'}     | ${false}
    ${'InvalidPlanID'}                                | ${'agent'}       | ${'choose-plan'}       | ${false}
    ${'InvalidPlanVariant'}                           | ${'agent'}       | ${'fetch-eligibility'} | ${false}
    ${'InvalidPolicyId'}                              | ${'staff'}       | ${'call-marketplace'}  | ${false}
    ${'InvalidRatingArea'}                            | ${'agent'}       | ${'choose-plan'}       | ${false}
    ${'InvalidTerminationDate'}                       | ${'staff'}       | ${'call-marketplace'}  | ${false}
    ${'MemberNotOnApplication'}                       | ${'client'}      | ${'fetch-eligibility'} | ${false}
    ${'SubscriberNotSpecified'}                       | ${'client'}      | ${'check-members'}     | ${false}
    ${'UserNotAuthorized'}                            | ${'client'}      | ${'call-marketplace'}  | ${false}
    ${'UnspecifiedError'}                             | ${'marketplace'} | ${'retry'}             | ${true}
    ${'SpecialEnrollmentVerificationDueDateIsNull'}   | ${'marketplace'} | ${'retry'}             | ${true}
    ${'APTCEligibleAndAPTCAttestationIndicatorFalse'} | ${'client'}      | ${'attest'}            | ${false}
    ${'SubmissionDuringBARInvisibilityPeriod'}        | ${'marketplace'} | ${'wait'}              | ${true}
    ${'InvalidAction'}                                | ${'agent'}       | ${'call-marketplace'}  | ${false}
    ${'Foo'}                                          | ${'staff'}       | ${'retry'}             | ${true}
    ${'invalidplanid'}                                | ${'staff'}       | ${'retry'}             | ${true}
    ${'ActiveContract'}                               | ${'client'}      | ${'wait'}              | ${false}
    ${''}                                             | ${'staff'}       | ${'retry'}             | ${true}
  `('shows "$code": $who, $step, resubmitted by staff: $isResent', async ({ code, who, step, isResent }) => {
    const { id } = await insertFailed(
      { refusalCode: code as string },
      code === 'ActiveContract' ? 'Pended' : 'FailedEnrollment',
    );
    expect(await rowOf(id)).toMatchObject({ RefusalCode: code, WhoMustAct: who, NextStep: step });
    for (const each of ['agent', 'client', 'staff', 'marketplace']) {
      expect(await report({ id: [id], WhoMustAct: each })).toHaveLength(each === who ? 1 : 0);
    }
    // What was not submitted here cannot be sent from here either.
    const { status, body } = await resubmit(id);
    const told = isResent ? 'This application was not submitted here. The agent must sign and submit it.' : BY_AGENT;
    expect([status, body.Message]).toEqual([409, told]);
  });

  /** Submitted and failed, with the client's consent and review. */
  async function resendable(refusalCode: string) {
    const mine = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const made = await signedHousehold(app, mine, { planId: plans.ppo });
    await recorded(app, mine, { QuoteId: made.id });
    await recorded(app, mine, { ...REVIEW_BODY, QuoteId: made.id });
    await submitHousehold(app, mine, made);
    await workOff(app);
    const { id } = await app.database.manager.findOneByOrFail(IndividualApplication, { quoteId: made.id });
    await app.database.manager.update(IndividualApplication, { id }, { isFfm: true, refusalCode });
    return { id, quoteId: made.id, agent: mine };
  }
  const submissionsOf = (applicationId: number) =>
    app.database.manager.countBy(IndividualSubmission, { applicationId });

  it.each(['', 'UnspecifiedError'])('lets staff send what was signed once more after "%s"', async (code) => {
    const { id, quoteId } = await resendable(code);
    expect(await resubmit(id)).toMatchObject({ status: 200, body: { IndividualApplicationId: id, Status: 'Waiting' } });
    expect(await submissionsOf(id)).toBe(2);
    const job = { topic: 'submit-application', subjectId: quoteId, doneAt: IsNull() } as const;
    expect(await app.database.manager.countBy(OutboxJob, job)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ Status: 'Waiting', EwsTransactionId: expect.any(Number) });
  });

  it('lets staff send nothing after the client has revoked the consent', async () => {
    const made = await resendable('UnspecifiedError');
    const { Consents } = await consentsOf(app, made.agent, made.quoteId);
    await revokeConsent(app, made.agent, Consents.find(({ Kind }) => Kind === 'Consent')!.Id);
    const { status, body } = await resubmit(made.id);
    expect([status, body.Message]).toEqual([409, expect.stringMatching(/consent/i)]);
    expect(await submissionsOf(made.id)).toBe(1);
  });

  it('is resubmitted as a whole: technical failures are sent, the others are skipped with the reason', async () => {
    const technical = await resendable('UnspecifiedError');
    const business = await insertFailed({ refusalCode: 'InvalidPlanID' });
    const { status, body } = await caller
      .post('/api/sales/ResubmitErrors')
      .send({ Report: 'ffm', Ids: [technical.id, business.id] });
    expect(status).toBe(200);
    await workOff(app);
    const { body: items } = await caller.get(`/api/sales/GetBulkRunItems/${body.BulkRunId}`);
    const skipped = (items as Record<string, unknown>[]).find((item) => item['SubjectId'] === business.id);
    expect(skipped).toMatchObject({ State: 'Skipped', Message: BY_AGENT });
    expect(await submissionsOf(technical.id)).toBe(2);
  });

  it('is filtered by who must act when it is resubmitted and counted by message', async () => {
    const lastName = 'Filtered';
    await insertFailed({ lastName, refusalCode: 'InvalidPlanID', message: 'Another plan.' });
    await insertFailed({ lastName, refusalCode: 'MemberNotOnApplication', message: 'Another member.' });
    const Filter = { q: lastName, WhoMustAct: 'client' };
    const { body } = await caller.post('/api/sales/GetErrorMessages?report=ffm').send({ Filter });
    expect(body).toMatchObject([{ Message: 'Another member.', Count: 1, Resubmittable: 0 }]);
    const run = await caller.post('/api/sales/ResubmitErrors').send({ Report: 'ffm', Filter });
    await workOff(app);
    const { body: items } = await caller.get(`/api/sales/GetBulkRunItems/${run.body.BulkRunId}`);
    expect(items).toHaveLength(1);
  });

  it.each([
    ['ffm', 'nobody'],
    ['individual', 'agent'],
  ])('refuses the filter of %s by %s', async (name, WhoMustAct) => {
    const flag = name === 'ffm' ? { isFfmErrorReport: 'true' } : { isErrorReport: 'true' };
    const { status, body } = await caller
      .get('/api/sales/GetIndividualApplications')
      .query({ ...flag, filter: JSON.stringify({ WhoMustAct }) });
    expect([status, Object.keys(body.Fields as object)]).toEqual([400, ['filter']]);
  });

  it('is found by the code, and says all of it in the file', async () => {
    await insertFailed({ lastName: 'Filed', refusalCode: 'InvalidRatingArea' });
    const { text } = await caller
      .post('/api/sales/GetIndividualApplications.csv?isFfmErrorReport=true')
      .send({ Filter: { q: 'invalidratingarea' } });
    const [row] = (parse(text, { bom: true, columns: true }) as Record<string, string>[]).filter(
      (each) => each['Last name'] === 'Filed',
    );
    expect(row).toMatchObject({
      Code: 'InvalidRatingArea',
      Owner: 'Agent',
      'Next step': 'Choose another plan',
    });
  });

  it.each([
    ['FailedEnrollment', false, 'Complete'],
    ['FailedEnrollment', true, 'PendingSEVerification'],
    ['Pended', false, 'Complete'],
    ['Expired', true, 'PendingSEVerification'],
  ] as const)('lets staff confirm what was %s, verification pending: %s', async (was, verificationPending, becomes) => {
    const { id, quoteId } = await resendable('ActiveContract');
    const { manager } = app.database;
    await manager.update(Quote, { id: quoteId }, { status: was });
    await manager.update(IndividualDetails, { quoteId }, { isFfm: true });
    const decided = {
      ...{ quoteId, visitReference: 'a', consumerId: '1000101', applicationId: 'A-1000101', effectiveDates: [] },
      ...{ verificationPending, verificationDueDate: null, fetchedAt: new Date(START) },
    };
    await manager.insert(MarketplaceQuote, decided);
    expect((await resolve(id, (await rowOf(id))!.EwsTransactionId)).body).toEqual({
      IndividualApplicationId: id,
      Status: 'Resolved',
    });
    expect((await manager.findOneByOrFail(Quote, { id: quoteId })).status).toBe(becomes);
    expect(await rowOf(id)).toBeNull();
  });

  it('counts the calls, not what the agent reported', async () => {
    const { id: applicationId } = await insertFailed();
    const attempt = { applicationId, at: new Date(START), detail: '', message: 'x' };
    await app.database.manager.insert(IndividualApplicationAttempt, { ...attempt, outcome: 'Refused' });
    await app.database.manager.insert(IndividualApplicationAttempt, { ...attempt, outcome: 'Reported' });
    expect(await rowOf(applicationId)).toMatchObject({ Attempts: 1 });
    const { body } = await caller.get(`/api/sales/GetIndividualAttempts/${applicationId}`);
    expect((body as { Outcome: string }[]).map(({ Outcome }) => Outcome)).toEqual(['Reported', 'Refused']);
  });
});
