import { request, type RequestOptions } from './request.ts';

/** A request whose body is sent as JSON. */
export interface ApiRequest extends RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
}

export interface ApiAnswer<T> {
  /** An empty answer (204) is undefined: ask for `send<void>`. */
  body: T;
  headers: Headers;
}

/** The one way from a screen to the API: tokens, refusals and cancelled requests are dealt with in request.ts. */
export async function send<T>(content: ApiRequest): Promise<ApiAnswer<T>> {
  const response = await requestJson(content);
  const text = await response.text();
  return { body: (text === '' ? undefined : JSON.parse(text)) as T, headers: response.headers };
}

const requestJson = ({ method = 'GET', path, body, ...options }: ApiRequest): Promise<Response> =>
  request(
    { method, path, ...(body === undefined ? {} : { body: JSON.stringify(body), contentType: 'application/json' }) },
    options,
  );

export const getJson = async <T>(path: string, signal?: AbortSignal, options: RequestOptions = {}): Promise<T> =>
  (await send<T>({ ...options, path, signal })).body;

export const sendJson = async <T>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  options?: RequestOptions,
): Promise<T> => (await send<T>({ ...options, method, path, body })).body;

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
export const getPage = <Row>(
  path: string,
  part: PagePart,
  signal?: AbortSignal,
  options: RequestOptions = {},
): Promise<Page<Row>> => readPage<Row>({ ...options, path: withRange(path, part), signal });

/** The same where what is looked for stays out of the address: it is sent as JSON. */
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

/** Sends a form with files; the browser sets the type with its boundary. */
export async function sendForm<T>(path: string, form: FormData, options?: RequestOptions): Promise<T> {
  const response = await request({ method: 'POST', path, body: form }, options);
  return (await response.json()) as T;
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
export async function fetchFile(content: ApiRequest): Promise<AnsweredFile> {
  const response = await requestJson(content);
  const name = decodeURIComponent(response.headers.get('x-filename') ?? '');
  return { name: name || 'document', content: await response.blob(), headers: response.headers };
}

/** Fetches a file, so that a refusal can be shown, and hands it to the browser's own download list. */
export async function download(content: ApiRequest): Promise<ReceivedFile> {
  const file = await fetchFile(content);
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
