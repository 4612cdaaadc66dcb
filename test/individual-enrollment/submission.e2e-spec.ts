import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { IndividualSubmission } from '../../backend/src/enrollment/parts/household/individual-submission.table.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser } from '../support/people.ts';
import { insertSignable } from '../support/signing-builders.ts';
import {
  HEALTHY,
  SHORT_TERM,
  signedHousehold,
  submissionOf,
  submitHousehold,
} from '../support/submittable-household.ts';

const ALREADY = 'This quote has already been submitted.';

describe('POST /api/individual/enroll', () => {
  let app: TestApp;
  let agent: User;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const signed = (given: Partial<Parameters<typeof signedHousehold>[2]> = {}) =>
    signedHousehold(app, agent, { planId: plans.ppo, ...given });
  const submit = (made: { id: number; due: number }, user = agent, key?: string) =>
    submitHousehold(app, user, made, key);
  const storedOf = async (quoteId: number) => {
    const { manager } = app.database;
    const application = await manager.findOneBy(IndividualApplication, { quoteId });
    return {
      application: application?.status ?? null,
      submissions: application ? await manager.countBy(IndividualSubmission, { applicationId: application.id }) : 0,
      jobs: await manager.countBy(OutboxJob, { topic: 'submit-application', subjectId: quoteId }),
      audited: await manager.countBy(AuditEvent, { action: 'submit-household', subjectId: String(quoteId) }),
    };
  };
  const ONCE = { application: 'Waiting', submissions: 1, jobs: 1, audited: 1 };
  const NEVER = { application: null, submissions: 0, jobs: 0, audited: 0 };

  it('stores the application for the carrier, locks the quote, and is pending until there is an answer', async () => {
    const made = await signed();
    expect(await submissionOf(app, agent, made.id)).toBeNull();
    const { status, body } = await submit(made);
    expect([status, body]).toEqual([
      200,
      {
        Status: 'Enrolling',
        Pending: true,
        Header: 'Thank you',
        Message: 'The application is being sent. This page shows the result as soon as there is one.',
        Reason: null,
        Refusal: null,
        VerificationDueDate: null,
        MarketplaceApplicationId: null,
        ApplicationId: expect.any(Number),
        ContractId: null,
        Payment: { Due: false, Amount: made.due },
        SubmittedDate: '2026-11-23T17:00:00.000Z',
        Sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
    ]);
    expect(await submissionOf(app, agent, made.id)).toEqual(body);
    expect(await storedOf(made.id)).toEqual(ONCE);
    const quote = await app.database.manager.findOneByOrFail(Quote, { id: made.id });
    expect([quote.status, quote.readOnlyReason]).toEqual(['SignatureRequired', 4]);
    const details = await app.database.manager.findOneByOrFail(IndividualDetails, { quoteId: made.id });
    expect(details.submittedAt?.toISOString()).toBe('2026-11-23T17:00:00.000Z');
  });

  it('lets nobody change, sign or take back what was submitted', async () => {
    const made = await signed();
    await submit(made);
    const caller = await app.as(agent);
    const page = (await caller.get(`/api/enrollment/GetIndividualEnrollment/${made.id}`)).body;
    const saved = await caller
      .put(`/api/enrollment/PutIndividualenrollment/${made.id}`)
      .send({ Members: page.Members });
    const back = await caller.put(`/api/quote/BackToQuoting/${made.id}`).send({ Version: page.Quote.Version });
    const locked = 'This quote has been signed and submitted. It can be read but no longer changed.';
    expect([saved.body.Message, back.body.Message]).toEqual([locked, locked]);
    const again = await caller
      .post('/api/enrollment/SignElectronically')
      .send({ QuoteId: made.id, SignedByName: agent.fullName, ApplicationEnteredConsent: true });
    expect([again.status, again.body.Message]).toEqual([409, ALREADY]);
    expect([page.Signature.Withdrawn, page.CanSubmit, page.SubmitProblem]).toEqual([null, false, ALREADY]);
  });

  it('submits once when twenty are sent at the same moment', async () => {
    const made = await signed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(made)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.Message])).toEqual(
      Array.from({ length: 19 }, () => [409, ALREADY]),
    );
    expect(await storedOf(made.id)).toEqual(ONCE);
  });

  it('answers a repeat with the same key as the first one', async () => {
    const made = await signed();
    const first = await submit(made, agent, 'key-of-an-agent');
    const repeat = await submit(made, agent, 'key-of-an-agent');
    expect([repeat.status, repeat.body]).toEqual([200, first.body]);
    const other = await submit({ ...made, due: made.due + 1 }, agent, 'key-of-an-agent');
    expect([other.status, other.body.Code]).toEqual([422, 'RULE_BROKEN']);
    expect(await storedOf(made.id)).toEqual(ONCE);
  });

  it("finds no quote of somebody else's, and no group's", async () => {
    const made = await signed();
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await submit(made, stranger)).status).toBe(404);
    expect((await (await app.as(stranger)).get(`/api/individual/enroll/${made.id}`)).status).toBe(404);
    expect(await storedOf(made.id)).toEqual(NEVER);
    const groupAgent = await insertAgentUser(app);
    const { id } = await insertSignable(app, groupAgent);
    expect((await submit({ id, due: 1 }, groupAgent)).status).toBe(404);
  });

  it.each([
    ['a condition', { HasDiabetes: true }],
    ['more than six months of coverage', { CoveredShortTerm: true, CoveredMoreThanSixMonth: true }],
  ])('denies short-term coverage for %s, and sends nothing', async (_what, yes) => {
    const made = await signed({ planId: plans.shortTerm, terms: SHORT_TERM, health: { ...HEALTHY, ...yes } });
    const { status, body } = await submit(made);
    expect([status, body]).toMatchObject([
      200,
      {
        Status: 'Rejected',
        Pending: false,
        Header: 'Short-term coverage denied',
        Message:
          'This application did not meet our medical underwriting requirements or eligibility rules. Please call the individual market team at (800) 555-0143.',
        ContractId: null,
        Payment: { Due: false },
      },
    ]);
    expect(await storedOf(made.id)).toEqual({ ...ONCE, application: 'Denied', jobs: 0 });
    expect((await submit(made)).body.Message).toBe(ALREADY);
  });

  it('takes short-term coverage after earlier short-term coverage', async () => {
    const health = { ...HEALTHY, CoveredShortTerm: true };
    const made = await signed({ planId: plans.shortTerm, terms: SHORT_TERM, health });
    expect((await submit(made)).body).toMatchObject({ Pending: true });
  });
});
