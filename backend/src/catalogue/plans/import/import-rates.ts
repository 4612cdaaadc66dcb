import type { DataSource } from 'typeorm';
import { parseWireDay, yearOf } from '#shared/dates/iso-date';
import { counted } from '#shared/formats/text';
import { AGE_BAND_COUNT, bandsOfFiledAge } from '#shared/plans/age-band';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import type { ImportReport, ImportSummary } from '../../../platform/database/import-report.ts';
import { NOT_FILED, RATE_AREA_COUNT } from '../../rating/filed-rates.ts';
import { centsOf } from './benefit-text.ts';
import { readCsv, type CsvBatch, type CsvSource } from './csv-rows.ts';
import { knownPlanIds, parsePlanId, planKey } from './known-plans.ts';
import { RateSheets, type SheetFromFile } from './rate-sheets.ts';

/** Identifies the sheet of a row. */
const SHEET_COLUMNS = ['BusinessYear', 'StateCode', 'PlanId', 'RateEffectiveDate', 'RateExpirationDate'] as const;
const COLUMNS = [
  ...SHEET_COLUMNS,
  'RatingAreaId',
  'Tobacco',
  'Age',
  'IndividualRate',
  'IndividualTobaccoRate',
] as const;
type Column = (typeof COLUMNS)[number];

/** CMS files contain this amount where a plan is not sold at an age. */
const NOT_SOLD_CENTS = 999_900;
const AREAS = new Map(Array.from({ length: RATE_AREA_COUNT }, (_, at) => [`Rating Area ${at + 1}`, at + 1]));

/**
 * Imports filed rates: a CMS Rate PUF (or a file with its columns) for known plans, all or nothing. Replaces rates of the same plan,
 * period, area and age; rates that are not in the file are unchanged.
 * A plan's periods must be the same as before or not overlap.
 *
 * Counts rates, not rows: a pre-2018 row for ages 0-20 is seven rates.
 * Source: CMS, "Rate PUF" data dictionary; facts, "Rates".
 */
export function importRates(database: DataSource, file: string): Promise<ImportReport> {
  return importAllOrNothing(database, 'rates', async (tx, summary) => {
    const sheets = await RateSheets.open(tx, summary);
    const planIds = await knownPlanIds(tx);
    await readRates(file, { sheets, summary, planIds, afterBatch: () => sheets.writeWhenMany() });
    await sheets.write();
  });
}

interface RatesToRead {
  /** Takes the rates, by plan and period. */
  sheets: Pick<RateSheets, 'sheetOf' | 'pendingOf'>;
  /** Counts rows, and has the reasons of those that cannot be taken. */
  summary: ImportSummary;
  /** By `planKey`. */
  planIds: ReadonlyMap<string, number>;
  afterBatch?: () => Promise<void>;
}

/** Reads and checks a rate file, for whoever stores its rates. @throws ImportFileError when it does not have the expected format */
export async function readRates(file: CsvSource, { sheets, summary, planIds, afterBatch }: RatesToRead): Promise<void> {
  const reader = new RateReader(sheets, summary, planIds);
  for await (const batch of readCsv(file, { required: COLUMNS })) {
    reader.read(batch);
    await afterBatch?.();
  }
  reader.remarkOldBands();
}

class RateReader {
  /** Rows of one plan and period are consecutive, so the last answer usually applies to the next row. */
  private lastCells: string[] = [];
  private lastSheet: SheetFromFile | string = '';
  /** Rows with an age band that was no longer in use in their year. */
  private readonly oldBandRows: number[] = [];
  private readonly bandsByAge = new Map<string, readonly number[] | null>();

  constructor(
    private readonly sheets: RatesToRead['sheets'],
    private readonly summary: ImportSummary,
    private readonly planIds: ReadonlyMap<string, number>,
  ) {}

  read({ records, rows, at }: CsvBatch<Column>): void {
    this.summary.rows += records.length;
    for (let index = 0; index < records.length; index += 1) {
      const problem = this.take(records[index]!, at);
      if (problem !== null) {
        this.summary.refuse(rows[index]!, problem);
      } else if (this.hasOldBand(records[index]!, at)) {
        this.oldBandRows.push(rows[index]!);
      }
    }
  }

  /** These rates are accepted: an insurer may have filed one amount for all of these ages. */
  remarkOldBands(): void {
    const [first] = this.oldBandRows;
    if (first !== undefined) {
      this.summary.remarks.push(oldBandRemark(this.oldBandRows.length, first));
    }
  }

  private hasOldBand(record: string[], at: Readonly<Record<Column, number>>): boolean {
    const isBand = (this.bands(record[at.Age]!)?.length ?? 0) > 1;
    return isBand && Number(record[at.BusinessYear]) >= FIRST_YEAR_OF_SINGLE_AGES;
  }

