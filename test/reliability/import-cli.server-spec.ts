import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { PlanRate } from '../../backend/src/catalogue/plans/plan.table.ts';
import { type ImportDatabase, openImportDatabase } from '../plan-imports/import-files.ts';
import { buildPlan } from '../support/plan-builders.ts';

const run = promisify(execFile);
const COMMAND = path.join(import.meta.dirname, '../../dist/backend/src/import-cli.js');
const HEADER =
  'BusinessYear,StateCode,PlanId,RateEffectiveDate,RateExpirationDate,RatingAreaId,Tobacco,Age,IndividualRate,IndividualTobaccoRate';

describe.each(['sqlite', 'mysql'] as const)('the import command on %s', (kind) => {
  let open: ImportDatabase;
  beforeAll(async () => {
    open = await openImportDatabase(kind);
  });
  afterAll(() => open.close());

  /** As `npm run import:…` starts it, on this test's database. */
  async function importCommand(...args: string[]): Promise<{ code: number; said: string }> {
    const environment = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', DATABASE_URL: open.url };
    try {
      const { stdout } = await run(process.execPath, [COMMAND, ...args], { env: environment });
      return { code: 0, said: stdout };
    } catch (error) {
      const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
      return { code, said: stdout + stderr };
    }
  }

  it('imports a file and says what it did; a bad row is named with its number and ends in failure', async () => {
    const plan = await open.database.manager.save(buildPlan());
    const row = (age: string): string =>
      `2027,MI,${plan.hiosPlanId},2027-01-01,2027-03-31,Rating Area 1,No Preference,${age},300.00,`;
    const bad = await importCommand('rates', await open.file([HEADER, row('21'), row('210')]));
    expect(bad).toEqual({
      code: 1,
      said: expect.stringContaining('Nothing was written: 1 of 2 rows cannot be taken.\nRow 3: Age "210"'),
    });
    expect(await open.database.manager.count(PlanRate)).toBe(0);
    const good = await importCommand('rates', await open.file([HEADER, row('21'), row('22')]));
    expect(good).toEqual({ code: 0, said: '2 rows read: 2 added, 0 changed, 0 unchanged.\n' });
    expect(await open.database.manager.count(PlanRate)).toBe(2);
  });

  it('asks for a kind and a file, and says in one line what is wrong with the file', async () => {
    expect(await importCommand('rates')).toEqual({ code: 1, said: 'Give a file: npm run import:rates -- FILE\n' });
    expect(await importCommand('weather', 'x.csv')).toMatchObject({
      code: 1,
      said: expect.stringContaining('rates|plans|benefits|crosswalk|benchmarks|contracts|locations|providers'),
    });
    expect(await importCommand('plans', '/nowhere.csv')).toEqual({
      code: 1,
      said: 'There is no file "/nowhere.csv".\n',
    });
  });
});
