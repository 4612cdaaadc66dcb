import { request, type RequestOptions } from './request.ts';

/** The one way from a screen to the API: tokens, refusals and cancelled requests are dealt with in request.ts. */
export async function getJson<T>(path: string, signal?: AbortSignal, options: RequestOptions = {}): Promise<T> {
  return readJson<T>(await request({ method: 'GET', path }, { ...options, signal }));
}

/** Some rows of a list, and how many there are in all. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Which page of a list; 1 is the first. */
export interface PagePart {
  page: number;
  pageSize: number;
}

/** One page of a list that answers Content-Range. */
export async function getPage<Row>(
  path: string,
  part: PagePart,
  signal?: AbortSignal,
  options: RequestOptions = {},
): Promise<Page<Row>> {
  return readPage<Row>(await request({ method: 'GET', path: withRange(path, part) }, { ...options, signal }));
}

/** The same where what is looked for stays out of the address: it is sent as JSON. */
export async function sendForPage<Row>(
  path: string,
  body: unknown,
  part: PagePart,
  options: RequestOptions = {},
): Promise<Page<Row>> {
  const content = { body: JSON.stringify(body), contentType: 'application/json' };
  return readPage<Row>(await request({ method: 'POST', path: withRange(path, part), ...content }, options));
}

function withRange(path: string, { page, pageSize }: PagePart): string {
  const range = JSON.stringify([(page - 1) * pageSize, page * pageSize - 1]);
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ range })}`;
}

async function readPage<Row>(response: Response): Promise<Page<Row>> {
  const total = Number(/\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1] ?? 0);
  return { rows: await readJson<Row[]>(response), total };
}

/** Sends `body` as JSON. An empty answer (204) is undefined: ask for `sendJson<void>`. */
export async function sendJson<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  options?: RequestOptions,
): Promise<T> {
  const content = body === undefined ? {} : { body: JSON.stringify(body), contentType: 'application/json' };
  return readJson<T>(await request({ method, path, ...content }, options));
}

/** Sends a form with files; the browser sets the type with its boundary. */
export async function sendForm<T>(path: string, form: FormData, options?: RequestOptions): Promise<T> {
  return readJson<T>(await request({ method: 'POST', path, body: form }, options));
}

export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** A file as it was answered, with what else the server says of it. */
export interface AnsweredFile extends ReceivedFile {
  headers: Headers;
}

/** A file and the name that the server gives it in `x-filename`. */
export const fetchFile = async (path: string, options?: RequestOptions): Promise<AnsweredFile> =>
  toFile(await request({ method: 'GET', path }, options));

/** Sends `body` as JSON and gets a file for it. */
export const fetchFileFor = async (path: string, body: unknown, options?: RequestOptions): Promise<ReceivedFile> =>
  toFile(await request({ method: 'POST', path, body: JSON.stringify(body), contentType: 'application/json' }, options));

async function toFile(response: Response): Promise<AnsweredFile> {
  const name = decodeURIComponent(response.headers.get('x-filename') ?? '');
  return { name: name || 'document', content: await response.blob(), headers: response.headers };
}

/** Fetches a file and hands it to the browser's own download list. */
export async function download(path: string, options?: RequestOptions): Promise<ReceivedFile> {
  const file = await fetchFile(path, options);
  saveFile(file);
  return file;
}

export function saveFile({ name, content }: ReceivedFile): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The download reads the address after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