  /** Adds the rate to its sheet, or returns why it cannot. */
  private take(record: string[], at: Readonly<Record<Column, number>>): string | null {
    const sheet = this.sheet(record, at);
    if (typeof sheet === 'string') {
      return sheet;
    }
    const areaName = record[at.RatingAreaId]!;
    const area = AREAS.get(areaName) ?? AREAS.get(areaName.trim());
    const bands = this.bands(record[at.Age]!);
    if (area === undefined) {
      return `RatingAreaId "${areaName}" is none of Rating Area 1 to ${RATE_AREA_COUNT}.`;
    }
    if (bands === null) {
      return `Age "${record[at.Age]!}" is none of 0-14, 0-20, 15 to 63, 64 and over.`;
    }
    const cents = centsOf(record[at.IndividualRate]!);
    const tobaccoCents = tobaccoRate(record[at.Tobacco]!, record[at.IndividualTobaccoRate]!);
    const problem = rateProblem(cents, tobaccoCents);
    if (problem !== null || cents === null) {
      return problem ?? 'IndividualRate is missing.';
    }
    const pending = this.sheets.pendingOf(sheet);
    for (const band of bands) {
      const place = (area - 1) * AGE_BAND_COUNT + band;
      if (sheet.given[place] === 1) {
        return `The plan's rate for ${areaName}, age ${record[at.Age]!} is in the file twice.`;
      }
      sheet.given[place] = 1;
      pending.plainCents[place] = cents;
      pending.tobaccoCents[place] = tobaccoCents ?? NOT_FILED;
    }
    return null;
  }

  private sheet(record: string[], at: Readonly<Record<Column, number>>): SheetFromFile | string {
    const isSame = SHEET_COLUMNS.every((column, index) => record[at[column]] === this.lastCells[index]);
    if (!isSame) {
      this.lastCells = SHEET_COLUMNS.map((column) => record[at[column]]!);
      const [year = '', state = '', plan = '', from = '', to = ''] = this.lastCells.map((cell) => cell.trim());
      this.lastSheet = this.findSheet({ year, state, plan, from, to });
    }
    return this.lastSheet;
  }

  private findSheet({
    year,
    plan,
    state,
    from,
    to,
  }: Record<'year' | 'plan' | 'state' | 'from' | 'to', string>): SheetFromFile | string {
    const [start, end] = [parseWireDay(from), parseWireDay(to)];
    if (state.toUpperCase() !== 'MI') {
      return `StateCode is "${state}"; only plans of MI are sold here.`;
    }
    if (start === null || end === null) {
      return `"${start === null ? from : to}" is no date (${start === null ? 'RateEffectiveDate' : 'RateExpirationDate'}).`;
    }
    if (end < start) {
      return `RateExpirationDate ${to} is before RateEffectiveDate ${from}.`;
    }
    if (year !== String(yearOf(start)) || yearOf(end) !== yearOf(start)) {
      return `The rates of ${from} to ${to} do not lie in the BusinessYear ${year}.`;
    }
    const planId = this.planIds.get(planKey(year, parsePlanId(plan)?.hiosPlanId ?? ''));
    return planId === undefined
      ? `Plan ${plan} of ${year} is not known. Import the plans first.`
      : this.sheets.sheetOf(planId, start, end);
  }

  private bands(age: string): readonly number[] | null {
    const known = this.bandsByAge.get(age);
    if (known !== undefined) {
      return known;
    }
    const bands = bandsOfFiledAge(age);
    this.bandsByAge.set(age, bands);
    return bands;
  }
}

/** Source: 45 CFR 147.102(e), as amended for plan years from 2018. */
const FIRST_YEAR_OF_SINGLE_AGES = 2018;
export const oldBandRemark = (count: number, firstRow: number): string =>
  `Note: ${counted(count, 'row has', 'rows have')} the age band 0-20 of before 2018 (first: row ${firstRow}). For 2018 it was replaced by 0-14 and the ages 15 to 20; its rate was taken for each of them. Check that this is the insurer’s current file.`;

const NO_PREFERENCE = /^\s*No Preference\s*$/i;

/** null = none filed; NaN = not an amount. */
function tobaccoRate(preference: string, text: string): number | null {
  if (text === '' || NO_PREFERENCE.test(preference)) {
    return null;
  }
  return centsOf(text) ?? (text.trim() === '' ? null : Number.NaN);
}

/** Source: 45 CFR 147.102(a)(1)(iv), tobacco at most 1.5:1; one cent of tolerance for the insurer's own rounding. */
function rateProblem(cents: number | null, tobaccoCents: number | null): string | null {
  if (cents === null || cents <= 0) {
    return 'IndividualRate must be an amount above 0.';
  }
  if (cents >= NOT_SOLD_CENTS) {
    return 'IndividualRate 9,999 or more means that the plan is not sold at this age. Leave the row out.';
  }
  if (Number.isNaN(tobaccoCents)) {
    return 'IndividualTobaccoRate is no amount.';
  }
  if (tobaccoCents !== null && tobaccoCents > cents * 1.5 + 1) {
    return 'IndividualTobaccoRate is more than 1.5 times IndividualRate.';
  }
  return null;
}
