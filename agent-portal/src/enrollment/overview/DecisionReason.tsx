import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { QuoteResponse } from '#shared/contract/quotes';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { timelineQuery } from '../../components/timeline/timeline.api.ts';

/** Decisions that the agent can only act on knowing why. */
const WITH_REASON: readonly QuoteStatus[] = ['Pended', 'Declined'];

/** Why staff put the decision off or declined, from the timeline that the page shows further down. */
export function DecisionReason({ quote }: { quote: QuoteResponse }) {
  const isExplained = WITH_REASON.includes(quote.Status);
  const { data } = useQuery({ ...timelineQuery('quote', quote.Id, 1), enabled: isExplained });
  // The timeline may be there already: other moves have their own words in it, which tell nobody what to do.
  const lastMove = isExplained && data?.rows.find(({ Kind }) => Kind === 'move');
  return lastMove && lastMove.Detail ? (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <strong>Reason:</strong> {lastMove.Detail}
    </Typography>
  ) : null;
}
