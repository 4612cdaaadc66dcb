import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CopyQuoteRequest, QuoteResponse } from '#shared/quotes/quote.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { sendJson } from '#web/http/client';
import { notifySuccess } from '../../app/notifications/notify.ts';
import { queryClient } from '../../app/query-client.ts';

/** The dialog shows refusals itself. */
const IN_DIALOG = { bubble: true, suppressNotification: true } as const;

const copyQuote = (request: CopyQuoteRequest): Promise<QuoteResponse> =>
  sendJson('POST', '/api/quote', request, IN_DIALOG);

/** Makes the copy and goes to its census. */
export function useCopyQuote() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: copyQuote,
    onSuccess: async (copy) => {
      queryClient.setQueryData(['quote', copy.Id], copy);
      void queryClient.invalidateQueries({ queryKey: ['group-quotes', copy.GroupId] });
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      notifySuccess(`“${copy.Name}” has been created. Its census can be changed.`);
      await navigate(groupCensusPath(copy.Id));
    },
  });
}
