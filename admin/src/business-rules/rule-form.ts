import { RULE_CATALOGUE, RULE_KEYS, isRuleKey, type RuleKey } from '#shared/business-rules/rule-catalogue';
import { storedValue, valueProblem } from '#shared/business-rules/rule-value';
import type { RuleWindow } from '#shared/business-rules/rule-windows';
import type {
  BusinessRuleRequest,
  BusinessRuleResponse,
  ConfigSource,
  RuleType,
} from '#shared/business-rules/business-rule.record';
import { parseIsoDate, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { shownValue } from './shown-value.ts';

/** The form's values, as text; dates are YYYY-MM-DD, or the raw input while it is not a date. Empty is '' or null. */
export interface RuleForm {
  Key: string;
  Value: string | null;
  Description: string | null;
  EffectiveDate: string | null;
  TermDate: string | null;
  QuoteEffectiveStartDate: string | null;
  QuoteEffectiveEndDate: string | null;
  /** Why it is proposed; only for users who cannot save it themselves. */
  Reason?: string;
}

export const FIELD_LABELS = {
  Key: 'Key',
  Value: 'Value',
  Description: 'Description',
  EffectiveDate: 'Effective date',
  TermDate: 'Term date',
  QuoteEffectiveStartDate: 'Quotes effective from',
  QuoteEffectiveEndDate: 'Quotes effective to',
  Reason: 'Reason',
} as const satisfies Record<keyof RuleForm, string>;
export type RuleField = keyof typeof FIELD_LABELS;

const DAY_FIELDS = ['EffectiveDate', 'TermDate', 'QuoteEffectiveStartDate', 'QuoteEffectiveEndDate'] as const;
const CHANGEABLE = ['Value', 'Description', ...DAY_FIELDS] as const;
export const isFormField = (field: string): field is RuleField => Object.hasOwn(FIELD_LABELS, field);

/** Treats keys known only to an older release as text. */
export const typeOfKey = (key: string): RuleType => (isRuleKey(key) ? RULE_CATALOGUE[key].type : 'text');

/** The keys of one tab, in the list's order: a new rule defaults to the first (spec 002 section 5). */
export const keysOf = (source: ConfigSource): RuleKey[] =>
  RULE_KEYS.filter((key) => RULE_CATALOGUE[key].source === source).sort((one, other) => one.localeCompare(other));

export const toForm = (rule: BusinessRuleResponse): RuleForm => ({
  Key: rule.Key,
  Value: rule.Value,
  Description: rule.Description,
  EffectiveDate: rule.EffectiveDate,
  TermDate: rule.TermDate ?? '',
  QuoteEffectiveStartDate: rule.QuoteEffectiveStartDate ?? '',
  QuoteEffectiveEndDate: rule.QuoteEffectiveEndDate ?? '',
});

/** A new rule for a key, with the key's current value and description. */
export function newForm(key: string, current: BusinessRuleResponse | undefined, firstDay: IsoDate | null): RuleForm {
  const known = isRuleKey(key) ? RULE_CATALOGUE[key] : { default: '', description: '' };
  return {
    Key: key,
    Value: current?.Value ?? known.default,
    Description: current?.Description ?? known.description,
    EffectiveDate: firstDay ?? '',
    TermDate: '',
    QuoteEffectiveStartDate: '',
    QuoteEffectiveEndDate: '',
  };
}

/** The request body. Call it only with valid dates. */
export function toRequest(form: RuleForm, source: ConfigSource, id?: number): BusinessRuleRequest {
  const { effectiveDate, ...window } = toWindow(form);
  return {
    ...(id === undefined ? {} : { Id: id }),
    Key: form.Key,
    Value: form.Value ?? '',
    Description: form.Description ?? '',
    EffectiveDate: effectiveDate,
    TermDate: window.termDate,
    QuoteEffectiveStartDate: window.quoteEffectiveStartDate,
    QuoteEffectiveEndDate: window.quoteEffectiveEndDate,
    ConfigSource: source,
  };
}

export const toWindow = (form: Pick<RuleForm, (typeof DAY_FIELDS)[number]>): RuleWindow => ({
  effectiveDate: parseIsoDate(form.EffectiveDate ?? '') ?? ('' as IsoDate),
  termDate: parseIsoDate(form.TermDate ?? ''),
  quoteEffectiveStartDate: parseIsoDate(form.QuoteEffectiveStartDate ?? ''),
  quoteEffectiveEndDate: parseIsoDate(form.QuoteEffectiveEndDate ?? ''),
});

export interface Difference {
  field: RuleField;
  before: string;
  after: string;
}

/** What saving would change, in words; differences in notation alone don't count. */
export function differences(before: RuleForm, after: RuleForm): Difference[] {
  const type = typeOfKey(after.Key);
  return CHANGEABLE.filter((field) => stored(field, before, type) !== stored(field, after, type)).map((field) => ({
    field,
    before: shownField(field, before, type),
    after: shownField(field, after, type),
  }));
}

/** Someone else's version with the user's changes on top: untouched fields come from theirs. */
export function mergeForms(start: RuleForm, mine: RuleForm, theirs: RuleForm): RuleForm {
  const touched = differences(start, mine).map(({ field }) => [field, mine[field]] as const);
  return { ...theirs, ...Object.fromEntries(touched) };
}

function stored(field: RuleField, form: RuleForm, type: RuleType): string {
  const text = form[field] ?? '';
  return field === 'Value' && valueProblem(type, text) === null ? storedValue(type, text) : text.trim();
}

export function shownField(field: RuleField, form: RuleForm, type: RuleType = typeOfKey(form.Key)): string {
  const text = form[field] ?? '';
  if (field === 'Value') {
    return shownValue(type, text);
  }
  const isDay = (DAY_FIELDS as readonly string[]).includes(field);
  return (isDay ? formatDay(text) : text) || NOTHING[field];
}

const NOTHING: Record<RuleField, string> = {
  Reason: '',
  Key: '',
  Value: '',
  Description: 'None',
  EffectiveDate: 'None',
  TermDate: 'No end',
  QuoteEffectiveStartDate: 'Any',
  QuoteEffectiveEndDate: 'Any',
};
