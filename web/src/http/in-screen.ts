import { getJson } from './client.ts';
import type { RequestOptions } from './request.ts';

/** The screen shows refusals itself, next to what caused them. */
export const IN_SCREEN = { bubble: true, suppressNotification: true } as const;

/** Reads JSON for a query whose screen shows the failure. */
export const inScreen =
  <T>(path: string, options: Pick<RequestOptions, 'polling'> = {}) =>
  ({ signal }: { signal: AbortSignal }): Promise<T> =>
    getJson<T>(path, signal, { ...IN_SCREEN, ...options });
