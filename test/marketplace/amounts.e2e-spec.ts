import type { Server } from 'node:http';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import type { Plan as PlanRow } from '../../backend/src/catalogue/plans/plan.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { CsrLevel } from '../../shared/src/eligibility/cost-sharing.ts';
import { buildAddress } from '../support/shared/enrollment-members.ts';
import type { Eligibility } from '../../shared/src/marketplace/marketplace.record.ts';
import { ageBandOf } from '../../shared/src/plans/age-band.ts';
import type { Plan, SelectedPlan } from '../../shared/src/plans/plan.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildBenefit, buildPlan, fileVariant, sellPlan } from '../support/plan-builders.ts';
import { otherMarketplace, outbound } from './visits.ts';

const CONSUMER = 'C-1';
const applicant = (Relationship: string, DateOfBirth: string) => ({
  ...{
    ApplicantId: `${CONSUMER}-${Relationship}`,
    FirstName: 'Clara',
    LastName: 'Quist',
    Gender: 'F',
    TobaccoUse: false,
  },
  ...{ Relationship, DateOfBirth, IsEligible: true, CsrLevel: 1 },
  Address: buildAddress(),
});
/** 40 and 42 years old when coverage begins. */
const COUPLE = [applicant('self', '1986-07-20'), applicant('spouse', '1984-03-15')];
/** 25 and 24: catastrophic plans are for people under 30. 45 CFR 156.155. */
const YOUNG_COUPLE = [applicant('self', '2001-07-20'), applicant('spouse', '2002-03-15')];
/** Of $879.80 and $814.85, 98.44% are $866.07 and $802.13 when rounded down for each of them; of their sum, a cent more. */
const RATES = new Map([
  [ageBandOf(40), 87_980],
  [ageBandOf(42), 81_485],
  [ageBandOf(25), 87_980],
  [ageBandOf(24), 81_485],
]);
const EHB = 9844;

