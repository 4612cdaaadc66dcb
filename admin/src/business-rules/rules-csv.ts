import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';

const COLUMNS = [
  'Key',
  'Value',
  'Type',
  'Description',
  'EffectiveDate',
  'TermDate',
  'QuoteEffectiveStartDate',
  'QuoteEffectiveEndDate',
  'ConfigSource',
  'ChangedAt',
  'ChangedBy',
] as const satisfies readonly (keyof BusinessRuleResponse)[];

/** What a spreadsheet would interpret as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The rules as CSV with a header; cells that look like a formula get an apostrophe, so none is ever executed. */
export function rulesCsv(rules: readonly BusinessRuleResponse[]): string {
  const rows = rules.map((rule) => COLUMNS.map((column) => String(rule[column] ?? '')));
  return csvText([COLUMNS, ...rows]);
}

export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(cell).join(',')).join('\r\n');

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
