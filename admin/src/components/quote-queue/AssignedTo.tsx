import { Typography } from '@mui/material';
import type { WorkColumn } from '../../work-table/work-column.ts';
import { Instant } from '../Instant.tsx';
import { isFree, isMine, type QueuedQuote } from './queued-quote.ts';

/** Who claimed the quote, and when. */
const AssignedTo = ({ quote }: { quote: QueuedQuote }) => (
  <>
    {isMine(quote) ? 'You' : quote.AssignedToFullname}
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      <Instant at={quote.AssignedAt} />
    </Typography>
  </>
);

export const ASSIGNED_TO: WorkColumn<QueuedQuote> = {
  source: 'AssignedToFullname',
  label: 'Assigned to',
  isSortable: true,
  width: 8,
  render: (quote) => (isFree(quote) ? null : <AssignedTo quote={quote} />),
};
