import { instant, loose, refers, stored, text } from '../../platform/database/stored.ts';
import { Quote } from './quote.table.ts';

/** A doctor whom the client wants to keep; copied with the quote. Plain stored data. */
export class QuoteDoctor extends stored('quote_doctors', {
  quoteId: refers(() => Quote, 'CASCADE').key(),
  /** Ten digits, of a provider who may have left the directory since: its imports make all rows anew. */
  npi: text(10).key(),
  /** As it was when the doctor was added. */
  name: loose(170),
  /** UTC. */
  addedAt: instant(),
}) {}
