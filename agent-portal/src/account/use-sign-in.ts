import { useMutation } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import type { CurrentUserResponse, SignInRequest } from '#shared/session/account.record';
import { errorMessage, hasCode } from '#web/http/api-error';
import { signIn } from '#web/session/session';
import { queryClient } from '../app/query-client.ts';
import { rulesQuery } from '../app/rules/rules-queries.ts';
import { sessionQuery } from '../app/session/session-query.ts';

export interface SignIn {
  start: (request: SignInRequest) => void;
  isPending: boolean;
  /** The server's message, or null. */
  problem: string | null;
  /** The password was correct; a second step follows. */
  hasSecondStep: boolean;
  /** After the second step. */
  enter: (user: CurrentUserResponse) => Promise<void>;
  /** Back to user name and password. */
  reset: () => void;
}

/** Signs in; the route then finds a user and redirects to the page they wanted. */
export function useSignIn(): SignIn {
  const { revalidate } = useRevalidator();
  const enter = (user: CurrentUserResponse) => {
    queryClient.removeQueries({ queryKey: rulesQuery.queryKey });
    queryClient.setQueryData(sessionQuery.queryKey, user);
    return revalidate();
  };
  const { mutate, reset, isPending, isSuccess, error } = useMutation({ mutationFn: signIn, onSuccess: enter });
  const hasSecondStep = hasCode(error, 'SECOND_STEP_NEEDED');
  return {
    start: (request) => mutate(request),
    isPending: isPending || isSuccess,
    problem: error && !hasSecondStep ? errorMessage(error) : null,
    hasSecondStep,
    enter,
    reset,
  };
}
