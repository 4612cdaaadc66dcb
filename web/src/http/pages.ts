import { type ApiRequest, send } from './client.ts';
import type { RequestOptions } from './request.ts';

/** Some rows of a list, and the total number of rows. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** A page of a list; 1 is the first. */
export interface PagePart {
  page: number;
  pageSize: number;
}

/** One page of a list that answers Content-Range. */
export const getPage = <Row>(
  path: string,
  part: PagePart,
  signal?: AbortSignal,
  options: RequestOptions = {},
): Promise<Page<Row>> => readPage<Row>({ ...options, path: withRange(path, part), signal });

/** The same with the search criteria in the body, as JSON, to keep them out of the URL. */
export const sendForPage = <Row>(
  path: string,
  body: unknown,
  part: PagePart,
  options: RequestOptions = {},
): Promise<Page<Row>> => readPage<Row>({ ...options, method: 'POST', path: withRange(path, part), body });

function withRange(path: string, { page, pageSize }: PagePart): string {
  const range = JSON.stringify([(page - 1) * pageSize, page * pageSize - 1]);
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ range })}`;
}

async function readPage<Row>(content: ApiRequest): Promise<Page<Row>> {
  const { body, headers } = await send<Row[]>(content);
  return { rows: body, total: Number(/\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1] ?? 0) };
}
