import type { BusinessRuleResponse } from '#shared/contract/business-rules';
import type { RuleView } from './rule-views.ts';

/** The columns of the lists that somebody can leave out, by their headings; the key always stays: it opens the rule. */
export const OPTIONAL_COLUMNS = [
  ['Value', 'Value'],
  ['Description', 'Description'],
  ['ConfigSource', 'Configuration'],
  ['EffectiveDate', 'Effective date'],
  ['TermDate', 'Term date'],
  ['QuoteEffectiveStartDate', 'Quotes effective'],
  ['ChangedAt', 'Changed'],
] as const satisfies readonly (readonly [keyof BusinessRuleResponse, string])[];

/** Where all rows belong to one configuration, its column says nothing. */
export const hiddenAtFirst = (view: RuleView): string[] => (view.source === null ? [] : ['ConfigSource']);
