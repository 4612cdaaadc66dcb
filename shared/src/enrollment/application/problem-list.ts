import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { fullFieldLabel } from '#shared/enrollment/application/application-labels';

export const requiredMessage = (path: string): string => `${fullFieldLabel(path)} is required.`;
export const answerMessage = (path: string): string => `${fullFieldLabel(path)}: answer yes or no.`;

/** A problem at a field, or nothing if the rule found none. */
export const at = (Field: string, message: string | null): EnrollmentProblem[] =>
  message === null ? [] : [{ Field, Message: message }];

/** Reports a missing answer, otherwise what the rule finds. */
export function required<Value>(
  path: string,
  value: Value | null,
  problem: (value: Value) => string | null = () => null,
): EnrollmentProblem[] {
  const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
  return at(path, isBlank ? requiredMessage(path) : problem(value));
}

/** A yes/no question. */
export const answered = (path: string, value: boolean | null): EnrollmentProblem[] =>
  at(path, value === null ? answerMessage(path) : null);
