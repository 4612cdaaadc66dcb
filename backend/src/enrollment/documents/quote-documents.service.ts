import { Injectable } from '@nestjs/common';
import { documentTitle, type QuoteDocument, type RequiredDocuments } from '#shared/enrollment/documents.record';
import { mayBypassDocuments } from '#shared/enrollment/application/application-problems';
import { areDocumentsBypassed } from '#shared/enrollment/required-documents';
import { Transactions } from '../../platform/database/transactions.ts';
import { OpenDocumentService } from '../../platform/documents/open-document.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import { EnrollmentStateService } from '../parts/enrollment-state.service.ts';
import {
  EnrollmentDocumentsRepository,
  type FiledDocument,
} from '../parts/documents/enrollment-documents.repository.ts';
import { RequiredDocumentsService } from '../parts/documents/required-documents.service.ts';

/** The uploaded supporting documents, each byte for byte as uploaded, and the required ones. */
@Injectable()
export class QuoteDocumentsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly required: RequiredDocumentsService,
    private readonly applications: ApplicationsRepository,
    private readonly state: EnrollmentStateService,
    private readonly openDocument: OpenDocumentService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async list(user: SessionUser, quoteId: number): Promise<FiledDocument[]> {
    return this.documents.listOf(await this.quotes.find(user, quoteId));
  }

  async listRequired(user: SessionUser, quoteId: number): Promise<RequiredDocuments> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const application = await this.applications.find(quoteId);
    const answers = application?.answers ?? null;
    return {
      Documents: await this.required.list(quote, answers),
      IsBypassed: answers !== null && areDocumentsBypassed(answers, quote.quoteType),
      MayBypass: mayBypassDocuments(quote, user.permissions),
      EditProblem: await this.state.problem(user, quote, 'SupportingDocuments'),
    };
  }

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

export const toQuoteDocument = (filed: FiledDocument): QuoteDocument => ({
  docTypeId: filed.docTypeId,
  docId: filed.id,
  fileName: filed.document.fileName,
  displayTitle: documentTitle(filed.docTypeId),
  sizeBytes: filed.document.sizeBytes,
  uploadedBy: filed.uploadedBy.fullName,
  uploadedAt: filed.uploadedAt.toISOString(),
});
