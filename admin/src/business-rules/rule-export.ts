import { downloadCSV } from 'react-admin';
import type { RuleRecord } from './business-rules.api.ts';
import { rulesCsv } from './rules-csv.ts';

/** Everything that the filter leaves, as a file. */
export function exportRules(rules: RuleRecord[]): void {
  downloadCSV(rulesCsv(rules), 'configuration');
}
