import { importPlans } from '../../backend/src/catalogue/plans/import/import-plans.ts';
import { Plan, PlanCounty } from '../../backend/src/catalogue/plans/plan.table.ts';
import { csvRow, openImportDatabase, type ImportDatabase } from './import-files.ts';

const COLUMNS = [
  'BusinessYear',
  'StateCode',
  'MarketCoverage',
  'DentalOnlyPlan',
  'StandardComponentId',
  'PlanMarketingName',
  'PlanType',
  'MetalLevel',
  'QHPNonQHPTypeId',
  'IsHSAEligible',
  'EHBPercentTotalPremium',
  'MedicalDrugDeductiblesIntegrated',
  'PlanId',
  'TEHBDedInnTier1Individual',
  'TEHBDedInnTier1FamilyPerGroup',
  'TEHBDedInnTier1Coinsurance',
  'TEHBInnTier1IndividualMOOP',
  'TEHBInnTier1FamilyPerGroupMOOP',
  'MEHBDedInnTier1Individual',
];
const OWN = ['PlanKind', 'PlanSuiteName', 'CountyFips'];
const HEADER = COLUMNS.join(',');

let open: ImportDatabase;
let count = 0;

const row = (hiosPlanId: string, cells: Record<string, string> = {}, columns = COLUMNS): string =>
  csvRow(columns, {
    BusinessYear: '2027',
    StateCode: 'MI',
    MarketCoverage: 'SHOP (Small Group)',
    DentalOnlyPlan: 'No',
    StandardComponentId: hiosPlanId,
    PlanMarketingName: 'Lakeshore HMO Silver',
    PlanType: 'HMO',
    MetalLevel: 'Silver',
    QHPNonQHPTypeId: 'Both',
    IsHSAEligible: 'No',
    EHBPercentTotalPremium: '0.9985',
    MedicalDrugDeductiblesIntegrated: 'Yes',
    PlanId: `${hiosPlanId}-00`,
    TEHBDedInnTier1Individual: '"$3,000"',
    TEHBDedInnTier1FamilyPerGroup: '$6000 per group',
    TEHBDedInnTier1Coinsurance: '30.00%',
    TEHBInnTier1IndividualMOOP: '"$9,100"',
    TEHBInnTier1FamilyPerGroupMOOP: '$18200 per group',
    MEHBDedInnTier1Individual: 'Not Applicable',
    ...cells,
  });
const newId = (): string => `55555MI${String((count += 1)).padStart(7, '0')}`;
const stored = (hiosPlanId: string): Promise<Plan | null> => open.database.manager.findOneBy(Plan, { hiosPlanId });
const countiesOf = async (hiosPlanId: string): Promise<string[]> => {
  const rows = await open.database.manager.findBy(PlanCounty, { planId: (await stored(hiosPlanId))?.id ?? 0 });
  return rows.map(({ countyFips }) => countyFips).sort();
};

