import type { CensusProblem } from '#shared/census/census-member';
import { lacksLastUse, LAST_USE_REQUIRED } from '#shared/census/tobacco';
import type { FieldErrors } from '#shared/answers/errors';
import { AppError } from '../../platform/errors.ts';

export const CENSUS_NOT_SAVED = 'The census was not saved. Please correct the rows named.';
export const CENSUS_NOT_APPROVED = 'The census cannot be approved yet. Please correct the rows named.';

/** A fault of one member, at its field by wire name. */
export type Refused = Pick<CensusProblem, 'index' | 'message'> & { field: string };

/** Refuses one member: the fields by name, with the first problem as the message. */
export function memberRefused(problems: readonly Refused[]): AppError {
  return new AppError(
    'RULE_BROKEN',
    problems[0]?.message ?? CENSUS_NOT_SAVED,
    fieldsOf(problems, () => ''),
  );
}

/** For a member saved individually: requires the date of last tobacco use, which a file may omit. */
export const lastUseProblems = (member: Parameters<typeof lacksLastUse>[0]): CensusProblem[] =>
  lacksLastUse(member) ? [{ index: 0, field: 'LastTobaccoUse', message: LAST_USE_REQUIRED }] : [];

/** Refuses a list of members: the fields as "3.DateOfBirth", with rows counted from 0. */
export const membersRefused = (problems: readonly Refused[], message = CENSUS_NOT_SAVED): AppError =>
  new AppError(
    'RULE_BROKEN',
    message,
    fieldsOf(problems, ({ index }) => `${index}.`),
  );

function fieldsOf(problems: readonly Refused[], prefix: (problem: Refused) => string): FieldErrors {
  const fields: FieldErrors = {};
  for (const problem of problems) {
    const messages = (fields[prefix(problem) + problem.field] ??= []);
    if (!messages.includes(problem.message)) {
      messages.push(problem.message);
    }
  }
  return fields;
}
