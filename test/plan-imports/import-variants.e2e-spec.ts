import { importBenefits } from '../../backend/src/catalogue/plans/import/import-benefits.ts';
import { importPlans } from '../../backend/src/catalogue/plans/import/import-plans.ts';
import { Plan, type PlanVariant } from '../../backend/src/catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../backend/src/catalogue/plans/plans.repository.ts';
import { CacheVersions } from '../../backend/src/platform/database/cache-versions.ts';
import { csvRow, openImportDatabase, type ImportDatabase } from './import-files.ts';

/** Columns of the public file that the import reads, in the order of 2026. */
const PLAN_COLUMNS = [
  'BusinessYear',
  'StateCode',
  'MarketCoverage',
  'DentalOnlyPlan',
  'StandardComponentId',
  'PlanMarketingName',
  'IsNewPlan',
  'PlanType',
  'MetalLevel',
  'QHPNonQHPTypeId',
  'IsHSAEligible',
  'EHBPercentTotalPremium',
  'PlanId',
  'CSRVariationType',
  'IssuerActuarialValue',
  'AVCalculatorOutputNumber',
  'MedicalDrugDeductiblesIntegrated',
  'TEHBInnTier1IndividualMOOP',
  'TEHBInnTier1FamilyPerGroupMOOP',
  'TEHBDedInnTier1Individual',
  'TEHBDedInnTier1FamilyPerGroup',
  'TEHBDedInnTier1Coinsurance',
];
const BENEFIT_COLUMNS = [
  'BusinessYear',
  'StateCode',
  'PlanId',
  'BenefitName',
  'CopayInnTier1',
  'CopayOutofNet',
  'CoinsInnTier1',
  'CoinsOutofNet',
  'IsCovered',
];

/** Type, actuarial value, deductible and maximum of the rows of a silver plan. */
const ROWS: Readonly<Record<string, readonly [type: string, value: string, deductible: number, most: number]>> = {
  '00': ['Standard Silver Off Exchange Plan', '70.02%', 5000, 9200],
  '01': ['Standard Silver On Exchange Plan', '70.02%', 5000, 9200],
  '02': ['Zero Cost Sharing Plan Variation', '100.00%', 0, 0],
  '03': ['Limited Cost Sharing Plan Variation', '70.02%', 5000, 9200],
  '04': ['73% AV Level Silver Plan', '73.41%', 4000, 7000],
  '05': ['87% AV Level Silver Plan', '0.8702', 800, 2800],
  '06': ['94% AV Level Silver Plan', '', 150, 1200],
};

let open: ImportDatabase;
let plans: PlansRepository;
let count = 0;

const newId = (): string => `66666MI${String((count += 1)).padStart(7, '0')}`;
const planRow = (id: string, suffix: string, cells: Record<string, string> = {}): string => {
  const [type, value, deductible, most] = ROWS[suffix] ?? ROWS['00']!;
  return csvRow(PLAN_COLUMNS, {
    BusinessYear: '2027',
    StateCode: 'MI',
    MarketCoverage: 'Individual',
    DentalOnlyPlan: 'No',
    StandardComponentId: id,
    PlanMarketingName: 'Lakeshore Silver',
    IsNewPlan: 'Existing',
    PlanType: 'HMO',
    MetalLevel: 'Silver',
    QHPNonQHPTypeId: 'Both',
    IsHSAEligible: 'No',
    EHBPercentTotalPremium: '0.9985',
    PlanId: `${id}-${suffix}`,
    CSRVariationType: type,
    IssuerActuarialValue: value,
    AVCalculatorOutputNumber: 'Not Applicable',
    MedicalDrugDeductiblesIntegrated: 'Yes',
    TEHBInnTier1IndividualMOOP: `$${most}`,
    TEHBInnTier1FamilyPerGroupMOOP: `$${most * 2} per group`,
    TEHBDedInnTier1Individual: `$${deductible}`,
    TEHBDedInnTier1FamilyPerGroup: `$${deductible * 2} per group`,
    TEHBDedInnTier1Coinsurance: '30.00%',
    ...cells,
  });
};
const benefitRow = (id: string, suffix: string, copay: string, benefit = 'Specialist Visit'): string =>
  csvRow(BENEFIT_COLUMNS, {
    BusinessYear: '2027',
    StateCode: 'MI',
    PlanId: `${id}-${suffix}`,
    BenefitName: benefit,
    CopayInnTier1: copay,
    CopayOutofNet: 'Not Applicable',
    CoinsInnTier1: 'Not Applicable',
    CoinsOutofNet: '50.00%',
    IsCovered: 'Covered',
  });