describe('importing plans', () => {
  beforeAll(async () => {
    open = await openImportDatabase();
  });
  afterAll(() => open.close());

  it('stores a medical plan with its costs in cents', async () => {
    const id = newId();
    const report = await importPlans(open.database, await open.file([HEADER, row(id)]));
    expect(report).toMatchObject({ rows: 1, added: 1, refusedTotal: 0 });
    expect(await stored(id)).toMatchObject({
      businessYear: 2027,
      market: 'SmallGroup',
      coverage: 'medical',
      displayName: 'Lakeshore HMO Silver',
      metalTier: 'Silver',
      networkType: 'HMO',
      planKind: 'Standard',
      isShopPlan: true,
      isIntegrated: true,
      chargesEveryChild: false,
      ehbShareBasisPoints: 9985,
      tier1: {
        deductibleIndividualCents: 300_000,
        deductibleFamilyCents: 600_000,
        outOfPocketIndividualCents: 910_000,
        outOfPocketFamilyCents: 1_820_000,
        coinsurancePercent: 30,
      },
    });
  });

  it('sells an HMO in the whole state but area 16, and a PPO there too', async () => {
    const [hmo, ppo] = [newId(), newId()];
    await importPlans(open.database, await open.file([HEADER, row(hmo), row(ppo, { PlanType: 'PPO' })]));
    const [ofHmo, ofPpo] = [await countiesOf(hmo), await countiesOf(ppo)];
    expect(ofPpo).toHaveLength(83);
    expect(ofPpo.filter((fips) => !ofHmo.includes(fips))).toContain('26003');
    expect(ofHmo).toContain('26033');
  });

  it('takes dental plans, which charge every child, and HSA plans', async () => {
    const [dental, hsa] = [newId(), newId()];
    const dentalCells = { DentalOnlyPlan: 'Yes', MetalLevel: 'High', PlanType: 'Indemnity' };
    await importPlans(
      open.database,
      await open.file([
        HEADER,
        row(dental, dentalCells),
        row(hsa, {
          IsHSAEligible: 'Yes',
          TEHBInnTier1IndividualMOOP: '"$8,700"',
          TEHBInnTier1FamilyPerGroupMOOP: '$17400 per group',
        }),
      ]),
    );
    expect(await stored(dental)).toMatchObject({
      coverage: 'dental',
      metalTier: null,
      networkType: null,
      chargesEveryChild: true,
    });
    expect(await stored(hsa)).toMatchObject({ planKind: 'HSA', isHsaClaimed: true });
  });

  it('reads suites, kinds and counties from columns of our own, and keeps them when a plain file comes', async () => {
    const id = newId();
    const columns = [...COLUMNS, ...OWN];
    const own = {
      ...{ PlanKind: 'hbc', PlanSuiteName: 'Harbor Suite', CountyFips: '26081 26139' },
      ...{
        IsHSAEligible: 'Yes',
        TEHBInnTier1IndividualMOOP: '"$8,700"',
        TEHBInnTier1FamilyPerGroupMOOP: '$17400 per group',
      },
    };
    await importPlans(open.database, await open.file([columns.join(','), row(id, own, columns)]));
    expect(await stored(id)).toMatchObject({ planKind: 'HBC', isHsaClaimed: true });
    const plain = row(id, { PlanMarketingName: 'Renamed' });
    expect(await importPlans(open.database, await open.file([HEADER, plain]))).toMatchObject({ changed: 1 });
    expect(await stored(id)).toMatchObject({
      ...{ displayName: 'Renamed', planKind: 'HBC', suiteName: 'Harbor Suite' },
      isHsaClaimed: false,
    });
    expect(await countiesOf(id)).toEqual(['26081', '26139']);
  });

  it('moves a plan to the counties of the file', async () => {
    const id = newId();
    const columns = [...COLUMNS, ...OWN];
    await importPlans(open.database, await open.file([HEADER, row(id)]));
    const moved = await open.file([columns.join(','), row(id, { CountyFips: '26081;26139' }, columns)]);
    expect(await importPlans(open.database, moved)).toMatchObject({ changed: 1 });
    expect(await countiesOf(id)).toEqual(['26081', '26139']);
    expect(await importPlans(open.database, moved)).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('takes one row a plan and skips its second base row and suffixes that nobody quotes', async () => {
    const id = newId();
    const rows = ['01', '00', '31'].map((variant) => row(id, { PlanId: `${id}-${variant}` }));
    expect(await importPlans(open.database, await open.file([HEADER, ...rows]))).toMatchObject({
      added: 1,
      skipped: 2,
    });
  });

  it.each<[string, string, object]>([
    ['Both', 'Individual', { isOnExchange: true, isOffExchange: true, isShopPlan: false }],
    ['On the Exchange', 'Individual', { isOnExchange: true, isOffExchange: false, isShopPlan: false }],
    ['Off the Exchange', 'Individual', { isOnExchange: false, isOffExchange: true, isShopPlan: false }],
    ['', 'Individual', { isOnExchange: true, isOffExchange: true, isShopPlan: false }],
    ['Both', 'SHOP (Small Group)', { isOnExchange: true, isOffExchange: true, isShopPlan: true }],
    ['', 'SHOP (Small Group)', { isOnExchange: false, isOffExchange: true, isShopPlan: false }],
  ])('stores where a plan is sold: "%s" of %s', async (QHPNonQHPTypeId, MarketCoverage, expected) => {
    const id = newId();
    await importPlans(open.database, await open.file([HEADER, row(id, { QHPNonQHPTypeId, MarketCoverage })]));
    expect(await stored(id)).toMatchObject(expected);
  });

  it('keeps where a plan is sold, and that it is new, when a file without these columns comes', async () => {
    const id = newId();
    const columns = [...COLUMNS, 'IsNewPlan'];
    const cells = { MarketCoverage: 'Individual', QHPNonQHPTypeId: 'On the Exchange', IsNewPlan: 'New' };
    await importPlans(open.database, await open.file([columns.join(','), row(id, cells, columns)]));
    const plain = row(id, { MarketCoverage: 'Individual', QHPNonQHPTypeId: '', PlanMarketingName: 'Renamed' });
    await importPlans(open.database, await open.file([HEADER, plain]));
    expect(await stored(id)).toMatchObject({
      displayName: 'Renamed',
      isOnExchange: true,
      isOffExchange: false,
      isNew: true,
    });
  });

  it('takes Catastrophic and EPO plans of individuals', async () => {
    const [catastrophic, epo] = [newId(), newId()];
    const cells = { MarketCoverage: 'Individual' };
    const rows = [
      row(catastrophic, { ...cells, MetalLevel: 'Catastrophic', PlanType: 'PPO' }),
      row(epo, { ...cells, PlanType: 'EPO' }),
    ];
    expect(await importPlans(open.database, await open.file([HEADER, ...rows]))).toMatchObject({ added: 2 });
    expect(await stored(catastrophic)).toMatchObject({ metalTier: 'Catastrophic', ehbShareBasisPoints: 9985 });
    expect(await stored(epo)).toMatchObject({ networkType: 'EPO' });
  });

  it('takes what 2027 brings: plans without a network, and catastrophic maximums above that of other plans', async () => {
    const [indemnity, catastrophic] = [newId(), newId()];
    const cells = { MarketCoverage: 'Individual' };
    const rows = [
      row(indemnity, { ...cells, PlanType: 'Indemnity' }),
      row(catastrophic, {
        ...{ ...cells, MetalLevel: 'Catastrophic', PlanType: 'PPO', IsHSAEligible: 'Yes' },
        TEHBInnTier1IndividualMOOP: '"$15,600"',
      }),
    ];
    expect(await importPlans(open.database, await open.file([HEADER, ...rows]))).toMatchObject({ added: 2 });
    expect(await stored(indemnity)).toMatchObject({ networkType: null });
    expect((await stored(catastrophic))!.tier1.outOfPocketIndividualCents).toBe(1_560_000);
  });

  it('takes short-term plans: no tier, off the exchange, every child charged, nothing essential', async () => {
    const id = newId();
    const cells = { MarketCoverage: 'Short-Term', MetalLevel: '', PlanType: 'PPO', EHBPercentTotalPremium: '' };
    await importPlans(open.database, await open.file([HEADER, row(id, cells)]));
    expect(await stored(id)).toMatchObject({
      market: 'ShortTerm',
      metalTier: null,
      isAcaPlan: false,
      isOnExchange: false,
      isOffExchange: true,
      chargesEveryChild: true,
      ehbShareBasisPoints: 0,
    });
  });

  it('counts a plan that is the same as before as unchanged', async () => {
    const file = await open.file([HEADER, row(newId())]);
    await importPlans(open.database, file);
    expect(await importPlans(open.database, file)).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['no plan id', { StandardComponentId: 'X' }, /are no ids of one plan/],
    ['another market', { MarketCoverage: 'Large Group' }, /MarketCoverage "Large Group"/],
    ['an unknown metal', { MetalLevel: 'Tin' }, /MetalLevel "Tin"/],
    ['a Catastrophic plan of a group', { MetalLevel: 'Catastrophic' }, /exists for plans of individuals only/],
    ['a tier of a short-term plan', { MarketCoverage: 'Short-Term' }, /a short-term plan has none/],
    ['a network that is not quoted', { PlanType: 'Discount card' }, /PlanType "Discount card"/],
    [
      'a claim to be an HSA plan with a deductible below the limit',
      { IsHSAEligible: 'Yes', TEHBDedInnTier1Individual: '"$1,700"', TEHBInnTier1IndividualMOOP: '"$8,000"' },
      /deductible of one person is below \$1,750, the least of 2027 \(Rev\. Proc\. 2026-24\)/,
    ],
    [
      'a claim to be an HSA plan with a maximum above the limit',
      { IsHSAEligible: 'Yes' },
      /out-of-pocket maximum of one person is above \$8,700, the most of 2027 \(Rev\. Proc\. 2026-24\)/,
    ],
    ['an unknown place of sale', { QHPNonQHPTypeId: 'Sometimes' }, /QHPNonQHPTypeId "Sometimes"/],
    ['another state', { StateCode: 'OH' }, /only plans of MI/],
    ['no year', { BusinessYear: 'soon' }, /BusinessYear "soon"/],
    ['no name', { PlanMarketingName: '' }, /PlanMarketingName is missing/],
    ['a county elsewhere', { CountyFips: '39001' }, /CountyFips "39001"/],
    ['an unknown kind', { PlanKind: 'Gym' }, /PlanKind "Gym"/],
  ])('refuses a row with %s, and writes none of the others', async (_, cells, reason) => {
    const good = newId();
    const columns = [...COLUMNS, ...OWN];
    const file = await open.file([columns.join(','), row(good, {}, columns), row(newId(), cells, columns)]);
    const report = await importPlans(open.database, file);
    expect(report.refused).toEqual([{ row: 3, reason: expect.stringMatching(reason) }]);
    expect(await stored(good)).toBeNull();
  });
});
