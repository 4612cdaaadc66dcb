import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildBenefit, buildPlan, fileVariant, sellPlan } from '../support/plan-builders.ts';
import { insertBenchmarks, quotedFamily } from './quoted-family.ts';

const STANDARD_DEDUCTIBLE = 2000;

describe('the cost sharing of a household', () => {
  let app: TestApp;
  let agent: User;
  let quote: { Id: number; Version: number };
  const plans: Record<string, number> = {};
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    await insertBenchmarks(app);
    const sell = async (name: string, given: Parameters<typeof buildPlan>[0]) => {
      const plan = await sellPlan(app.database, buildPlan({ displayName: name, market: 'Individual', ...given }));
      plans[name] = plan.id;
      await app.database.manager.save(buildBenefit({ planId: plan.id, inNetwork: 'Standard' }));
      return plan;
    };
    const silver = await sell('Silver', { metalTier: 'Silver', ehbShareBasisPoints: 9833 });
    await fileVariant(app.database, silver, { variant: 4, deductibleCents: 150_000 });
    await fileVariant(app.database, silver, { variant: 5, deductibleCents: 80_000 });
    await fileVariant(app.database, silver, { variant: 6, deductibleCents: 10_000 });
    const gold = await sell('Gold', {});
    await fileVariant(app.database, gold, { variant: 2, deductibleCents: 0 });
    await sell('Silver without variants', { metalTier: 'Silver' });
    const off = await sell('Silver off the exchange', { metalTier: 'Silver', isOnExchange: false });
    await fileVariant(app.database, off, { variant: 5, deductibleCents: 80_000 });
    await sell('Dental', { coverage: 'dental', metalTier: null });
    await sell('Group', { market: 'SmallGroup', metalTier: 'Silver' });
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent, ROLES.smallGroupAgent] });
    quote = await quotedFamily(app, agent);
  });
  afterAll(() => app.close());

  const change = async (given: object) => {
    const { status, body } = await (
      await app.as(agent)
    )
      .put('/api/quote')
      .send({ Id: quote.Id, Version: quote.Version, QuoteType: 'IndividualNewBusiness', ...given });
    expect([status, body.Message]).toEqual([200, undefined]);
    quote = body;
  };
  const earns = (AnnualIncome: number) => change({ Household: { Size: 5, AnnualIncome } });
  const elects = (AptcElectedAmount: number) => change({ Ffm: { AptcElectedAmount } });
  const ask = async (path: string) => {
    const { status, body } = await (await app.as(agent)).get(`/api/plan/${path}`);
    expect(status).toBe(200);
    return body;
  };
  const rows = async (): Promise<Map<string, Plan>> =>
    new Map(((await ask(`GetAllPlans/${quote.Id}`)) as Plan[]).map((plan) => [plan.PlanDisplayName, plan]));
  const deductibles = async () =>
    Object.fromEntries(
      [...(await rows())].map(([name, { CsrVariant, PlanDetailsPreferredNetwork }]) => [
        name,
        [CsrVariant, PlanDetailsPreferredNetwork.Tier1PlanDetails.MedicalDeductibleIndividual],
      ]),
    );
  const ALL_STANDARD = {
    Silver: [1, STANDARD_DEDUCTIBLE],
    Gold: [1, STANDARD_DEDUCTIBLE],
    'Silver without variants': [1, STANDARD_DEDUCTIBLE],
    'Silver off the exchange': [1, STANDARD_DEDUCTIBLE],
    Dental: [1, STANDARD_DEDUCTIBLE],
  };

  it('is the standard one while the income is unknown', async () => {
    expect(await deductibles()).toEqual(ALL_STANDARD);
  });

  // The poverty line for five people is $38,680.
  it.each`
    income    | variant | deductible
    ${55_000} | ${6}    | ${100}
    ${60_000} | ${5}    | ${800}
    ${90_000} | ${4}    | ${1500}
    ${99_000} | ${1}    | ${2000}
  `('with $income a year, a silver plan at the marketplace has variant $variant', async (given) => {
    await earns(given.income);
    expect(await deductibles()).toEqual({ ...ALL_STANDARD, Silver: [given.variant, given.deductible] });
  });

  it('says what the variant replaces, and how much the plan pays', async () => {
    await earns(60_000);
    const { CostReduction } = (await rows()).get('Silver')!;
    expect(CostReduction).toMatchObject({
      Percentage: 87,
      IsGranted: false,
      StandardTier1PlanDetails: { MedicalDeductibleIndividual: STANDARD_DEDUCTIBLE },
    });
    expect((await rows()).get('Gold')!.CostReduction).toBeNull();
  });

  it('is in the details of a plan, with the benefits of the variant', async () => {
    await earns(60_000);
    const benefitsOf = async (name: string) => {
      const { Plan: plan, Benefits } = await ask(`GetPlanBreakdown/${quote.Id}/${plans[name]}`);
      return [plan.CsrVariant, Benefits.map(({ InNetwork }: { InNetwork: string }) => InNetwork)];
    };
    expect([await benefitsOf('Silver'), await benefitsOf('Gold')]).toEqual([
      [5, ['Variant 5']],
      [1, ['Standard']],
    ]);
  });

  it('is in the selection, with what remains of the premium', async () => {
    await earns(60_000);
    await elects(1000);
    await (await app.as(agent)).put(`/api/plan/PutSelections/${quote.Id}`).send({
      SelectedPlanIds: [plans['Silver'], plans['Dental']],
      AssignedPlanForMembers: [],
      IsRequestForCreateProposal: false,
    });
    const { Plans } = await ask(`GetSelections/${quote.Id}`);
    const offered = await rows();
    expect(Plans).toMatchObject(['Silver', 'Dental'].map((name) => ({ ...offered.get(name)!, Selected: true })));
  });

  it('is compared as a file', async () => {
    await earns(60_000);
    await elects(1000);
    const answer = await (await app.as(agent)).post(`/api/Plan/GetPlanComparisonPdf/${quote.Id}`).send({
      planIds: [plans['Silver'], plans['Gold']],
      currentPlanProvided: false,
    });
    const text = pdfText(answer.body as Buffer).replace(/\s+/g, ' ');
    for (const part of ['$800', '$2,000', 'Variant 5', 'Reduced costs (87%)', 'Standard costs', 'instead of 70%']) {
      expect(text).toContain(part);
    }
    // $1,554.00 less 98.33% of it, each member's part rounded down; all of the other plan's benefits are essential.
    expect(text).toContain('Not eligible for tax credit $25.96 $0.00');
    // 12 × $554; then $800 + 20% of $4,800 of the variant, and $2,000 + 20% of $3,600.
    expect(text).toContain('Medium use: One person needs $5,600 of care $8,408 $9,368');
  });

  it('comes with where a plan is sold', async () => {
    const offered = await rows();
    expect(['Silver', 'Silver off the exchange'].map((name) => offered.get(name)!.IsOnExchange)).toEqual([true, false]);
  });

  it('leaves the premiums: the credit is taken off each plan at the marketplace, to the cent as in GetEHBAmounts', async () => {
    await earns(60_000);
    await elects(1653.11);
    const offered = await rows();
    const amounts = new Map<number, { EHBAmount: number; PlanRateUnderSubsidy: number }>(
      (await ask(`GetEHBAmounts/${quote.Id}`)).map((row: { PlanId: number }) => [row.PlanId, row]),
    );
    for (const { PlanId, IsMedical, EHBAmount, NetMonthlyRate, TotalMonthlyRate } of offered.values()) {
      const amount = amounts.get(PlanId);
      expect([EHBAmount, NetMonthlyRate]).toEqual(
        IsMedical ? [amount?.EHBAmount, amount?.PlanRateUnderSubsidy] : [null, TotalMonthlyRate],
      );
      const credit = TotalMonthlyRate! - NetMonthlyRate!;
      expect(NetMonthlyRate).toBeGreaterThanOrEqual(0);
      expect(credit).toBeGreaterThanOrEqual(0);
      expect(credit).toBeLessThanOrEqual(1653.12);
    }
    expect(offered.get('Silver')!.NetMonthlyRate).toBeLessThan(offered.get('Silver')!.TotalMonthlyRate!);
    expect(offered.get('Silver off the exchange')!.NetMonthlyRate).toBe(
      offered.get('Silver off the exchange')!.TotalMonthlyRate,
    );
  });

  it('is the standard one where the credit cannot be estimated, and net premiums are unknown', async () => {
    await earns(60_000);
    await elects(1000);
    const caller = await app.as(agent);
    const { body } = await caller.get(`/api/enrollment/GetIndividualEnrollment/${quote.Id}`);
    const Members = body.Members.map((member: object, at: number) =>
      at === 0 ? { ...member, DateOfBirth: '1970-06-15' } : member,
    );
    await caller.put(`/api/enrollment/PutIndividualenrollment/${quote.Id}`).send({ Members });
    expect(await deductibles()).toEqual(ALL_STANDARD);
    const offered = await rows();
    expect(['Silver', 'Silver off the exchange'].map((name) => offered.get(name)!.NetMonthlyRate)).toEqual([
      null,
      offered.get('Silver off the exchange')!.TotalMonthlyRate,
    ]);
  });

  it('is nothing that a group is told of', async () => {
    const { id } = await insertQuote(app, agent, { status: 'Quoting' });
    const [group] = (await ask(`GetAllPlans/${id}`)) as Plan[];
    const { Plan: details } = await ask(`GetPlanBreakdown/${id}/${group!.PlanId}`);
    expect([group, details].map((plan) => Object.keys(plan!).sort())).toEqual([GROUP_FIELDS, GROUP_FIELDS]);
  });
});

const GROUP_FIELDS = [
  'CanBeDisplayed',
  'EVisitFirst',
  'HiosPlanId',
  'HsaCompatible',
  'IsAcaPlan',
  'IsAllowancePlan',
  'IsDeltaDentalPlan',
  'IsDental',
  'IsDentalPro',
  'IsIntegrated',
  'IsMedical',
  'IsShopPlan',
  'IsVision',
  'MarketRate',
  'MetalTier',
  'MonthlyTaxesAndFees',
  'PlanDetailsPreferredNetwork',
  'PlanDisplayName',
  'PlanId',
  'PlanSuiteName',
  'PlanType',
  'ProviderNetworkType',
  'RatesLoaded',
  'RatesMessage',
  'Selected',
  'TotalMonthlyRate',
];
