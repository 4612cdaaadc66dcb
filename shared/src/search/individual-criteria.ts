import type { FieldErrors } from '#shared/answers/errors';
import { typedDayProblem } from '#shared/dates/day-problems';
import { parseWireDay } from '#shared/dates/iso-date';
import { DATE_INVALID } from '#shared/formats/auto-date';
import { ssnProblem } from '#shared/formats/ssn';
import { MORE_CRITERIA, QUOTE_ID_NUMBER } from '#shared/search/group-criteria';
import type { INDIVIDUAL_CRITERIA, IndividualCriteria } from '#shared/search/individual-search.record';

export type IndividualCriterion = keyof typeof INDIVIDUAL_CRITERIA;
export const TOO_MANY_INDIVIDUALS = `More than 1,000 quotes match. ${MORE_CRITERIA}`;

/** The nonempty ones, trimmed. */
export const givenIndividualCriteria = (criteria: IndividualCriteria): Partial<Record<IndividualCriterion, string>> =>
  Object.fromEntries(
    Object.entries(criteria)
      .map(([name, text]) => [name, text?.trim() ?? ''])
      .filter(([, text]) => text !== ''),
  );

/** Spec 002 section 5: at least one criterion, and two where the enrollment type is OEP, which most quotes have. */
export function individualSearchProblem(criteria: IndividualCriteria): string | null {
  const given = givenIndividualCriteria(criteria);
  const needed = given.EnrollmentType === 'OEP' ? 2 : 1;
  return Object.keys(given).length < needed ? MORE_CRITERIA : null;
}

/** A search by SSN is audited and never remembered, so it has a field of its own. */
export const SSN_HAS_A_FIELD = 'To search by SSN, use the SSN field under More fields.';
/** What is wrong with text that finds by name or number. */
export const individualTextProblem = (text: string): string | null =>
  text.replaceAll(/\D/g, '').length === SSN_DIGITS ? SSN_HAS_A_FIELD : null;
const SSN_DIGITS = 9;

const DAYS = ['SubmittedFrom', 'SubmittedTo'] as const;

/** What is wrong with single criteria, by their wire names. */
export function individualCriteriaProblems(criteria: IndividualCriteria): FieldErrors {
  const given = givenIndividualCriteria(criteria);
  const problems: FieldErrors = {};
  if (given.QuoteId && !/^[1-9]\d{0,8}$/.test(given.QuoteId)) {
    problems['QuoteId'] = [QUOTE_ID_NUMBER];
  }
  const wrongText = individualTextProblem(given.Text ?? '');
  if (wrongText) {
    problems['Text'] = [wrongText];
  }
  const wrongSsn = ssnProblem(given.SSN ?? '');
  if (wrongSsn) {
    problems['SSN'] = [wrongSsn];
  }
  if (given.DateOfBirth && !parseWireDay(given.DateOfBirth)) {
    problems['DateOfBirth'] = [DATE_INVALID];
  }
  for (const name of DAYS) {
    const problem = given[name] ? typedDayProblem(given[name], DATE_INVALID) : null;
    if (problem) {
      problems[name] = [problem];
    }
  }
  return problems;
}
