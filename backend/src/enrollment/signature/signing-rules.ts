import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SignRequest } from '#shared/enrollment/signature.record';
import { areAllCompleted } from '#shared/enrollment/enrollment-sections';
import { COMPLETE_ALL_SECTIONS, CONSENT_VERSION, signingProblem } from '#shared/enrollment/signing';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type GroupQuote, QUOTE_NOT_FOUND } from '../../quoting/quotes/quotes.repository.ts';
import { UnmatchedMembersService } from '../parts/demographics/unmatched-members.service.ts';
import { EnrollmentStateService } from '../state/enrollment-state.service.ts';
import { assertSignatureGiven } from './signature-given.ts';

/** Who may sign, and when. */
@Injectable()
export class SigningRules {
  constructor(
    private readonly rules: RulesService,
    private readonly state: EnrollmentStateService,
    private readonly unmatched: UnmatchedMembersService,
  ) {}

  /** Why this user cannot have the quote signed now; null = can. */
  async problem(user: SessionUser, quote: GroupQuote): Promise<string | null> {
    const { DisableForExternalAgentFlag } = await this.rules.inForce(quote.effectiveDate);
    const audience = audienceOf(user.permissions);
    return signingProblem({ status: quote.status, audience, isBlocked: DisableForExternalAgentFlag });
  }

  /** @throws WRONG_STATE, also for agents whom the rule excludes */
  async assertOpen(user: SessionUser, quote: GroupQuote): Promise<void> {
    const problem = await this.problem(user, quote);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
  }

  /**
   * @throws RULE_BROKEN with what is missing from the signature, CONFIRMATION_NEEDED for a name that is not the account's, NOT_FOUND for
   * another group
   */
  async assertGiven(user: SessionUser, quote: GroupQuote, request: SignRequest): Promise<void> {
    if (request.GroupId !== undefined && request.GroupId !== quote.groupId) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
    const losing = await this.unmatched.list(user, quote.id, quote.groupId);
    assertSignatureGiven(user, request, { losesMembers: losing.length > 0, consentVersion: CONSENT_VERSION });
  }

  /** Checked again when signing, regardless of the status. @throws RULE_BROKEN */
  async assertComplete(quote: GroupQuote, tx: EntityManager): Promise<void> {
    if (!areAllCompleted(await this.state.find(quote, tx))) {
      throw new AppError('RULE_BROKEN', COMPLETE_ALL_SECTIONS);
    }
  }
}
