import type { ImportProblem } from '#shared/persons/import/import-problem.record';

/** What a spreadsheet would interpret as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The problems as CSV that Excel opens directly: with a BOM, CRLF, and no executable formulas. */
export function problemsCsv(problems: readonly ImportProblem[]): Blob {
  const lines = [
    ['Row', 'Column', 'Found', 'What is wrong'],
    ...problems.map(({ Row, Column, Found, Message }) => [String(Row || ''), Column, Found, Message]),
  ];
  const text = lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n');
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
