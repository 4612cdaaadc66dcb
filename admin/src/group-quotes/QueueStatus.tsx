import { Typography } from '@mui/material';
import { formatInstant } from '#shared/formats/instant';
import type { GroupQuoteRecord } from './group-quotes.api.ts';

/** The status, and of a pended quote that its agent has replied: it is staff's turn again. */
export const QueueStatus = ({ quote: { QuoteStatus, AgentRepliedAt } }: { quote: GroupQuoteRecord }) => (
  <>
    {QuoteStatus}
    {AgentRepliedAt && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        Agent replied {formatInstant(AgentRepliedAt)}
      </Typography>
    )}
  </>
);
