import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { ApplicationFacts } from '#shared/enrollment/application.record';
import { applicationProblems } from '#shared/enrollment/application/application-problems';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { DATE_INVALID } from '#shared/formats/auto-date';
import { WHOLE_NUMBER_INVALID } from '#web/inputs/WholeNumberInput';
import { type ApplicationForm, countOf, dayOf, toAnswers } from './application-form.ts';

/** Everything missing or invalid in the form: unparsable input with its own message, the rest with the rules' messages. */
export function formProblems(form: ApplicationForm, facts: ApplicationFacts): EnrollmentProblem[] {
  const unread = unreadProblems(form);
  return applicationProblems(toAnswers(form), facts).map((problem) => {
    const message = unread.get(problem.Field);
    return message === undefined ? problem : { ...problem, Message: message };
  });
}

/** Shows the rules' messages at each field. The facts change while the form is filled in, so they are read on every validation. */
export const applicationResolver =
  (facts: () => ApplicationFacts): Resolver<ApplicationForm> =>
  (values) => {
    const problems = formProblems(values, facts());
    return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: fieldErrors(problems) };
  };

/** Keeps only the first problem of each field. */
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

/** Unparsable input, by field. To the rules it counts as missing: they report the same fields. */
function unreadProblems(form: ApplicationForm): Map<string, string> {
  const counts = COUNTS.filter((name) => isTyped(form[name]) && countOf(form[name]) === null);
  const days = DAYS.filter((name) => isTyped(form[name]) && dayOf(form[name]) === null);
  return new Map([
    ...counts.map((name) => [name, WHOLE_NUMBER_INVALID] as const),
    ...days.map((name) => [name, DATE_INVALID] as const),
  ]);
}

const isTyped = (value: unknown): boolean => value !== null && value !== '';
