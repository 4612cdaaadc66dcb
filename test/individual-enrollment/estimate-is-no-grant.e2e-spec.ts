import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { Benchmark } from '../../backend/src/catalogue/plans/benchmark.table.ts';
import { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import { IndividualPayment } from '../../backend/src/enrollment/parts/household/individual-payment.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { ageBandOf } from '../../shared/src/plans/age-band.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { workOff } from '../installation/approved-quotes.ts';
import { handOver, noticeOf, sendNotice } from '../payments/first-payments.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { WAIVES } from '../support/enrolling-household.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { panelsBy } from '../support/panel-calls.ts';
import { pdfText } from '../support/pdf-text.ts';
import { buildPlan, fileVariant, sellPlan } from '../support/plan-builders.ts';
import { COMPLETE_APPLICANT, signHousehold, submitHousehold } from '../support/submittable-household.ts';

/** 26 USC 36B(c)(2)(A)(i): the credit is for plans that are enrolled in through the marketplace; 45 CFR 155.305(g): so are reduced costs. */
describe('a tax credit that is only estimated', () => {
  let app: TestApp;
  let agent: User;
  let planId: number;
  let quoteId: number;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    const silver = await sellPlan(
      app.database,
      buildPlan({ market: 'Individual', displayName: 'Lakes Silver', metalTier: 'Silver' }),
      { rateOf: () => 44_219 },
    );
    await fileVariant(app.database, silver, { variant: 5, deductibleCents: 80_000 });
    planId = silver.id;
    await app.database.manager.insert(Benchmark, {
      ...{ coverageYear: 2027, countyFips: '26081', ageBand: ageBandOf(41), rateCents: 50_000 },
      ...{ ehbBasisPoints: 10_000, source: 'A test' },
    });
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const caller = await app.as(agent);
    const open = { IndividualPlanType: 'Permanent', EnrollmentType: 'Open', CoverageLength: null } as const;
    const made = await caller
      .post('/api/quote')
      .send(shortTermBody({ ...open, EffectiveDate: '2027-01-01', Census: [person(WAIVES)] }));
    quoteId = made.body.Id;
    const elected = await caller.put('/api/quote').send({
      ...{ Id: quoteId, Version: made.body.Version, QuoteType: 'IndividualNewBusiness' },
      ...{ Household: { Size: 1, AnnualIncome: 24_000 }, Ffm: { AptcElectedAmount: 250 } },
    });
    expect(elected.status).toBe(200);
    const chosen = await caller
      .put(`/api/plan/PutSelections/${quoteId}`)
      .send({ SelectedPlanIds: [planId], AssignedPlanForMembers: [] });
    expect(chosen.status).toBe(200);
  });
  afterAll(() => app.close());

  const ask = async (path: string) => (await (await app.as(agent)).get(path)).body;
  const pricesOf = async () => {
    const [offered] = await ask(`/api/plan/GetAllPlans/${quoteId}`);
    const { Plans } = await ask(`/api/plan/GetSelections/${quoteId}`);
    return [offered, Plans[0]].map(({ MarketRate, NetMonthlyRate, CsrVariant }) => [
      MarketRate,
      NetMonthlyRate,
      CsrVariant,
    ]);
  };

  it('is shown with the plans while they are compared', async () => {
    expect(await pricesOf()).toEqual([
      [442.19, 192.19, 5],
      [442.19, 192.19, 5],
    ]);
  });

  it('lowers nothing from enrollment on: what is due, signed, sent, stored and answered is the full price at standard costs', async () => {
    const caller = await app.as(agent);
    const version = async () => (await ask(`/api/enrollment/GetIndividualEnrollment/${quoteId}`)).Quote.Version;
    expect((await caller.put(`/api/quote/Enroll/${quoteId}`).send({ Version: await version() })).status).toBe(200);
    expect(await pricesOf()).toEqual([
      [442.19, 442.19, 1],
      [442.19, 442.19, 1],
    ]);
    const panels = panelsBy(app, agent);
    const [member] = (await panels.page(quoteId)).Members;
    expect((await panels.put(quoteId, [{ ...member, ...COMPLETE_APPLICANT }])).status).toBe(200);
    const answered = await panels.answer(quoteId, { EnrolleesEligible: true, HasPedDental: true });
    expect(answered.body.AmountDue).toBe(442.19);
    expect((await signHousehold(app, agent, quoteId)).status).toBe(200);
    const signed = await caller.get(`/api/enrollment/GetApplication/${quoteId}`);
    const text = pdfText(signed.body as Buffer).replace(/\s+/g, ' ');
    expect([signed.status, text.includes('$442.19'), text.includes('192.19')]).toEqual([200, true, false]);
    const submitted = await submitHousehold(app, agent, { id: quoteId, due: 442.19 });
    expect(submitted.status).toBe(200);
    await workOff(app);
    const { Plans } = await ask(`/api/individual/proof/${quoteId}`);
    expect([Plans[0].MonthlyPremium, Plans[0].TaxCredit, Plans[0].NetPremium]).toEqual([442.19, 0, 442.19]);
    expect((await handOver(app, agent, { id: quoteId }, { amount: 442.19 })).status).toBe(200);
    const payment = await app.database.manager.findOneByOrFail(IndividualPayment, { quoteId });
    expect((await sendNotice(app, noticeOf(payment))).status).toBe(200);
    await workOff(app);
    const [contract] = await app.database.manager.find(Contract);
    expect([contract!.fromFfm, contract!.latestAptcCents, contract!.csrLevelDescription]).toEqual([false, null, '']);
  });
});
