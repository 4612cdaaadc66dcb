import { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { Quote } from '../quotes/quote.table.ts';
import { day, id, instant, refers, stored, text } from '../../platform/database/stored.ts';

/** What was asked, said, shown and priced for a sale, frozen in a PDF. Evidence: written once, never changed or deleted. */
export class AdviceRecord extends stored(
  'advice_records',
  {
    id: id(),
    quoteId: refers(() => Quote, 'RESTRICT'),
    madeByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    madeAt: instant(),
    effectiveDate: day(),
    documentId: refers(() => StoredDocument, 'RESTRICT').unique(),
    /** Of what it says, without when and by whom it was made: equal content is one record. Hex. */
    contentSha256: text(64),
    /** Calendar day. */
    retainUntil: day(),
  },
  { indexes: [['quoteId', 'id']] },
) {}
