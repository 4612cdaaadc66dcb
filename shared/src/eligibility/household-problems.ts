import type { FieldErrors } from '#shared/answers/errors';
import { ageOn, yearOf, type IsoDate } from '#shared/dates/iso-date';
import type { SubsidyRequest } from '#shared/eligibility/subsidy.record';

export const AGE_OR_BIRTH_DATE = 'Enter a date of birth or an age.';
export const BORN_LATER = 'The date of birth must be on or before the effective date.';
export const OLDER_THAN_120 = 'Nobody can be older than age 120.';
export const MORE_MEMBERS_THAN_PEOPLE = 'The household has more members than its size. Correct the household size.';
const OLDEST = 120;
export const OUTSIDE_COVERAGE_YEAR = 'The effective date must be in the coverage year.';

/** Why nobody can be born on this day. Spec 000 section 5, "Permanent birthdate". */
export function birthDateProblem(day: IsoDate, effectiveDate: IsoDate): string | null {
  if (day > effectiveDate) {
    return BORN_LATER;
  }
  return ageOn(day, effectiveDate) > OLDEST ? OLDER_THAN_120 : null;
}

/** What does not fit together in a household, by field; empty when all does. */
export function householdProblems(question: SubsidyRequest, effectiveDate: IsoDate): FieldErrors {
  const problems: FieldErrors = {};
  if (yearOf(effectiveDate) !== question.CoverageYear) {
    problems['EffectiveDate'] = [OUTSIDE_COVERAGE_YEAR];
  }
  if (question.Members.length > question.HouseholdSize) {
    problems['HouseholdSize'] = [MORE_MEMBERS_THAN_PEOPLE];
  }
  question.Members.forEach(({ DateOfBirth, Age }, at) => {
    if ((DateOfBirth === null) === (Age === null)) {
      problems[`Members.${at}.DateOfBirth`] = [AGE_OR_BIRTH_DATE];
      return;
    }
    const problem = DateOfBirth && birthDateProblem(DateOfBirth, effectiveDate);
    if (problem) {
      problems[`Members.${at}.DateOfBirth`] = [problem];
    }
  });
  return problems;
}
