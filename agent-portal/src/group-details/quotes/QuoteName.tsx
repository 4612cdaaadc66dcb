import { Chip, Typography } from '@mui/material';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { useAudience } from '../../app/session/use-user.ts';
import { StatusChip } from '../../components/quote/StatusChip.tsx';

/** The name of a quote; a deleted one, which only internal staff see, says so. */
export const QuoteName = ({ quote: { Name, IsDeleted } }: { quote: QuoteResponse }) => (
  <>
    <Typography
      variant="subtitle2"
      component="span"
      color={IsDeleted ? 'textSecondary' : 'textPrimary'}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {Name}
    </Typography>
    {IsDeleted && <Chip label="Deleted" variant="outlined" sx={{ ml: 1 }} />}
  </>
);

export function QuoteStatusChip({ quote: { Status, QuoteStatus } }: { quote: QuoteResponse }) {
  return <StatusChip status={Status} audience={useAudience()} label={QuoteStatus} />;
}
