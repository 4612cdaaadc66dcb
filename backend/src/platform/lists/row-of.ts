import type { Field, Fields, Wire } from '#shared/records/field';
import { toInstant } from '../database/raw-values.ts';

/** A selected row in its API form, by field name: the databases differ in how they return instants, numbers and flags. */
export const rowOf = <R extends Fields>(fields: R, selected: Readonly<Record<string, unknown>>): Wire<R> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answered(field, selected[name])])) as Wire<R>;

function answered({ schema }: Field, value: unknown): unknown {
  if (value === null) {
    return null;
  }
  if (schema.format === 'date-time') {
    return toInstant(value as Date | string).toISOString();
  }
  if (schema.type === 'boolean') {
    return Number(value) === 1;
  }
  return schema.type === 'integer' || schema.type === 'number' ? Number(value) : value;
}
