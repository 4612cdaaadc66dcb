import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import { plausibleDayProblem } from '#shared/dates/day-problems';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { formatDay } from '#shared/formats/auto-date';
import { answered, at, required } from '#shared/enrollment/application/problem-list';

/** Ours: a group of a hundred employees has twenty. */
export const HUNDRED_IS_TWENTY = 'A group with 100 or more employees has 20 or more: answer that question with yes.';

type SizeAnswers = Pick<
  ApplicationAnswers,
  | 'TwentyOrMoreEmployees'
  | 'TwentyOrMoreEmployeesDate'
  | 'HundredOrMoreEmployees'
  | 'HundredOrMoreEmployeesDate'
  | 'Section111EffectiveDate'
>;

const DAYS_AFTER_EFFECTIVE = 2;

/**
 * Checks whether the Section 111 date is late enough: at least two days after the effective date.
 * Source: spec 001 section 5, "Application form", word for word.
 */
export function section111DateProblem(date: IsoDate, effectiveDate: IsoDate): string | null {
  const first = addDays(effectiveDate, DAYS_AFTER_EFFECTIVE);
  return date < first
    ? `PLEASE ENTER A DATE OF ${formatDay(first)} OR AFTER`
    : plausibleDayProblem(date, effectiveDate);
}

/** Employers of these sizes are reported to Medicare (Section 111 of the MMSEA): the date is required if either answer is yes. */
const isReported = (answers: SizeAnswers): boolean =>
  answers.TwentyOrMoreEmployees === true || answers.HundredOrMoreEmployees === true;

/** Ours: an employer with a hundred employees had twenty earlier, or on the same day. */
export const HUNDRED_BEFORE_TWENTY = 'The group cannot have reached 100 employees before it reached 20.';

/** For both the form and the check. */
export const hundredDateProblem = (
  date: IsoDate,
  { TwentyOrMoreEmployeesDate: twenty }: Pick<SizeAnswers, 'TwentyOrMoreEmployeesDate'>,
  effectiveDate: IsoDate,
): string | null =>
  plausibleDayProblem(date, effectiveDate) ?? (twenty !== null && date < twenty ? HUNDRED_BEFORE_TWENTY : null);

export function employerSizeProblems(answers: SizeAnswers, effectiveDate: IsoDate): EnrollmentProblem[] {
  const { TwentyOrMoreEmployees: twenty, HundredOrMoreEmployees: hundred } = answers;
  return [
    ...answered('TwentyOrMoreEmployees', twenty),
    ...(twenty === true
      ? required('TwentyOrMoreEmployeesDate', answers.TwentyOrMoreEmployeesDate, (date) =>
          plausibleDayProblem(date, effectiveDate),
        )
      : []),
    ...answered('HundredOrMoreEmployees', hundred),
    ...at('HundredOrMoreEmployees', hundred === true && twenty === false ? HUNDRED_IS_TWENTY : null),
    ...(hundred === true
      ? required('HundredOrMoreEmployeesDate', answers.HundredOrMoreEmployeesDate, (date) =>
          hundredDateProblem(date, answers, effectiveDate),
        )
      : []),
    ...(isReported(answers)
      ? required('Section111EffectiveDate', answers.Section111EffectiveDate, (date) =>
          section111DateProblem(date, effectiveDate),
        )
      : []),
  ];
}

/** Dates that do not apply are not stored. */
export const withSizeDates = <Answers extends SizeAnswers>(answers: Answers): Answers => ({
  ...answers,
  TwentyOrMoreEmployeesDate: answers.TwentyOrMoreEmployees === true ? answers.TwentyOrMoreEmployeesDate : null,
  HundredOrMoreEmployeesDate: answers.HundredOrMoreEmployees === true ? answers.HundredOrMoreEmployeesDate : null,
  Section111EffectiveDate: isReported(answers) ? answers.Section111EffectiveDate : null,
});

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
