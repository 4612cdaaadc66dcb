import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mayBypassDocuments } from '#shared/enrollment/application/application-problems';
import {
  type AnyDocTypeId,
  documentTitle,
  documentTypeProblem,
  type QuoteDocument,
  type RequiredDocuments,
} from '#shared/enrollment/documents.record';
import { MAX_DOCUMENTS, PENDED_DOCUMENTS_STAY, TOO_MANY_DOCUMENTS } from '#shared/enrollment/upload-rules';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { FileThreadsService } from '../../platform/documents/file-threads.service.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { cleanPdfName, type UploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { type AnyQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import {
  EnrollmentDocumentsRepository,
  type FiledDocument,
} from '../parts/documents/enrollment-documents.repository.ts';
import { RequiredDocumentsService } from '../parts/documents/required-documents.service.ts';
import { EnrollmentStateService } from '../parts/enrollment-state.service.ts';
import { HouseholdStateService } from '../parts/household/household-state.service.ts';

/** Enrollment and document type that the file is for. */
interface UploadTarget {
  quoteId: number;
  docTypeId: AnyDocTypeId;
}

/**
 * The supporting documents of groups and households: uploaded, removed, and each shown byte for byte as uploaded; and which a group must
 * have.
 */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly groups: EnrollmentStateService,
    private readonly households: HouseholdStateService,
    private readonly threads: FileThreadsService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly clock: Clock,
    private readonly required: RequiredDocumentsService,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Stores a PDF. Permission is checked before anything is read, and again before writing, because reading takes time.
   * @param read reads the file; called once, if the user may upload one
   */
  async upload(user: SessionUser, target: UploadTarget, read: () => Promise<UploadedFile>): Promise<FiledDocument> {
    await this.transactions.run((tx) => this.beginUpload(tx, user, target));
    const { name, content } = await read();
    try {
      await this.threads.checkPdf(user, content);
      return await this.file(user, target, { name, content });
    } finally {
      await content.close();
    }
  }

  /**
   * Removes a document, and its file unless it is part of a signature. @throws NOT_FOUND for a second click, WRONG_STATE while that of a group is
   * pended
   */
  async unlink(user: SessionUser, quoteId: number, docId: number): Promise<void> {
    const gone = await this.transactions.run(async (tx) => {
      const quote = await this.begin(tx, user, quoteId);
      if (quote.groupId !== null && quote.status === 'Pended') {
        throw new AppError('WRONG_STATE', PENDED_DOCUMENTS_STAY);
      }
      const filed = await this.documents.find(quote, docId, tx);
      const isGone = await this.documents.remove(tx, filed);
      await this.end(tx, user, quote, { action: 'unlink-document', docTypeId: filed.docTypeId });
      return isGone ? filed.document : null;
    });
    if (gone) {
      await this.storedDocuments.forget(gone);
    }
  }

  async list(user: SessionUser, quoteId: number): Promise<FiledDocument[]> {
    return this.documents.listOf(await this.quotes.find(user, quoteId));
  }

  async listRequired(user: SessionUser, quoteId: number): Promise<RequiredDocuments> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    return {
      ...(await this.required.find(quote)),
      MayBypass: mayBypassDocuments(quote, user.permissions),
      EditProblem: await this.groups.problem(user, quote, 'SupportingDocuments'),
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
    const body = await this.storedDocuments.open(document);
    return { fileName, contentType, sizeBytes, body, inline: true, isUpload: true };
  }

  /** @throws INVALID_INPUT for a type that only groups, or only households, have */
  private async beginUpload(
    tx: EntityManager,
    user: SessionUser,
    { quoteId, docTypeId }: UploadTarget,
  ): Promise<AnyQuote> {
    const quote = await this.begin(tx, user, quoteId);
    const problem = documentTypeProblem(docTypeId, quote.groupId === null ? 'household' : 'group');
    if (problem) {
      throw new AppError('INVALID_INPUT', problem);
    }
    return quote;
  }

  private file(
    user: SessionUser,
    { quoteId, docTypeId }: UploadTarget,
    { name, content }: UploadedFile,
  ): Promise<FiledDocument> {
    const file = { fileName: cleanPdfName(name), contentType: 'application/pdf', body: content };
    return this.storedDocuments.keep(user, file, async (tx, { id: documentId }) => {
      const quote = await this.beginUpload(tx, user, { quoteId, docTypeId });
      if ((await this.documents.count(quote, tx)) >= MAX_DOCUMENTS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_DOCUMENTS);
      }
      const row = { quoteId, docTypeId, documentId, uploadedByUserId: user.id, uploadedAt: this.clock.now() };
      const filed = await this.documents.find(quote, await this.documents.insert(tx, row), tx);
      await this.end(tx, user, quote, { action: 'upload-document', docTypeId });
      return filed;
    });
  }

  /** @throws NOT_FOUND, WRONG_STATE, also before the application of a group is started */
  private async begin(tx: EntityManager, user: SessionUser, quoteId: number): Promise<AnyQuote> {
    const quote = await this.quotes.lock(user, quoteId, tx);
    if (quote.groupId === null) {
      this.households.assertOpen(quote);
    } else {
      const problem = await this.groups.problem(user, quote, 'SupportingDocuments', tx);
      if (problem) {
        throw new AppError('WRONG_STATE', problem);
      }
    }
    return quote;
  }

  /** The audit entry names the document type, never the file. A document for a pended decision about a group counts as a reply. */
  private async end(
    tx: EntityManager,
    user: SessionUser,
    quote: AnyQuote,
    { action, docTypeId }: { action: string; docTypeId: AnyDocTypeId },
  ): Promise<void> {
    const entry = { user, action, subject: 'quote', subjectId: quote.id, fields: [documentTitle(docTypeId)] };
    if (quote.groupId === null) {
      await this.quotes.touch(tx, quote);
      await this.households.end(tx, user, quote, entry);
      return;
    }
    if (quote.status === 'Pended') {
      await this.quotes.save(tx, quote, { agentRepliedAt: this.clock.now() });
    }
    await this.groups.end(tx, quote, entry);
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
