import { useMutation } from '@tanstack/react-query';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { ENROLL } from '#shared/quotes/quotes.calls';
import { confirmationOf, errorMessage, isCancelled } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { queryClient } from '../../app/query-client.ts';
import { quoteQuery } from '../../components/quote/quote-queries.ts';
import { reloadGroupQuote } from '../reload-group-quote.ts';

export interface QuoteActionRun {
  isBusy: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  /** What the last attempt must include to succeed; null unless the server asked for confirmation. */
  confirmation: Record<string, string> | null;
  run: (more?: ActionDetails) => void;
}

/** Runs one action on the quote version shown; after success or refusal, refetches everything shown about it. */
export function useQuoteAction(
  action: QuoteAction,
  quote: Pick<QuoteResponse, 'Id' | 'Version'>,
  onDone: (quote: QuoteResponse) => void,
): QuoteActionRun {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (more: ActionDetails) => actOnQuote(action, quote, more),
    onSuccess: (answer) => {
      queryClient.setQueryData(quoteQuery(quote.Id).queryKey, answer);
      onDone(answer);
    },
    onSettled: () => reloadGroupQuote(quote.Id),
  });
  return {
    isBusy: isPending,
    failure: error && !isCancelled(error) ? errorMessage(error) : null,
    confirmation: confirmationOf(error),
    run: (more = {}) => mutate(more),
  };
}

/** An action on a quote as a whole. */
type QuoteAction = 'Enroll' | 'ManualStatusUpdate';

interface ActionDetails {
  Why?: string;
  /** Username of the colleague who has claimed the quote. */
  TakeOverFrom?: string;
}

const actOnQuote = (
  action: QuoteAction,
  { Id, Version }: Pick<QuoteResponse, 'Id' | 'Version'>,
  more: ActionDetails = {},
): Promise<QuoteResponse> =>
  call(action === 'Enroll' ? ENROLL.enroll : ENROLL.manualStatusUpdate, { id: Id, body: { Version, ...more } });
