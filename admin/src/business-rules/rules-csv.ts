import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { ruleName } from '#shared/business-rules/rule-names';
import { ruleTopic } from '#shared/business-rules/rule-topics';
import { isDefault } from './rule-days.ts';
import { viewOfSource } from './rule-queries.ts';

const COLUMNS: Readonly<Record<string, (rule: BusinessRuleResponse) => string | null>> = {
  Topic: ({ Key }) => ruleTopic(Key),
  Rule: ({ Key }) => ruleName(Key),
  Key: ({ Key }) => Key,
  Value: ({ Value }) => Value,
  Description: ({ Description }) => Description,
  'Effective date': ({ EffectiveDate }) => EffectiveDate,
  'Term date': ({ TermDate }) => TermDate,
  'Quotes effective from': ({ QuoteEffectiveStartDate }) => QuoteEffectiveStartDate,
  'Quotes effective to': ({ QuoteEffectiveEndDate }) => QuoteEffectiveEndDate,
  Configuration: ({ ConfigSource }) => viewOfSource(ConfigSource).label,
  'Changed by': (rule) => (isDefault(rule) ? 'Default' : rule.ChangedBy),
  Changed: ({ ChangedAt }) => ChangedAt,
};

/** What a spreadsheet would interpret as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The rules as CSV with a header; cells that look like a formula get an apostrophe, so none is ever executed. */
export function rulesCsv(rules: readonly BusinessRuleResponse[]): string {
  const rows = rules.map((rule) => Object.values(COLUMNS).map((valueOf) => valueOf(rule) ?? ''));
  return csvText([Object.keys(COLUMNS), ...rows]);
}

export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(cell).join(',')).join('\r\n');

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
