import type { Field, Fields, Wire } from '#shared/records/field';

/** Where a record of a file is wrong, in words: "Members 2: Date of birth is required." */
export class RecordProblem {
  constructor(readonly message: string) {}
}

/**
 * A record of a file that people have to correct: in its stored form, with what may be left out filled in; or its first problem. Unlike
 * `wholeRecord` it says what is wrong, and refuses fields that the record does not have.
 */
export function readRecord<R extends Fields>(fields: R, sent: unknown): Wire<R> | RecordProblem {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return new RecordProblem('This is not a record in braces.');
  }
  const unknown = Object.keys(sent).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) {
    return new RecordProblem(`${unknown.slice(0, 40)} is not a known field.`);
  }
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = (sent as Record<string, unknown>)[name];
    const value = given === undefined && 'fallback' in field ? field.fallback : valueIn(field, given);
    if (value instanceof RecordProblem) {
      return value;
    }
    read[name] = value;
  }
  return read as Wire<R>;
}

function valueIn(field: Field, given: unknown): unknown {
  const stored = field.stored(given);
  const problem = field.problem(stored);
  if (problem !== null) {
    return new RecordProblem(problem);
  }
  if (!field.fields || stored === null) {
    return stored;
  }
  if (!Array.isArray(stored)) {
    return within(field.label, readRecord(field.fields, stored));
  }
  const entries = stored.map((entry, at) => within(`${field.label} ${at + 1}`, readRecord(field.fields!, entry)));
  return entries.find((entry) => entry instanceof RecordProblem) ?? entries;
}

const within = <T>(label: string, read: T | RecordProblem): T | RecordProblem =>
  read instanceof RecordProblem ? new RecordProblem(`${label}: ${read.message}`) : read;

/**
 * The record in what another system sent, without anything else; null if any field is missing or invalid. Requests of users are validated
 * field by field instead, with a message for each.
 */
export function wholeRecord<R extends Fields>(fields: R, sent: unknown): Wire<R> | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    return null;
  }
  const whole: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const found = Object.hasOwn(sent, name) ? (sent as Record<string, unknown>)[name] : undefined;
    // As users' requests are cleaned: otherwise what is sent back later would differ by its punctuation.
    const value =
      typeof found === 'string'
        ? field.stored(found)
        : found === undefined && 'fallback' in field
          ? field.fallback
          : found;
    const read = field.problem(value) === null ? valueOf(field.fields, value) : INVALID;
    if (read === INVALID) {
      return null;
    }
    whole[name] = read;
  }
  return whole as Wire<R>;
}

const INVALID = Symbol('invalid');

function valueOf(fields: Fields | undefined, value: unknown): unknown {
  if (!fields || value === null) {
    return value;
  }
  if (!Array.isArray(value)) {
    return wholeRecord(fields, value) ?? INVALID;
  }
  const entries = value.map((entry) => wholeRecord(fields, entry));
  return entries.includes(null) ? INVALID : entries;
}
