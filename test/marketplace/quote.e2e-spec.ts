import type { User } from '../../backend/src/platform/people/user.table.ts';
import { MarketplaceMember } from '../../backend/src/quoting/households/marketplace-member.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { SandboxVisit } from '../../backend/src/simulators/marketplace/sandbox-marketplace.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import type { TestApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, fileVariant, sellPlan } from '../support/plan-builders.ts';
import { startAtMarketplace, startQuote, visit } from './visits.ts';

const FROM_MARKETPLACE = 'This comes from the marketplace. Change it on the application there.';

describe('the quote of what the marketplace decided', () => {
  let app: TestApp;
  let onExchange: number;
  let offExchange: number;
  /** For special enrollments. */
  let thisYear: number;
  beforeAll(async () => {
    app = await startAtMarketplace();
    const silver = { market: 'Individual', metalTier: 'Silver', ehbShareBasisPoints: 9833 } as const;
    const sell = (given: object) =>
      sellPlan(app.database, buildPlan({ ...silver, ...given }), { rateOf: () => 40_000 });
    onExchange = (await sell({ isOnExchange: true, isOffExchange: false })).id;
    offExchange = (await sell({ isOnExchange: false, isOffExchange: true })).id;
    const in2026 = buildPlan({ market: 'Individual', metalTier: 'Silver', businessYear: 2026 });
    const plan = await sellPlan(app.database, in2026, { periodStart: '2026-10-01', periodEnd: '2026-12-31' });
    await fileVariant(app.database, plan, { variant: 5, deductibleCents: 80_000 });
    thisYear = plan.id;
  });
  afterAll(() => app.close());

  const agentWith = async (consumerId: string): Promise<User> => {
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    await visit(app, agent, consumerId);
    return agent;
  };
  const start = (agent: User, consumerId: string, given: Parameters<typeof startQuote>[3] = {}) =>
    startQuote(app, agent, consumerId, given);
  const membersOf = async (agent: User, id: number) =>
    (await (await app.as(agent)).get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body.Members as Record<
      string,
      unknown
    >[];
  const offered = async (agent: User, id: number) =>
    new Map(
      ((await (await app.as(agent)).get(`/api/plan/GetAllPlans/${id}`)).body as Plan[]).map((plan) => [
        plan.PlanId,
        plan,
      ]),
    );

  it('has its people, place, period and amounts from the marketplace', async () => {
    const agent = await agentWith('1000102');
    const { status, body } = await start(agent, '1000102', { elected: 600 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      Status: 'Quoting',
      EffectiveDate: '2026-12-01',
      AllowedEffectiveDates: ['2026-11-10', '2026-12-01'],
      Individual: {
        IndividualPlanType: 'Permanent',
        EnrollmentType: 'Special',
        QualifyingEventReason: 'Birth',
        EventDate: '2026-11-10',
        Kind: 'FFM',
        IsFfm: true,
        Address: { FullPostalCode: '49503', County: 'Kent', CountyFips: '26081', RateArea: 12 },
      },
      Household: null,
      Ffm: {
        ConsumerId: '1000102',
        AptcAmount: 612.4,
        AptcElectedAmount: 600,
        CsrLevel: 5,
        SpecialEnrollmentVerificationPendingIndicator: false,
        SpecialEnrollmentVerificationDueDate: null,
      },
      Expiry: null,
    });
    expect(
      (await membersOf(agent, body.Id as number)).map((each) => [each['FirstName'], each['RelationshipToSubscriber']]),
    ).toEqual([
      ['Clara', 'Self'],
      ['Emil', 'Spouse'],
      ['Mina', 'Child'],
      ['Otto', 'Child'],
    ]);
    const applicants = await app.database.manager.findBy(MarketplaceMember, {});
    expect(applicants.map(({ applicantId, isEligible, csrLevel }) => [applicantId, isEligible, csrLevel])).toEqual([
      ['1000102-1', true, 5],
      ['1000102-2', true, 5],
      ['1000102-3', true, 5],
      ['1000102-4', true, 5],
    ]);
  });

  it('offers plans of the exchange only, less the elected part of the granted credit', async () => {
    const agent = await agentWith('1000101');
    const { body } = await start(agent, '1000101', { elected: 112.97 });
    const plans = await offered(agent, body.Id as number);
    expect([plans.has(onExchange), plans.has(offExchange)]).toEqual([true, false]);
    expect(plans.get(onExchange)).toMatchObject({ TotalMonthlyRate: 400, NetMonthlyRate: 287.03, EHBAmount: 393.32 });
    const amounts = await (await app.as(agent)).get(`/api/plan/GetEHBAmounts/${body.Id}`);
    expect(amounts.body).toMatchObject([{ PlanId: onExchange, PlanRateUnderSubsidy: 287.03 }]);
  });

  it('is labeled as granted, not as an estimate', async () => {
    const agent = await agentWith('1000102');
    const { body } = await start(agent, '1000102');
    expect((await offered(agent, body.Id as number)).get(thisYear)).toMatchObject({
      CsrVariant: 5,
      CostReduction: { Percentage: 87, IsGranted: true },
    });
  });

  it('is enrolled from the day that was granted although it has passed, on the dashboard too', async () => {
    const agent = await agentWith('1000102');
    const { body: quote } = await start(agent, '1000102', { EffectiveDate: '2026-11-10' });
    expect([quote.EffectiveDate, quote.Expiry]).toEqual(['2026-11-10', null]);
    const caller = await app.as(agent);
    const rows = (await caller.get('/api/dashboard')).body as { LQID: number; Expiry: unknown }[];
    expect(rows.find(({ LQID }) => LQID === quote.Id)).toMatchObject({ Expiry: null });
    const selection = { SelectedPlanIds: [thisYear], AssignedPlanForMembers: [] };
    const selected = await caller.put(`/api/plan/PutSelections/${quote.Id}`).send(selection);
    expect([selected.status, selected.body.Message]).toEqual([200, undefined]);
    const { status, body } = await caller.put(`/api/quote/Enroll/${quote.Id}`).send({ Version: quote.Version });
    expect([status, body.Status, body.EffectiveDate]).toEqual([200, 'Enrolling', '2026-11-10']);
  });

  it('never pays for more than essential benefits, however much is granted', async () => {
    const agent = await agentWith('1000114');
    const { body } = await start(agent, '1000114', { elected: 1500 });
    expect((await offered(agent, body.Id as number)).get(onExchange)!.NetMonthlyRate).toBe(6.68);
  });

  it.each`
    elected   | message
    ${-0.01}  | ${'Elected amount cannot be less than zero'}
    ${112.98} | ${'Elected amount cannot exceed maximum subsidy'}
  `('refuses $elected as the elected amount', async ({ elected, message }) => {
    const agent = await agentWith('1000101');
    const refused = await start(agent, '1000101', { elected });
    expect([refused.status, refused.body.Fields]).toEqual([422, { 'Ffm.AptcElectedAmount': [message] }]);
    const { body } = await start(agent, '1000101');
    const changed = await (await app.as(agent)).put('/api/quote').send({
      ...{ Id: body.Id, Version: body.Version, QuoteType: body.QuoteType },
      Ffm: { AptcElectedAmount: elected },
    });
    expect([changed.status, changed.body.Message]).toEqual([422, message]);
  });

  it('is opened again, also by two clicks, with the amounts as they are now', async () => {
    const agent = await agentWith('1000101');
    const both = await Promise.all([start(agent, '1000101'), start(agent, '1000101')]);
    const again = await start(agent, '1000101', { elected: 50 });
    expect(new Set([...both, again].map(({ body }) => body.Id as number)).size).toBe(1);
    expect(again.body.Ffm.AptcElectedAmount).toBe(50);
    const id = again.body.Id as number;
    for (const [status, readOnlyReason, expected] of [
      ['SignatureRequired', 4, ['SignatureRequired', 50]],
      ['SignatureRequired', 0, ['Quoting', 60]],
      ['FailedEnrollment', 0, ['Quoting', 60]],
      ['Pended', 0, ['Quoting', 60]],
    ] as const) {
      await app.database.manager.update(Quote, { id }, { status, readOnlyReason });
      const chosenAgain = await start(agent, '1000101', { elected: 60 });
      const { Id, Status, Ffm } = chosenAgain.body;
      expect([Id, Status, Ffm.AptcElectedAmount]).toEqual([id, ...expected]);
    }
    await app.database.manager.update(Quote, { id }, { status: 'Complete' });
    expect((await start(agent, '1000101')).body.Id).not.toBe(id);
  });

  it('is another one for other people, and for each agent', async () => {
    const one = await agentWith('1000102');
    const other = await agentWith('1000102');
    const first = (await start(one, '1000102')).body.Id as number;
    // The newborn of an application of the next day is born a day later.
    const completedAt = new Date('2026-11-21T17:00:00Z');
    await app.database.manager.update(SandboxVisit, { consumerId: '1000102' }, { completedAt });
    const later = await start(one, '1000102');
    expect([later.status, later.body.Id === first]).toEqual([201, false]);
    const foreign = await start(other, '1000102');
    expect([first, later.body.Id]).not.toContain(foreign.body.Id);
    expect((await (await app.as(other)).get(`/api/quote/${first}`)).status).toBe(404);
    expect((await start(other, '1000101')).status).toBe(404);
  });

  it.each`
    consumerId   | code                 | message
    ${'1000103'} | ${'RULE_BROKEN'}     | ${'Your client does not qualify for a special enrollment period and is not eligible to enroll outside of annual open enrollment'}
    ${'1000104'} | ${'RULE_BROKEN'}     | ${'No applicants were returned in the request for an eligibility application.'}
    ${'1000105'} | ${'RULE_BROKEN'}     | ${'The relationship type parent is not supported. Only self, spouse and child can be quoted.'}
    ${'1000113'} | ${'RULE_BROKEN'}     | ${'SEP Reason Code did not match.'}
    ${'1000112'} | ${'UPSTREAM_FAILED'} | ${'There was an error while trying to fetch data from the government services.'}
  `('is not started for consumer $consumerId', async ({ consumerId, code, message }) => {
    const { body } = await start(await agentWith(consumerId as string), consumerId as string);
    expect([body.Code, body.Message]).toEqual([code, message]);
  });

  it('begins on one of the granted days', async () => {
    const agent = await agentWith('1000102');
    const refused = await start(agent, '1000102', { EffectiveDate: '2027-01-01' });
    expect([refused.status, Object.keys(refused.body.Fields as object)]).toEqual([422, ['EffectiveDate']]);
    const { body } = await start(agent, '1000102', { EffectiveDate: '2026-11-10' });
    expect(body.EffectiveDate).toBe('2026-11-10');
    const move = async (EffectiveDate: string) =>
      (await app.as(agent))
        .put('/api/quote')
        .send({ Id: body.Id, Version: body.Version, QuoteType: body.QuoteType, EffectiveDate });
    expect((await move('2026-12-15')).status).toBe(422);
    expect((await move('2026-12-01')).body.EffectiveDate).toBe('2026-12-01');
    const again = await start(agent, '1000102', { EffectiveDate: '2026-11-10' });
    expect([again.body.Id, again.body.EffectiveDate]).toEqual([body.Id, '2026-11-10']);
    expect((await start(agent, '1000102')).body.EffectiveDate).toBe('2026-11-10');
  });

  it('cannot be changed in what the marketplace decided by', async () => {
    const agent = await agentWith('1000101');
    const { body } = await start(agent, '1000101');
    const caller = await app.as(agent);
    const change = (given: object) =>
      caller.put('/api/quote').send({ Id: body.Id, Version: body.Version, QuoteType: body.QuoteType, ...given });
    for (const given of [
      { Address: { FullPostalCode: '48201', CountyFips: '26163' } },
      { IndividualPlanType: 'ShortTerm', CoverageLength: 1 },
      { EnrollmentType: 'Special' },
      { Household: { Size: 1, AnnualIncome: 20_000 } },
    ]) {
      const { status, body: refused } = await change(given);
      expect([status, refused.Message]).toEqual([422, FROM_MARKETPLACE]);
    }
    const [self] = await membersOf(agent, body.Id as number);
    const save = (Members: object[]) =>
      caller.put(`/api/enrollment/PutIndividualenrollment/${body.Id}`).send({ Members });
    const sent = { ...self, SSN: undefined };
    expect((await save([{ ...sent, LastName: 'Other' }])).body.Message).toBe(FROM_MARKETPLACE);
    expect((await save([sent, { ...sent, Id: 0, RelationshipToSubscriber: 'Child' }])).body.Message).toBe(
      FROM_MARKETPLACE,
    );
    expect(
      (await save([{ ...sent, DentalStatus: 'Enroll', Tobacco: true, LastTobaccoUse: '2026-10-01' }])).status,
    ).toBe(200);
  });

  it('is made by agents only', async () => {
    const { status, body } = await start(await insertSalesUser(app), '1000101');
    expect([status, body.Message]).toEqual([403, 'You must be an agent to access the FFM.']);
  });
});
