import type { Server } from 'node:http';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Env } from '../../backend/src/platform/config/env.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { MarketplaceQuote } from '../../backend/src/quoting/households/marketplace-quote.table.ts';
import { SandboxEnrollment } from '../../backend/src/simulators/marketplace/sandbox-marketplace.table.ts';
import { FAILED } from '../../shared/src/individual-enrollment/submission-outcome.ts';
import { enrollRefusal, REFUSAL_CODES } from '../../shared/src/marketplace/enroll-refusals.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { untilGivenUp, workOff } from '../installation/approved-quotes.ts';
import type { TestApp } from '../support/app.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser } from '../support/people.ts';
import { signHousehold, submissionOf } from '../support/submittable-household.ts';
import { bodyOf, enrollAs, readyQuote, reviewed, sellMarketplacePlans } from './enrolling.ts';
import { startAtMarketplace } from './visits.ts';

const START = '2026-11-20T17:00:00Z';
const THANK_YOU = { Header: 'Thank you', Message: 'Enrollment successfully submitted.', Reason: null, Refusal: null };

describe('what becomes of an enrollment at the marketplace', () => {
  let app: TestApp;
  let agent: User;
  let plans: Awaited<ReturnType<typeof sellMarketplacePlans>>;
  beforeAll(async () => {
    app = await startAtMarketplace({ MARKETPLACE_TIMEOUT_MS: '2000', SUBMIT_WAIT_MS: '0' });
    plans = await sellMarketplacePlans(app);
  });
  beforeEach(async () => {
    app.clock.set(START);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => {
    (app.server.getHttpServer() as Server).closeAllConnections();
    return app.close();
  });

  /** Submitted, before the marketplace has answered. */
  const submitted = async (consumerId: string) => {
    const made = await readyQuote(app, agent, consumerId, { plans });
    const { status, body } = await enrollAs(app, agent, made.body);
    expect([status, body]).toMatchObject([200, { Status: 'Enrolling', Pending: true }]);
    return made;
  };
  /** Same, answered. */
  const answered = async (consumerId: string) => {
    const made = await submitted(consumerId);
    await workOff(app);
    return { ...made, outcome: (await submissionOf(app, agent, made.id))! };
  };
  const decisionOf = ({ id: quoteId }: { id: number }) =>
    app.database.manager.findOneByOrFail(MarketplaceQuote, { quoteId });

  it.each([
    ['1000101', 'open enrollment'],
    ['1000102', 'a birth'],
    ['1000106', 'a stepchild and a ward'],
    ['1000109', 'a special enrollment with nothing to verify'],
    ['1000114', 'a credit that leaves nothing to pay'],
    ['1000140', 'a slow answer'],
  ])('is complete for consumer %s: %s', async (consumerId) => {
    const { id, outcome } = await answered(consumerId);
    expect(outcome).toMatchObject({
      Status: 'Complete',
      Pending: false,
      ...THANK_YOU,
      VerificationDueDate: null,
      MarketplaceApplicationId: `A-${consumerId}`,
      ContractId: expect.stringMatching(/^P-\d+$/),
    });
    expect((await decisionOf({ id })).policyId).toBe(outcome.ContractId);
  });

  it('is proven by what was signed: the application at the marketplace, the credit, and the plan at its price', async () => {
    const { id } = await answered('1000101');
    const caller = await app.as(agent);
    const { body: pdf } = await caller.get(`/api/Enrollment/GetApplication/${id}`).buffer(true);
    // In a PDF, what follows a hyphen is a piece of its own.
    const text = pdfText(pdf as Buffer)
      .replaceAll(/\s+/g, ' ')
      .replaceAll('- ', '-');
    for (const part of [
      'A-1000101',
      '$50.00 elected of $112.97 granted',
      'Marketplace enrollment',
      '$400.00',
      '$350.00',
      'Tax credit attestation Part of the premium tax credit is to be paid to the insurer in advance.',
      '• I will compare what was paid in advance with the credit that I am allowed, on IRS Form 8962, and repay what was too much.',
      'Accepted By the client, as the tax filer, with the submission of',
      'Version of the attestation 2026-11-tax-credit',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('SSN');
    expect((await caller.get(`/api/individual/proof/${id}`)).body).toMatchObject({
      Status: 'Complete',
      Plans: [{ MonthlyPremium: 400, TaxCredit: 50, NetPremium: 350 }],
      ContractId: expect.stringMatching(/^P-/),
    });
  });

  it('waits for the verification of a special enrollment until its due date', async () => {
    const { outcome } = await answered('1000107');
    expect(outcome).toMatchObject({
      Status: 'PendingSEVerification',
      Header: 'Thank you',
      VerificationDueDate: '2026-12-20',
      MarketplaceApplicationId: 'A-1000107',
      Refusal: null,
    });
    expect(outcome.Message).toMatch(/pending verification by the marketplace/);
  });

  it('has failed when no due date comes for a verification', async () => {
    const { outcome } = await answered('1000108');
    const Code = 'SpecialEnrollmentVerificationDueDateIsNull';
    expect(outcome).toMatchObject({
      Status: 'FailedEnrollment',
      ...FAILED,
      Reason: 'The marketplace gave no due date for the verification. Please retry submission.',
      Refusal: { Code, Who: 'marketplace', Action: 'retry' },
    });
  });

  it.each([...REFUSAL_CODES.map((code, index) => [code, String(1_000_120 + index)]), ['Foo', '1000199']])(
    'has failed when the marketplace refuses it with %s, and says who must act',
    async (code, consumerId) => {
      const { text, who, action } = enrollRefusal(code!, '(800) 318-2596');
      const { outcome } = await answered(consumerId!);
      expect(outcome).toMatchObject({
        Status: 'FailedEnrollment',
        Pending: false,
        ...FAILED,
        Reason: text,
        Refusal: { Code: code, Who: who, Action: action },
        ContractId: null,
        Payment: { Due: false },
      });
    },
  );

  it('is pended while the client has an active contract, and can be submitted again after 48 hours', async () => {
    const { id, body, outcome } = await answered('1000110');
    expect(outcome).toMatchObject({
      Status: 'Pended',
      Header: 'Enrollment pended',
      Reason:
        'The client has an active marketplace contract. Terminate it with the marketplace first, and wait 48 hours before you resubmit.',
      Refusal: { Code: 'ActiveContract', Who: 'client', Action: 'wait' },
    });
    const early = 'You can resubmit it after 11/22/2026, 12:00 PM.';
    const pageOf = async () => (await (await app.as(agent)).get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body;
    expect(await pageOf()).toMatchObject({ CanSubmit: false, SubmitProblem: early });
    expect((await enrollAs(app, agent, body)).body).toMatchObject({ Code: 'WRONG_STATE', Message: early });
    const outcomeOf = async () => (await (await app.as(agent)).get(`/api/individual/enroll/${id}`)).body;
    for (const status of ['Quoting', 'Enrolling', 'Pended'] as const) {
      await app.database.manager.update(Quote, { id }, { status });
      expect(await outcomeOf()).toMatchObject({ Header: 'Enrollment pended', Refusal: { Code: 'ActiveContract' } });
    }
    const submittedAt = new Date('2026-11-18T17:00:00Z');
    await app.database.manager.update(IndividualApplication, { quoteId: id }, { submittedAt });
    expect(await pageOf()).toMatchObject({ CanSubmit: true, SubmitProblem: null });
    expect((await enrollAs(app, agent, body)).body).toMatchObject({
      Status: 'Enrolling',
      Pending: true,
      Refusal: null,
    });
  });

  it('can be corrected after a refusal: signed and reviewed again, it is another enrollment', async () => {
    const { id } = await answered('1000120');
    const caller = await app.as(agent);
    const { Version } = (await caller.get(`/api/quote/${id}`)).body;
    const changed = await caller.put('/api/quote').send({
      ...{ Id: id, Version, QuoteType: 'IndividualNewBusiness', Ffm: { AptcElectedAmount: 20 } },
    });
    expect([changed.status, changed.body.Message]).toEqual([409, expect.any(String)]);
    const page = (await caller.get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body;
    const Members = page.Members.map((member: object) => ({ ...member, EmailAddress: 'clara@example.com' }));
    expect((await caller.put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members })).status).toBe(200);
    expect((await enrollAs(app, agent, await bodyOf(app, agent, id))).body.Message).toMatch(
      /^The application has changed since it was signed/,
    );
    await signHousehold(app, agent, id);
    await reviewed(app, agent, id);
    expect((await enrollAs(app, agent, await bodyOf(app, agent, id))).status).toBe(200);
  });

  it('is asked for again, and happened once, when the answer comes too late', async () => {
    const { id } = await submitted('1000144');
    await workOff(app);
    expect(await submissionOf(app, agent, id)).toMatchObject({ Status: 'Enrolling', Pending: true });
    app.clock.advance(60_000);
    await workOff(app);
    expect(await submissionOf(app, agent, id)).toMatchObject({ Status: 'Complete', ...THANK_YOU });
    expect(await app.database.manager.countBy(SandboxEnrollment, { consumerId: '1000144' })).toBe(1);
  });

  it('is given up when the marketplace goes away in the middle, and can be submitted again when it is back', async () => {
    const { id, body } = await submitted('1000101');
    const env = app.get(Env);
    const { marketplaceUrl } = env;
    Object.assign(env, { marketplaceUrl: 'http://127.0.0.1:1' });
    try {
      await untilGivenUp(app);
    } finally {
      Object.assign(env, { marketplaceUrl });
      app.clock.set(START);
    }
    expect(await submissionOf(app, agent, id)).toMatchObject({
      Status: 'FailedEnrollment',
      Reason: 'The marketplace did not answer.',
      Refusal: null,
    });
    expect((await enrollAs(app, agent, body)).status).toBe(200);
    await workOff(app);
    expect(await submissionOf(app, agent, id)).toMatchObject({ Status: 'Complete' });
  });
});
