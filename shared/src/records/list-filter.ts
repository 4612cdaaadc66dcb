import type { Field } from '#shared/records/field';
import { anything, optional } from '#shared/records/kinds';

/** A list's filter in the body of a POST: data that may name people stays out of URLs. The list checks its fields. */
export const listFilter = <Filter extends object>() =>
  optional<Filter>({
    ...(anything('Filter') as Field<Filter>),
    problem: (value) => (typeof value === 'object' && !Array.isArray(value) ? null : 'Filter is not valid.'),
    schema: { type: 'object', description: 'As in the list.', example: { q: 'lakeside' } },
  });
