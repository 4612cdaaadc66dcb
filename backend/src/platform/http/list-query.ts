import type { FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';

export const MAX_RANGE = 100;

/** The query of react-admin's lists, as text: filter, range and sort are JSON. */
export interface RawListQuery {
  filter?: string | null;
  range?: string | null;
  sort?: string | null;
}

/** A validated list query. `range` is null if the caller wants the route's whole result. */
export interface ListQuery<Field extends string, Filter extends string> {
  filter: Partial<Record<Filter, unknown>>;
  range: { first: number; count: number } | null;
  sort: { field: Field; direction: 'ASC' | 'DESC' } | null;
}

/**
 * Reads `filter={"a":1}`, `range=[0,9]`, `sort=["field","ASC"]`; only the fields named here are accepted.
 * @throws INVALID_INPUT that names the part and its allowed values
 */
export function parseListQuery<Field extends string, Filter extends string>(
  raw: RawListQuery,
  allowed: { sort: readonly Field[]; filter: readonly Filter[] },
): ListQuery<Field, Filter> {
  return {
    filter: parseFilter(json(raw.filter, 'filter') ?? {}, allowed.filter),
    range: parseRange(json(raw.range, 'range')),
    sort: parseSort(json(raw.sort, 'sort'), allowed.sort),
  };
}

/** Which rows of how many a response contains; `what` names them: "rules". */
export interface Slice {
  what: string;
  first: number;
  count: number;
  total: number;
}

/** Content-Range in the format of react-admin's simple REST provider: "rules 0-9/57". */
export function setContentRange(reply: FastifyReply, { what, first, count, total }: Slice): void {
  reply.header('Content-Range', `${what} ${first}-${Math.max(first + count - 1, 0)}/${total}`);
}

function json(text: string | null | undefined, name: string): unknown {
  if (text === undefined || text === null || text === '') {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(name, 'must be JSON');
  }
}

function parseFilter<Filter extends string>(
  value: unknown,
  allowed: readonly Filter[],
): Partial<Record<Filter, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refusal('filter', 'must be a JSON object');
  }
  const unknown = Object.keys(value).find((field) => !(allowed as readonly string[]).includes(field));
  if (unknown !== undefined) {
    throw refusal('filter', `knows only ${allowed.join(', ')}`);
  }
  return { ...value } as Partial<Record<Filter, unknown>>;
}

function parseRange(value: unknown): { first: number; count: number } | null {
  if (value === null) {
    return null;
  }
  const [first, last] = Array.isArray(value) ? (value as unknown[]) : [];
  if (!isIndex(first) || !isIndex(last) || last < first || last - first >= MAX_RANGE) {
    throw refusal('range', `must be [first, last] with at most ${MAX_RANGE} rows`);
  }
  return { first, count: last - first + 1 };
}

function parseSort<Field extends string>(value: unknown, allowed: readonly Field[]) {
  if (value === null) {
    return null;
  }
  const [field, direction] = Array.isArray(value) ? (value as unknown[]) : [];
  const known = allowed.find((candidate) => candidate === field);
  if (!known || (direction !== 'ASC' && direction !== 'DESC')) {
    throw refusal('sort', `must be [field, "ASC" or "DESC"] with one of ${allowed.join(', ')}`);
  }
  return { field: known, direction } as const;
}

const isIndex = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const refusal = (name: string, what: string) =>
  new AppError('INVALID_INPUT', `${name} ${what}.`, { [name]: [`${name} ${what}.`] });

/** The same query for a body, which may name people. */
export const toListQuery = <Page extends object>({ Filter }: { Filter: object | null }, page: Page) => ({
  ...page,
  filter: JSON.stringify(Filter ?? {}),
});
