import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { type ChangedQuote, type ChangedResult, RULE_EFFECT_LABELS } from '#shared/business-rules/rule-impact.record';
import { formatDay } from '#shared/formats/auto-date';
import { useIsBelow } from '#web/theme/use-is-below';
import { PAGE_SIZE } from '../../components/page-size.ts';
import { quotePath, statusText } from './changed-quote.ts';
import type { Impact } from './impact-queries.ts';

/** The affected quotes, ten at a time, each with its results before and after. */
export function ChangedQuotes({ impact: { quotes, changed } }: { impact: Impact }) {
  const isPhone = useIsBelow('sm');
  const [wanted, setPage] = useState(0);
  const page = Math.min(wanted, Math.max(Math.ceil(quotes.length / PAGE_SIZE) - 1, 0));
  if (quotes.length === 0) {
    return null;
  }
  const shown = quotes.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  return (
    <>
      {isPhone ? <QuoteCards quotes={shown} /> : <QuoteTable quotes={shown} />}
      {quotes.length > PAGE_SIZE && (
        <TablePagination
          component="div"
          count={quotes.length}
          page={page}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[PAGE_SIZE]}
          onPageChange={(_event, next) => setPage(next)}
        />
      )}
      {quotes.length < changed && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          The first {quotes.length.toLocaleString('en-US')} of {changed.toLocaleString('en-US')} are listed.
        </Typography>
      )}
    </>
  );
}

const QuoteTable = ({ quotes }: { quotes: readonly ChangedQuote[] }) => (
  <Box sx={{ overflowX: 'auto', mt: 1.5, mx: -2 }}>
    <Table size="small" aria-label="Quotes that change" sx={TABLE}>
      <TableHead>
        <TableRow>
          <TableCell>Quote</TableCell>
          <TableCell>Now</TableCell>
          <TableCell>After saving</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {quotes.map((quote) =>
          quote.Changes.map((change, index) => (
            <TableRow key={`${quote.QuoteId} ${change.Effect}`}>
              {index === 0 && (
                <TableCell rowSpan={quote.Changes.length} component="th" scope="rowgroup">
                  <QuoteLink quote={quote} />
                  <QuoteLine quote={quote} />
                </TableCell>
              )}
              <TableCell>
                <EffectName change={change} />
                {change.Before}
              </TableCell>
              <TableCell>{change.After}</TableCell>
            </TableRow>
          )),
        )}
      </TableBody>
    </Table>
  </Box>
);

const QuoteCards = ({ quotes }: { quotes: readonly ChangedQuote[] }) => (
  <Box component="ul" aria-label="Quotes that change" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
    {quotes.map((quote) => (
      <Box component="li" key={quote.QuoteId} sx={CARD}>
        <QuoteLink quote={quote} />
        <QuoteLine quote={quote} />
        {quote.Changes.map((change) => (
          <Typography key={change.Effect} variant="body2" component="div" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <EffectName change={change} />
            {change.Before} → <strong>{change.After}</strong>
          </Typography>
        ))}
      </Box>
    ))}
  </Box>
);

/** The quote is in the portal, another application: opens in a new tab, so unsaved changes here are not lost. */
const QuoteLink = ({ quote }: { quote: ChangedQuote }) => (
  <MuiLink
    href={quotePath(quote)}
    target="_blank"
    rel="noreferrer"
    variant="subtitle2"
    sx={{ display: 'block', overflowWrap: 'anywhere' }}
    aria-label={`${quote.CustomerName}, quote ${quote.QuoteId}, in a new tab`}
  >
    {quote.CustomerName}
  </MuiLink>
);

const QuoteLine = ({ quote }: { quote: ChangedQuote }) => (
  <Typography variant="caption" color="textSecondary" component="div">
    Quote {quote.QuoteId}, {statusText(quote)}
    <br />
    Effective {formatDay(quote.EffectiveDate)}
  </Typography>
);

const EffectName = ({ change: { Effect } }: { change: ChangedResult }) => (
  <Typography variant="caption" color="textSecondary" component="div">
    {RULE_EFFECT_LABELS[Effect]}
  </Typography>
);

const CARD = { py: 1.5, borderTop: 1, borderColor: 'divider', minWidth: 0 } as const;
const TABLE = {
  minWidth: 520,
  '& .MuiTableCell-root': { verticalAlign: 'top', px: 2, overflowWrap: 'anywhere' },
  '& tbody .MuiTableCell-root': { width: '34%' },
  '& tbody th': { fontWeight: 400 },
} as const;
