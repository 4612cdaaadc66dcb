import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EnrollmentSections } from '#shared/enrollment/enrollment-sections';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import { ApplicationCheck } from '../application/application-check.ts';
import { DemographicsCheck } from '../demographics/demographics-check.ts';
import { SupportingDocumentsCheck } from '../documents/supporting-documents-check.ts';

/** How far the parts of an enrollment are, from what is stored. */
@Injectable()
export class EnrollmentStateService {
  constructor(
    private readonly application: ApplicationCheck,
    private readonly documents: SupportingDocumentsCheck,
    private readonly demographics: DemographicsCheck,
  ) {}

  async find(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSections> {
    const Application = await this.application.check(quote, tx);
    const SupportingDocuments = await this.documents.check(quote, tx);
    const Demographics = await this.demographics.check(quote, tx);
    return { Application, SupportingDocuments, Demographics };
  }
}
