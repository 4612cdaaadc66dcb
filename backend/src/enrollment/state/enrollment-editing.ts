import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { enrollmentEditProblem } from '#shared/enrollment/editing';
import type { EnrollmentSectionName } from '#shared/enrollment/enrollment-sections';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { AuditTrail, type AuditEntry } from '../../platform/security/audit-trail.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import { RefreshEnrollmentService } from './refresh-enrollment.service.ts';

/** The checks before every change of an enrollment and the steps after it. */
@Injectable()
export class EnrollmentEditing {
  constructor(
    private readonly quotes: Quotes,
    private readonly applications: ApplicationsRepository,
    private readonly rules: RulesService,
    private readonly refreshEnrollment: RefreshEnrollmentService,
    private readonly audit: AuditTrail,
  ) {}

  /** Why this user cannot edit the part now; null = it can be edited. */
  async problem(
    user: SessionUser,
    quote: GroupQuote,
    part: EnrollmentSectionName,
    tx?: EntityManager,
  ): Promise<string | null> {
    const { DisableForExternalAgentFlag: isBlocked } = await this.rules.inForce(quote.effectiveDate);
    const application = await this.applications.find(quote.id, tx);
    return enrollmentEditProblem({
      status: quote.status,
      isDeleted: quote.isDeleted,
      readOnly: quote.readOnlyReason,
      audience: audienceOf(user.permissions),
      isBlocked,
      part,
      bypassMembers: application?.answers.BypassMemberEnrollment ?? false,
    });
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
    const refreshed = await this.refreshEnrollment.refresh(tx, quote);
    await this.audit.record(tx, entry);
    return refreshed;
  }
}
