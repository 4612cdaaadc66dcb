import { Benchmark } from '../../backend/src/catalogue/plans/benchmark.table.ts';
import { PlanCrosswalk, WHOLE_STATE } from '../../backend/src/catalogue/plans/plan-crosswalk.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { ContractRenewalResponse } from '../../shared/src/contract-renewals/contract-renewal.record.ts';
import { centsFromDollars } from '../../shared/src/formats/currency.ts';
import { ageBandOf } from '../../shared/src/plans/age-band.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildPlan, sellPlan, type Terms } from '../support/plan-builders.ts';
import { setUpRenewals } from './renewal-calls.ts';

const of = (year: number, base: number): Terms => ({
  periodStart: `${year}-01-01`,
  periodEnd: `${year}-12-31`,
  rateOf: (band) => base + band * 100,
  tobaccoRateOf: (band) => base + band * 100 + 5_000,
});

describe('why the price of a renewal changes', () => {
  const renewals = setUpRenewals();
  const { contract, renewed, explained, household } = renewals;
  /** Sold in both years; replaced by `heir`; ended without one; without rates in the new year. */
  let plans: Record<'goes' | 'goesThen' | 'replaced' | 'heir' | 'ended' | 'unpriced', Plan>;
  beforeAll(async () => {
    const { database } = renewals.app;
    const sell = (name: string, year: number, terms: Terms | null, given: Partial<Plan> = {}) =>
      sellPlan(
        database,
        buildPlan({ market: 'Individual', metalTier: 'Silver', businessYear: year, displayName: name, ...given }),
        terms ?? { ...of(year, 0), rateOf: () => null, tobaccoRateOf: () => null },
      );
    const goes = await sell('Silver One', 2026, of(2026, 30_000));
    const goesThen = await sell('Silver One', 2027, of(2027, 32_000), { hiosPlanId: goes.hiosPlanId });
    const replaced = await sell('Silver Old', 2026, of(2026, 30_000));
    const heir = await sell('Silver New', 2027, of(2027, 36_000));
    const ended = await sell('Silver Gone', 2026, of(2026, 30_000));
    const unpriced = await sell('Silver Late', 2026, of(2026, 30_000));
    await sell('Silver Late', 2027, null, { hiosPlanId: unpriced.hiosPlanId });
    plans = { goes, goesThen, replaced, heir, ended, unpriced };
    await database.manager.insert(PlanCrosswalk, [
      { fromPlanId: replaced.id, toPlanId: heir.id, countyFips: WHOLE_STATE, reason: 'The insurer replaced this plan' },
      { fromPlanId: ended.id, toPlanId: null, countyFips: WHOLE_STATE, reason: 'The insurer ended this plan' },
    ]);
    const bands = [9, 10, 40, 41].map((age) => ageBandOf(age));
    const rows = [2026, 2027].flatMap((coverageYear) =>
      [...new Set(bands)].map((ageBand) => ({
        ...{ coverageYear, countyFips: '26081', ageBand, ehbBasisPoints: 10_000, source: 'A test' },
        rateCents: 40_000 + ageBand * 100 + (coverageYear === 2027 ? -2_000 : 0),
      })),
    );
    await database.manager.insert(Benchmark, rows);
  });

  const explain = async (quoteId: number): Promise<ContractRenewalResponse> => {
    const { status, body } = await explained(quoteId);
    expect(status).toBe(200);
    return body;
  };
  const amounts = ({ Change }: ContractRenewalResponse) =>
    Object.fromEntries(Change!.Drivers.map(({ Driver, Amount }) => [Driver, Amount]));
  const sentence = ({ Change }: ContractRenewalResponse, driver: string) =>
    Change!.Drivers.find(({ Driver }) => Driver === driver)!.Sentence;
  const expectSum = ({ Change }: ContractRenewalResponse) =>
    expect(Change!.Drivers.reduce((sum, { Amount }) => sum + centsFromDollars(Amount ?? 0), 0)).toBe(
      centsFromDollars(Change!.Change),
    );
  /** The census as stored, with changes to people by place. */
  const save = async (
    quoteId: number,
    change: (members: Record<string, unknown>[]) => object[],
    RemovedIds: number[] = [],
  ) => {
    const { Members } = await household(quoteId);
    const { status, body } = await (
      await renewals.app.as(renewals.agent)
    )
      .put(`/api/enrollment/PutIndividualenrollment/${quoteId}`)
      .send({ Members: change(Members), RemovedIds });
    expect([status, body.Message]).toEqual([200, expect.any(String)]);
  };
  const asked = async (quoteId: number, MemberIds: number[], user = renewals.agent) =>
    (await renewals.app.as(user)).put(`/api/renewals/ContractTobacco/${quoteId}`).send({ MemberIds });
  const quoteOf = async (planId: number | null, given: object = {}) =>
    renewed(await contract({ medicalPlanId: planId, medicalPlanName: 'Silver One', ...given }, [{}, {}]));

  it('is age and filed rates, if the plan goes on', async () => {
    const body = await explain(await quoteOf(plans.goes.id));
    // Ada 40 to 41, Theo 8 to 9 in one band: bands follow years of age from 15 on.
    expect([body.Now?.Premium, body.Then?.Premium]).toEqual([626, 667]);
    expect(body).toMatchObject({
      CurrentPlanId: plans.goesThen.id,
      SuccessorPlanId: plans.goesThen.id,
      Validity: 'Continues',
      Then: { EffectiveDate: '2027-01-01', Credit: null, Net: null },
      Change: { Before: 626, After: 667, Change: 41, Percent: 6.5, IsBeforeCredit: true },
    });
    expect(amounts(body)).toEqual({
      Age: 1,
      Rate: 40,
      Tobacco: 0,
      Area: 0,
      PlanMapping: 0,
      Household: 0,
      Credit: null,
    });
    expect(sentence(body, 'Age')).toBe(
      'Premiums rise with age. At the rates of 2026: Ada 40 to 41 (+0.3%); Theo 8 to 9 (0.0%).',
    );
    expect(sentence(body, 'Credit')).toContain('Not estimated. Enter household size and income');
  });

  it('is a new answer about tobacco, which is asked again', async () => {
    const id = await quoteOf(plans.goes.id);
    const { Members } = await household(id);
    expect((await explain(id)).Notes).toContain(
      'Tobacco use is not answered for everyone yet. Until then the contract’s answer counts.',
    );
    await save(id, (members) =>
      members.map((each, at) => (at === 0 ? { ...each, Tobacco: true, LastTobaccoUse: '2026-11-20' } : each)),
    );
    expect((await household(id)).Problems.map(({ Field }: { Field: string }) => Field)).toEqual(['Tobacco']);
    expect((await asked(id, [Members[0].Id])).body).toEqual({ StillOpen: 0 });
    expect((await household(id)).Problems).toEqual([]);
    const body = await explain(id);
    expect([amounts(body)['Tobacco'], sentence(body, 'Tobacco'), body.Notes]).toEqual([
      50,
      'Ada uses tobacco now.',
      [],
    ]);
    expectSum(body);
  });

  it('is asked about tobacco only while the household can be changed', async () => {
    const id = await quoteOf(plans.goes.id);
    const { Members } = await household(id);
    await renewals.app.database.manager.update(Quote, { id }, { status: 'Enrolling' });
    const { status, body } = await asked(id, [Members[0].Id]);
    expect([status, body.Code, body.Message]).toEqual([
      409,
      'WRONG_STATE',
      'The household cannot be changed while the quote is in status Enrolling.',
    ]);
  });

  it('is the plan that follows, and who leaves and joins', async () => {
    const id = await quoteOf(plans.replaced.id);
    const { Members } = await household(id);
    const { Id: _id, Version: _version, Age: _age, ...child } = Members[1];
    await save(id, ([ada]) => [ada!, { ...child, Id: 0, FirstName: 'Nia', DateOfBirth: '2000-06-01' }], [
      Members[1].Id,
    ]);
    const body = await explain(id);
    expect(body).toMatchObject({
      CurrentPlanId: null,
      SuccessorPlanName: 'Silver New',
      Validity: 'Replaced',
      Message: 'Silver Old is being discontinued and maps to Silver New. The insurer replaced this plan.',
    });
    expect(amounts(body)).toEqual({
      Age: 1,
      Rate: 0,
      Tobacco: 0,
      Area: 0,
      PlanMapping: 120,
      Household: 12,
      Credit: null,
    });
    expect(sentence(body, 'Household')).toBe('Nia joins; Theo leaves.');
    expectSum(body);
  });

  it('is the tax credit, estimated once the income is known, with both benchmarks', async () => {
    const id = await quoteOf(plans.goes.id, { fromFfm: true, latestAptcCents: 31_840 });
    const { body: quote } = await (await renewals.app.as(renewals.agent)).get(`/api/quote/${id}`);
    const change = { Id: id, Version: quote.Version, QuoteType: 'IndividualRenewal' };
    const answer = await (
      await renewals.app.as(renewals.agent)
    )
      .put('/api/quote')
      .send({ ...change, Household: { Size: 2, AnnualIncome: 45_000 } });
    expect([answer.status, answer.body.Individual.RenewedContract.Year]).toEqual([200, 2027]);
    const body = await explain(id);
    expect(body.Now).toMatchObject({ Premium: 626, Credit: 318.4, Net: 307.6 });
    expect(body.Change!.IsBeforeCredit).toBe(false);
    expect(sentence(body, 'Credit')).toMatch(
      /^The tax credit pays \$\d+\.\d\d \(estimate\) instead of \$318\.40\. The benchmark plan costs \$\d+\.\d\d in 2027, \$\d+\.\d\d in 2026\.$/,
    );
    expect(body.Notes).toContain('The tax credit of 2027 is an estimate until the marketplace decides.');
    expectSum(body);
  });

  it.each<[string, (known: typeof plans) => number | null, object]>([
    [
      'without a plan in the catalog',
      () => null,
      {
        Validity: null,
        Now: null,
        Then: null,
        Message: 'The plan of the contract, Silver One, is not in the catalog, so its premium cannot be compared.',
      },
    ],
    [
      'without a successor',
      ({ ended }) => ended.id,
      {
        Validity: 'Discontinued',
        SuccessorPlanId: null,
        Then: null,
        Message: 'The insurer ended this plan, and no plan follows Silver Gone. Choose another plan from the list.',
      },
    ],
    [
      'without rates of the new year',
      ({ unpriced }) => unpriced.id,
      { Validity: 'RatesNotLoaded', Then: null, Message: 'Rates not loaded for Silver Late on the renewal date.' },
    ],
  ])('is not told %s: the answer says why', async (_what, planOf, expected) => {
    expect(await explain(await quoteOf(planOf(plans)))).toMatchObject({ ...expected, Change: null });
  });

  it('is told of the person who joined during the year by their age then, and of tobacco that is not recorded', async () => {
    const mine = await contract({ medicalPlanId: plans.goes.id }, [
      { birthDate: isoDate('1986-03-01'), effectiveDate: isoDate('2026-06-01'), usesTobacco: null },
    ]);
    const body = await explain(await renewed(mine));
    expect(sentence(body, 'Age')).toBe('Nobody’s age for the premium changes.');
    expect(body.Notes[0]).toBe(
      'The contract does not say who uses tobacco. Today’s premium is calculated without tobacco use.',
    );
  });

  it('goes with the current plan into the comparison', async () => {
    const id = await quoteOf(plans.goes.id);
    const compare = async (planIds: number[]) =>
      (await renewals.app.as(renewals.agent))
        .post(`/api/plan/GetPlanComparisonPdf/${id}`)
        .send({ planIds, currentPlanProvided: true })
        .buffer();
    const made = await compare([plans.goesThen.id, plans.heir.id]);
    expect([made.status, (await pdfText(made.body)).replace(/\s+/g, ' ')]).toEqual([
      200,
      expect.stringContaining('Current plan: Silver One'),
    ]);
    const refused = await compare([plans.heir.id]);
    expect(refused.status).toBe(422);
  });

  it('is nobody else’s, and there is none of another quote', async () => {
    const id = await quoteOf(plans.goes.id);
    const stranger = await insertAgentUser(renewals.app);
    expect((await explained(id, stranger)).status).toBe(404);
    expect((await asked(id, [1], stranger)).status).toBe(404);
    expect((await asked(id, [])).status).toBe(400);
    expect((await explained(999_999)).status).toBe(404);
  });
});
