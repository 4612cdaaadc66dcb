import type { CurrentUserResponse, SignInRequest } from '#shared/session/account.record';
import { ApiError } from '../http/api-error.ts';
import { getJson, sendJson } from '../http/client.ts';
import type { RequestOptions } from '../http/request.ts';

const PATH = '/api/account';

/** "Signed out" is a result for the caller, who also shows any other failure. */
export const ABOUT_SESSION = {
  aboutSession: true,
  bubble: true,
  suppressNotification: true,
} as const satisfies RequestOptions;

/** The signed-in user; null if none. The request also keeps the session alive and renews the CSRF token. */
export async function readSession(): Promise<CurrentUserResponse | null> {
  try {
    return await getJson<CurrentUserResponse>(PATH, undefined, ABOUT_SESSION);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      return null;
    }
    throw error;
  }
}

/** @throws ApiError whose message the sign-in page shows */
export const signIn = (request: SignInRequest): Promise<CurrentUserResponse> =>
  sendJson('POST', PATH, request, ABOUT_SESSION);

export const endSession = (): Promise<void> => sendJson('DELETE', PATH, undefined, ABOUT_SESSION);
