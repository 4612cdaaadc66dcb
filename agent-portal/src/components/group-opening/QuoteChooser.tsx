import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import type { QuoteResponse } from '#shared/contract/quotes';
import { formatDay } from '#shared/formats/auto-date';
import { GROUP_QUOTE_TYPE_LABELS, isRenewal } from '#shared/quotes/quote-type';
import { useAudience } from '../../app/session/use-user.ts';
import { StatusChip } from '../quote/StatusChip.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';
import { QuoteStep } from './QuoteStep.tsx';

interface QuoteChooserProps {
  groupName: string;
  /** Newest first. */
  quotes: readonly QuoteResponse[];
  onClose: () => void;
}

/** A group with several quotes: which one to go on with. Source: spec 000 section 4. */
export function QuoteChooser({ groupName, quotes, onClose }: QuoteChooserProps) {
  const id = useId();
  const isNarrow = useIsNarrow();
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Quotes of {groupName}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          This group has {quotes.length} quotes. Choose the one to go on with.
        </Typography>
        {isNarrow ? <Cards quotes={quotes} /> : <QuotesTable quotes={quotes} labelledBy={id} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const QuotesTable = ({ quotes, labelledBy }: { quotes: readonly QuoteResponse[]; labelledBy: string }) => (
  <Table aria-labelledby={labelledBy}>
    <TableHead>
      <TableRow>
        <TableCell>Quote</TableCell>
        <TableCell>Type</TableCell>
        <TableCell>Status</TableCell>
        <TableCell>Effective date</TableCell>
        <TableCell>Next step</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {quotes.map((quote) => (
        <TableRow key={quote.Id} hover>
          <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
            {quote.Name}
          </TableCell>
          <TableCell>{typeOf(quote)}</TableCell>
          <TableCell>
            <QuoteStatusChip quote={quote} />
          </TableCell>
          <TableCell>{formatDay(quote.EffectiveDate)}</TableCell>
          <TableCell>
            <QuoteStep quote={quote} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const Cards = ({ quotes }: { quotes: readonly QuoteResponse[] }) => (
  <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {quotes.map((quote) => (
      <Box component="li" key={quote.Id} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {quote.Name}
        </Typography>
        <QuoteStatusChip quote={quote} />
        <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
          {typeOf(quote)}, effective {formatDay(quote.EffectiveDate)}
        </Typography>
        <QuoteStep quote={quote} />
      </Box>
    ))}
  </Stack>
);

function QuoteStatusChip({ quote: { Status, QuoteStatus } }: { quote: QuoteResponse }) {
  return <StatusChip status={Status} audience={useAudience()} label={QuoteStatus} />;
}

const typeOf = ({ QuoteType }: QuoteResponse): string =>
  GROUP_QUOTE_TYPE_LABELS[isRenewal(QuoteType) ? 'SmallGroupRenewal' : 'SmallGroupNewBusiness'];
