import { Alert } from '@mui/material';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { copyChanges } from '#shared/quotes/copy-quote';

/** What differs in a copied quote, until its plans are selected. */
export function CopyNote({ quote }: { quote: QuoteResponse }) {
  const sentences = quote.Status === 'EditingCensus' || quote.Status === 'Quoting' ? copyChanges(quote) : [];
  return sentences.length === 0 ? null : <Alert severity="info">{sentences.join(' ')}</Alert>;
}
