import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { AppError } from '../../platform/errors.ts';
import { parseListQuery, type RawListQuery } from '../../platform/http/list-query.ts';

const SORTABLE = [
  'Id',
  'Key',
  'Value',
  'Description',
  'EffectiveDate',
  'TermDate',
  'QuoteEffectiveStartDate',
  'QuoteEffectiveEndDate',
  'ChangedAt',
  'ChangedBy',
] as const;
type Sortable = (typeof SORTABLE)[number];

/** What each filter must be, and which rows it leaves. `id` is react-admin's "these rows". */
const FILTERS = {
  ConfigSource: {
    is: (value: unknown) => value === 0 || value === 1,
    keeps: (row, value) => row.ConfigSource === value,
  },
  IsActive: { is: isFlag, keeps: (row, value) => row.IsActive === value },
  expired: { is: isFlag, keeps: (row, value) => row.IsActive !== value },
  id: { is: Array.isArray, keeps: (row, value) => (value as unknown[]).includes(row.Id) },
  q: { is: (value: unknown) => typeof value === 'string', keeps: (row, value) => holds(row, value as string) },
} satisfies Record<string, Filter>;
type FilterName = keyof typeof FILTERS;
const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

interface Filter {
  is: (value: unknown) => boolean;
  keeps: (row: BusinessRuleResponse, value: unknown) => boolean;
}

export interface RulesPage {
  rows: BusinessRuleResponse[];
  /** null where the caller asked for everything. */
  page: { first: number; total: number } | null;
}

/** Filters, sorts and cuts the rules as a list query asks. There are a few hundred at most, so all are in memory. */
export function listedRules(rules: readonly BusinessRuleResponse[], raw: RawListQuery): RulesPage {
  const { filter, range, sort } = parseListQuery(raw, { sort: SORTABLE, filter: FILTER_NAMES });
  const given = FILTER_NAMES.filter((name) => filter[name] !== undefined && filter[name] !== null);
  const wrong = given.find((name) => !FILTERS[name].is(filter[name]));
  if (wrong) {
    throw new AppError('INVALID_INPUT', `filter ${wrong} is not valid.`, { filter: [`${wrong} is not valid.`] });
  }
  const kept = rules.filter((row) => given.every((name) => FILTERS[name].keeps(row, filter[name])));
  const sorted = sort ? [...kept].sort(order(sort.field, sort.direction === 'ASC' ? 1 : -1)) : kept;
  return range
    ? { rows: sorted.slice(range.first, range.first + range.count), page: { first: range.first, total: sorted.length } }
    : { rows: sorted, page: null };
}

/** Rows without the value come last in ascending order; equal ones by id, so that pages never overlap. */
const order = (field: Sortable, sign: 1 | -1) => (one: BusinessRuleResponse, other: BusinessRuleResponse) =>
  sign * compare(one[field], other[field]) || one.Id - other.Id;

function compare(one: string | number | null, other: string | number | null): number {
  if (one === null || other === null) {
    return Number(one === null) - Number(other === null);
  }
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en');
}

function holds({ Key, Value, Description }: BusinessRuleResponse, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [Key, Value, Description].some((field) => field.toLowerCase().includes(wanted));
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean';
}
