import { queryOptions } from '@tanstack/react-query';
import { PASSWORDS } from '#shared/people/people.calls';
import { call } from '#web/http/calls';

/** The user to whom the link belongs. The token is sent in the body, so that it appears in no logged URL. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-link', token],
    queryFn: () => call(PASSWORDS.owner, { body: { Token: token } }),
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
