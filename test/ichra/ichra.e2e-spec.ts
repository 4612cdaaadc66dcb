import { Benchmark } from '../../backend/src/catalogue/plans/benchmark.table.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type IchraComparison, NO_GROUP_PLAN } from '../../shared/src/ichra/ichra.record.ts';
import { ageBandOf } from '../../shared/src/plans/age-band.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { countStatements } from '../support/count-statements.ts';
import { insertQuote } from '../support/group-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser } from '../support/people.ts';
import { insertPlaces } from '../support/places.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { terms } from './ichra-terms.ts';

/** Of the second-lowest-cost silver plan, a month, by age. */
const BENCHMARKS = { 8: 30_000, 40: 50_000, 41: 50_000, 42: 50_000 } as const;
describe('a group plan beside an ICHRA and beside own plans', () => {
  let app: TestApp;
  let agent: User;
  let gold: { id: number };
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    await insertPlaces(app);
    const own = { market: 'Individual', metalTier: 'Silver' } as const;
    gold = await sellPlan(app.database, buildPlan({ displayName: 'PPO Gold' }), { rateOf: () => 60_000 });
    await sellPlan(app.database, buildPlan({ ...own, displayName: 'Silver 2' }), { rateOf: () => 50_000 });
    await sellPlan(app.database, buildPlan({ ...own, displayName: 'Silver 1' }), { rateOf: () => 45_000 });
    await sellPlan(app.database, buildPlan({ ...own, metalTier: 'Catastrophic' }), { rateOf: () => 10_000 });
    for (const [age, rateCents] of Object.entries(BENCHMARKS)) {
      const of = { coverageYear: 2027, countyFips: '26081', ageBand: ageBandOf(Number(age)) };
      await app.database.manager.insert(Benchmark, { ...of, rateCents, ehbBasisPoints: 10_000, source: 'A test' });
    }
  });
  afterAll(() => app.close());

  /** Ruth Larsen alone, and Paul Larsen with spouse and child; the gold plan is chosen, of which the employer pays half. */
  async function chosenQuote(given: Partial<CensusMember> = {}): Promise<Quote> {
    const quote = await insertQuote(app, agent, { status: 'Quoting' });
    const family = { quoteId: quote.id, employeeNumber: 2 };
    await app.insert(buildMember({ quoteId: quote.id, ...given }));
    await app.insert(buildMember({ ...family, firstName: 'Paul', dateOfBirth: isoDate('1986-06-15') }));
    await app.insert(buildMember({ ...family, relationship: 'Spouse', dateOfBirth: isoDate('1984-03-01') }));
    await app.insert(buildMember({ ...family, relationship: 'Child', dateOfBirth: isoDate('2018-02-01') }));
    const selection = { SelectedPlanIds: [gold.id], AssignedPlanForMembers: [] };
    await (await app.as(agent)).put(`/api/plan/PutSelections/${quote.id}`).send(selection).expect(200);
    return quote;
  }
  const read = async (quoteId: number): Promise<IchraComparison> =>
    (await (await app.as(agent)).get(`/api/ichra/${quoteId}`).expect(200)).body;
  const save = async (quoteId: number, body: object) => (await app.as(agent)).put(`/api/ichra/${quoteId}`).send(body);

  it('has no employees until a medical plan is chosen, and no paper', async () => {
    const { id } = await insertQuote(app, agent);
    expect(await read(id)).toMatchObject({ GroupPlans: [], Employees: [], Version: 0 });
    const paper = await (await app.as(agent)).get(`/api/ichra/Document/${id}`);
    expect([paper.status, paper.body.Message]).toEqual([422, NO_GROUP_PLAN]);
  });

  it('prices an own plan for each employee, without a credit while no income is known', async () => {
    const { id } = await chosenQuote();
    expect(await read(id)).toEqual({
      ...terms(),
      GroupPlanId: gold.id,
      GroupPlans: [{ PlanId: gold.id, Name: 'PPO Gold' }],
      EffectiveDate: '2027-01-01',
      Employees: [
        {
          EmployeeNumber: 1,
          Name: 'Ruth Larsen',
          Tier: 'Employee only',
          County: 'Kent',
          People: 1,
          GroupEmployer: 300,
          GroupEmployee: 300,
          OwnPlan: 'Silver 1',
          OwnPremium: 450,
          OwnNet: null,
          LowestSilver: 450,
          AffordableUpTo: null,
          MedicaidPeople: 0,
        },
        expect.objectContaining({
          Name: 'Paul Larsen',
          Tier: 'Family',
          People: 3,
          GroupEmployer: 900,
          GroupEmployee: 900,
          OwnPremium: 1350,
          OwnNet: null,
          LowestSilver: 450,
        }),
      ],
    });
  });

  it('knows each credit to the cent once the incomes are saved', async () => {
    const { id } = await chosenQuote();
    const body = terms({
      EmployeeOnly: 50,
      Family: 75.5,
      AssumedIncome: 45_000,
      Incomes: [{ EmployeeNumber: 2, AnnualIncome: 60_000, HouseholdSize: null }],
    });
    const saved = await save(id, body);
    expect([saved.status, saved.body]).toMatchObject([200, { ...body, GroupPlanId: gold.id, Version: 1 }]);
    const { Employees } = await read(id);
    expect(Employees.map(({ OwnNet, AffordableUpTo }) => [OwnNet, AffordableUpTo])).toEqual([
      // 281% of the poverty line: 9.63% of $45,000 is $361.13 a month; $500.00 less that is a credit of $138.87. 10.22% is $383.25.
      [311.13, 383.25],
      // 219% of it for three: 7.49% of $60,000 is $374.50; $1,300.00 less that is $925.50. 10.22% is $511.00.
      [424.5, 511],
    ]);
  });

  it('buys no plan for people who qualify for Medicaid or MIChild', async () => {
    const { id } = await chosenQuote();
    const Incomes = [
      { EmployeeNumber: 1, AnnualIncome: 20_000, HouseholdSize: 1 },
      // Above the limit of adults, below that of children.
      { EmployeeNumber: 2, AnnualIncome: 50_000, HouseholdSize: 3 },
    ];
    await save(id, terms({ Incomes })).then(({ status }) => expect(status).toBe(200));
    const { Employees } = await read(id);
    expect(Employees.map(({ MedicaidPeople, OwnPremium }) => [MedicaidPeople, OwnPremium])).toEqual([
      [1, 0],
      [1, 900],
    ]);
  });

  it('looks for the plan where the employee lives, if the ZIP code says so', async () => {
    const { id } = await chosenQuote({ homePostalCode: '48207' });
    const [ruth, paul] = (await read(id)).Employees;
    expect(ruth).toMatchObject({ County: 'Wayne', OwnPlan: null, OwnPremium: null, LowestSilver: null });
    expect(paul).toMatchObject({ County: 'Kent', OwnPlan: 'Silver 1' });
  });

  it('refuses a plan that is not selected, a wrong shape and an older version, and stores nothing', async () => {
    const { id } = await chosenQuote();
    const plan = await save(id, terms({ GroupPlanId: 999_999 }));
    expect([plan.status, Object.keys(plan.body.Fields as object)]).toEqual([422, ['GroupPlanId']]);
    const shape = await save(id, {
      ...terms(),
      Metal: 'Catastrophic',
      EmployeeOnly: -1,
      Incomes: [{ EmployeeNumber: 1, AnnualIncome: 'much', HouseholdSize: 31 }],
    });
    expect([shape.status, Object.keys(shape.body.Fields as object).sort()]).toEqual([
      400,
      ['EmployeeOnly', 'Incomes.0.AnnualIncome', 'Incomes.0.HouseholdSize', 'Metal'],
    ]);
    expect((await read(id)).Version).toBe(0);
    await save(id, terms({ EmployeeOnly: 100 }));
    const stale = await save(id, terms({ EmployeeOnly: 200 }));
    expect([stale.status, stale.body.Message]).toEqual([409, CHANGED_BY_SOMEONE_ELSE]);
    expect((await read(id)).EmployeeOnly).toBe(100);
  });

  it('fits one page for the employer, which tells no income', async () => {
    const { id } = await chosenQuote();
    await save(id, terms({ EmployeeOnly: 250, Family: 450, AssumedIncome: 45_000 }));
    const paper = await (await app.as(agent)).get(`/api/ichra/Document/${id}`).buffer(true).expect(200);
    const text = pdfText(paper.body as Buffer).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Paul Larsen');
    // Half of $600.00 and $1,800.00; and the allowances.
    expect(text).toContain('$1,200.00');
    expect(text).toContain('$700.00');
    expect(text).not.toContain('45,000');
    expect(text).toContain('Page 1 of 1');
    const spanish = await (await app.as(agent)).get(`/api/ichra/Document/${id}?language=es`).buffer(true).expect(200);
    const words = pdfText(spanish.body as Buffer).replaceAll(/\s+/g, ' ');
    expect(words).toContain('Plan de grupo, ICHRA o planes propios');
    expect(words).toContain('Página 1 de 1');
  });

  it('takes as many statements for many employees as for two', async () => {
    const few = await chosenQuote();
    const many = await chosenQuote();
    for (let employeeNumber = 3; employeeNumber <= 20; employeeNumber += 1) {
      await app.insert(buildMember({ quoteId: many.id, employeeNumber }));
    }
    const counted: number[] = [];
    for (const { id } of [few, many]) {
      const { Version } = await read(id);
      await save(id, terms({ AssumedIncome: 45_000, Version }));
      counted.push(await countStatements(app, /SELECT/, () => read(id)));
    }
    expect(counted[1]).toBeLessThanOrEqual(counted[0]!);
  });
});
