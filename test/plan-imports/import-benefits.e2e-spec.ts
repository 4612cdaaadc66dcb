import { importBenefits } from '../../backend/src/catalogue/plans/import/import-benefits.ts';
import { Plan, PlanBenefit } from '../../backend/src/catalogue/plans/plan.table.ts';
import { buildPlan } from '../support/plan-builders.ts';
import { csvRow, openImportDatabase, type ImportDatabase } from './import-files.ts';

const COLUMNS = [
  'BusinessYear',
  'StateCode',
  'IssuerId',
  'PlanId',
  'BenefitName',
  'CopayInnTier1',
  'CopayOutofNet',
  'CoinsInnTier1',
  'CoinsOutofNet',
  'IsCovered',
  'LimitQty',
  'LimitUnit',
  'Explanation',
];
const HEADER = COLUMNS.join(',');

let open: ImportDatabase;
let plan: Plan;

const row = (benefit: string, cells: Record<string, string> = {}): string =>
  csvRow(COLUMNS, {
    BusinessYear: '2027',
    StateCode: 'MI',
    PlanId: `${plan.hiosPlanId}-00`,
    BenefitName: benefit,
    CopayInnTier1: '$35.00',
    CopayOutofNet: 'Not Applicable',
    CoinsInnTier1: 'Not Applicable',
    CoinsOutofNet: '50.00% Coinsurance after deductible',
    IsCovered: 'Covered',
    ...cells,
  });
const stored = (): Promise<PlanBenefit[]> =>
  open.database.manager.find(PlanBenefit, { where: { planId: plan.id }, order: { position: 'ASC' } });

describe('importing benefits', () => {
  beforeAll(async () => {
    open = await openImportDatabase();
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    plan = await open.database.manager.save(buildPlan());
  });

  it('stores each in the order of the file, under a heading, with costs and limits in words', async () => {
    const file = await open.file([
      HEADER,
      row('Primary Care Visit to Treat an Injury or Illness'),
      row('Chiropractic Care', {
        LimitQty: '30.0',
        LimitUnit: 'Visit(s) per Year',
        Explanation: '"With a referral, always"',
      }),
      row('Bariatric Surgery', { IsCovered: 'Not Covered' }),
    ]);
    expect(await importBenefits(open.database, file)).toMatchObject({ rows: 3, added: 3 });
    expect(await stored()).toMatchObject([
      { position: 1, category: 'Office visits', inNetwork: '$35', outOfNetwork: '50% after deductible', limits: '' },
      { position: 2, category: 'Therapy', limits: '30 visits per year. With a referral, always' },
      { position: 3, category: 'Hospital', inNetwork: 'Not covered', outOfNetwork: 'Not covered' },
    ]);
  });

  it('fills the copays of the plan card', async () => {
    await importBenefits(
      open.database,
      await open.file([
        HEADER,
        row('Specialist Visit', { CopayInnTier1: '$70.00' }),
        row('Generic Drugs', { CopayInnTier1: 'No Charge' }),
      ]),
    );
    const { tier1 } = await open.database.manager.findOneByOrFail(Plan, { id: plan.id });
    expect(tier1).toMatchObject({ specialistCopay: '$70', genericDrugCopay: 'No charge', urgentCareCopay: '$50' });
  });

  it('replaces benefits of the same name and keeps the others in their place', async () => {
    await importBenefits(open.database, await open.file([HEADER, row('Urgent Care'), row('Hospice'), row('Dialysis')]));
    const again = [row('Hospice', { CopayInnTier1: '$20.00' }), row('Dialysis'), row('Infusion Therapy')];
    const report = await importBenefits(open.database, await open.file([HEADER, ...again]));
    expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 1 });
    expect((await stored()).map(({ benefit, inNetwork }) => `${benefit} ${inNetwork}`)).toEqual([
      'Urgent Care $35',
      'Hospice $20',
      'Dialysis $35',
      'Infusion Therapy $35',
    ]);
  });

  it('takes one base variant a plan', async () => {
    const variants = ['00', '01', '31'].map((variant) => row('Hospice', { PlanId: `${plan.hiosPlanId}-${variant}` }));
    expect(await importBenefits(open.database, await open.file([HEADER, ...variants]))).toMatchObject({
      added: 1,
      skipped: 2,
    });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['an unknown plan', { PlanId: '99999MI0010001-00' }, /is not known/],
    ['the plan of another year', { BusinessYear: '2031' }, /is not known/],
    ['no plan id', { PlanId: '7' }, /is no plan id/],
    ['another state', { StateCode: 'OH' }, /only plans of MI/],
    ['no name', { BenefitName: '' }, /BenefitName is missing/],
    ['a benefit that came before', { BenefitName: 'hospice' }, /is in the file twice/],
  ])('refuses a row with %s, and writes none of the others', async (_, cells, reason) => {
    const report = await importBenefits(
      open.database,
      await open.file([HEADER, row('Hospice'), row('Dialysis', cells)]),
    );
    expect(report.refused).toEqual([{ row: 3, reason: expect.stringMatching(reason) }]);
    expect(await stored()).toEqual([]);
  });
});
