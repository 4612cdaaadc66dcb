import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnrollmentProblem, EnrollmentSections } from '#shared/enrollment/enrollment-sections';
import { incompleteMembers } from '#shared/enrollment/members/demographics-section';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { ApplicationCheck } from '../parts/application/application-check.ts';
import { DemographicsCheck } from '../parts/demographics/demographics-check.ts';
import { SupportingDocumentsCheck } from '../parts/documents/supporting-documents-check.ts';

/** Computes the progress of each part of an enrollment from the stored data. */
@Injectable()
export class EnrollmentStateService {
  constructor(
    private readonly application: ApplicationCheck,
    private readonly documents: SupportingDocumentsCheck,
    private readonly demographics: DemographicsCheck,
  ) {}

  /** For agents: members that they left to staff do not keep them from signing. */
  async find(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSections> {
    const Application = await this.application.check(quote, tx);
    const SupportingDocuments = await this.documents.check(quote, tx);
    const Demographics = await this.demographics.check(quote, tx);
    return { Application, SupportingDocuments, Demographics };
  }
  /** For staff: members left to them count as their work. */
  async findForStaff(quote: GroupQuote): Promise<EnrollmentSections> {
    return { ...(await this.find(quote)), Demographics: await this.demographics.checkForStaff(quote) };
  }

  /** One problem for each member who cannot be installed yet. */
  async listIncompleteMembers(quote: GroupQuote, tx: EntityManager): Promise<EnrollmentProblem[]> {
    return incompleteMembers(await this.demographics.checkForStaff(quote, tx));
  }
}
