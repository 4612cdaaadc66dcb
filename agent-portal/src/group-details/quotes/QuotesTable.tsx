import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { GROUP_QUOTE_TYPE_LABELS, isRenewal } from '#shared/quotes/quote-type';
import { QuoteMenu, type QuoteMenuActions } from './QuoteMenu.tsx';
import { QuoteName, QuoteStatusChip } from './QuoteName.tsx';
import { QuoteStep } from '../../components/group-opening/QuoteStep.tsx';

export interface QuoteRowsProps {
  quotes: readonly QuoteResponse[];
  actionsOf: (quote: QuoteResponse) => QuoteMenuActions;
}

export const quoteTypeText = ({ QuoteType }: QuoteResponse): string =>
  GROUP_QUOTE_TYPE_LABELS[isRenewal(QuoteType) ? 'SmallGroupRenewal' : 'SmallGroupNewBusiness'];

export const QuotesTable = ({ quotes, actionsOf }: QuoteRowsProps) => (
  <TableContainer>
    <Table aria-label="Quotes of the group">
      <TableHead>
        <TableRow>
          <TableCell>Quote</TableCell>
          <TableCell>Type</TableCell>
          <TableCell>Status</TableCell>
          <TableCell>Effective date</TableCell>
          <TableCell>Last change</TableCell>
          <TableCell>Next step</TableCell>
          <TableCell align="right">More</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {quotes.map((quote) => (
          <TableRow key={quote.Id} hover>
            <TableCell component="th" scope="row">
              <QuoteName quote={quote} />
            </TableCell>
            <TableCell>{quoteTypeText(quote)}</TableCell>
            <TableCell>
              <QuoteStatusChip quote={quote} />
            </TableCell>
            <TableCell>{formatDay(quote.EffectiveDate)}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatInstant(quote.ModifiedAt)}</TableCell>
            <TableCell>
              <QuoteStep quote={quote} />
            </TableCell>
            <TableCell align="right">
              <QuoteMenu quoteName={quote.Name} {...actionsOf(quote)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
