import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { IndividualApplicationAttempt } from '../../backend/src/enrollment/parts/household/individual-application-attempt.table.ts';
import { IndividualPayment } from '../../backend/src/enrollment/parts/household/individual-payment.table.ts';
import { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { HouseholdProof } from '../../shared/src/individual-enrollment/submission.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { workOff } from '../installation/approved-quotes.ts';
import { handOver } from '../payments/first-payments.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { databaseWork } from '../support/database-work.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertSignable } from '../support/signing-builders.ts';
import {
  HEALTHY,
  SHORT_TERM,
  signedHousehold,
  submissionOf,
  submitHousehold,
} from '../support/submittable-household.ts';

const START = '2026-11-23T17:00:00Z';

describe('GET /api/individual/proof/{quoteId}', () => {
  let app: TestApp;
  let agent: User;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set(START);
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    app.clock.set(START);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent], fullName: 'Ada Agent' });
  });
  afterAll(() => app.close());

  const get = async (id: number, user = agent) => (await app.as(user)).get(`/api/individual/proof/${id}`);
  const proofOf = async (id: number, user = agent): Promise<HouseholdProof> => (await get(id, user)).body;
  const submitted = async (given: Partial<Parameters<typeof signedHousehold>[2]> = {}) => {
    const made = await signedHousehold(app, agent, { planId: plans.ppo, ...given });
    expect((await submitHousehold(app, agent, made)).status).toBe(200);
    return made;
  };
  const lastCall = async (): Promise<number> =>
    (await app.database.manager.maximum(IndividualApplicationAttempt, 'id')) ?? 0;

  it('is null until the application is submitted', async () => {
    const made = await signedHousehold(app, agent, { planId: plans.ppo });
    const { status, body } = await get(made.id);
    expect([status, body]).toEqual([200, null]);
  });

  it('tells who signed and submitted what, with its digest, and what the carrier made of it', async () => {
    const made = await submitted();
    const waiting = await proofOf(made.id);
    expect(waiting.Submissions).toMatchObject([{ Outcome: 'Waiting', CarrierTransaction: null }]);
    await workOff(app);
    const submission = await submissionOf(app, agent, made.id);
    expect(await proofOf(made.id)).toEqual({
      QuoteId: made.id,
      Status: 'PaymentPending',
      Applicant: 'Ada Quixwater',
      EffectiveDate: '2027-01-01',
      Submissions: [
        {
          Attempt: 1,
          SubmittedDate: '2026-11-23T17:00:00.000Z',
          SubmittedBy: 'Ada Agent',
          SignedBy: 'Ada Agent',
          SignedDate: '2026-11-23T17:00:00.000Z',
          Sha256: submission!.Sha256,
          DueAmount: made.due,
          Outcome: 'Installed',
          Message: '',
          CarrierTransaction: await lastCall(),
        },
      ],
      Plans: [
        {
          Kind: 'Medical',
          Name: 'Gold PPO',
          PlanIdentifier: (await app.database.manager.findOneByOrFail(Plan, { id: plans.ppo })).hiosPlanId,
          MonthlyPremium: made.due,
          TaxCredit: 0,
          NetPremium: made.due,
        },
      ],
      People: [{ Name: 'Ada Quixwater', Relationship: 'Applicant', Plans: ['Gold PPO'] }],
      ContractId: submission!.ContractId,
      Payment: null,
    });
  });

  it('tells of the newest submission first, and why the earlier one failed', async () => {
    const made = await submitted({ lastName: 'Rejected' });
    await workOff(app);
    const refused = await lastCall();
    app.clock.advance(60_000);
    await submitHousehold(app, agent, made);
    const { Submissions } = await proofOf(made.id);
    const reason = 'The carrier does not accept this application: eligibility was not confirmed.';
    expect(
      Submissions.map(({ Attempt, Outcome, Message, CarrierTransaction }) => [
        Attempt,
        Outcome,
        Message,
        CarrierTransaction,
      ]),
    ).toEqual([
      [2, 'Waiting', '', null],
      [1, 'Failed', reason, refused],
    ]);
  });

  it('shows people and plans as signed, whatever is stored today', async () => {
    const made = await submitted();
    await app.database.manager.update(CensusMember, { quoteId: made.id }, { lastName: 'Changed' });
    await app.database.manager.update(Plan, { id: plans.ppo }, { displayName: 'Renamed' });
    try {
      const proof = await proofOf(made.id);
      expect([proof.Applicant, proof.Plans[0]?.Name]).toEqual(['Ada Quixwater', 'Gold PPO']);
    } finally {
      await app.database.manager.update(Plan, { id: plans.ppo }, { displayName: 'Gold PPO' });
    }
  });

  it('tells what became of the first payment', async () => {
    const made = await submitted();
    await workOff(app);
    await handOver(app, agent, made, { amount: made.due });
    const { Payment } = await proofOf(made.id);
    expect(Payment).toEqual({ Amount: made.due, State: 'Requested', Reference: null, PaidDate: null });
    const { id } = await app.database.manager.findOneByOrFail(IndividualPayment, { quoteId: made.id });
    expect((await handOver(app, agent, made, { amount: made.due })).status).toBe(200);
    await app.database.query(
      "UPDATE individual_payments SET state = 'Paid', providerId = 'IM-proof', answeredAt = ? WHERE id = ?",
      ['2026-11-23 17:05:00', id],
    );
    expect((await proofOf(made.id)).Payment).toEqual({
      Amount: made.due,
      State: 'Paid',
      Reference: 'IM-proof',
      PaidDate: '2026-11-23T17:05:00.000Z',
    });
  });

  it('holds no SSN and no health answer, also of a denied application', async () => {
    const health = { ...HEALTHY, HasDiabetes: true };
    const made = await submitted({ planId: plans.shortTerm, terms: SHORT_TERM, health });
    const { text, body } = await get(made.id);
    expect([body.Status, body.Submissions[0].Outcome, body.Plans[0].Name]).toEqual([
      'Rejected',
      'Denied',
      'Short Bridge',
    ]);
    expect(text).not.toMatch(/9991|Diabetes|SSN/);
  });

  it("finds no quote of somebody else's, and no group's", async () => {
    const made = await submitted();
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    expect((await get(made.id, stranger)).status).toBe(404);
    expect((await get(made.id, await insertSalesUser(app))).status).toBe(200);
    const groupAgent = await insertAgentUser(app);
    const { id } = await insertSignable(app, groupAgent);
    expect((await get(id, groupAgent)).status).toBe(404);
  });

  it('asks the database for the session, the quote, and everything about it', async () => {
    const made = await submitted();
    await workOff(app);
    const caller = await app.as(agent);
    const ask = () => caller.get(`/api/individual/proof/${made.id}`);
    await ask();
    expect((await databaseWork(app, ask)).statements).toBe(3);
  });
});
