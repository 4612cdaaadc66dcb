import { importBenchmarks } from '../../backend/src/catalogue/plans/import/import-benchmarks.ts';
import type { SubsidyResponse } from '../../shared/src/eligibility/subsidy.record.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';

const KENT = '26081';
const OTTAWA = '26139';
/** The marketplace found that the children cannot have MIChild. */
const DENIED = { IsMedicaidDenied: true };
/** Filed for ages that the tests use, and one that is missing: 30. */
const RATES: readonly (readonly [age: string, kent: string, ottawa: string])[] = [
  ['0-14', '298.81', '199.21'],
  ['20', '400.00', '300.00'],
  ['40', '499.18', '332.79'],
  ['42', '517.53', '345.02'],
  ['64 and over', '1171.80', '781.20'],
];
const FAMILY = [
  { DateOfBirth: '1986-06-15', SeeksCoverage: true },
  { DateOfBirth: '1984-03-01', SeeksCoverage: true },
  { DateOfBirth: '2015-02-01', SeeksCoverage: true, ...DENIED },
  { DateOfBirth: '2018-02-01', SeeksCoverage: true, ...DENIED },
  { DateOfBirth: '2020-02-01', SeeksCoverage: true, ...DENIED },
];
const QUESTION = { CoverageYear: 2027, CountyFips: KENT, HouseholdSize: 5, AnnualIncome: 60_000, Members: FAMILY };

