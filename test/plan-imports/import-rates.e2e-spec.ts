import { printReport } from '../../backend/src/platform/database/import-report.ts';
import { importRates, oldBandRemark } from '../../backend/src/catalogue/plans/import/import-rates.ts';
import { type Plan, PlanRate, PlanRatePeriod } from '../../backend/src/catalogue/plans/plan.table.ts';
import { AGE_BANDS } from '../../shared/src/plans/age-band.ts';
import { buildPlan } from '../support/plan-builders.ts';
import { csvRow, openImportDatabase, type ImportDatabase } from './import-files.ts';

const COLUMNS = [
  'BusinessYear',
  'StateCode',
  'IssuerId',
  'SourceName',
  'RateEffectiveDate',
  'RateExpirationDate',
  'PlanId',
  'RatingAreaId',
  'Tobacco',
  'Age',
  'IndividualRate',
  'IndividualTobaccoRate',
  'Couple',
];
const HEADER = COLUMNS.join(',');

let open: ImportDatabase;
let plan: Plan;

const row = (cells: Record<string, string> = {}): string =>
  csvRow(COLUMNS, {
    BusinessYear: '2027',
    StateCode: 'MI',
    IssuerId: '99107',
    SourceName: 'SERFF',
    RateEffectiveDate: '2027-01-01',
    RateExpirationDate: '2027-03-31',
    PlanId: plan.hiosPlanId,
    RatingAreaId: 'Rating Area 15',
    Tobacco: 'Tobacco User/Non-Tobacco User',
    Age: '34',
    IndividualRate: '412.34',
    IndividualTobaccoRate: '500.00',
    ...cells,
  });

/** The stored rates of the plan, "from to area age: cents/tobacco cents". */
async function storedRates(): Promise<string[]> {
  const periods = await open.database.manager.findBy(PlanRatePeriod, { planId: plan.id });
  const lines = await Promise.all(
    periods.map(async ({ id, periodStart, periodEnd }) => {
      const rates = await open.database.manager.findBy(PlanRate, { ratePeriodId: id });
      return rates.map(
        (rate) =>
          `${periodStart} ${periodEnd} ${rate.rateArea} ${AGE_BANDS[rate.ageBand]}: ${rate.rateCents}/${rate.tobaccoRateCents}`,
      );
    }),
  );
  return lines.flat();
}
const ratesVersion = async (): Promise<number> => {
  const [state] = await open.database.query(`SELECT version FROM system_state WHERE name = 'cache:rates'`);
  return state.version;
};

