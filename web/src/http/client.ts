import { request, type RequestOptions } from './request.ts';

/** A request whose body is sent as JSON. */
export interface ApiRequest extends RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
}

export interface ApiAnswer<T> {
  /** An empty response (204) is undefined: use `send<void>`. */
  body: T;
  headers: Headers;
}

/** The screens' only way to call the API: request.ts handles tokens, refusals and canceled requests. */
export async function send<T>(content: ApiRequest): Promise<ApiAnswer<T>> {
  const response = await requestJson(content);
  const text = await response.text();
  return { body: (text === '' ? undefined : JSON.parse(text)) as T, headers: response.headers };
}

/** The raw response of a successful request. */
export const requestJson = ({ method = 'GET', path, body, ...options }: ApiRequest): Promise<Response> =>
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