describe('the estimate of the tax credit', () => {
  let app: TestApp;
  let ask: (
    given?: object,
  ) => Promise<{ status: number; body: SubsidyResponse & { Code: string; Message: string; Fields: object } }>;
  let folder: string;

  beforeAll(async () => {
    app = await startApp();
    folder = await mkdtemp(path.join(tmpdir(), 'pq-benchmarks-'));
    const file = path.join(folder, 'Benchmarks 2027.csv');
    const rows = RATES.flatMap(([age, kent, ottawa]) => [
      `2027,${KENT},${age},${kent},98.3`,
      `2027,${OTTAWA},${age},${ottawa},100`,
    ]);
    await writeFile(file, ['coverage_year,county_fips,age,monthly_rate,ehb_percent', ...rows].join('\n'));
    expect((await importBenchmarks(app.database, file)).added).toBe(10);
    const caller = await app.as(await insertAgentUser(app, { roles: ['tuo-role-individualagent'] }));
    ask = (given = {}) => caller.post('/api/individual/EstimateSubsidy').send({ ...QUESTION, ...given });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('of a family of five at $60,000 can be followed to the cent', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    // The parts for essential benefits, rounded down each: 490.69 + 508.73 + 3 x 293.73.
    expect(body).toMatchObject({
      Label: 'estimate',
      County: 'Kent',
      EffectiveDate: '2027-01-01',
      PovertyLine: 38_680,
      FplPercent: 155,
      FplPercentExact: 155.11,
      PercentageRow: { FromPercent: 150, ToPercent: 200, InitialPercentage: 4.3, FinalPercentage: 6.78 },
      ApplicablePercentage: 4.55,
      ContributionMonthly: 227.5,
      BenchmarkMonthly: 1880.61,
      MaxAptc: 1653.11,
      WhyNone: null,
      CsrLevel: 5,
      CsrPercentage: 87,
      WhyStandardCosts: null,
      MedicaidLikely: null,
      CreditAtStake: 0,
      MedicaidIncome: 53_378.4,
      CliffIncome: 154_720,
      DistanceToCliff: 94_720,
      CreditAtCliff: 562.91,
      WorstCaseRepayment: 19_837.32,
    });
    expect(body.BenchmarkMembers).toEqual([
      { Age: 40, MonthlyRate: 499.18, EssentialPart: 490.69, PediatricDental: null, WhyNot: null },
      { Age: 42, MonthlyRate: 517.53, EssentialPart: 508.73, PediatricDental: null, WhyNot: null },
      { Age: 11, MonthlyRate: 298.81, EssentialPart: 293.73, PediatricDental: null, WhyNot: null },
      { Age: 8, MonthlyRate: 298.81, EssentialPart: 293.73, PediatricDental: null, WhyNot: null },
      { Age: 6, MonthlyRate: 298.81, EssentialPart: 293.73, PediatricDental: null, WhyNot: null },
    ]);
    expect(body.Sources).toEqual([
      'Poverty line: HHS poverty guidelines for 2026, 48 contiguous states.',
      'Percentage of income: Rev. Proc. 2026-26, rounded to 0.01 (26 CFR 1.36B-3(g)).',
      'Benchmark: second-lowest-cost silver plan in Kent County, 2027 (Benchmarks 2027.csv).',
      'Tax credit: benchmark less contribution (26 USC 36B(b)(2)). The marketplace decides the final amount.',
    ]);
  });

  it('depends on the county', async () => {
    const [kent, ottawa] = [await ask(), await ask({ CountyFips: OTTAWA })];
    expect([kent.body.MaxAptc, ottawa.body.MaxAptc]).toEqual([1653.11, 1047.94]);
  });

  it('leaves out who has other coverage, and the fourth child', async () => {
    const { body } = await ask({
      HouseholdSize: 6,
      Members: [
        { Age: 66, SeeksCoverage: true, IsMedicareEligible: true },
        { ...FAMILY[0], HasEmployerOffer: true },
        ...FAMILY.slice(2),
        { DateOfBirth: '2022-02-01', SeeksCoverage: true, ...DENIED },
      ],
    });
    expect(body.BenchmarkMonthly).toBe(881.19);
    expect(body.BenchmarkMembers.map(({ WhyNot }) => WhyNot)).toEqual([
      'Can have Medicare.',
      'Has an affordable offer from an employer.',
      null,
      null,
      null,
      'Only the three oldest children under 21 count.',
    ]);
  });

  it('leaves out children who meet the criteria of MIChild, and says what is at stake', async () => {
    const children = FAMILY.map(({ IsMedicaidDenied: _, ...person }: Record<string, unknown>) => person);
    const { body } = await ask({ Members: children });
    // 490.69 + 508.73 less 227.50; the three children are 881.19.
    expect([body.BenchmarkMonthly, body.MaxAptc, body.CreditAtStake]).toEqual([999.42, 771.92, 881.19]);
    expect(body.MedicaidLikely).toBe(
      'Children under 19 in a household of this size with income up to $83,935.60 a year qualify for MIChild in Michigan. People who qualify cannot get a tax credit, whether they apply or not. Check Medicaid first. If the marketplace finds that they do not qualify, the credit is $881.19 a month higher.',
    );
    expect(body.BenchmarkMembers.map(({ WhyNot }) => WhyNot)).toEqual([
      null,
      null,
      ...Array<string>(3).fill('Meets the criteria of MIChild or Medicaid at this income.'),
    ]);
    // In one policy with them, nobody has reduced costs: 45 CFR 155.305(g)(3).
    expect([body.CsrLevel, body.CsrPercentage, body.WhyStandardCosts]).toEqual([
      1,
      null,
      'Someone in this household cannot get the tax credit. In one policy with them, silver plans have standard costs for everybody; in a policy without them, the others keep their reduced costs.',
    ]);
    expect(body.BenchmarkSteps).toEqual([
      { UpToIncome: 53_378.4, BenchmarkMonthly: 0 },
      { UpToIncome: 83_935.6, BenchmarkMonthly: 999.42 },
      { UpToIncome: null, BenchmarkMonthly: 1880.61 },
    ]);
    // At the cliff nobody qualifies for Medicaid.
    expect(body.CreditAtCliff).toBe(562.91);
    const above = await ask({ Members: children, AnnualIncome: 83_935.61 });
    expect([above.body.MedicaidLikely, above.body.CsrLevel]).toEqual([null, 4]);
  });

  it('counts a parent under 21, who is no child', async () => {
    const Members = [
      { Age: 40, Relationship: 'Self', SeeksCoverage: true },
      { Age: 20, Relationship: 'Spouse', SeeksCoverage: true },
      ...[3, 2, 1].map((Age) => ({ Age, Relationship: 'Child', SeeksCoverage: true, ...DENIED })),
    ];
    const { body } = await ask({ Members });
    expect(body.BenchmarkMembers.map(({ WhyNot }) => WhyNot)).toEqual([null, null, null, null, null]);
    // 490.69 + 393.20 + 3 x 293.73.
    expect(body.BenchmarkMonthly).toBe(1765.08);
  });

  it('of a pregnant woman counts the child that she expects, for Medicaid only', async () => {
    const one = { HouseholdSize: 1, Members: [{ Age: 40, SeeksCoverage: true, IsPregnant: true }] };
    const within = await ask({ ...one, AnnualIncome: 43_280 });
    expect(within.body.MedicaidLikely).toMatch(
      /^Pregnant women in a household of this size with income up to \$43,280\.00 a year qualify for Medicaid in Michigan\./,
    );
    const { body } = await ask({ ...one, AnnualIncome: 43_280.01 });
    expect([body.MedicaidLikely, body.PovertyLine]).toEqual([null, 15_960]);
  });

  it('adds the dental part of children where the silver plan has none', async () => {
    const file = path.join(folder, 'With dental 2028.csv');
    const lines = ['0-14,298.81,98.3,21.50', '40,499.18,98.3,', '15,300.00,100,22.25'];
    const header = 'coverage_year,county_fips,age,monthly_rate,ehb_percent,pediatric_dental_rate';
    await writeFile(file, [header, ...lines.map((line) => `2026,${OTTAWA},${line}`)].join('\n'));
    expect((await importBenchmarks(app.database, file)).added).toBe(3);
    const Members = [
      { Age: 40, SeeksCoverage: true },
      { Age: 8, SeeksCoverage: true, ...DENIED },
      { Age: 15, SeeksCoverage: true, ...DENIED },
    ];
    const { body } = await ask({ CoverageYear: 2026, CountyFips: OTTAWA, HouseholdSize: 3, Members });
    expect(body.BenchmarkMembers.map(({ EssentialPart, PediatricDental }) => [EssentialPart, PediatricDental])).toEqual(
      [
        [490.69, null],
        [315.23, 21.5],
        [322.25, 22.25],
      ],
    );
    expect(body.BenchmarkMonthly).toBe(1128.17);
  });

  it('is not made for people in several counties', async () => {
    const Members = [FAMILY[0], { ...FAMILY[2], LivesElsewhere: true }];
    const { status, body } = await ask({ Members });
    expect([status, body.Code, body.Message]).toEqual([
      422,
      'NOT_LOADED',
      'People of this household live in different counties. The marketplace adds up a benchmark for each place, so no tax credit is estimated here.',
    ]);
  });

  it('gives adults no credit up to 138 percent, and says why there is none', async () => {
    const medicaid = await ask({ AnnualIncome: 53_378.4 });
    expect([medicaid.body.MaxAptc, medicaid.body.CreditAtStake]).toEqual([723.72, 999.42]);
    expect(medicaid.body.MedicaidLikely).toBe(
      'Adults in a household of this size with income up to $53,378.40 a year qualify for Medicaid in Michigan. People who qualify cannot get a tax credit, whether they apply or not. Check Medicaid first. If the marketplace finds that they do not qualify, the credit is $999.42 a month higher.',
    );
    expect((await ask({ AnnualIncome: 53_378.41 })).body.MedicaidLikely).toBeNull();
    const [poor, rich, nobody] = [
      await ask({ AnnualIncome: 38_679.99 }),
      await ask({ AnnualIncome: 154_720.01 }),
      await ask({ Members: [{ Age: 40, SeeksCoverage: false }] }),
    ];
    expect([poor, rich, nobody].map(({ body }) => [body.MaxAptc, body.CsrLevel, body.WhyNone])).toEqual([
      [0, 1, 'The income is below the poverty line, so there is no tax credit. Check Medicaid.'],
      [0, 1, 'The income is above 400% of the poverty line, so there is no tax credit in 2027.'],
      [0, 1, 'Nobody who seeks coverage can get a tax credit.'],
    ]);
    expect([rich.body.FplPercent, rich.body.DistanceToCliff]).toEqual([401, -0.01]);
    expect(nobody.body.Sources[2]).toBe('Benchmark: second-lowest-cost silver plan in Kent County, 2027.');
  });

  it('takes ages on the effective date', async () => {
    const born = [{ DateOfBirth: '1962-07-01', SeeksCoverage: true }];
    const after = await ask({ HouseholdSize: 1, Members: born, EffectiveDate: '2027-07-01' });
    expect(after.body.BenchmarkMembers[0]).toMatchObject({ Age: 65, MonthlyRate: 1171.8 });
  });

  it.each([
    [
      'a year without figures',
      { CoverageYear: 2040 },
      'The poverty guidelines and percentages for 2040 are not loaded, so no tax credit can be estimated.',
    ],
    [
      'a year without benchmarks',
      { CoverageYear: 2026 },
      'The benchmark premiums for Kent County in 2026 are not loaded, so no tax credit can be estimated.',
    ],
    [
      'a county without benchmarks',
      { CountyFips: '26163' },
      'The benchmark premiums for Wayne County in 2027 are not loaded, so no tax credit can be estimated.',
    ],
    [
      'an age without a benchmark',
      {
        Members: [
          { Age: 40, SeeksCoverage: true },
          { Age: 30, SeeksCoverage: true },
        ],
      },
      'The benchmark premiums for Kent County in 2027, age 30, are not loaded, so no tax credit can be estimated.',
    ],
    [
      'ages without a benchmark, where no age of the household has one',
      {
        Members: [
          { Age: 55, SeeksCoverage: true },
          { Age: 30, SeeksCoverage: true },
        ],
      },
      'The benchmark premiums for Kent County in 2027, ages 30 and 55, are not loaded, so no tax credit can be estimated.',
    ],
  ])('is refused by name for %s', async (_, given, message) => {
    const { status, body } = await ask(given);
    expect([status, body.Code, body.Message]).toEqual([422, 'NOT_LOADED', message]);
  });

  it.each([
    [{ CountyFips: '18003' }, { CountyFips: ['Choose a county of Michigan.'] }],
    [
      { HouseholdSize: 4 },
      { HouseholdSize: ['The household has more members than its size. Correct the household size.'] },
    ],
    [{ HouseholdSize: 0 }, { HouseholdSize: ['Household size must be 1 or more.'] }],
    [{ AnnualIncome: -1 }, { AnnualIncome: ['Annual income must be 0 or more.'] }],
    [{ Members: [] }, { Members: ['Members is required.'] }],
    [{ EffectiveDate: '2026-12-31' }, { EffectiveDate: ['The effective date must be in the coverage year.'] }],
    [
      { Members: [{ SeeksCoverage: true }, { Age: 3, DateOfBirth: '2023-05-05', SeeksCoverage: true }] },
      {
        'Members.0.DateOfBirth': ['Enter a date of birth or an age.'],
        'Members.1.DateOfBirth': ['Enter a date of birth or an age.'],
      },
    ],
    [
      { Members: [{ DateOfBirth: '2027-01-02', SeeksCoverage: true }] },
      { 'Members.0.DateOfBirth': ['The date of birth must be on or before the effective date.'] },
    ],
  ])('says what is wrong with %j', async (given, fields) => {
    const { status, body } = await ask(given);
    expect([status, body.Fields]).toEqual([400, fields]);
  });
});
