import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APPLICATION_FIRST } from '#shared/enrollment/upload-rules';
import { enrollmentEditProblem } from '#shared/enrollment/editing';
import {
  areAllCompleted,
  type EnrollmentProblem,
  type EnrollmentSection,
  type EnrollmentSectionName,
  type EnrollmentSections,
} from '#shared/enrollment/enrollment-sections';
import { incompleteMembers } from '#shared/enrollment/members/demographics-section';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { audienceOf } from '#shared/roles/permissions';
import { ALL_PARTS_COMPLETE } from '#shared/timeline/timeline-words';
import { addRows } from '../../platform/database/add-rows.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { deleteFound } from '../../platform/database/delete-found.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type AuditEntry, AuditTrail } from '../../platform/security/audit-trail.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { ApplicationFactsService } from './application/application-facts.service.ts';
import { ApplicationsRepository } from './application/applications.repository.ts';
import { DemographicsReader } from './demographics/demographics-reader.service.ts';
import { RequiredDocumentsService } from './documents/required-documents.service.ts';
import { EnrollmentProgress } from './enrollment-progress.table.ts';

/** The statuses that a quote moves between as its parts are filled in. */
const WAITING_FOR_AGENT: readonly QuoteStatus[] = ['Enrolling', 'SignatureRequired', 'FailedEnrollment'];

/**
 * The progress of each part of a group's enrollment, computed from the stored data; and the status, which it keeps current:
 * SignatureRequired when all parts are valid, otherwise Enrolling. Every change of a part begins and ends here, in its transaction.
 * Source: spec 001 section 4, "Group enrollment".
 */
@Injectable()
export class EnrollmentStateService {
  constructor(
    private readonly quotes: Quotes,
    private readonly applications: ApplicationsRepository,
    private readonly facts: ApplicationFactsService,
    private readonly documents: RequiredDocumentsService,
    private readonly demographics: DemographicsReader,
    private readonly rules: RulesService,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
  ) {}

  /** For agents: members that they left to staff do not keep them from signing. */
  async find(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSections> {
    const Application = await this.facts.check(quote, tx);
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

  /** Why this user cannot edit the part now; null = it can be edited. */
  async problem(
    user: SessionUser,
    quote: GroupQuote,
    part: EnrollmentSectionName,
    tx?: EntityManager,
  ): Promise<string | null> {
    const { DisableForExternalAgentFlag: isBlocked } = await this.rules.inForce(quote.effectiveDate);
    const application = await this.applications.find(quote.id, tx);
    const problem = enrollmentEditProblem({
      status: quote.status,
      isDeleted: quote.isDeleted,
      readOnly: quote.readOnlyReason,
      audience: audienceOf(user.permissions),
      isBlocked,
      part,
      bypassMembers: application?.answers.BypassMemberEnrollment ?? false,
    });
    return problem ?? (part === 'SupportingDocuments' && application === null ? APPLICATION_FIRST : null);
  }

  /**
   * The quote, locked for this transaction: concurrent changes of one enrollment run one after another, and each sees the previous one.
   * @throws NOT_FOUND, WRONG_STATE when the part cannot be edited, also for agents whom a rule excludes
   */
  async begin(tx: EntityManager, user: SessionUser, quoteId: number, part: EnrollmentSectionName): Promise<GroupQuote> {
    const quote = await this.quotes.of('group').lock(user, quoteId, tx);
    const problem = await this.problem(user, quote, part, tx);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
    return quote;
  }

  /** Moves the quote to the top of its lists, updates its status, and audits the change. Call it last. */
  async end(tx: EntityManager, quote: GroupQuote, entry: AuditEntry): Promise<GroupQuote> {
    await this.quotes.touch(tx, quote);
    const refreshed = await this.refresh(tx, quote);
    await this.audit.record(tx, entry);
    return refreshed;
  }

  /** After the part was written and before the change is audited. `quote` was found for update. */
  private async refresh(tx: EntityManager, quote: GroupQuote): Promise<GroupQuote> {
    if (!WAITING_FOR_AGENT.includes(quote.status)) {
      return quote;
    }
    const sections = await this.find(quote, tx);
    await this.noteProgress(tx, quote.id, sections.SupportingDocuments);
    const isComplete = areAllCompleted(sections);
    const to = isComplete ? 'SignatureRequired' : 'Enrolling';
    if (to === quote.status) {
      return quote;
    }
    // A failed enrollment removes the signature's lock.
    const open = quote.status === 'FailedEnrollment' ? await this.quotes.save(tx, quote, { readOnlyReason: 0 }) : quote;
    return this.moveQuote.move(tx, null, open, { to, why: isComplete ? ALL_PARTS_COMPLETE : 'something is missing' });
  }

  /** Callers have locked the quote, so no other transaction writes its row. */
  private async noteProgress(tx: EntityManager, quoteId: number, { Problems }: EnrollmentSection): Promise<void> {
    await deleteFound(tx, EnrollmentProgress, 'quoteId', [quoteId]);
    await addRows(tx, EnrollmentProgress, { quoteId, missingDocuments: Problems.length });
  }
}
