import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DECIDE_CALLS } from '#shared/enrollment/enrollment.calls';
import type { DecideRequest, EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { call } from '../http/calls.ts';
import { confirmationOf, errorMessage } from '../http/api-error.ts';

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
      call(DECIDE_CALLS.decide, { quoteId: QuoteId, body: { ...decision, Version } }),
    onSuccess: ({ Message, Overview }) => {
      queryClient.setQueryData(['enrollment-overview', QuoteId], Overview);
      onDecided(Message);
    },
    // Not waited for: without a connection it would keep the button busy.
    onSettled: () => void refresh(),
  });
  return {
    decide: mutate,
    isBusy: isPending,
    failure: error === null ? null : errorMessage(error),
    isAskedToTakeOver: confirmationOf(error) !== null,
  };
}
