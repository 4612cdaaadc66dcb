import { type IsoDate } from '#shared/dates/iso-date';
import { MOST_RATE_FILE_BYTES } from '#shared/rate-drafts/rate-draft.record';
import { counted } from '#shared/formats/text';
import { readRates } from '../../catalogue/plans/import/import-rates.ts';
import type { RateSheet, RateSheets, SheetFromFile } from '../../catalogue/plans/import/rate-sheets.ts';
import { NOT_FILED } from '../../catalogue/rating/filed-rates.ts';
import { ImportFileError, ImportSummary } from '../../platform/database/import-report.ts';
import { cleanFileName, type UploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { AppError } from '../../platform/errors.ts';

const TOO_LARGE = 'The file is larger than 40 MB. Load one quarter of the group plans at a time.';
export const NO_RATE_FILE = 'Choose a rate file in the CSV format.';
export const RATE_FILE_UPLOAD = { maxBytes: MOST_RATE_FILE_BYTES, tooLarge: TOO_LARGE, noFile: NO_RATE_FILE };

export const NO_RATES = 'The file has no rates below its first row.';
export const NO_GROUP_PLAN = 'The plan is not sold to groups. A draft has the rates of group plans only.';
export const otherPeriod = (start: IsoDate, end: IsoDate): string =>
  `A draft has the rates of one period, and this file begins with those of ${start} to ${end}. Load each period by itself.`;
export const notStored = (refused: number, rows: number): string =>
  `Nothing was stored: ${refused.toLocaleString('en-US')} of ${counted(rows, 'row')} cannot be taken.`;

/** The rates of a file that was checked. */
export interface DraftFile {
  fileName: string;
  sha256: string;
  periodStart: IsoDate;
  periodEnd: IsoDate;
  rates: number;
  sheets: { planId: number; sheet: RateSheet }[];
}

interface KnownPlans {
  /** By `planKey`. */
  planIds: ReadonlyMap<string, number>;
  /** Those of the small-group market. */
  ofGroups: ReadonlySet<number>;
}

/** Takes the rates of group plans for one period, whichever the file begins with. */
class SheetsOfDraft {
  readonly taken: SheetFromFile[] = [];

  constructor(
    private readonly sheets: RateSheets,
    private readonly ofGroups: ReadonlySet<number>,
  ) {}

  sheetOf(planId: number, start: IsoDate, end: IsoDate): SheetFromFile | string {
    if (!this.ofGroups.has(planId)) {
      return NO_GROUP_PLAN;
    }
    const [first] = this.taken;
    if (first && (first.periodStart !== start || first.periodEnd !== end)) {
      return otherPeriod(first.periodStart, first.periodEnd);
    }
    const sheet = this.sheets.sheetOf(planId, start, end);
    if (typeof sheet !== 'string' && !this.taken.includes(sheet)) {
      this.taken.push(sheet);
    }
    return sheet;
  }

  pendingOf(sheet: SheetFromFile): RateSheet {
    return this.sheets.pendingOf(sheet);
  }
}

/** Refused rows named in an answer. */
const ROWS_NAMED = 20;

/**
 * Reads a rate file with the checks of the import, and writes nothing.
 * @param sheets of the stored periods, with which those of the file must agree
 * @throws INVALID_INPUT with the rows that cannot be taken, and why
 */
export async function readDraftFile(
  { name, content }: UploadedFile,
  sheets: RateSheets,
  { planIds, ofGroups }: KnownPlans,
): Promise<DraftFile> {
  const summary = new ImportSummary();
  const draft = new SheetsOfDraft(sheets, ofGroups);
  try {
    await readRates(content.open() as AsyncIterable<Buffer>, { sheets: draft, summary, planIds });
  } catch (error) {
    throw error instanceof ImportFileError ? refusal(error.message) : error;
  }
  const { rows, refused, refusedTotal } = summary.report();
  if (refusedTotal > 0) {
    const named = refused.slice(0, ROWS_NAMED).map(({ row, reason }) => `Row ${row}: ${reason}`);
    throw refusal(notStored(refusedTotal, rows), named);
  }
  const [first] = draft.taken;
  if (!first) {
    throw refusal(NO_RATES);
  }
  const taken = draft.taken.map(({ planId, pending }) => ({ planId, sheet: pending! }));
  return {
    fileName: cleanFileName(name, 'csv'),
    sha256: content.sha256,
    periodStart: first.periodStart,
    periodEnd: first.periodEnd,
    rates: taken.reduce((sum, { sheet }) => sum + sheet.plainCents.filter((cents) => cents !== NOT_FILED).length, 0),
    sheets: taken,
  };
}

const refusal = (message: string, rows: string[] = [message]): AppError =>
  new AppError('INVALID_INPUT', message, { file: rows });
