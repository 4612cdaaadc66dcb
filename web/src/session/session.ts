import { ACCOUNT } from '#shared/session/account.calls';
import type { CurrentUserResponse, SignInRequest } from '#shared/session/account.record';
import { ApiError } from '../http/api-error.ts';
import { call } from '../http/calls.ts';
import type { RequestOptions } from '../http/request.ts';

/** "Signed out" is a result for the caller, who also shows any other failure. */
export const ABOUT_SESSION = {
  aboutSession: true,
  bubble: true,
  suppressNotification: true,
} as const satisfies RequestOptions;

/** The signed-in user; null if none. The request also keeps the session alive and renews the CSRF token. */
export async function readSession(): Promise<CurrentUserResponse | null> {
  try {
    return await call(ACCOUNT.current, {}, ABOUT_SESSION);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      return null;
    }
    throw error;
  }
}

/** @throws ApiError whose message the sign-in page shows */
export const signIn = (request: SignInRequest): Promise<CurrentUserResponse> =>
  call(ACCOUNT.signIn, { body: request }, ABOUT_SESSION);

export const endSession = (): Promise<void> => call(ACCOUNT.end, {}, ABOUT_SESSION);
