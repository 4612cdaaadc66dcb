import { Alert } from '@mui/material';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { copyChanges } from '#shared/quotes/copy-changes';

/** What is different in a copy, for as long as its plans have not been chosen. */
export function CopyNote({ quote }: { quote: QuoteResponse }) {
  const sentences = quote.Status === 'EditingCensus' || quote.Status === 'Quoting' ? copyChanges(quote) : [];
  return sentences.length === 0 ? null : <Alert severity="info">{sentences.join(' ')}</Alert>;
}
