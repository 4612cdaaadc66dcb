import type { AnyDocTypeId } from '#shared/enrollment/documents.record';
import { User } from '../../../platform/people/user.table.ts';
import { StoredDocument } from '../../../platform/documents/stored-document.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { id, instant, int, refers, stored } from '../../../platform/database/stored.ts';

/** A supporting document of an enrollment; there may be several of one type. Plain stored data, written once. */
export class EnrollmentDocument extends stored(
  'enrollment_documents',
  {
    id: id(),
    quoteId: refers(() => Quote, 'CASCADE'),
    docTypeId: int<AnyDocTypeId>(),
    documentId: refers(() => StoredDocument, 'RESTRICT').unique(),
    uploadedByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    uploadedAt: instant(),
  },
  { indexes: [['quoteId', 'docTypeId']] },
) {}
