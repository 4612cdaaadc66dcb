/** Spec 000 section 3, "Individual search request". */
export const SEARCH_FIELDS = [
  'ALL',
  'CONTRACT_ID',
  'MEMBER_LASTNAME',
  'MEMBER_FIRSTNAME',
  'AGENT_LASTNAME',
  'AGENT_FIRSTNAME',
  'ACTIVE_EFFDATE',
  'MED_TERMDATE',
  'PAYMENT_STATUS',
  'PAID_TO_DATE',
  'PAYMENT_DUE_DATE',
  'PAYMENT_AMT_DUE',
  'PLAN_NAME',
  'PHONE',
  'EMAIL',
  'AGENT_ID',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** The fields by which a book is sorted. Its agent is the same in every row, so sorting by them changes nothing. */
export type SortField = Exclude<SearchField, 'ALL' | `AGENT_${string}`>;
export const SORT_FIELDS = SEARCH_FIELDS.filter(
  (field): field is SortField => field !== 'ALL' && !field.startsWith('AGENT_'),
);

export const SORT_DIRECTIONS = ['ASC', 'DESC'] as const;

/** Spec 000 section 9. */
export const DEFAULT_SORT = { Field: 'PAYMENT_DUE_DATE', Direction: 'DESC' } as const;
export const DEFAULT_PAGE_SIZE = 10;
/** What FillAllPages answers at most; more are read page by page, or as a file. Individuals, decision 25. */
export const MOST_FILLED = 1_000;

export const DAY_FIELDS: readonly SearchField[] = [
  'ACTIVE_EFFDATE',
  'MED_TERMDATE',
  'PAID_TO_DATE',
  'PAYMENT_DUE_DATE',
];
