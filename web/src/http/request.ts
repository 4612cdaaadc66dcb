import {
  answerOutcome,
  needsCsrfToken,
  SERVER_ERROR,
  UNREACHABLE,
  type AnswerOptions,
  type Outcome,
} from '#shared/answers/answer-outcome';
import type { ErrorBody } from '#shared/answers/errors';
import { CSRF_HEADER, csrfToken } from '#shared/session/csrf-token';
import { answerEffects } from './answer-effects.ts';
import { ApiError } from './api-error.ts';
import { noteAnswer, noteNoAnswer } from './connection.ts';

export interface RequestOptions extends AnswerOptions {
  signal?: AbortSignal;
  /** Idempotency key: a repeated request gets the first response. For submissions that must not happen twice. */
  idempotencyKey?: string;
  /** The page polls: the call must not keep an unattended session alive. */
  polling?: boolean;
  /** The page is closing: the request must complete without it. */
  keepAlive?: boolean;
}

export interface RequestContent {
  method: string;
  path: string;
  body?: XMLHttpRequestBodyInit;
  contentType?: string;
  transport?: Transport;
}

export interface Sending {
  method: string;
  headers: Headers;
  body?: XMLHttpRequestBodyInit;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** Sends a request by other means than fetch. @throws AbortError when canceled, TypeError when there was no response */
export type Transport = (path: string, sending: Sending) => Promise<Response>;

/** What a tab adds to each of its calls, by header; null for nothing. */
const ofTab = new Map<string, () => string | null>();
export const sendFromTab = (header: string, read: () => string | null): void => void ofTab.set(header, read);

const SESSION_PATH = '/api/account';
let answeredAt = 0;

/** When the server last answered the user (not polling), so that the session is refreshed only after a quiet period. Milliseconds. */
export const lastAnswerAt = (): number => answeredAt;

/**
 * Sends one request and handles its response according to spec 000 section 8.
 *
 * @returns the response of a successful request
 * @throws ApiError for every refusal (already shown to the user unless the caller asked for it), AbortError when canceled
 */
export async function request(content: RequestContent, options: RequestOptions = {}): Promise<Response> {
  const first = await attempt(content, options, false);
  if (first !== 'renewToken') {
    return first;
  }
  await fetch(SESSION_PATH, { cache: 'no-store' });
  const second = await attempt(content, options, true);
  if (second === 'renewToken') {
    throw new Error('A renewed token is never renewed again.');
  }
  return second;
}

async function attempt(
  content: RequestContent,
  options: RequestOptions,
  tokenRenewed: boolean,
): Promise<Response | 'renewToken'> {
  const response = await send(content, options);
  const body = response && !response.ok ? await errorBody(response) : null;
  const status = response?.status ?? 0;
  const outcome = answerOutcome({ status, body, tokenRenewed }, options);
  if (outcome.next === 'result' && response) {
    return response;
  }
  if (outcome.next === 'renewToken') {
    return 'renewToken';
  }
  const isReported = await report(outcome);
  throw new ApiError(status, completeBody(status, body), isReported);
}

/** @returns whether the user has been told */
async function report({ next, notice }: Outcome): Promise<boolean> {
  if (next === 'signIn') {
    await answerEffects().signIn();
    return true;
  }
  if (next === 'unauthorized') {
    await answerEffects().unauthorized();
    return true;
  }
  const notify = notice ? answerEffects().notify : null;
  if (!notice || !notify) {
    return false;
  }
  notify(notice);
  return true;
}

/** Null when there was no response. A canceled request throws its AbortError. */
async function send(
  { method, path, body, contentType, transport = fetch }: RequestContent,
  options: RequestOptions,
): Promise<Response | null> {
  const headers = new Headers({ Accept: 'application/json' });
  if (contentType) {
    headers.set('Content-Type', contentType);
  }
  if (needsCsrfToken(method, path)) {
    headers.set(CSRF_HEADER, csrfToken(document.cookie));
  }
  for (const [header, read] of ofTab) {
    const value = read();
    if (value !== null) {
      headers.set(header, value);
    }
  }
  if (options.polling) {
    headers.set('X-PQ-POLLING', '1');
  }
  if (options.idempotencyKey) {
    headers.set('Idempotency-Key', options.idempotencyKey);
  }
  try {
    const { signal, keepAlive: keepalive } = options;
    const response = await transport(path, { method, headers, body, signal, keepalive });
    answeredAt = options.polling ? answeredAt : Date.now();
    noteAnswer();
    return response;
  } catch (error) {
    if (options.signal?.aborted) {
      throw error;
    }
    noteNoAnswer();
    return null;
  }
}

async function errorBody(response: Response): Promise<Partial<ErrorBody> | null> {
  try {
    return (await response.json()) as Partial<ErrorBody>;
  } catch {
    return null;
  }
}

/** Of a server error only the id is used: its message is for the log. */
const completeBody = (status: number, body: Partial<ErrorBody> | null): ErrorBody => {
  const refusal = status < 500 ? body : null;
  const message = status === 0 ? UNREACHABLE : refusal?.Message || SERVER_ERROR;
  return {
    Code: body?.Code ?? 'INTERNAL',
    Message: message,
    Fields: refusal?.Fields ?? {},
    RequestId: body?.RequestId ?? '',
    message,
    errors: refusal?.errors ?? {},
  };
};
