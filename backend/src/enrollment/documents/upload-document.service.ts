import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type AnyDocTypeId, documentTypeProblem } from '#shared/enrollment/documents.record';
import { MAX_DOCUMENTS, TOO_MANY_DOCUMENTS } from '#shared/enrollment/upload-rules';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { StoreDocumentService } from '../../platform/documents/store-document.service.ts';
import { CheckPdfService } from '../../platform/documents/pdf-check/check-pdf.service.ts';
import { cleanPdfName } from '../../platform/documents/uploads/pdf-name.ts';
import type { UploadedFile } from '../../platform/documents/uploads/uploaded-part.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { AnyQuote } from '../../quoting/quotes/quotes.repository.ts';
import { DocumentEditing } from './document-editing.ts';
import {
  EnrollmentDocumentsRepository,
  type FiledDocument,
} from '../parts/documents/enrollment-documents.repository.ts';

/** Enrollment and document type that the file is for. */
export interface UploadTarget {
  quoteId: number;
  docTypeId: AnyDocTypeId;
}

@Injectable()
export class UploadDocumentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly editing: DocumentEditing,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly checkPdf: CheckPdfService,
    private readonly keepDocument: StoreDocumentService,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a PDF. Permission is checked before anything is read, and again before writing, because reading takes time.
   * @param read reads the file; called once, if the user may upload one
   */
  async upload(user: SessionUser, target: UploadTarget, read: () => Promise<UploadedFile>): Promise<FiledDocument> {
    await this.transactions.run((tx) => this.begin(tx, user, target));
    const { name, content } = await read();
    try {
      await this.checkPdf.check(user, content);
      return await this.file(user, target, { name, content });
    } finally {
      await content.close();
    }
  }

  /** @throws INVALID_INPUT for a type that only groups, or only households, have */
  private async begin(tx: EntityManager, user: SessionUser, { quoteId, docTypeId }: UploadTarget): Promise<AnyQuote> {
    const quote = await this.editing.begin(tx, user, quoteId);
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
    return this.keepDocument.keep(user, file, async (tx, { id: documentId }) => {
      const quote = await this.begin(tx, user, { quoteId, docTypeId });
      if ((await this.documents.count(quote, tx)) >= MAX_DOCUMENTS) {
        throw new AppError('RULE_BROKEN', TOO_MANY_DOCUMENTS);
      }
      const row = { quoteId, docTypeId, documentId, uploadedByUserId: user.id, uploadedAt: this.clock.now() };
      const filed = await this.documents.find(quote, await this.documents.insert(tx, row), tx);
      await this.editing.end(tx, user, quote, { action: 'upload-document', docTypeId });
      return filed;
    });
  }
}
