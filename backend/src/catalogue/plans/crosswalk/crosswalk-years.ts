import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { ImportFileError } from '../../../platform/database/import-report.ts';

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