describe('the amounts of a marketplace quote', () => {
  let marketplace: Server;
  let app: TestApp;
  let agent: User;
  let decision: Pick<Eligibility, 'AptcAmount' | 'CsrLevel'> & { Applicants: typeof COUPLE };
  const plans: Record<'silver' | 'gold' | 'catastrophic' | 'dental', PlanRow> = {} as never;

  beforeAll(async () => {
    const stub = await otherMarketplace(({ path, body }) => ({
      status: 200,
      body: JSON.stringify(path === '/visits' ? { Token: 'a-token-of-this-marketplace' } : decided(body)),
    }));
    marketplace = stub.server;
    app = await startApp({ MARKETPLACE_URL: stub.address });
    app.clock.set('2026-11-20T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    const sell = async (displayName: string, given: Partial<PlanRow>) => {
      const row = buildPlan({ displayName, market: 'Individual', ehbShareBasisPoints: EHB, ...given });
      const plan = await sellPlan(app.database, row, { rateOf: (band) => RATES.get(band) ?? 3_150 });
      await app.database.manager.save(buildBenefit({ planId: plan.id, inNetwork: 'Standard' }));
      return plan;
    };
    plans.silver = await sell('Silver', { metalTier: 'Silver' });
    plans.gold = await sell('Gold', { metalTier: 'Gold' });
    plans.catastrophic = await sell('Catastrophic', { metalTier: 'Catastrophic' });
    plans.dental = await sell('Dental', { coverage: 'dental', metalTier: null });
    for (const variant of [2, 4, 5, 6] as const) {
      await fileVariant(app.database, plans.silver, { variant, deductibleCents: variant * 10_000 });
    }
  });
  beforeEach(async () => {
    decision = { AptcAmount: 1800, CsrLevel: 1, Applicants: COUPLE };
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(async () => {
    await app.close();
    marketplace.close();
  });

  const decided = (question: string) => ({
    ...{ ConsumerId: CONSUMER, ApplicationId: 'A-1', ApplicationSelected: true, ...decision },
    EnrollmentPeriod: { Kind: 'Open', ReasonCode: null, EventDate: null, EffectiveDates: ['2027-01-01'] },
    ...{ SpecialEnrollmentVerificationPendingIndicator: false, SpecialEnrollmentVerificationDueDate: null },
    Reference: (JSON.parse(question) as { References: string[] }).References[0],
  });
  const start = async (AptcElectedAmount: number | null): Promise<{ status: number; body: Record<string, never> }> => {
    await outbound(app, agent);
    const Ffm = { ConsumerId: CONSUMER, AptcElectedAmount };
    return (await app.as(agent)).post('/api/quote').send({ QuoteType: 'IndividualNewBusiness', Ffm });
  };
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const { status, body } = await (await app.as(agent)).get(path);
    expect([path, status]).toEqual([path, 200]);
    return body as Answer;
  };
  async function select(quoteId: number, SelectedPlanIds: number[]): Promise<void> {
    const choice = { SelectedPlanIds, SelectedBefore: [], AssignedPlanForMembers: [] };
    const { status } = await (await app.as(agent)).put(`/api/plan/PutSelections/${quoteId}`).send(choice);
    expect(status).toBe(200);
  }
  async function compared(quoteId: number, given: { planIds: number[]; subsidy?: number }): Promise<string> {
    const { status, body } = await (
      await app.as(agent)
    )
      .post(`/api/Plan/GetPlanComparisonPdf/${quoteId}`)
      .send({ currentPlanProvided: false, ...given });
    expect(status).toBe(200);
    return pdfText(body as Buffer).replace(/\s+/g, ' ');
  }
  /** Told once the enrollment is started. */
  async function dueOf(quoteId: number): Promise<number> {
    const { Version } = await ask<{ Version: number }>(`/api/quote/${quoteId}`);
    expect((await (await app.as(agent)).put(`/api/quote/Enroll/${quoteId}`).send({ Version })).status).toBe(200);
    const page = await ask<{ AmountDue: number }>(`/api/enrollment/GetIndividualEnrollment/${quoteId}`);
    return page.AmountDue;
  }
  /** The figures of one plan at every door. */
  async function doors(quoteId: number, { id }: PlanRow) {
    await select(quoteId, [id]);
    const amounts = ({ MarketRate, EHBAmount, NetMonthlyRate }: Plan) => [MarketRate, EHBAmount, NetMonthlyRate];
    const found = <Row extends { PlanId: number }>(rows: Row[]) => rows.find(({ PlanId }) => PlanId === id)!;
    const listed = found(await ask<Plan[]>(`/api/plan/GetAllPlans/${quoteId}`));
    const detailed = await ask<{ Plan: Plan }>(`/api/plan/GetPlanBreakdown/${quoteId}/${id}`);
    const selected = await ask<{ Plans: SelectedPlan[] }>(`/api/plan/GetSelections/${quoteId}`);
    const ehb = found(
      await ask<{ PlanId: number; EHBAmount: number; PlanRateUnderSubsidy: number }[]>(
        `/api/plan/GetEHBAmounts/${quoteId}`,
      ),
    );
    const due = await dueOf(quoteId);
    return {
      list: amounts(listed),
      details: amounts(detailed.Plan),
      selection: amounts(selected.Plans[0]!),
      ehbAmounts: [listed.MarketRate, ehb.EHBAmount, ehb.PlanRateUnderSubsidy],
      due,
    };
  }
  const everywhere = (market: number, ehb: number, net: number) => {
    const amounts = [market, ehb, net];
    return { list: amounts, details: amounts, selection: amounts, ehbAmounts: amounts, due: net };
  };

  it.each`
    what                                         | elected   | net
    ${'nothing is elected'}                      | ${0}      | ${1694.65}
    ${'a part is elected'}                       | ${600.01} | ${1094.64}
    ${'exactly the essential part is elected'}   | ${1668.2} | ${26.45}
    ${'more than the essential part is elected'} | ${1700}   | ${26.45}
    ${'everything is elected'}                   | ${1800}   | ${26.45}
  `('are the same cents at every door when $what', async ({ elected, net }) => {
    const { body } = await start(elected as number);
    const quoteId = Number(body['Id']);
    expect(await doors(quoteId, plans.silver)).toEqual(everywhere(1694.65, 1668.2, net as number));
    const selected = await ask<{ Plans: SelectedPlan[] }>(`/api/plan/GetSelections/${quoteId}`);
    expect(selected.Plans[0]!.Members.map(({ MonthlyRate }) => MonthlyRate)).toEqual([879.8, 814.85]);
    expect(await compared(quoteId, { planIds: [plans.silver.id] })).toContain(
      `Monthly premium $${(net as number).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    );
  });

  it('are the whole premium when nothing was granted', async () => {
    decision.AptcAmount = 0;
    const { body } = await start(0);
    expect(await doors(Number(body['Id']), plans.silver)).toEqual(everywhere(1694.65, 1668.2, 1694.65));
    expect(await compared(Number(body['Id']), { planIds: [plans.silver.id] })).not.toContain('tax credit granted');
  });

  it('have no credit for a catastrophic plan', async () => {
    decision.Applicants = YOUNG_COUPLE;
    const { body } = await start(1700);
    expect(await doors(Number(body['Id']), plans.catastrophic)).toEqual(everywhere(1694.65, 1668.2, 1694.65));
  });

  it('have no credit for a dental plan, which is due in full beside what remains of the medical one', async () => {
    const { body } = await start(1700);
    const quoteId = Number(body['Id']);
    const household = await ask<{ Members: Record<string, unknown>[] }>(
      `/api/enrollment/GetIndividualEnrollment/${quoteId}`,
    );
    const Members = household.Members.map((each) => ({ ...each, SSN: undefined, DentalStatus: 'Enroll' }));
    const saved = await (
      await app.as(agent)
    )
      .put(`/api/enrollment/PutIndividualenrollment/${quoteId}`)
      .send({ Members });
    expect(saved.status).toBe(200);
    await select(quoteId, [plans.silver.id, plans.dental.id]);
    const { Plans } = await ask<{ Plans: SelectedPlan[] }>(`/api/plan/GetSelections/${quoteId}`);
    expect(Plans.map(({ EHBAmount, NetMonthlyRate }) => [EHBAmount, NetMonthlyRate])).toEqual([
      [1668.2, 26.45],
      [null, 1694.65],
    ]);
    expect(await dueOf(quoteId)).toBe(1721.1);
  });

  it('are compared as a file, which says that they were granted', async () => {
    decision.Applicants = YOUNG_COUPLE;
    const { body } = await start(1700);
    const quoteId = Number(body['Id']);
    const text = await compared(quoteId, { planIds: [plans.silver.id, plans.catastrophic.id] });
    expect(text).toContain('after $1,700.00 of the $1,800.00 tax credit granted by the marketplace');
    for (const row of [
      'Monthly premium $26.45 $1,694.65',
      'Full price $1,694.65 $1,694.65',
      'Tax credit $1,668.20 $0.00',
      'Not eligible for tax credit $26.45 $1,694.65',
    ]) {
      expect(text).toContain(row);
    }
    expect(text).not.toContain('estimate');
  });

  it('are compared under another amount, up to what was granted, whatever the request says was', async () => {
    const { body } = await start(1700);
    const given = { planIds: [plans.silver.id], maxSubsidyAmount: 9_999 };
    const some = await compared(Number(body['Id']), { ...given, subsidy: 100 });
    expect(some).toContain(
      'Monthly premium after $100.00 of the $1,800.00 tax credit granted by the marketplace $1,594.65',
    );
    const most = await compared(Number(body['Id']), { ...given, subsidy: 5_000 });
    expect(most).toContain(
      'Monthly premium after $1,800.00 of the $1,800.00 tax credit granted by the marketplace $26.45',
    );
    expect(most).not.toContain('9,999');
  });

  it.each<[CsrLevel, CsrLevel, number]>([
    [1, 1, 2000],
    [2, 2, 200],
    [4, 4, 400],
    [5, 5, 500],
    [6, 6, 600],
  ])('come with the costs of level %i: variant %i of silver plans', async (CsrLevel, variant, deductible) => {
    decision.CsrLevel = CsrLevel;
    const { body } = await start(1700);
    const quoteId = Number(body['Id']);
    await select(quoteId, [plans.silver.id]);
    const { Plans } = await ask<{ Plans: SelectedPlan[] }>(`/api/plan/GetSelections/${quoteId}`);
    const offered = await ask<Plan[]>(`/api/plan/GetAllPlans/${quoteId}`);
    const costs = ({ CsrVariant, CostReduction, PlanDetailsPreferredNetwork: { Tier1PlanDetails } }: Plan) => [
      ...[CsrVariant, Tier1PlanDetails.MedicalDeductibleIndividual, CostReduction?.IsGranted ?? null],
    ];
    const wanted = [variant, deductible, variant === 1 ? null : true];
    const listed = (wantedId: number) => costs(offered.find(({ PlanId }) => PlanId === wantedId)!);
    expect([costs(Plans[0]!), listed(plans.silver.id)]).toEqual([wanted, wanted]);
    expect(listed(plans.gold.id)).toEqual([1, 2000, null]);
    const summary = await (await app.as(agent)).get(`/api/plan/GetSummaryOfBenefits/${quoteId}`);
    expect(pdfText(summary.body as Buffer).replace(/\s+/g, ' ')).toContain(
      variant === 1 ? 'Standard' : `Variant ${variant}`,
    );
  });

  it.each`
    elected    | message
    ${-0.01}   | ${'Elected amount cannot be less than zero'}
    ${1800.01} | ${'Elected amount cannot exceed maximum subsidy'}
    ${null}    | ${'Please enter elected subsidy amount.'}
  `('refuse $elected as the elected amount', async ({ elected, message }) => {
    const refused = await start(elected as number | null);
    expect([refused.status, refused.body['Fields']]).toEqual([
      expect.any(Number),
      { 'Ffm.AptcElectedAmount': [message] },
    ]);
    const { body } = await start(0);
    const { Id, Version, QuoteType } = body;
    const Ffm = { AptcElectedAmount: elected as number | null };
    const changed = await (await app.as(agent)).put('/api/quote').send({ Id, Version, QuoteType, Ffm });
    expect(changed.body.Fields).toEqual({ 'Ffm.AptcElectedAmount': [message] });
    expect((await ask<{ Ffm: object }>(`/api/quote/${String(Id)}`)).Ffm).toMatchObject({ AptcElectedAmount: 0 });
  });
});
