import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RequiredDocument } from '#shared/enrollment/documents.record';
import { requiredDocuments } from '#shared/enrollment/required-documents';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import type { StoredAnswers } from '../application/application.table.ts';
import { EnrollmentDocumentsRepository } from './enrollment-documents.repository.ts';

/** Determines from the stored data which documents an enrollment needs. */
@Injectable()
export class RequiredDocumentsService {
  constructor(
    private readonly documents: EnrollmentDocumentsRepository,
    private readonly rules: RulesService,
  ) {}

  /** @param answers of the application, null before anything is saved */
  async list(quote: GroupQuote, answers: StoredAnswers | null, tx?: EntityManager): Promise<RequiredDocument[]> {
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
