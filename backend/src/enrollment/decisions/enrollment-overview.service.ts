import { Injectable } from '@nestjs/common';
import { groupSizeWarning } from '#shared/census/census-approval';
import type { EnrollmentOverview } from '#shared/enrollment/enrollment.record';
import { allowedDecisions, replyProblem } from '#shared/enrollment/decisions';
import { enrollmentEditProblem } from '#shared/enrollment/editing';
import { type EnrollmentSectionName, firstOpenSection } from '#shared/enrollment/enrollment-sections';
import { signingProblem } from '#shared/enrollment/signing';
import { ENROLLMENT_BY_STAFF, isInEnrollment } from '#shared/quotes/next-step';
import { shownStatus } from '#shared/quotes/quote-status';
import { isRenewal } from '#shared/quotes/quote-type';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import { EnrollmentStateService } from '../parts/enrollment-state.service.ts';
import { ExchangeService } from './exchange.service.ts';

export const NOT_IN_ENROLLMENT = 'This quote is not in enrollment.';

/** The progress of an enrollment, and the actions available to the user. */
@Injectable()
export class EnrollmentOverviewService {
  constructor(
    private readonly quotes: Quotes,
    private readonly state: EnrollmentStateService,
    private readonly applications: ApplicationsRepository,
    private readonly rules: RulesService,
    private readonly exchange: ExchangeService,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE before enrollment, and for agents whom the rule excludes */
  async find(user: SessionUser, quoteId: number): Promise<EnrollmentOverview> {
    return this.describe(user, await this.quotes.of('group').find(user, quoteId));
  }

  /** For a quote already checked for this user. */
  async describe(user: SessionUser, quote: GroupQuote): Promise<EnrollmentOverview> {
    const { id: QuoteId, version: Version, effectiveDate: EffectiveDate } = quote;
    const audience = audienceOf(user.permissions);
    const Status = shownStatus(quote.status, audience);
    if (!isInEnrollment(Status) && Status !== 'PassivelyRenewed') {
      throw new AppError('WRONG_STATE', NOT_IN_ENROLLMENT);
    }
    const rules = await this.rules.inForce(EffectiveDate);
    if (audience === 'external' && rules.DisableForExternalAgentFlag) {
      throw new AppError('WRONG_STATE', ENROLLMENT_BY_STAFF);
    }
    const isStaff = audience === 'internal';
    const [Sections, application, { employees }, { exchange: Exchange, decided }, Claim] = await Promise.all([
      isStaff ? this.state.findForStaff(quote) : this.state.find(quote),
      this.applications.find(QuoteId),
      this.applications.countCensus(QuoteId),
      this.exchange.find(quote),
      isStaff ? this.exchange.findClaim(quote) : null,
    ]);
    const most = rules.MaxNumberEmployeesInSmallGroup;
    const bypassMembers = application?.answers.BypassMemberEnrollment ?? false;
    const editProblem = (part: EnrollmentSectionName) =>
      enrollmentEditProblem({
        status: Status,
        isDeleted: quote.isDeleted,
        readOnly: quote.readOnlyReason,
        audience,
        isBlocked: false,
        part,
        bypassMembers,
      });
    return {
      QuoteId,
      Version,
      Status,
      StatusAt: quote.statusAt.toISOString(),
      EffectiveDate,
      Sections,
      EditProblems: {
        Application: editProblem('Application'),
        SupportingDocuments: editProblem('SupportingDocuments'),
        Demographics: editProblem('Demographics'),
      },
      OpenSection: firstOpenSection(Sections),
      SigningProblem: signingProblem({ status: Status, audience, isBlocked: false }),
      ReplyProblem: replyProblem({ status: Status, audience, isBlocked: false }),
      Decisions: allowedDecisions({ status: Status, hasReply: quote.agentRepliedAt !== null }, audience),
      GroupSizeWarning: groupSizeWarning(employees, quote.group.totalEligibleEmployees, most),
      NeedsEnterpriseId: needsEnterpriseId(quote),
      Exchange,
      Claim,
      Decided: isStaff ? decided : null,
    };
  }
}

/** New business has no number yet (spec 001 section 4, "Approve"). */
export const needsEnterpriseId = ({ quoteType, group }: GroupQuote): boolean =>
  !isRenewal(quoteType) && group.groupEnterpriseId === null;
