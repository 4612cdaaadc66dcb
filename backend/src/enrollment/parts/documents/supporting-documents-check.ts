import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { areDocumentsBypassed, missingDocument, missingDocuments } from '#shared/enrollment/required-documents';
import { type EnrollmentSection, sectionOf } from '#shared/enrollment/enrollment-sections';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { ApplicationsRepository } from '../application/applications.repository.ts';
import { EnrollmentDocumentsRepository } from './enrollment-documents.repository.ts';
import { RequiredDocumentsService } from './required-documents.service.ts';

/** Checks that every required document is present. A problem's field is the id of the missing type. */
@Injectable()
export class SupportingDocumentsCheck {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly required: RequiredDocumentsService,
    private readonly documents: EnrollmentDocumentsRepository,
  ) {}

  async check(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSection> {
    const application = await this.applications.find(quote.id, tx);
    if (application === null) {
      return sectionOf([], { isStarted: false, canStart: false });
    }
    const uploaded = await this.documents.listTypeIds(quote, tx);
    const required = await this.required.list(quote, application.answers, tx);
    const isBypassed = areDocumentsBypassed(application.answers, quote.quoteType);
    const missing = isBypassed ? [] : missingDocuments(required, uploaded);
    const problems = missing.map((document) => ({
      Field: String(document.DocTypeId),
      Message: missingDocument(document),
    }));
    return sectionOf(problems, { isStarted: uploaded.size > 0 });
  }
}
