import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { required } from '#shared/enrollment/application/problem-list';

/** Ours: how the counts must relate to each other. */
export const AT_LEAST_ONE_EMPLOYEE = 'Enter the number of employees, 1 or more.';
export const MORE_ELIGIBLE_THAN_EMPLOYEES = 'There cannot be more eligible employees than employees.';
export const MORE_WAIVING_THAN_ELIGIBLE = 'There cannot be more employees who waive than eligible employees.';
export const MORE_FULL_TIME_THAN_EMPLOYEES = 'There cannot be more full-time employees than employees.';

type Counts = Pick<
  ApplicationAnswers,
  'NumberOfEmployees' | 'NumberOfEligbleEmployees' | 'NumberWaiving' | 'NumberOfFullTimeEmployees'
>;

/** Compares two counts only if both are known. */
export function employeeCountProblems(counts: Counts): EnrollmentProblem[] {
  const { NumberOfEmployees: employees, NumberOfEligbleEmployees: eligible } = counts;
  const atMost = (most: number | null, message: string) => (count: number) =>
    most !== null && count > most ? message : null;
  return [
    ...required('NumberOfEmployees', employees, (count) => (count < 1 ? AT_LEAST_ONE_EMPLOYEE : null)),
    ...required('NumberOfEligbleEmployees', eligible, atMost(employees, MORE_ELIGIBLE_THAN_EMPLOYEES)),
    ...required('NumberWaiving', counts.NumberWaiving, atMost(eligible, MORE_WAIVING_THAN_ELIGIBLE)),
    ...required(
      'NumberOfFullTimeEmployees',
      counts.NumberOfFullTimeEmployees,
      atMost(employees, MORE_FULL_TIME_THAN_EMPLOYEES),
    ),
  ];
}
