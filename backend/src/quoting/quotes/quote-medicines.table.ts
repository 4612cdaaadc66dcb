import { id, refers, sealed, stored } from '../../platform/database/stored.ts';
import { Quote } from './quote.table.ts';

/** The medicines that a client takes; copied with the quote. One row a quote, so that not even their number is seen. */
export class QuoteMedicines extends stored('quote_medicines', {
  id: id(),
  quoteId: refers(() => Quote, 'CASCADE').unique(),
  /** Medicines as JSON, with their names: what somebody takes is health information. */
  medicinesSealed: sealed(),
}) {}
