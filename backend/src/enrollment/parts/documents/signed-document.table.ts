import { StoredDocument } from '../../../platform/documents/stored-document.table.ts';
import { Signature } from './signature.table.ts';
import { id, refers, stored } from '../../../platform/database/stored.ts';

/** A supporting document that was present at signing: its file is kept. Written once. */
export class SignedDocument extends stored(
  'signed_documents',
  {
    id: id(),
    signatureId: refers(() => Signature, 'RESTRICT'),
    documentId: refers(() => StoredDocument, 'RESTRICT'),
  },
  { uniques: [['signatureId', 'documentId']] },
) {}
