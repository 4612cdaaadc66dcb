import type { User } from '../../backend/src/platform/people/user.table.ts';
import { ContractMember } from '../../backend/src/book/contracts/contract-member.table.ts';
import { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { HeldPayment } from '../../backend/src/enrollment/parts/household/held-payment.table.ts';
import { IndividualPayment } from '../../backend/src/enrollment/parts/household/individual-payment.table.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { workOff } from '../installation/approved-quotes.ts';
import { handOver, noticeOf, sendNotice } from '../payments/first-payments.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertContract } from '../support/contract-builders.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';
import {
  HEALTHY,
  SHORT_TERM,
  signedHousehold,
  submissionOf,
  submitHousehold,
} from '../support/submittable-household.ts';

type Household = Awaited<ReturnType<typeof signedHousehold>>;

describe("what a household's finished enrollment leaves in the book of business", () => {
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

  const submitted = async (given: Partial<Parameters<typeof signedHousehold>[2]> = {}): Promise<Household> => {
    const made = await signedHousehold(app, agent, { planId: plans.ppo, ...given });
    expect((await submitHousehold(app, agent, made)).status).toBe(200);
    await workOff(app);
    return made;
  };
  const paymentOf = async (made: Household): Promise<IndividualPayment> => {
    expect((await handOver(app, agent, made, { amount: made.due })).status).toBe(200);
    return app.database.manager.findOneByOrFail(IndividualPayment, { quoteId: made.id });
  };
  const contractsOf = ({ id: quoteId }: Household) => app.database.manager.findBy(Contract, { quoteId });
  const statusOf = async ({ id }: Household) => (await app.database.manager.findOneByOrFail(Quote, { id })).status;

  it('is a contract with its members once the first payment is made, as it was signed', async () => {
    const made = await submitted();
    expect([await statusOf(made), await contractsOf(made)]).toEqual(['PaymentPending', []]);
    await app.database.manager.update(CensusMember, { quoteId: made.id }, { lastName: 'Changed' });
    await sendNotice(app, noticeOf(await paymentOf(made)));
    expect(await statusOf(made)).toBe('Complete');
    const [contract, ...others] = await contractsOf(made);
    expect(others).toEqual([]);
    expect(contract).toMatchObject({
      contractNumber: (await submissionOf(app, agent, made.id))!.ContractId,
      isMedicare: false,
      isVoid: false,
      facetsId: null,
      agentId: agent.agentId,
      firstName: 'Ada',
      lastName: 'Quixwater',
      birthDate: '1985-06-15',
      phone: '6165550100',
      email: 'ada@example.com',
      addressLine1: '1 Monroe Center St NW',
      city: 'Grand Rapids',
      stateCode: 'MI',
      postalCode: '49503',
      effectiveDate: '2027-01-01',
      originalEffectiveDate: '2027-01-01',
      terminationDate: null,
      isActive: true,
      paidToDate: null,
      medicalPlanId: plans.ppo,
      medicalPlanName: 'Gold PPO',
      dentalPlanName: '',
      csrLevelDescription: '',
      fromFfm: false,
      latestAptcCents: null,
    });
    expect(await app.database.manager.findBy(ContractMember, { contractId: contract!.id })).toMatchObject([
      {
        isSubscriber: true,
        relationshipCode: 'Self',
        firstName: 'Ada',
        lastName: 'Quixwater',
        birthDate: '1985-06-15',
        gender: 'F',
        enterpriseId: null,
        primaryCareProviderId: null,
        effectiveDate: '2027-01-01',
        isActive: true,
        homePostalCode: '49503',
        mailingPostalCode: '49503',
        homePhone: '6165550100',
      },
    ]);
  });

  it('is one contract when the notice of the payment is repeated, also at the same moment', async () => {
    const made = await submitted();
    const notice = noticeOf(await paymentOf(made));
    const answers = await Promise.all([sendNotice(app, notice), sendNotice(app, notice), sendNotice(app, notice)]);
    await sendNotice(app, notice);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await contractsOf(made)).toHaveLength(1);
  });

  it('is a contract at once where the first payment can be left out', async () => {
    await setRule(app, 'FirstPaymentExceptionStartDate', '2026-11-01');
    try {
      const made = await submitted();
      expect([await statusOf(made), (await contractsOf(made)).length]).toEqual(['Complete', 1]);
    } finally {
      await setRule(app, 'FirstPaymentExceptionStartDate', '');
    }
  });

  it('is a contract when nothing is due any more', async () => {
    const made = await submitted();
    await setRule(app, 'FirstPaymentExceptionStartDate', '2026-11-01');
    try {
      expect((await handOver(app, agent, made, { amount: 0 })).status).toBe(200);
    } finally {
      await setRule(app, 'FirstPaymentExceptionStartDate', '');
    }
    expect([await statusOf(made), (await contractsOf(made)).length]).toEqual(['Complete', 1]);
  });

  it('is a contract when staff have booked a held payment', async () => {
    const made = await submitted();
    await sendNotice(app, noticeOf(await paymentOf(made), { Outcome: 'Held' }));
    expect(await contractsOf(made)).toEqual([]);
    const { id } = await app.database.manager.findOneByOrFail(HeldPayment, { quoteId: made.id });
    await (await app.as(await insertOperationsUser(app))).post(`/api/sales/MarkPaymentProcessed/${id}`);
    expect([await statusOf(made), (await contractsOf(made)).length]).toEqual(['Complete', 1]);
  });

  it('ends with short-term coverage', async () => {
    const made = await submitted({ planId: plans.shortTerm, terms: SHORT_TERM, health: HEALTHY });
    await sendNotice(app, noticeOf(await paymentOf(made)));
    expect(await contractsOf(made)).toMatchObject([{ effectiveDate: '2026-12-01', terminationDate: '2026-12-31' }]);
  });

  it('is none of a denied application', async () => {
    const health = { ...HEALTHY, HasStroke: true };
    const denied = await submitted({ planId: plans.shortTerm, terms: SHORT_TERM, health });
    expect([await statusOf(denied), await contractsOf(denied)]).toEqual(['Rejected', []]);
  });

  it("is the contract of the carrier's file where that has named it before the first payment", async () => {
    const made = await submitted();
    const { ContractId: contractNumber } = (await submissionOf(app, agent, made.id))!;
    const { id } = await insertContract(app, agent, { contractNumber, medicalPlanName: 'As the carrier calls it' });
    expect((await sendNotice(app, noticeOf(await paymentOf(made)))).status).toBe(200);
    expect(await statusOf(made)).toBe('Complete');
    expect(await contractsOf(made)).toMatchObject([{ id, medicalPlanName: 'As the carrier calls it' }]);
  });

  it('is the contract that it renews, which an earlier quote has left, where the carrier keeps its number', async () => {
    const earlier = await submitted();
    await sendNotice(app, noticeOf(await paymentOf(earlier)));
    const [contract] = await contractsOf(earlier);
    // The same agent's same household would be the same quote.
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const renewal = await submitted();
    const { contractNumber: contractId } = contract!;
    await app.database.manager.update(IndividualDetails, { quoteId: renewal.id }, { contractId });
    await app.database.manager.update(Quote, { id: renewal.id }, { quoteType: 'IndividualRenewal' });
    expect((await sendNotice(app, noticeOf(await paymentOf(renewal)))).status).toBe(200);
    expect([await statusOf(renewal), await contractsOf(renewal)]).toEqual(['Complete', []]);
    expect(await contractsOf(earlier)).toEqual([contract]);
  });

  it('is none while the carrier has given no number', async () => {
    const made = await submitted();
    await app.database.manager.update(IndividualDetails, { quoteId: made.id }, { contractId: null });
    await sendNotice(app, noticeOf(await paymentOf(made)));
    expect([await statusOf(made), await contractsOf(made)]).toEqual(['Complete', []]);
  });

  it('books no payment without its contract: the provider repeats the notice', async () => {
    const made = await submitted();
    const notice = noticeOf(await paymentOf(made));
    const { manager } = app.database;
    const { Sha256: sha256 } = (await submissionOf(app, agent, made.id))!;
    const { blobKey } = await manager.findOneByOrFail(StoredDocument, { sha256 });
    await manager.update(StoredDocument, { sha256 }, { blobKey: 'out-of-reach' });
    expect((await sendNotice(app, notice)).status).toBe(503);
    await manager.update(StoredDocument, { sha256 }, { blobKey });
    expect([await statusOf(made), await contractsOf(made)]).toEqual(['PaymentPending', []]);
    expect((await sendNotice(app, notice)).status).toBe(200);
    expect([await statusOf(made), (await contractsOf(made)).length]).toEqual(['Complete', 1]);
  });
});
