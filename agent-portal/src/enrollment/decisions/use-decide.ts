import { useMutation } from '@tanstack/react-query';
import type { DecideRequest, DecideResponse, EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { confirmationOf, errorMessage } from '#web/http/api-error';
import { sendJson } from '#web/http/client';
import { queryClient } from '../../app/query-client.ts';
import { refreshEnrollment } from '../enrollment.api.ts';

/** Sends a decision. A refusal (someone else decided or claimed first) shows in the dialog, and the page behind it reloads. */
export function useDecide({ QuoteId, Version }: EnrollmentOverview, onDecided: (message: string) => void) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: Omit<DecideRequest, 'Version'>) =>
      sendJson<DecideResponse>(
        'PUT',
        `/api/enrollment/Decide/${QuoteId}`,
        { ...decision, Version },
        { bubble: true, suppressNotification: true },
      ),
    onSuccess: ({ Message, Overview }) => {
      queryClient.setQueryData(['enrollment-overview', QuoteId], Overview);
      onDecided(Message);
    },
    onSettled: () => refreshEnrollment(QuoteId),
  });
  return {
    decide: mutate,
    isBusy: isPending,
    failure: error === null ? null : errorMessage(error),
    isAskedToTakeOver: confirmationOf(error) !== null,
  };
}
