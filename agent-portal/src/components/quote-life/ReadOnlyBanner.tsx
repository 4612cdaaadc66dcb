import { Alert } from '@mui/material';
import type { QuoteResponse } from '#shared/contract/quotes';
import { readOnlyReason } from '#shared/quotes/read-only-reason';

/** Why the quote can only be read; nothing while it can be changed. */
export function ReadOnlyBanner({ quote }: { quote: Pick<QuoteResponse, 'ReadOnly'> }) {
  const reason = readOnlyReason(quote.ReadOnly);
  return reason === null ? null : <Alert severity="info">{reason}</Alert>;
}
