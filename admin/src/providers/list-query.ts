/** The part of react-admin's getList that goes over the wire. */
export interface ListQuery {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: string };
  filter?: unknown;
}

/** The server gives at most this many rows by range; whoever asks for more gets everything, without a range. */
const MAX_RANGE = 100;

/** `?filter=…&range=…&sort=…`, as ra-data-simple-rest writes them, behind what the path asks already. */
export function listAddress(path: string, { pagination, sort, filter }: ListQuery): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter ?? {}) });
  if (pagination && pagination.perPage <= MAX_RANGE) {
    const first = (pagination.page - 1) * pagination.perPage;
    query.set('range', JSON.stringify([first, first + pagination.perPage - 1]));
  }
  if (sort) {
    query.set('sort', JSON.stringify([sort.field, sort.order]));
  }
  return `${path}${path.includes('?') ? '&' : '?'}${query.toString()}`;
}

/** "GetBusinessRules 0-9/57" is 57; null without the header: then all rows are in the body. */
export function totalOf(headers: Headers): number | null {
  const total = Number(headers.get('Content-Range')?.split('/').pop());
  return headers.has('Content-Range') && Number.isInteger(total) ? total : null;
}
