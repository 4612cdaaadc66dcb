import { answerOutcome, needsCsrfToken } from '#shared/answers/answer-outcome';
import type { ErrorBody } from '#shared/contract/errors';
import { CSRF_HEADER, csrfToken } from '#shared/session/csrf-token';
import { signInAddress, UNAUTHORIZED } from './addresses.ts';
import { ApiError } from './api-error.ts';

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: object;
  signal?: AbortSignal;
  /** The page asks by itself: the call must not keep an unattended session alive. */
  polling?: boolean;
  /** The page is being left: the call goes on without it. */
  keepAlive?: boolean;
  /** Of a submission: sent again with the same key it is done once, and answered alike. */
  idempotencyKey?: string;
}

export interface ApiAnswer<T> {
  body: T;
  headers: Headers;
}

const SESSION_PATH = '/api/account';
let answeredAt = 0;

/** When the server last answered the user, polling aside, in milliseconds: the session is refreshed only after a quiet while. */
export const lastAnswerAt = (): number => answeredAt;

/**
 * The one way from the console to the API; applies spec 000 section 8 to the answer. A 401 leaves for the sign-in page and
 * a 403 for /unauthorized: then nothing is answered, because the page that waits for it is being left.
 *
 * @throws ApiError for every other refusal; AbortError when cancelled
 */
export const send = <T>(request: ApiRequest): Promise<ApiAnswer<T>> => orLeave(() => exchange<T>(request));

export const getJson = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await send<T>({ path, signal })).body;

/** Fetches a file, so that a refusal can be told, and hands it to the browser's own download list. @throws as send */
export const download = (request: ApiRequest): Promise<void> =>
  orLeave(async () => {
    const { response, failure } = await attemptTwice(request);
    if (failure) {
      throw failure;
    }
    const name = decodeURIComponent(response.headers.get('x-filename') ?? '') || 'document';
    const address = URL.createObjectURL(await response.blob());
    Object.assign(document.createElement('a'), { href: address, download: name }).click();
    // The download reads the address after this turn of the event loop.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  });

async function orLeave<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { status, body } = error instanceof ApiError ? error : { status: 0, body: null };
    const { next } = answerOutcome({ status, body, tokenRenewed: true });
    if (next === 'signIn') {
      return leaveFor(signInAddress(window.location.pathname + window.location.search));
    }
    if (next === 'unauthorized') {
      return leaveFor(UNAUTHORIZED);
    }
    throw error;
  }
}

/**
 * Sends a request, with a fresh token when the first was out of date, and leaves every refusal to the caller: the sign-in
 * page shows a 401 instead of going to itself.
 */
export async function exchange<T>(request: ApiRequest): Promise<ApiAnswer<T>> {
  const { response, failure } = await attemptTwice(request);
  return answerOf<T>(response, failure);
}

interface Attempt {
  response: Response;
  failure: ApiError | null;
}

async function attemptTwice(request: ApiRequest): Promise<Attempt> {
  const first = await attemptOnce(request);
  const { next } = answerOutcome({ status: first.response.status, body: first.failure?.body });
  if (next !== 'renewToken') {
    return first;
  }
  await fetch(SESSION_PATH, { cache: 'no-store' });
  return attemptOnce(request);
}

async function attemptOnce(request: ApiRequest): Promise<Attempt> {
  const response = await attempt(request);
  return { response, failure: response.ok ? null : await failureOf(response) };
}

async function attempt(request: ApiRequest): Promise<Response> {
  const { method = 'GET', path, body, signal, polling, keepAlive, idempotencyKey } = request;
  const headers = new Headers({ Accept: 'application/json' });
  if (body) {
    headers.set('Content-Type', 'application/json');
  }
  if (needsCsrfToken(method, path)) {
    headers.set(CSRF_HEADER, csrfToken(document.cookie));
  }
  if (polling) {
    headers.set('X-PQ-POLLING', '1');
  }
  if (idempotencyKey) {
    headers.set('Idempotency-Key', idempotencyKey);
  }
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: body && JSON.stringify(body),
      signal,
      keepalive: keepAlive,
    });
    answeredAt = polling ? answeredAt : Date.now();
    return response;
  } catch (error) {
    throw signal?.aborted ? error : new ApiError(0, null);
  }
}

async function failureOf(response: Response): Promise<ApiError> {
  try {
    return new ApiError(response.status, (await response.json()) as Partial<ErrorBody>);
  } catch {
    return new ApiError(response.status, null);
  }
}

async function answerOf<T>(response: Response, failure: ApiError | null): Promise<ApiAnswer<T>> {
  if (failure) {
    throw failure;
  }
  const text = await response.text();
  return { body: (text === '' ? undefined : JSON.parse(text)) as T, headers: response.headers };
}

/** Loads another page. Never answers: whatever waits for it is being left. */
export function leaveFor(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise<never>(() => {});
}
