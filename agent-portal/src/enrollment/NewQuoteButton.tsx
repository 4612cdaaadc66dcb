import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import { sendJson } from '#web/http/client';
import { queryClient } from '../app/query-client.ts';

/** Starts a quote of the same type for the group, with an empty census. Where that is refused, the refusal says why. */
export function NewQuoteButton({ quote: { GroupId, QuoteType } }: { quote: QuoteResponse }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson<QuoteResponse>('POST', '/api/quote', { GroupId, QuoteType }),
    onSuccess: async ({ Id }) => {
      void queryClient.invalidateQueries({ queryKey: ['group-quotes', GroupId] });
      void queryClient.invalidateQueries({ queryKey: ['dashboard'] });
      await navigate(groupCensusPath(Id));
    },
  });
  return (
    <Button startIcon={<AddIcon />} loading={isPending} loadingPosition="start" onClick={() => mutate()}>
      New quote
    </Button>
  );
}
