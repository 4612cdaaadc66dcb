import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DecideRequest, DecideResponse, EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { confirmationOf, errorMessage } from '../http/api-error.ts';
import { sendJson } from '../http/client.ts';
import { IN_SCREEN } from '../http/in-screen.ts';

interface Decided {
  /** Called with the server's message. */
  onDecided: (message: string) => void;
  /** Refetches what a decision, or a refusal of one, has changed. */
  refresh: () => Promise<void>;
}

/** Sends a decision. A refusal (someone else decided or claimed first) shows in the dialog, and the page behind it reloads. */
export function useDecide({ QuoteId, Version }: EnrollmentOverview, { onDecided, refresh }: Decided) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: Omit<DecideRequest, 'Version'>) =>
      sendJson<DecideResponse>('PUT', `/api/enrollment/Decide/${QuoteId}`, { ...decision, Version }, IN_SCREEN),
    onSuccess: ({ Message, Overview }) => {
      queryClient.setQueryData(['enrollment-overview', QuoteId], Overview);
      onDecided(Message);
    },
    onSettled: refresh,
  });
  return {
    decide: mutate,
    isBusy: isPending,
    failure: error === null ? null : errorMessage(error),
    isAskedToTakeOver: confirmationOf(error) !== null,
  };
}
