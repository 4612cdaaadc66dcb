import type { Fields, Wire } from '#shared/records/field';

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
    const value = typeof found === 'string' ? field.stored(found) : found;
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
