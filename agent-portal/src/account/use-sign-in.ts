import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { SignInRequest } from '#shared/session/account.record';
import { errorMessage } from '#web/http/api-error';
import { signIn } from '#web/session/session';
import { queryClient } from '../app/query-client.ts';
import { rulesQuery } from '../app/rules/rules.api.ts';
import { sessionQuery } from '../app/session/session.api.ts';

export interface SignIn {
  start: (request: SignInRequest) => void;
  isPending: boolean;
  /** The server's message, or null. */
  problem: string | null;
}

/** Signs in; the route then finds a user and redirects to the page they wanted. */
export function useSignIn(): SignIn {
  const { revalidate } = useRevalidator();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: signIn,
    onSuccess: (user) => {
      queryClient.removeQueries({ queryKey: rulesQuery.queryKey });
      queryClient.setQueryData(sessionQuery.queryKey, user);
      return revalidate();
    },
  });
  return {
    start: (request) => mutate(request),
    isPending: isPending || isSuccess,
    problem: error ? errorMessage(error) : null,
  };
}
