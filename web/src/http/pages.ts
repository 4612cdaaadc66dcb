import { type ApiRequest, send } from './client.ts';

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

function withRange(path: string, { page, pageSize }: PagePart): string {
  const range = JSON.stringify([(page - 1) * pageSize, page * pageSize - 1]);
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ range })}`;
}

/** One page of a list that answers Content-Range. */
export async function readPage<Row>(content: ApiRequest, part: PagePart): Promise<Page<Row>> {
  const { body, headers } = await send<Row[]>({ ...content, path: withRange(content.path, part) });
  return { rows: body, total: Number(/\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1] ?? 0) };
}
