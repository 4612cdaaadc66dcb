import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RequiredDocument, RequiredDocuments } from '#shared/enrollment/documents.record';
import {
  areDocumentsBypassed,
  missingDocument,
  missingDocuments,
  requiredDocuments,
} from '#shared/enrollment/required-documents';
import { type EnrollmentSection, sectionOf } from '#shared/enrollment/enrollment-sections';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import type { StoredAnswers } from '../application/application.table.ts';
import { ApplicationsRepository } from '../application/applications.repository.ts';
import { EnrollmentDocumentsRepository } from './enrollment-documents.repository.ts';

/** Determines from the stored data which documents an enrollment needs, and which of them are missing. */
@Injectable()
export class RequiredDocumentsService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly rules: RulesService,
  ) {}

  async find(quote: GroupQuote): Promise<Pick<RequiredDocuments, 'Documents' | 'IsBypassed'>> {
    const answers = (await this.applications.find(quote.id))?.answers ?? null;
    return {
      Documents: await this.list(quote, answers),
      IsBypassed: answers !== null && areDocumentsBypassed(answers, quote.quoteType),
    };
  }

  /** A problem's field is the id of the missing type. */
  async check(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSection> {
    const application = await this.applications.find(quote.id, tx);
    if (application === null) {
      return sectionOf([], { isStarted: false, canStart: false });
    }
    const uploaded = await this.documents.listTypeIds(quote, tx);
    const required = await this.list(quote, application.answers, tx);
    const isBypassed = areDocumentsBypassed(application.answers, quote.quoteType);
    const missing = isBypassed ? [] : missingDocuments(required, uploaded);
    const problems = missing.map((document) => ({
      Field: String(document.DocTypeId),
      Message: missingDocument(document),
    }));
    return sectionOf(problems, { isStarted: uploaded.size > 0 });
  }

  /** @param answers of the application, null before anything is saved */
  private async list(
    quote: GroupQuote,
    answers: StoredAnswers | null,
    tx?: EntityManager,
  ): Promise<RequiredDocument[]> {
    const { DisableForExternalAgentFlag } = await this.rules.inForce(quote.effectiveDate);
    return requiredDocuments({
      quoteType: quote.quoteType,
      answers,
      waivingEmployees: await this.documents.countWaivingEmployees(quote, tx),
      hasDeltaDentalPlan: await this.documents.hasDeltaDentalPlan(quote, tx),
      disableForExternalAgentFlag: DisableForExternalAgentFlag,
    });
  }
}
