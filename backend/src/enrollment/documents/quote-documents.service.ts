import { Injectable } from '@nestjs/common';
import type { RequiredDocuments } from '#shared/enrollment/documents.record';
import { mayBypassDocuments } from '#shared/enrollment/application/application-problems';
import { areDocumentsBypassed } from '#shared/enrollment/required-documents';
import { APPLICATION_FIRST } from '#shared/enrollment/upload-rules';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import { EnrollmentEditing } from '../state/enrollment-editing.ts';
import {
  EnrollmentDocumentsRepository,
  type FiledDocument,
} from '../parts/documents/enrollment-documents.repository.ts';
import { RequiredDocumentsService } from '../parts/documents/required-documents.service.ts';

/** The uploaded supporting documents, and the required ones. */
@Injectable()
export class QuoteDocumentsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly required: RequiredDocumentsService,
    private readonly applications: ApplicationsRepository,
    private readonly editing: EnrollmentEditing,
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
      EditProblem:
        (await this.editing.problem(user, quote, 'SupportingDocuments')) ??
        (answers === null ? APPLICATION_FIRST : null),
    };
  }
}
