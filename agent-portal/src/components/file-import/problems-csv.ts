import type { ImportProblem } from '#shared/census/import/import.record';

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The problems as a file that Excel opens as it is: with a BOM, CRLF, and nothing that would be calculated. */
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
