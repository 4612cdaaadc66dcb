/** A row of an import file that cannot be imported. */
export interface RefusedRow {
  /** Spreadsheet numbering: the header is row 1; in a JSON list the first record is 1. */
  row: number;
  reason: string;
}

/** The result of an import. With refused rows nothing was written, and the other counts are hypothetical. */
export interface ImportReport {
  /** Rows of the file below the header, without empty ones. */
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Valid rows that we skip: second rows of a plan, other states. */
  skipped: number;
  /** The first of them, by row. */
  refused: RefusedRow[];
  refusedTotal: number;
  /** Imported rows that are worth a second look. */
  remarks?: string[];
}

/** A file that does not have the expected format: missing, empty, an Excel workbook, columns missing, cut off. */
export class ImportFileError extends Error {}

/** Maximum number of refused rows in a report. */
const REFUSED_LISTED = 100;

/** The counts of a running import. */
export class ImportSummary {
  rows = 0;
  added = 0;
  changed = 0;
  unchanged = 0;
  skipped = 0;
  refusedTotal = 0;
  readonly remarks: string[] = [];
  private readonly refused: RefusedRow[] = [];

  refuse(row: number, reason: string): void {
    this.refusedTotal += 1;
    if (this.refused.length < REFUSED_LISTED) {
      this.refused.push({ row, reason });
    }
  }

  report(): ImportReport {
    const { rows, added, changed, unchanged, skipped, refused, refusedTotal, remarks } = this;
    const byRow = refused.toSorted((one, other) => one.row - other.row);
    const counts = { rows, added, changed, unchanged, skipped, refused: byRow, refusedTotal };
    return remarks.length > 0 ? { ...counts, remarks } : counts;
  }
}

/** The report as terminal output. */
export function printReport(report: ImportReport, unit: 'row' | 'record' = 'row'): string {
  const { rows, added, changed, unchanged, skipped, refused, refusedTotal, remarks = [] } = report;
  const number = (value: number): string => value.toLocaleString('en-US');
  if (refusedTotal === 0) {
    const left = skipped > 0 ? `, ${number(skipped)} skipped` : '';
    const counts = `${number(rows)} ${unit}s read: ${number(added)} added, ${number(changed)} changed, ${number(unchanged)} unchanged${left}.`;
    return [counts, ...remarks].join('\n');
  }
  const more = refusedTotal - refused.length;
  return [
    `Nothing was written: ${number(refusedTotal)} of ${number(rows)} ${unit}s cannot be taken.`,
    ...refused.map(({ row, reason }) => `${unit === 'row' ? 'Row' : 'Record'} ${row}: ${reason}`),
    ...(more > 0 ? [`… and ${number(more)} more.`] : []),
    ...remarks,
  ].join('\n');
}