describe('importing rates', () => {
  beforeAll(async () => {
    open = await openImportDatabase();
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    plan = await open.database.manager.save(buildPlan());
  });

  describe('a good file', () => {
    it('is stored to the cent, with extra columns ignored', async () => {
      const file = await open.file([
        HEADER,
        row({ Age: '0-14', IndividualRate: '"$1,024.50"', IndividualTobaccoRate: '' }),
        row({
          Age: '64 and over',
          IndividualRate: '999.9',
          RatingAreaId: 'Rating Area 1',
          IndividualTobaccoRate: '1499',
        }),
        row({ Tobacco: 'No Preference' }),
      ]);
      expect(await importRates(open.database, file)).toMatchObject({ rows: 3, added: 3, changed: 0, refusedTotal: 0 });
      expect((await storedRates()).sort()).toEqual([
        '2027-01-01 2027-03-31 1 64 and over: 99990/149900',
        '2027-01-01 2027-03-31 15 0-14: 102450/null',
        '2027-01-01 2027-03-31 15 34: 41234/null',
      ]);
    });

    it.each([
      ['half a cent rounds up', '100.005', 10_001],
      ['less than half a cent rounds down', '100.0049', 10_000],
      ['dollars without cents', '$300', 30_000],
    ])('%s', async (_, text, cents) => {
      await importRates(
        open.database,
        await open.file([HEADER, row({ IndividualRate: text, IndividualTobaccoRate: '' })]),
      );
      expect(await storedRates()).toEqual([`2027-01-01 2027-03-31 15 34: ${cents}/null`]);
    });

    it('may begin with a BOM, end its lines with CRLF, quote its cells and write days as 1/1/2027', async () => {
      const quoted = row({ RateEffectiveDate: '1/1/2027', RateExpirationDate: '3/31/2027', SourceName: 'A "x", b' })
        .split(',')
        .map((cell) => (cell.startsWith('A') ? '"A ""x""' : cell === ' b' ? ' b"' : `"${cell}"`))
        .join(',');
      const file = await open.bytes(`\uFEFF${HEADER}\r\n${quoted}\r\n\r\n`);
      expect(await importRates(open.database, file)).toMatchObject({ rows: 1, added: 1 });
    });

    it('of before 2018 fills 0-14 and 15 to 20 from its row 0-20', async () => {
      const file = await open.file([HEADER, row({ Age: '0-20' }), row({ Age: '21' })]);
      expect(await importRates(open.database, file)).toMatchObject({
        rows: 2,
        added: 8,
        refusedTotal: 0,
        remarks: [oldBandRemark(1, 2)],
      });
      const ages = (await storedRates()).map((line) => line.slice(25, line.indexOf(':')));
      expect(ages).toEqual(['0-14', '15', '16', '17', '18', '19', '20', '21']);
    });

    it('is not remarked on where its ages are the ones in force', async () => {
      const report = await importRates(
        open.database,
        await open.file([HEADER, row({ Age: '0-14' }), row({ Age: '15' })]),
      );
      expect(report).not.toHaveProperty('remarks');
      expect(printReport({ ...report, remarks: [oldBandRemark(2, 7)] })).toMatch(/2 added.*\nNote: 2 rows have/);
    });

    it('takes the quarters of a plan side by side', async () => {
      const second = { RateEffectiveDate: '2027-04-01', RateExpirationDate: '2027-06-30', IndividualRate: '420.00' };
      await importRates(open.database, await open.file([HEADER, row(), row(second)]));
      expect(await storedRates()).toEqual([
        '2027-01-01 2027-03-31 15 34: 41234/50000',
        '2027-04-01 2027-06-30 15 34: 42000/50000',
      ]);
    });
  });

  describe('a file that comes again', () => {
    it('counts what is added, changed and unchanged, and keeps what it does not hold', async () => {
      const rowOf = (age: string, rate = '400.00'): string => row({ Age: age, IndividualRate: rate });
      await importRates(open.database, await open.file([HEADER, rowOf('21'), rowOf('22'), rowOf('23')]));
      const again = await importRates(
        open.database,
        await open.file([HEADER, rowOf('22'), rowOf('23', '410.00'), rowOf('24')]),
      );
      expect(again).toMatchObject({ rows: 3, added: 1, changed: 1, unchanged: 1 });
      expect((await storedRates()).map((line) => line.slice(25))).toEqual([
        '21: 40000/50000',
        '22: 40000/50000',
        '23: 41000/50000',
        '24: 40000/50000',
      ]);
    });

    it('tells every process that the rates have changed', async () => {
      const before = await ratesVersion();
      await importRates(open.database, await open.file([HEADER, row()]));
      expect(await ratesVersion()).toBe(before + 1);
    });
  });

  describe('a row that cannot be taken', () => {
    it.each<[string, Record<string, string>, RegExp]>([
      ['an unknown plan', { PlanId: '99999MI0010001' }, /Plan 99999MI0010001 of 2027 is not known/],
      ['another state', { StateCode: 'OH' }, /only plans of MI/],
      ['an area that Michigan has not', { RatingAreaId: 'Rating Area 17' }, /none of Rating Area 1 to 16/],
      ['an age that is no band', { Age: 'Family Option' }, /Age "Family Option"/],
      ['no rate', { IndividualRate: '' }, /IndividualRate must be an amount above 0/],
      ['a rate of zero', { IndividualRate: '0.00' }, /IndividualRate must be an amount above 0/],
      ['words for a rate', { IndividualRate: 'call us' }, /IndividualRate must be an amount above 0/],
      ['the mark for "not sold"', { IndividualRate: '9999.00' }, /not sold at this age/],
      ['words for a tobacco rate', { IndividualTobaccoRate: 'high' }, /IndividualTobaccoRate is no amount/],
      ['a tobacco rate above 1.5:1', { IndividualTobaccoRate: '618.53' }, /more than 1.5 times/],
      ['a day that does not exist', { RateExpirationDate: '2027-02-30' }, /"2027-02-30" is no date/],
      ['an end before its beginning', { RateExpirationDate: '2026-12-31' }, /is before/],
      ['dates outside the year', { BusinessYear: '2026' }, /do not lie in the BusinessYear 2026/],
    ])('for %s is named, and nothing is written', async (_, cells, reason) => {
      const version = await ratesVersion();
      const file = await open.file([HEADER, row({ Age: '21' }), row(cells), row({ Age: '35' })]);
      const report = await importRates(open.database, file);
      expect(report.refusedTotal).toBe(1);
      expect(report.refused).toEqual([{ row: 3, reason: expect.stringMatching(reason) }]);
      expect(await storedRates()).toEqual([]);
      expect(await ratesVersion()).toBe(version);
    });

    it('stands at 1.5:1 on the right side', async () => {
      const file = await open.file([HEADER, row({ IndividualTobaccoRate: '618.51' })]);
      expect(await importRates(open.database, file)).toMatchObject({ added: 1, refusedTotal: 0 });
    });

    it('because it is in the file twice is named', async () => {
      const report = await importRates(open.database, await open.file([HEADER, row(), row({ Age: '35' }), row()]));
      expect(report.refused).toEqual([{ row: 4, reason: expect.stringContaining('is in the file twice') }]);
    });

    it('because its period overlaps another is named', async () => {
      await importRates(open.database, await open.file([HEADER, row()]));
      const overlapping = row({ RateEffectiveDate: '2027-03-31', RateExpirationDate: '2027-06-30' });
      const report = await importRates(open.database, await open.file([HEADER, overlapping]));
      expect(report.refused[0]?.reason).toContain('overlap those of 2027-01-01 to 2027-03-31');
    });

    it('is listed a hundred times at most, and counted always', async () => {
      const rows = Array.from({ length: 250 }, () => row({ StateCode: 'OH' }));
      const report = await importRates(open.database, await open.file([HEADER, ...rows]));
      expect([report.refused.length, report.refusedTotal, report.refused[0]?.row]).toEqual([100, 250, 2]);
    });
  });

  describe('a wrong file', () => {
    const failing = (content: string | Uint8Array) => async (): Promise<string> => {
      const file = await open.bytes(content);
      const failure = await importRates(open.database, file).catch((error: Error) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(await storedRates()).toEqual([]);
      return (failure as Error).message;
    };

    it('is named for what it is', async () => {
      expect(await failing('')()).toBe('The file is empty.');
      expect(await failing(Uint8Array.of(0x50, 0x4b, 3, 4))()).toContain('Excel workbook');
      expect(await failing(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))()).toContain('old Excel workbook');
      expect(await failing(Uint8Array.of(0x1f, 0x8b, 8))()).toContain('compressed');
      expect(await failing(Uint8Array.of(0xff, 0xfe, 66, 0))()).toContain('UTF-16');
      expect(await failing(Uint8Array.of(66, 0, 67))()).toBe('This is not a text file.');
    });

    it('without needed columns has them named', async () => {
      const header = COLUMNS.filter((column) => !['Age', 'IndividualRate'].includes(column)).join(',');
      expect(await failing(`${header}\n`)()).toContain('lacks the columns Age, IndividualRate');
    });

    it('that is cut off is found out, wherever the cut is', async () => {
      const whole = `${HEADER}\n${row({ Age: '21' })}\n${row({ SourceName: '"a, b"' })}\n`;
      for (const cut of [2, 8, 20, 60]) {
        expect(await failing(whole.slice(0, -cut))()).toContain('seems to be cut off');
      }
      expect(await failing(whole.slice(0, whole.indexOf('a, b') + 3))()).toContain('quotation mark is never closed');
    });

    it('that does not exist is said so', async () => {
      await expect(importRates(open.database, '/nowhere/rates.csv')).rejects.toThrow(
        'There is no file "/nowhere/rates.csv".',
      );
    });
  });
});
