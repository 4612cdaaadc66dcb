import { useMutation } from '@tanstack/react-query';
import type { DecideRequest, DecideResponse, EnrollmentOverview } from '#shared/contract/enrollment';
import { errorMessage } from '../../app/http/api-error.ts';
import { sendJson } from '../../app/http/client.ts';
import { queryClient } from '../../app/query-client.ts';
import { refreshEnrollment } from '../enrollment.api.ts';

/** Sends a decision. A refusal (somebody else decided first) is told in the dialog, and the page is read anew behind it. */
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
  return { decide: mutate, isBusy: isPending, failure: error === null ? null : errorMessage(error) };
}
