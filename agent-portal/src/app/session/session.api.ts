import { queryOptions } from '@tanstack/react-query';
import type { CurrentUserResponse, SignInRequest } from '#shared/contract/account';
import { ApiError } from '../http/api-error.ts';
import { getJson, sendJson } from '../http/client.ts';

const QUIET = { aboutSession: true, bubble: true, suppressNotification: true } as const;

/** Who is signed in; null for nobody. Asking also keeps the server's session alive and renews the CSRF token. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  // Not cancelled with the screen that asked: the way to the next screen may be waiting for the same answer.
  queryFn: async (): Promise<CurrentUserResponse | null> => {
    try {
      return await getJson<CurrentUserResponse>('/api/account', undefined, QUIET);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        return null;
      }
      throw error;
    }
  },
  staleTime: Infinity,
  gcTime: Infinity,
});

/** @throws ApiError whose Message the sign-in page shows */
export const signIn = (request: SignInRequest): Promise<CurrentUserResponse> =>
  sendJson('POST', '/api/account', request, QUIET);

export const endSession = (): Promise<void> => sendJson('DELETE', '/api/account', undefined, QUIET);
