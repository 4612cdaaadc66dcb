import type { GroupSearchCriteria } from '#shared/search/group-search.record';
import type { FieldErrors } from '#shared/answers/errors';
import { typedDayProblem } from '#shared/dates/day-problems';
import { DATE_INVALID } from '#shared/formats/auto-date';
import { taxIdProblem } from '#shared/formats/tax-id';
import { zipProblem } from '#shared/formats/zip';

/** Source: spec 002 section 5, "Individual search". The group search uses the same wording. */
export const MORE_CRITERIA = 'Please enter additional search criteria.';
/** A limit: more would have to be counted and sorted before the first one shows, and nobody reads them. */
export const MOST_FOUND = 1_000;
export const TOO_MANY_FOUND = `More than 1,000 groups match. ${MORE_CRITERIA}`;
export const QUOTE_ID_NUMBER = 'Quote ID must be a whole number.';

export const GROUP_CRITERIA = [
  'Text',
  'GroupNumber',
  'GroupName',
  'TaxId',
  'QuoteId',
  'PostalCode',
  'RenewalDate',
  'AgentFirstName',
  'AgentLastName',
] as const satisfies readonly (keyof GroupSearchCriteria)[];
export type GroupCriterion = (typeof GROUP_CRITERIA)[number];

/** The nonempty ones, trimmed. Source: spec 002 section 7 ("empty ones are removed"). */
export const givenCriteria = (criteria: GroupSearchCriteria): Partial<Record<GroupCriterion, string>> =>
  Object.fromEntries(
    GROUP_CRITERIA.map((name) => [name, criteria[name]?.trim() ?? '']).filter(([, text]) => text !== ''),
  );

/** What is wrong with the search as a whole: no criteria. A message, or null. */
export const searchProblem = (criteria: GroupSearchCriteria): string | null =>
  Object.keys(givenCriteria(criteria)).length === 0 ? MORE_CRITERIA : null;

const CHECKS: Partial<Record<GroupCriterion, (text: string) => string | null>> = {
  TaxId: taxIdProblem,
  QuoteId: (text) => (/^[1-9]\d{0,8}$/.test(text) ? null : QUOTE_ID_NUMBER),
  PostalCode: (text) => zipProblem(text),
  RenewalDate: (text) => typedDayProblem(text, DATE_INVALID),
};

/** What is wrong with single criteria, by their wire names. */
export function criteriaProblems(criteria: GroupSearchCriteria): FieldErrors {
  const given = givenCriteria(criteria);
  return Object.fromEntries(
    GROUP_CRITERIA.flatMap((name) => {
      const text = given[name];
      const problem = text === undefined ? null : (CHECKS[name]?.(text) ?? null);
      return problem ? [[name, [problem]]] : [];
    }),
  );
}
