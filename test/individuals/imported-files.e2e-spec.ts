import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { importBenchmarks } from '../../backend/src/catalogue/plans/import/import-benchmarks.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { importBenefits } from '../../backend/src/catalogue/plans/import/import-benefits.ts';
import { importPlans } from '../../backend/src/catalogue/plans/import/import-plans.ts';
import { importRates } from '../../backend/src/catalogue/plans/import/import-rates.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';

/** The columns that the imports need, of the public use files of plan year 2027, and a silver plan as it is filed. */
const PLAN_FILE = `BusinessYear,StateCode,MarketCoverage,DentalOnlyPlan,StandardComponentId,PlanMarketingName,IsNewPlan,PlanType,MetalLevel,QHPNonQHPTypeId,IsHSAEligible,EHBPercentTotalPremium,PlanId,CSRVariationType,IssuerActuarialValue,AVCalculatorOutputNumber,MedicalDrugDeductiblesIntegrated,TEHBInnTier1IndividualMOOP,TEHBInnTier1FamilyPerGroupMOOP,TEHBDedInnTier1Individual,TEHBDedInnTier1FamilyPerGroup,TEHBDedInnTier1Coinsurance
2027,MI,Individual,No,77777MI0010001,Lakeshore HMO Silver,Existing,HMO,Silver,Both,No,0.9985,77777MI0010001-00,Standard Silver Off Exchange Plan,70.02%,,Yes,$9200,$18400 per group,$5000,$10000 per group,30.00%
2027,MI,Individual,No,77777MI0010001,Lakeshore HMO Silver,Existing,HMO,Silver,Both,No,0.9985,77777MI0010001-05,87% AV Level Silver Plan,87.02%,,Yes,$2800,$5600 per group,$800,$1600 per group,15.00%
`;
const BENEFIT_FILE = `BusinessYear,StateCode,PlanId,BenefitName,CopayInnTier1,CopayOutofNet,CoinsInnTier1,CoinsOutofNet,IsCovered
2027,MI,77777MI0010001-00,Specialist Visit,$60.00,Not Applicable,Not Applicable,50.00%,Covered
2027,MI,77777MI0010001-05,Specialist Visit,$20.00,Not Applicable,Not Applicable,50.00%,Covered
`;
const rateRow = (age: string, rate: string): string =>
  `2027,MI,77777,SERFF,2027-01-01,2027-12-31,77777MI0010001,Rating Area 12,No Preference,${age},${rate},,`;
const RATE_FILE = `BusinessYear,StateCode,IssuerId,SourceName,RateEffectiveDate,RateExpirationDate,PlanId,RatingAreaId,Tobacco,Age,IndividualRate,IndividualTobaccoRate,Couple
${rateRow('0-14', '310.55')}
${rateRow('40', '520.07')}
`;
const BENCHMARK_FILE = `coverage_year,county_fips,age,monthly_rate,ehb_percent
2027,26081,0-14,298.81,98.3
2027,26081,40,499.18,98.3
`;

describe('the public files of a plan year, imported', () => {
  let app: TestApp;
  let agent: User;
  let folder: string;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    folder = await mkdtemp(join(tmpdir(), 'pq-files-'));
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const file = async (name: string, content: string): Promise<string> => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const estimate = async () =>
    (await app.as(agent)).post('/api/individual/EstimateSubsidy').send({
      CoverageYear: 2027,
      CountyFips: '26081',
      HouseholdSize: 2,
      AnnualIncome: 32_000,
      Members: [
        { Age: 40, SeeksCoverage: true },
        { Age: 8, SeeksCoverage: true, IsMedicaidDenied: true },
      ],
    });

  it('are what the tax credit and the offered plans are computed from', async () => {
    expect((await estimate()).body).toMatchObject({ Code: 'NOT_LOADED', Message: expect.stringContaining('2027') });

    await importPlans(app.database, await file('plans.csv', PLAN_FILE));
    await importBenefits(app.database, await file('benefits.csv', BENEFIT_FILE));
    await importRates(app.database, await file('rates.csv', RATE_FILE));
    await importBenchmarks(app.database, await file('benchmarks.csv', BENCHMARK_FILE));

    const { body: credit } = await estimate();
    // 98.3 % of $499.18 and of $298.81, each rounded down to the cent: $490.69 and $293.73.
    expect(credit.BenchmarkMonthly).toBe(784.42);
    expect(credit.MaxAptc).toBe(Number((credit.BenchmarkMonthly - credit.ContributionMonthly).toFixed(2)));

    const body = shortTermBody({
      IndividualPlanType: 'Permanent',
      EnrollmentType: 'Open',
      CoverageLength: null,
      EffectiveDate: '2027-01-01',
      Census: [
        person({ DateOfBirth: '1986-06-15' }),
        person({ RelationshipToSubscriber: 'Child', DateOfBirth: '2018-02-01', VisionStatus: 'Waive' }),
      ],
    });
    const { body: quote } = await (await app.as(agent)).post('/api/quote').send(body);
    const { body: offered } = await (await app.as(agent)).get(`/api/plan/GetAllPlans/${quote.Id}`);
    expect(offered.map(({ PlanDisplayName, TotalMonthlyRate }: Plan) => [PlanDisplayName, TotalMonthlyRate])).toEqual([
      ['Lakeshore HMO Silver', 830.62],
    ]);
  });
});
