import type { User } from '../../backend/src/platform/people/user.entity.ts';
import { Benchmark } from '../../backend/src/catalogue/benchmarks/benchmark.entity.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/seed-locations.ts';
import { ageBandOf } from '../../shared/src/plans/age-band.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

/** Cents a month in Kent County, by age on 01/01/2027. */
const BENCHMARKS = { 8: 29_881, 40: 49_918, 42: 51_753 } as const;
const child = (born: string) => person({ RelationshipToSubscriber: 'Child', DateOfBirth: born, VisionStatus: 'Waive' });
const FAMILY = [
  person({ DateOfBirth: '1986-06-15' }),
  person({ RelationshipToSubscriber: 'Spouse', DateOfBirth: '1984-03-01' }),
  ...['2015-02-01', '2018-02-01', '2020-02-01'].map(child),
];

describe('the premiums of a household under a tax credit', () => {
  let app: TestApp;
  let agent: User;
  let quote: { Id: number; Version: number };
  let silver: number;
  let offExchange: number;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    for (const [age, rateCents] of Object.entries(BENCHMARKS)) {
      await app.database.manager.insert(Benchmark, {
        coverageYear: 2027,
        countyFips: '26081',
        ageBand: ageBandOf(Number(age)),
        rateCents,
        ehbBasisPoints: 9830,
        source: 'A test',
      });
    }
    // $500 for everyone: three children count.
    const terms = { rateOf: () => 50_000 };
    const given = { market: 'Individual', ehbShareBasisPoints: 9833 } as const;
    silver = (await sellPlan(app.database, buildPlan({ ...given, metalTier: 'Silver' }), terms)).id;
    offExchange = (await sellPlan(app.database, buildPlan({ ...given, isOnExchange: false }), terms)).id;
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const open = { IndividualPlanType: 'Permanent', EnrollmentType: 'Open', CoverageLength: null } as const;
    const body = shortTermBody({ ...open, EffectiveDate: '2027-01-01', Census: FAMILY });
    quote = (await (await app.as(agent)).post('/api/quote').send(body)).body;
  });
  afterAll(() => app.close());

  const change = async (given: object) => {
    const answer = await (
      await app.as(agent)
    )
      .put('/api/quote')
      .send({ Id: quote.Id, Version: quote.Version, QuoteType: 'IndividualNewBusiness', ...given });
    quote = answer.status === 200 ? answer.body : quote;
    return answer;
  };
  const elect = (AptcElectedAmount: number) => change({ Ffm: { AptcElectedAmount } });
  const amounts = async () => (await app.as(agent)).get(`/api/plan/GetEHBAmounts/${quote.Id}`);

  it('are the market rates while nothing is elected', async () => {
    const { status, body } = await amounts();
    expect([status, body.length, body.find(({ PlanId }: { PlanId: number }) => PlanId === silver)]).toEqual([
      200,
      2,
      // 5 x 491.65.
      { PlanId: silver, EHBPercentage: 98.33, EHBAmount: 2458.25, PlanRateUnderSubsidy: 2500 },
    ]);
  });

  it('fall by the elected amount, up to the estimated maximum, for plans sold at the marketplace', async () => {
    expect((await change({ Household: { Size: 5, AnnualIncome: 60_000 } })).body.Household).toEqual({
      Size: 5,
      AnnualIncome: 60_000,
    });
    const { status, body } = await elect(1653.11);
    expect([status, body.Ffm]).toEqual([200, { AptcElectedAmount: 1653.11 }]);
    const rates = Object.fromEntries(
      (await amounts()).body.map((row: { PlanId: number; PlanRateUnderSubsidy: number }) => [
        row.PlanId,
        row.PlanRateUnderSubsidy,
      ]),
    );
    expect(rates).toEqual({ [silver]: 846.89, [offExchange]: 2500 });
  });

  it.each([
    ['more than the maximum', 1653.12, 'Elected amount cannot exceed maximum subsidy'],
    ['less than zero', -0.01, 'Elected amount cannot be less than zero'],
  ])('refuse %s', async (_what, amount, message) => {
    await change({ Household: { Size: 5, AnnualIncome: 60_000 } });
    const { status, body } = await elect(amount);
    expect([status, body.Message, body.Fields]).toEqual([422, message, { 'Ffm.AptcElectedAmount': [message] }]);
  });

  it('need the income first', async () => {
    expect((await elect(100)).body.Message).toBe('Enter the household size and the annual income first.');
  });

  it('follow the maximum when the income rises', async () => {
    await change({ Household: { Size: 5, AnnualIncome: 60_000 } });
    await elect(1653.11);
    await change({ Household: { Size: 5, AnnualIncome: 160_000 } });
    const [first] = (await amounts()).body;
    // Above 400 percent of the poverty line there is no credit.
    expect(first.PlanRateUnderSubsidy).toBe(2500);
  });

  it('name an age without a benchmark', async () => {
    await change({ Household: { Size: 5, AnnualIncome: 60_000 } });
    const caller = await app.as(agent);
    const { body } = await caller.get(`/api/enrollment/GetIndividualEnrollment/${quote.Id}`);
    const Members = body.Members.map((member: object, at: number) =>
      at === 0 ? { ...member, DateOfBirth: '1970-06-15' } : member,
    );
    await caller.put(`/api/enrollment/PutIndividualenrollment/${quote.Id}`).send({ Members });
    const { status, body: refused } = await amounts();
    expect([status, refused.Code, refused.Message]).toEqual([422, 'NOT_LOADED', expect.stringContaining('56')]);
  });
});
