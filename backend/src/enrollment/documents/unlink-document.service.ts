import { Injectable } from '@nestjs/common';
import { PENDED_DOCUMENTS_STAY } from '#shared/enrollment/upload-rules';
import { Transactions } from '../../platform/database/transactions.ts';
import { DiscardDocumentService } from '../../platform/documents/discard-document.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { DocumentEditing } from './document-editing.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';

@Injectable()
export class UnlinkDocumentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: DocumentEditing,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly forgetDocument: DiscardDocumentService,
  ) {}

  /**
   * Removes a document, and its file unless it is part of a signature. @throws NOT_FOUND for a second click, WRONG_STATE while that of a group is
   * pended
   */
  async unlink(user: SessionUser, quoteId: number, docId: number): Promise<void> {
    const gone = await this.transactions.run(async (tx) => {
      const quote = await this.editing.begin(tx, user, quoteId);
      if (quote.groupId !== null && quote.status === 'Pended') {
        throw new AppError('WRONG_STATE', PENDED_DOCUMENTS_STAY);
      }
      const filed = await this.documents.find(quote, docId, tx);
      const isGone = await this.documents.remove(tx, filed);
      await this.editing.end(tx, user, quote, { action: 'unlink-document', docTypeId: filed.docTypeId });
      return isGone ? filed.document : null;
    });
    if (gone) {
      await this.forgetDocument.forget(gone);
    }
  }
}
