import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import { ImportFileError, type ImportReport, type ImportSummary } from '../../../platform/database/import-report.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { PlanCrosswalk, WHOLE_STATE } from '../plan-crosswalk.table.ts';
import { readCsv } from './csv-rows.ts';
import { knownPlanIds, parsePlanId, planKey } from './known-plans.ts';

const PLAN_COLUMN = /^"?PlanID_(\d{4})"?$/i;

/**
 * The two years of a crosswalk file, taken from its column names.
 * @throws ImportFileError when its first row does not name two consecutive years
 */
export async function yearsOfCrosswalk(file: string): Promise<[fromYear: number, toYear: number]> {
  const years = columnsOf(await firstLine(file))
    .flatMap((name) => PLAN_COLUMN.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((one, other) => one - other);
  const [from, to] = years;
  if (years.length !== 2 || from === undefined || to !== from + 1) {
    throw new ImportFileError(
      'The file lacks the columns of two years that follow each other, such as PlanID_2026 and PlanID_2027. Its first row must hold the column names.',
    );
  }
  return [from, to];
}

const columnsOf = (line: string): string[] =>
  line
    .replace(/^\uFEFF/, '')
    .split(',')
    .map((name) => name.trim());

/** '' if the file cannot be read: the import that reads the rest reports why. */
async function firstLine(file: string): Promise<string> {
  const lines = createInterface({ input: createReadStream(file).on('error', () => undefined) });
  try {
    for await (const line of lines) {
      return line;
    }
  } finally {
    lines.close();
  }
  return '';
}

/** Columns with fixed names; the names of the plan columns contain the year: PlanID_2026. */
const REQUIRED = ['State', 'FIPSCode', 'ZipCode', 'CrosswalkLevel'] as const;
const WHOLE_COUNTY_ZIPS = ['', '00000', '0'];

/**
 * What a level of the file means: 0 the same plan, 1 another plan, 2 another plan in this county, 3 in this ZIP code,
 * 4 and 5 no plan to move to.
 */
const REASONS: Record<string, string> = {
  '0': 'The plan continues',
  '1': 'The insurer replaced this plan',
  '2': 'The insurer replaced this plan in this county',
  '4': 'The insurer ended this plan',
  '5': 'The insurer ended this plan',
};

/**
 * Imports which plan replaces which next year: a CMS Plan ID Crosswalk PUF (or a file with its columns), all or nothing. The years are part
 * of the column names. All rows of a plan in the file are replaced; plans that are not in the file keep theirs. Rows for single ZIP codes
 * are skipped because a group is rated by its county.
 * Source: CMS, "Plan ID Crosswalk PUF" data dictionary.
 */
export function importCrosswalk(database: DataSource, file: string): Promise<ImportReport> {
  return importAllOrNothing(database, 'rates', async (tx, summary) => {
    const [fromYear, toYear] = await yearsOfCrosswalk(file);
    const columns = [...REQUIRED, `PlanID_${fromYear}`, `PlanID_${toYear}`];
    const rows = new CrosswalkRows(await knownPlanIds(tx), { fromYear, toYear });
    for await (const { records, rows: numbers, at } of readCsv<string>(file, { required: columns })) {
      summary.rows += records.length;
      for (const [index, record] of records.entries()) {
        const problem = rows.take((column) => (record[at[column] ?? -1] ?? '').trim(), summary);
        if (problem !== null) {
          summary.refuse(numbers[index] ?? 0, problem);
        }
      }
    }
    await rows.write(tx, summary);
  });
}

type Cells = (column: string) => string;

interface CrosswalkRow {
  fromPlanId: number;
  toPlanId: number | null;
  countyFips: string;
  reason: string;
}

/** The rows of a file, one for each plan and county; the file repeats statewide entries for every county. */
class CrosswalkRows {
  private readonly rows = new Map<string, CrosswalkRow>();

  constructor(
    private readonly planIds: ReadonlyMap<string, number>,
    private readonly years: { fromYear: number; toYear: number },
  ) {}

  take(cell: Cells, summary: ImportSummary): string | null {
    const { fromYear, toYear } = this.years;
    const [fromText, toText] = [cell(`PlanID_${fromYear}`), cell(`PlanID_${toYear}`)];
    const level = cell('CrosswalkLevel');
    if (cell('State').toUpperCase() !== 'MI') {
      return `State is "${cell('State')}"; only plans of MI are sold here.`;
    }
    const from = this.planOf(fromText, fromYear);
    if (typeof from === 'string') {
      return from;
    }
    if (level === '3' || !WHOLE_COUNTY_ZIPS.includes(cell('ZipCode'))) {
      summary.skipped += 1;
      return null;
    }
    const reason = REASONS[level];
    if (reason === undefined) {
      return `CrosswalkLevel "${level}" is not 0 to 5.`;
    }
    const to = level === '4' || level === '5' ? null : this.planOf(toText, toYear);
    if (typeof to === 'string') {
      return to;
    }
    const fips = cell('FIPSCode');
    if (level === '2' && !/^26\d{3}$/.test(fips)) {
      return `FIPSCode "${fips}" is no county of Michigan.`;
    }
    return this.keep(
      { fromPlanId: from, toPlanId: to, countyFips: level === '2' ? fips : WHOLE_STATE, reason },
      summary,
    );
  }

  async write(tx: EntityManager, summary: ImportSummary): Promise<void> {
    if (summary.refusedTotal > 0) {
      return;
    }
    const all = [...this.rows.values()];
    const named = [...new Set(all.map(({ fromPlanId }) => fromPlanId))];
    for (let first = 0; first < named.length; first += PLANS_AT_A_TIME) {
      const some = named.slice(first, first + PLANS_AT_A_TIME);
      await tx.delete(PlanCrosswalk, { fromPlanId: In(some) });
    }
    await insertRows(
      tx,
      'plan_crosswalks',
      ['fromPlanId', 'toPlanId', 'countyFips', 'reason'],
      all.flatMap(({ fromPlanId, toPlanId, countyFips, reason }) => [fromPlanId, toPlanId, countyFips, reason]),
    );
    summary.added += all.length;
  }

  /** @returns the plan's id, or what is wrong with it */
  private planOf(text: string, year: number): number | string {
    const filed = parsePlanId(text);
    if (filed === null) {
      return `PlanID_${year} "${text}" is no plan id.`;
    }
    return (
      this.planIds.get(planKey(year, filed.hiosPlanId)) ??
      `Plan ${filed.hiosPlanId} of ${year} is not known. Import the plans first.`
    );
  }

  private keep(row: CrosswalkRow, summary: ImportSummary): string | null {
    const key = `${row.fromPlanId} ${row.countyFips}`;
    const known = this.rows.get(key);
    if (known && known.toPlanId !== row.toPlanId) {
      return 'Another row of the file maps this plan to another plan in the same place.';
    }
    if (known) {
      summary.skipped += 1;
    }
    this.rows.set(key, row);
    return null;
  }
}

const PLANS_AT_A_TIME = 500;