const planFile = (rows: readonly string[]): Promise<string> => open.file([PLAN_COLUMNS.join(','), ...rows]);
const benefitFile = (rows: readonly string[]): Promise<string> => open.file([BENEFIT_COLUMNS.join(','), ...rows]);
const planOf = (hiosPlanId: string): Promise<Plan> => open.database.manager.findOneByOrFail(Plan, { hiosPlanId });
const variantsOf = async (id: string): Promise<PlanVariant[]> => plans.listVariants([(await planOf(id)).id]);

/** A silver plan with all its rows; the plan's own come last, as in no particular order. */
async function importSilver(): Promise<string> {
  const id = newId();
  await importPlans(
    open.database,
    await planFile(
      Object.keys(ROWS)
        .toReversed()
        .map((suffix) => planRow(id, suffix)),
    ),
  );
  return id;
}

describe('importing cost-sharing variants', () => {
  beforeAll(async () => {
    open = await openImportDatabase();
    plans = new PlansRepository(open.database, new CacheVersions(open.database));
  });
  afterAll(() => open.close());

  it('stores those of a silver plan with their costs, wherever its own row stands in the file', async () => {
    const id = newId();
    const rows = Object.keys(ROWS).toReversed();
    const file = await planFile(rows.map((suffix) => planRow(id, suffix)));
    expect(await importPlans(open.database, file)).toMatchObject({ rows: 7, added: 6, skipped: 1, refusedTotal: 0 });
    expect(await variantsOf(id)).toMatchObject(
      [
        [2, 10_000, 0, 0],
        [3, 7_002, 500_000, 920_000],
        [4, 7_341, 400_000, 700_000],
        [5, 8_702, 80_000, 280_000],
        [6, null, 15_000, 120_000],
      ].map(([variant, actuarialValueBasisPoints, deductible, most]) => ({
        variant,
        actuarialValueBasisPoints,
        tier1: {
          deductibleIndividualCents: deductible,
          deductibleFamilyCents: deductible! * 2,
          outOfPocketIndividualCents: most,
          outOfPocketFamilyCents: most! * 2,
          coinsurancePercent: 30,
          specialistCopay: '',
        },
      })),
    );
    expect((await planOf(id)).tier1).toMatchObject({ deductibleIndividualCents: 500_000 });
  });

  it('counts what changed when the next file comes', async () => {
    const id = await importSilver();
    const again = await planFile([
      planRow(id, '04', { TEHBDedInnTier1Individual: '$3900' }),
      planRow(id, '05'),
      planRow(id, '06', { IssuerActuarialValue: 'Not Applicable', AVCalculatorOutputNumber: '0.9411' }),
    ]);
    expect(await importPlans(open.database, again)).toMatchObject({ added: 0, changed: 2, unchanged: 1 });
    const [, , fourth, , sixth] = await variantsOf(id);
    expect([fourth?.tier1.deductibleIndividualCents, sixth?.actuarialValueBasisPoints]).toEqual([390_000, 9_411]);
    expect(await importPlans(open.database, again)).toMatchObject({ changed: 0, unchanged: 3 });
  });

  it.each<[string, string, Record<string, string>, RegExp]>([
    ['the 73 percent of a gold plan', '04', { MetalLevel: 'Gold' }, /a Gold plan has no variant 04/],
    ['a variant of a Catastrophic plan', '02', { MetalLevel: 'Catastrophic' }, /a Catastrophic plan has no variant 02/],
    [
      'a variant of a group’s plan',
      '02',
      { MarketCoverage: 'SHOP (Small Group)' },
      /only medical plans for individuals/,
    ],
    ['a variant off the exchange', '05', { QHPNonQHPTypeId: 'Off the Exchange' }, /on the exchange have/],
    ['the type of another variant', '05', { CSRVariationType: '94% AV Level Silver Plan' }, /is not that of PlanId/],
    ['an actuarial value in words', '05', { IssuerActuarialValue: 'high' }, /actuarial value "high"/],
    ['an unknown market', '05', { MarketCoverage: 'Large Group' }, /MarketCoverage "Large Group"/],
  ])('refuses %s, and writes nothing', async (_, suffix, cells, reason) => {
    const id = newId();
    const file = await planFile([planRow(id, '01'), planRow(id, suffix, cells)]);
    const report = await importPlans(open.database, file);
    expect(report.refused).toEqual([{ row: 3, reason: expect.stringMatching(reason) }]);
    expect(await open.database.manager.findOneBy(Plan, { hiosPlanId: id })).toBeNull();
  });

  it('refuses a variant that comes twice, one without its plan, and one of another tier than its plan', async () => {
    const [twice, alone, other] = [newId(), newId(), newId()];
    const file = await planFile([
      planRow(alone, '05'),
      planRow(other, '04'),
      planRow(twice, '04'),
      planRow(twice, '04'),
      planRow(other, '00', { MetalLevel: 'Gold' }),
      planRow(twice, '01'),
    ]);
    expect((await importPlans(open.database, file)).refused).toEqual([
      { row: 2, reason: expect.stringContaining('The plan of this variant 05 is not known.') },
      { row: 5, reason: `PlanId "${twice}-04" is in the file twice.` },
    ]);
    const mixed = await planFile([planRow(other, '04'), planRow(other, '00', { MetalLevel: 'Gold' })]);
    expect((await importPlans(open.database, mixed)).refused).toEqual([
      { row: 2, reason: 'MetalLevel Silver of variant 04 is not that of its plan, Gold.' },
    ]);
  });

  it('stores the benefits of each, with the copays on its card', async () => {
    const id = await importSilver();
    const file = await benefitFile([
      benefitRow(id, '01', '$70.00'),
      benefitRow(id, '00', '$70.00'),
      benefitRow(id, '05', '$35.00'),
      benefitRow(id, '05', '$250.00', 'Emergency Room Services'),
      benefitRow(id, '02', 'No Charge'),
    ]);
    expect(await importBenefits(open.database, file)).toMatchObject({ added: 4, skipped: 1 });
    const variants = await variantsOf(id);
    const [second, , , fifth] = variants;
    expect((await planOf(id)).tier1.specialistCopay).toBe('$70');
    expect(second?.tier1).toMatchObject({ specialistCopay: 'No charge', emergencyRoomCopay: '' });
    expect(fifth?.tier1).toMatchObject({ specialistCopay: '$35', emergencyRoomCopay: '$250' });
    expect(await plans.listVariantBenefits(variants.map((variant) => variant.id))).toMatchObject([
      { variantId: fifth!.id, position: 1, benefit: 'Specialist Visit', inNetwork: '$35', outOfNetwork: '50%' },
      { variantId: fifth!.id, position: 2, benefit: 'Emergency Room Services', inNetwork: '$250' },
      { variantId: second!.id, position: 1, benefit: 'Specialist Visit', inNetwork: 'No charge' },
    ]);
    expect(await importBenefits(open.database, file)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
  });

  it('refuses benefits of a variant that is not stored, and one that comes twice', async () => {
    const id = newId();
    await importPlans(open.database, await planFile([planRow(id, '01'), planRow(id, '04')]));
    const rows = [benefitRow(id, '04', '$60'), benefitRow(id, '04', '$50'), benefitRow(id, '06', '$10')];
    const report = await importBenefits(open.database, await benefitFile(rows));
    expect(report.refused).toEqual([
      { row: 3, reason: `The benefit "Specialist Visit" of plan ${id}-04 is in the file twice.` },
      { row: 4, reason: `Variant 06 of plan ${id} is not known. Import the plans first.` },
    ]);
    expect(await plans.listVariantBenefits((await variantsOf(id)).map((variant) => variant.id))).toEqual([]);
  });

  it('finds the variants of many plans, by plan and variant, and none of plans without', async () => {
    const [one, other] = [await importSilver(), await importSilver()];
    const without = newId();
    await importPlans(open.database, await planFile([planRow(without, '00')]));
    const ids = await Promise.all([other, without, one].map(async (id) => (await planOf(id)).id));
    const found = await plans.listVariants(ids);
    const first = (await planOf(one)).id;
    expect(found.map(({ planId, variant }) => [planId - first, variant])).toEqual(
      [0, 1].flatMap((at) => [2, 3, 4, 5, 6].map((variant) => [at, variant])),
    );
    expect([await plans.listVariants([]), await plans.listVariantBenefits([])]).toEqual([[], []]);
  });
});
