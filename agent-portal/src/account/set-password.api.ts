import { queryOptions } from '@tanstack/react-query';
import type { PasswordLinkOwner, SetPasswordRequest } from '#shared/people/password-link.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

/** The user to whom the link belongs. The token is sent in the body, so that it appears in no logged URL. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: () => sendJson<PasswordLinkOwner>('POST', '/api/account/PasswordLink', { Token: token }, IN_SCREEN),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** @throws ApiError whose message the page shows */
export const setPassword = (request: SetPasswordRequest): Promise<void> =>
  sendJson<void>('POST', '/api/account/SetPassword', request, IN_SCREEN);
