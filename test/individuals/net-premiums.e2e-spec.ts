import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { insertBenchmarks, quotedFamily } from './quoted-family.ts';

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
    await insertBenchmarks(app);
    // $500 for everyone: three children count.
    const terms = { rateOf: () => 50_000 };
    const given = { market: 'Individual', ehbShareBasisPoints: 9833 } as const;
    silver = (await sellPlan(app.database, buildPlan({ ...given, metalTier: 'Silver' }), terms)).id;
    offExchange = (await sellPlan(app.database, buildPlan({ ...given, isOnExchange: false }), terms)).id;
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    quote = await quotedFamily(app, agent);
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
    expect([status, body.Ffm]).toEqual([200, { AptcElectedAmount: 1653.11, IsMaximum: false, ElectedReason: null }]);
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

  it('are compared as a file, with the tax credit', async () => {
    await change({ Household: { Size: 5, AnnualIncome: 60_000 } });
    const answer = await (
      await app.as(agent)
    )
      .post(`/api/Plan/GetPlanComparisonPdf/${quote.Id}`)
      .send({ planIds: [silver, offExchange], currentPlanProvided: false, subsidy: 1700 });
    expect([answer.status, decodeURIComponent(String(answer.headers['x-filename']))]).toEqual([
      200,
      'Plan comparison Ada Quixwater 2027-01-01.pdf',
    ]);
    const text = pdfText(answer.body as Buffer).replace(/\s+/g, ' ');
    expect(text).toContain('Monthly premiums of the whole household');
    expect(text).toContain('Insurer: Great Lakes Health Plan');
    expect(text).toContain('COUNTY Kent');
    expect(text).toMatch(
      /For Ada \(40\), \w+ \(42\), \w+ \(11\), \w+ \(8\), \w+ \(6\) Income \$60,000 a year, 5 people on the tax return/,
    );
    expect(text).toContain('Tax credit An estimated tax credit of $1,653.11 a month');
    expect(text).toMatch(/YOUR AGENT .* NPN \d+/);
    // At most the estimated maximum of $1,653.11, and nothing for a plan sold off the marketplace.
    expect(text).toContain('$846.89');
    expect(text).toContain('$2,500.00');
    // 12 × $846.89 and 12 × $2,500; then $2,000 + 20% of $3,600, and the family's $14,000.
    expect(text).toContain('Low use: Preventive care only $10,163 $30,000');
    expect(text).toContain('Medium use: One person needs $5,600 of care $12,883 $32,720');
    expect(text).toContain('maximum $24,163 $44,000');
  });

  it('follow the maximum when the income rises', async () => {
    await change({ Household: { Size: 5, AnnualIncome: 60_000 } });
    await elect(1653.11);
    await change({ Household: { Size: 5, AnnualIncome: 160_000 } });
    const [first] = (await amounts()).body;
    // Above 400 percent of the poverty line there is no credit.
    expect(first.PlanRateUnderSubsidy).toBe(2500);
  });

  it('stay under as much as is estimated when the income changes', async () => {
    await change({ Household: { Size: 5, AnnualIncome: 60_000 } });
    const elected = await change({ Ffm: { AptcElectedAmount: 1653.11, IsMaximum: true } });
    const all = { AptcElectedAmount: 1653.11, IsMaximum: true, ElectedReason: null };
    expect([elected.status, elected.body.Ffm]).toEqual([200, all]);
    const rateOf = async () =>
      (await amounts()).body.find(({ PlanId }: { PlanId: number }) => PlanId === silver).PlanRateUnderSubsidy;
    expect(await rateOf()).toBe(846.89);
    // 142 percent: 3.80 percent of $55,000 are $174.17 a month.
    await change({ Household: { Size: 5, AnnualIncome: 55_000 } });
    expect(await rateOf()).toBe(793.56);
    await change({ Household: { Size: 5, AnnualIncome: 60_000 } });
    expect(await rateOf()).toBe(846.89);
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
