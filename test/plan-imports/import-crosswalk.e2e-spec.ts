import { importCrosswalk } from '../../backend/src/catalogue/plans/import/import-crosswalk.ts';
import { PlanCrosswalk } from '../../backend/src/catalogue/plans/plan-crosswalk.table.ts';
import { buildPlan } from '../support/plan-builders.ts';
import { csvRow, openImportDatabase, type ImportDatabase } from './import-files.ts';

const COLUMNS = [
  'State',
  'DentalPlan',
  'PlanID_2026',
  'FIPSCode',
  'ZipCode',
  'CrosswalkLevel',
  'ReasonForCrosswalk',
  'PlanID_2027',
];
const GENESEE = '26049';

let open: ImportDatabase;
let ids: { from: number; to: number; local: number };
let filed: { from: string; to: string; local: string };

const row = (cells: Record<string, string>): string =>
  csvRow(COLUMNS, {
    State: 'MI',
    DentalPlan: 'No',
    PlanID_2026: filed.from,
    PlanID_2027: filed.to,
    FIPSCode: GENESEE,
    ZipCode: '00000',
    CrosswalkLevel: '1',
    ...cells,
  });
const importRows = async (...rows: string[]) =>
  importCrosswalk(open.database, await open.file([COLUMNS.join(','), ...rows]));
const stored = () => open.database.manager.find(PlanCrosswalk, { order: { countyFips: 'ASC' } });

describe('importing plan successors', () => {
  beforeAll(async () => {
    open = await openImportDatabase();
    const save = async (businessYear: number) => open.database.manager.save(buildPlan({ businessYear }));
    const [from, to, local] = [await save(2026), await save(2027), await save(2027)];
    ids = { from: from.id, to: to.id, local: local.id };
    filed = { from: from.hiosPlanId, to: to.hiosPlanId, local: local.hiosPlanId };
  });
  afterAll(() => open.close());

  it('keeps what holds everywhere once, and what holds in a county for the county', async () => {
    const report = await importRows(
      row({ FIPSCode: '26081' }),
      row({ FIPSCode: '26083' }),
      row({ CrosswalkLevel: '2', PlanID_2027: filed.local }),
      row({ CrosswalkLevel: '3', ZipCode: '48507' }),
    );
    expect(report).toMatchObject({ rows: 4, added: 2, skipped: 2, refusedTotal: 0 });
    expect(await stored()).toMatchObject([
      { fromPlanId: ids.from, toPlanId: ids.to, countyFips: '' },
      { fromPlanId: ids.from, toPlanId: ids.local, countyFips: GENESEE },
    ]);
  });

  it('replaces the rows of the plans that a later file names', async () => {
    await importRows(row({}));
    await importRows(row({ CrosswalkLevel: '4', PlanID_2027: '' }));
    expect(await stored()).toMatchObject([{ fromPlanId: ids.from, toPlanId: null, countyFips: '' }]);
  });

  it.each([
    ['a plan that is not known', { PlanID_2026: '99999MI0010001' }, 'is not known'],
    ['a plan that is not known in the next year', { PlanID_2027: '99999MI0010001' }, 'is not known'],
    ['what is no plan id', { PlanID_2026: 'gold' }, 'is no plan id'],
    ['another state', { State: 'OH' }, 'only plans of MI'],
    ['an unknown level', { CrosswalkLevel: '9' }, 'is not 0 to 5'],
    ['a county of another state', { CrosswalkLevel: '2', FIPSCode: '39049' }, 'no county of Michigan'],
  ])('writes nothing and names the row for %s', async (_case, cells, message) => {
    const before = await stored();
    const report = await importRows(row({ FIPSCode: '26081' }), row(cells));
    expect(report.refusedTotal).toBe(1);
    expect(JSON.stringify(report)).toContain(message);
    expect(JSON.stringify(report)).toContain('3');
    expect(await stored()).toEqual(before);
  });

  it('refuses two plans for one place', async () => {
    const report = await importRows(row({}), row({ PlanID_2027: filed.local }));
    expect(JSON.stringify(report)).toContain('maps this plan to another plan');
  });

  it('refuses a file without the years of the plans', async () => {
    const file = await open.file(['State,FIPSCode', 'MI,26081']);
    await expect(importCrosswalk(open.database, file)).rejects.toThrow('PlanID_2026 and PlanID_2027');
  });
});
