import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { ApplicationFacts } from '#shared/enrollment/application.record';
import { applicationProblems } from '#shared/enrollment/application/application-problems';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { DATE_INVALID } from '#shared/formats/auto-date';
import { WHOLE_NUMBER_INVALID } from '#web/inputs/WholeNumberInput';
import { type ApplicationForm, countOf, dayOf, toAnswers } from './application-form.ts';

/** Everything that is missing or wrong in the form: what cannot be read in its own words, the rest as the rules say it. */
export function formProblems(form: ApplicationForm, facts: ApplicationFacts): EnrollmentProblem[] {
  const unread = unreadProblems(form);
  return applicationProblems(toAnswers(form), facts).map((problem) => {
    const message = unread.get(problem.Field);
    return message === undefined ? problem : { ...problem, Message: message };
  });
}

/** Shows at each field what the rules say of it. The facts change while the form is filled in: they are asked for every time. */
export const applicationResolver =
  (facts: () => ApplicationFacts): Resolver<ApplicationForm> =>
  (values) => {
    const problems = formProblems(values, facts());
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: fieldErrors(problems) };
  };

/** Of several problems of one field the first counts. */
function fieldErrors(problems: readonly EnrollmentProblem[]): FieldErrors<ApplicationForm> {
  const first = new Map([...problems].reverse().map(({ Field, Message }) => [Field, Message]));
  const errors = {};
  for (const { Field } of problems) {
    set(errors, Field, { type: 'rule', message: first.get(Field) });
  }
  return errors;
}

const COUNTS = ['NumberOfEmployees', 'NumberOfEligbleEmployees', 'NumberWaiving', 'NumberOfFullTimeEmployees'] as const;
const DAYS = ['TwentyOrMoreEmployeesDate', 'HundredOrMoreEmployeesDate', 'Section111EffectiveDate'] as const;

/** What was typed and cannot be read, by field. To the rules it is missing: they name the same fields. */
function unreadProblems(form: ApplicationForm): Map<string, string> {
  const counts = COUNTS.filter((name) => isTyped(form[name]) && countOf(form[name]) === null);
  const days = DAYS.filter((name) => isTyped(form[name]) && dayOf(form[name]) === null);
  return new Map([
    ...counts.map((name) => [name, WHOLE_NUMBER_INVALID] as const),
    ...days.map((name) => [name, DATE_INVALID] as const),
  ]);
}

const isTyped = (value: unknown): boolean => value !== null && value !== '';
