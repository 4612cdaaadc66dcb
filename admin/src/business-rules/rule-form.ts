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

export const EMPTY = 'Empty';
export const NO_DATE = 'No date';

const NUMBER = new Intl.NumberFormat('en-US');

/** A rule's value for display: 1,500; Yes; 1/15/2027; "a, b". */
export function shownValue(type: RuleType, text: string): string {
  if (type === 'flag') {
    return text.toLowerCase() === 'true' ? 'Yes' : 'No';
  }
  if (text.trim() === '') {
    return type === 'day' ? NO_DATE : EMPTY;
  }
  if (type === 'number') {
    return Number.isNaN(Number(text)) ? text : NUMBER.format(Number(text));
  }
  if (type === 'day') {
    return formatDay(text);
  }
  return type === 'list' ? entriesOf(text).join(', ') : text;
}

/** The entries of a list value. */
export const entriesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

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
type RuleField = keyof typeof FIELD_LABELS;

const DAY_FIELDS = ['EffectiveDate', 'TermDate', 'QuoteEffectiveStartDate', 'QuoteEffectiveEndDate'] as const;
const CHANGEABLE = ['Value', 'Description', ...DAY_FIELDS] as const;
export const isFormField = (field: string): field is RuleField => Object.hasOwn(FIELD_LABELS, field);

/** Treats keys known only to an older release as text. */
export const typeOfKey = (key: string): RuleType => (isRuleKey(key) ? RULE_CATALOGUE[key].type : 'text');

/** The keys of one tab, in the list's order: a new rule defaults to the first (spec 002 section 5). */
export const keysOf = (source: ConfigSource): RuleKey[] =>
  RULE_KEYS.filter((key) => RULE_CATALOGUE[key].source === source).sort((one, other) => one.localeCompare(other));

/** A stored rule, or a proposed one. */
export const toForm = (rule: Pick<BusinessRuleResponse, Exclude<keyof RuleForm, 'Reason'>>): RuleForm => ({
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

function shownField(field: RuleField, form: RuleForm, type: RuleType): string {
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

const DRAFT = 'pq.rule-draft.';

/**
 * Unsaved input, so that a reload, an expired session or the Back button does not lose it; null forgets it. In this tab only: business
 * rules contain no personal data.
 */
export const keepDraft = (name: string, form: RuleForm | null): unknown =>
  withStorage((storage) =>
    form === null ? storage.removeItem(DRAFT + name) : storage.setItem(DRAFT + name, JSON.stringify(form)),
  );

export const readDraft = (name: string): RuleForm | null =>
  withStorage((storage) => JSON.parse(storage.getItem(DRAFT + name) ?? 'null') as RuleForm | null);

/** It may be disabled: nothing is kept then. */
function withStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
