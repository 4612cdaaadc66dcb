import type { User } from '../../backend/src/platform/people/user.table.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { EnrollmentDocument } from '../../backend/src/enrollment/parts/documents/enrollment-document.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { AnyDocTypeId } from '../../shared/src/enrollment/documents.record.ts';
import type { TestApp } from './app.ts';

/** An uploaded supporting document; does not change the quote's status. */
export const insertEnrollmentDocument = (
  app: TestApp,
  user: User,
  { id: quoteId }: Pick<Quote, 'id'>,
  { docTypeId = 1, fileName = `Document ${docTypeId}.pdf` }: { docTypeId?: AnyDocTypeId; fileName?: string } = {},
): Promise<EnrollmentDocument> => {
  const file = {
    fileName,
    contentType: 'application/pdf',
    body: Buffer.from(`%PDF-1.7 ${fileName} of quote ${quoteId}`),
  };
  return app.get(StoredDocumentsService).keep(user, file, (tx, { id: documentId }) =>
    tx.save(
      Object.assign(new EnrollmentDocument(), {
        quoteId,
        docTypeId,
        documentId,
        uploadedByUserId: user.id,
        uploadedAt: app.clock.now(),
      }),
    ),
  );
};
