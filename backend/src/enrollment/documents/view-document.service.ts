import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.ts';
import { OpenDocumentService } from '../../platform/documents/open-document.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';

/** Returns a supporting document byte for byte as uploaded. */
@Injectable()
export class ViewDocumentService {
  constructor(
    private readonly quotes: Quotes,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly openDocument: OpenDocumentService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NOT_FOUND for a quote that the user may not see and for a document of another quote */
  async view(user: SessionUser, quoteId: number, docId: number): Promise<FileAnswer> {
    const quote = await this.quotes.find(user, quoteId);
    const { document } = await this.documents.find(quote, docId);
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'view-document', subject: 'enrollment-document', subjectId: docId }),
    );
    const { fileName, contentType, sizeBytes } = document;
    const body = await this.openDocument.open(document);
    return { fileName, contentType, sizeBytes, body, inline: true, isUpload: true };
  }
}
