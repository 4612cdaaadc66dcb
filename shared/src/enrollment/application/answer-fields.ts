import type { ApplicationAnswers } from '#shared/enrollment/application.record';

export type AnswerValue = string | number | boolean | null;

/** All leaf values by path: "SubGroups.0.Admin.Phone" and so on. */
export function valuesByPath(answers: object): Map<string, AnswerValue> {
  const values = new Map<string, AnswerValue>();
  collect(answers, '', values);
  return values;
}

function collect(value: unknown, path: string, values: Map<string, AnswerValue>): void {
  if (value !== null && typeof value === 'object') {
    for (const [name, part] of Object.entries(value)) {
      collect(part, path === '' ? name : `${path}.${name}`, values);
    }
  } else {
    values.set(path, (value ?? null) as AnswerValue);
  }
}

/** The paths at which the second differs from the first, in the second's order; blank and missing are equal. */
export function differingPaths(one: object, other: object): string[] {
  const [before, after] = [valuesByPath(one), valuesByPath(other)];
  return [...new Set([...after.keys(), ...before.keys()])].filter(
    (path) => (before.get(path) ?? '') !== (after.get(path) ?? ''),
  );
}

/** The application's fields that differ, with whole lists and groups under one name: what an audit entry lists. */
export const changedAnswers = (before: ApplicationAnswers, after: ApplicationAnswers): string[] => [
  ...new Set(differingPaths(before, after).map((path) => path.split('.')[0]!)),
];

/** A field of a billing contact or CEO who is the group admin: it only repeats the admin's own field. */
export function isCopiedContact(path: string, values: ReadonlyMap<string, AnswerValue>): boolean {
  const [, group, contact] = /^(.+)\.(Billing|Ceo)\./.exec(path) ?? [];
  return (
    group !== undefined &&
    values.get(`${group}.${contact === 'Ceo' ? 'UseAdminForCEO' : 'UseAdminForBilling'}`) === true
  );
}
