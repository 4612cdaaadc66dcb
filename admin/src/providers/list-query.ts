import type { ApiRequest } from '#web/http/client';

/** The part of react-admin's getList that is sent. */
export interface ListQuery {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: string };
  filter?: unknown;
}

/** The server's maximum range; requests for more get all rows, without a range. */
export const MAX_RANGE = 100;

/** `?filter=…&range=…&sort=…`, as in ra-data-simple-rest, appended to the path's own query. */
export const listAddress = (path: string, { filter, ...page }: ListQuery): string =>
  withPage(path, page, new URLSearchParams({ filter: JSON.stringify(filter ?? {}) }));

/** The request for a list or its file. A filter that may name people goes in the body: URLs get logged and stored in many places. */
export const listRequest = (path: string, { filter, ...page }: ListQuery, isPrivate = false): ApiRequest =>
  isPrivate
    ? { method: 'POST', path: withPage(path, page, new URLSearchParams()), body: { Filter: filter ?? {} } }
    : { path: listAddress(path, { filter, ...page }) };

function withPage(path: string, { pagination, sort }: Omit<ListQuery, 'filter'>, query: URLSearchParams): string {
  if (pagination && pagination.perPage <= MAX_RANGE) {
    const first = (pagination.page - 1) * pagination.perPage;
    query.set('range', JSON.stringify([first, first + pagination.perPage - 1]));
  }
  if (sort) {
    query.set('sort', JSON.stringify([sort.field, sort.order]));
  }
  return query.size === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** "GetBusinessRules 0-9/57" is 57; null without the header: then all rows are in the body. */
export function totalOf(headers: Headers): number | null {
  const total = Number(headers.get('Content-Range')?.split('/').pop());
  return headers.has('Content-Range') && Number.isInteger(total) ? total : null;
}
