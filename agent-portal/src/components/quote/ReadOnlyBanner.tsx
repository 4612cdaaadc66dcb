import { Alert } from '@mui/material';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { READ_ONLY_BUT_PENDED, readOnlyReason } from '#shared/quotes/quote-status';

/** Why the quote is read-only; nothing while it can be edited. */
export function ReadOnlyBanner({ quote }: { quote: Pick<QuoteResponse, 'ReadOnly' | 'Status'> }) {
  const reason = readOnlyReason(quote.ReadOnly);
  const text = reason !== null && quote.Status === 'Pended' ? READ_ONLY_BUT_PENDED : reason;
  return text === null ? null : <Alert severity="info">{text}</Alert>;
}
