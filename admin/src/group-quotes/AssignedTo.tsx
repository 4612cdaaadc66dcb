import { Typography } from '@mui/material';
import { formatInstant } from '#shared/formats/instant';
import { isMine } from './assignment.ts';
import type { GroupQuoteRecord } from './group-quotes.api.ts';

/** Who works on the quote, and since when. */
export const AssignedTo = ({ quote }: { quote: GroupQuoteRecord }) => (
  <>
    {isMine(quote) ? 'You' : quote.AssignedToFullname}
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      since {formatInstant(quote.AssignedAt)}
    </Typography>
  </>
);
