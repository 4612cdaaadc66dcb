import type { ApplicationAnswers } from '#shared/enrollment/application.record';

export type AnswerValue = string | number | boolean | null;

/** Every single value by its path: "SubGroups.0.Admin.Phone" and the like. */
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

/** The paths at which the second differs from the first, in the order of the second; blank and missing are the same. */
export function differingPaths(one: object, other: object): string[] {
  const [before, after] = [valuesByPath(one), valuesByPath(other)];
  return [...new Set([...after.keys(), ...before.keys()])].filter(
    (path) => (before.get(path) ?? '') !== (after.get(path) ?? ''),
  );
}

/** The fields of the application that differ, whole lists and groups by their one name: what an audit row names. */
export const changedAnswers = (before: ApplicationAnswers, after: ApplicationAnswers): string[] => [
  ...new Set(differingPaths(before, after).map((path) => path.split('.')[0]!)),
];

/** Part of a billing contact or CEO who is the group admin: it says nothing that the admin's own fields do not. */
export function isCopiedContact(path: string, values: ReadonlyMap<string, AnswerValue>): boolean {
  const [, group, contact] = /^(.+)\.(Billing|Ceo)\./.exec(path) ?? [];
  return (
    group !== undefined &&
    values.get(`${group}.${contact === 'Ceo' ? 'UseAdminForCEO' : 'UseAdminForBilling'}`) === true
  );
}
