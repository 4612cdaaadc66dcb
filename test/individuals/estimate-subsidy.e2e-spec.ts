import { importBenchmarks } from '../../backend/src/catalogue/benchmarks/import-benchmarks.ts';
import type { SubsidyResponse } from '../../shared/src/eligibility/subsidy.record.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';

const KENT = '26081';
const OTTAWA = '26139';
/** Filed for ages that the tests use, and one that is missing: 30. */
const RATES: readonly (readonly [age: string, kent: string, ottawa: string])[] = [
  ['0-14', '298.81', '199.21'],
  ['40', '499.18', '332.79'],
  ['42', '517.53', '345.02'],
  ['64 and over', '1171.80', '781.20'],
];
const FAMILY = [
  { DateOfBirth: '1986-06-15', SeeksCoverage: true },
  { DateOfBirth: '1984-03-01', SeeksCoverage: true },
  { DateOfBirth: '2015-02-01', SeeksCoverage: true },
  { DateOfBirth: '2018-02-01', SeeksCoverage: true },
  { DateOfBirth: '2020-02-01', SeeksCoverage: true },
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
    expect((await importBenchmarks(app.database, file)).added).toBe(8);
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
      MedicaidLikely: null,
      MedicaidIncome: 53_378.4,
      CliffIncome: 154_720,
      DistanceToCliff: 94_720,
      CreditAtCliff: 562.91,
      WorstCaseRepayment: 19_837.32,
    });
    expect(body.BenchmarkMembers).toEqual([
      { Age: 40, MonthlyRate: 499.18, EssentialPart: 490.69, WhyNot: null },
      { Age: 42, MonthlyRate: 517.53, EssentialPart: 508.73, WhyNot: null },
      { Age: 11, MonthlyRate: 298.81, EssentialPart: 293.73, WhyNot: null },
      { Age: 8, MonthlyRate: 298.81, EssentialPart: 293.73, WhyNot: null },
      { Age: 6, MonthlyRate: 298.81, EssentialPart: 293.73, WhyNot: null },
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
        { DateOfBirth: '2022-02-01', SeeksCoverage: true },
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

  it('names Medicaid first up to 138 percent, and says why there is no credit', async () => {
    const medicaid = await ask({ AnnualIncome: 53_378.4 });
    expect(medicaid.body.MedicaidLikely).toBe(
      'Adults in a household of this size with income up to $53,378.40 a year qualify for Medicaid in Michigan, and people who qualify for Medicaid cannot get a tax credit. Check Medicaid first.',
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
    expect(rich.body.DistanceToCliff).toBe(-0.01);
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
