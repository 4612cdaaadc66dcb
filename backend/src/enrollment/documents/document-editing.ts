import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DOCUMENT_TYPES, type DocTypeId } from '#shared/enrollment/documents/document-types';
import { APPLICATION_FIRST } from '#shared/enrollment/documents/upload-rules';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type GroupQuote, QuotesRepository } from '../../quoting/quotes/quotes.repository.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import { EnrollmentEditing } from '../state/enrollment-editing.ts';

/** The checks before every change of the supporting documents and the steps after it. */
@Injectable()
export class DocumentEditing {
  constructor(
    private readonly editing: EnrollmentEditing,
    private readonly applications: ApplicationsRepository,
    private readonly quotes: QuotesRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE, also before the application is started */
  async begin(tx: EntityManager, user: SessionUser, quoteId: number): Promise<GroupQuote> {
    const quote = await this.editing.begin(tx, user, quoteId, 'SupportingDocuments');
    if ((await this.applications.find(quoteId, tx)) === null) {
      throw new AppError('WRONG_STATE', APPLICATION_FIRST);
    }
    return quote;
  }

  /** The audit entry names the document type, never the file. A document for a pended decision counts as a reply. */
  async end(
    tx: EntityManager,
    user: SessionUser,
    quote: GroupQuote,
    { action, docTypeId }: { action: string; docTypeId: DocTypeId },
  ): Promise<void> {
    const fields = [DOCUMENT_TYPES[docTypeId]];
    if (quote.status === 'Pended') {
      await this.quotes.save(tx, quote, { agentRepliedAt: this.clock.now() });
    }
    await this.editing.end(tx, quote, { user, action, subject: 'quote', subjectId: quote.id, fields });
  }
}
