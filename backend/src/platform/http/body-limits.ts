import type { Field, Fields } from '#shared/records/field';
import { AppError } from '../errors.ts';

/** Deeper than any record. */
const DEEPEST = 32;
/** More than a record has: a field with a mistyped name is named in the answer. */
const SPARE_KEYS = 20;
/** More than a list may have: one that is a little too long is refused beside everything else that is wrong. */
const SPARE_ENTRIES = 20;
/** Where a record takes any JSON: a draft of a form, or what is sent back. */
const MOST_KEYS = 500;
const MOST_ENTRIES = 10_000;

export const TOO_DEEP = 'The request is nested too deeply.';
export const TOO_MANY_FIELDS = 'More fields were sent than there are.';
export const TOO_MANY_ENTRIES = `A list can have at most ${MOST_ENTRIES} entries.`;
export const NO_LIST = 'A list was sent where one record is expected.';

interface Part {
  value: unknown;
  /** What the record says about this place; undefined where it says nothing. */
  field?: Field;
  fields?: Fields;
  /** In dotted names; '' for the body itself. */
  path: string;
  depth: number;
}

/**
 * Refuses what no record has before a library looks at it: their work grows with the square of the unknown fields, and the answer would
 * name every one of them.
 *
 * @param fields of the body's record
 * @param path of the record in a longer body
 * @throws INVALID_INPUT for more keys than the record has, longer lists, deeper nesting, or a list instead of the record
 */
export function refuseOversized(body: unknown, fields: Fields | undefined, path = ''): void {
  if (fields && Array.isArray(body)) {
    throw refusal(path, NO_LIST);
  }
  const waiting: Part[] = [{ value: body, fields, path, depth: 1 }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    if (typeof part.value !== 'object' || part.value === null) {
      continue;
    }
    if (part.depth > DEEPEST) {
      throw refusal('', TOO_DEEP);
    }
    waiting.push(...(Array.isArray(part.value) ? entriesOf(part, part.value) : valuesOf(part, part.value)));
  }
}

function entriesOf({ field, fields, path, depth }: Part, list: readonly unknown[]): Part[] {
  if (list.length > (field?.most === undefined ? MOST_ENTRIES : field.most + SPARE_ENTRIES)) {
    throw refusal(path, field?.problem(list) ?? TOO_MANY_ENTRIES);
  }
  return list.map((value, at) => ({ value, fields, path: joined(path, String(at)), depth: depth + 1 }));
}

function valuesOf({ fields, path, depth }: Part, value: object): Part[] {
  const names = Object.keys(value);
  if (names.length > (fields ? Object.keys(fields).length + SPARE_KEYS : MOST_KEYS)) {
    throw refusal(path, TOO_MANY_FIELDS);
  }
  return names.map((name) => {
    const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
    const own = (value as Record<string, unknown>)[name];
    return { value: own, field, fields: field?.fields, path: joined(path, name), depth: depth + 1 };
  });
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const refusal = (path: string, message: string): AppError =>
  new AppError('INVALID_INPUT', message, path === '' ? {} : { [path]: [message] });
