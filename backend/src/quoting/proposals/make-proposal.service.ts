import { Injectable } from '@nestjs/common';
import type { ProposalPart } from '#shared/proposals/proposal.record';
import { NO_PROPOSAL_FOR_OLFO } from '#shared/groups/olfo-groups';
import { APPROVE_CENSUS_FIRST } from '#shared/plans/selection-lock';
import { areExternalFunctionsDisabled } from '#shared/quotes/external-functions';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { SelectedPlansService } from '../plan-selection/selected-plans.service.ts';
import { PassedDates } from '../quotes/passed-dates.ts';
import { type GroupQuote, QuotesRepository } from '../quotes/quotes.repository.ts';
import { isProposed, NoteProposalService } from './note-proposal.service.ts';
import { DrawProposalService } from './pdf/draw-proposal.service.ts';
import type { ProposalAnswer } from './proposal-answer.ts';

export interface ProposalRequest {
  quoteId: number;
  kind: 'Proposal' | 'Package';
  parts: readonly ProposalPart[];
}

const TITLES = { Proposal: 'Proposal', Package: 'Proposal package' } as const;

/** Makes the proposal of a quote as a PDF, stores it, and records that it was made. */
@Injectable()
export class MakeProposalService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly selectedPlans: SelectedPlansService,
    private readonly drawProposal: DrawProposalService,
    private readonly rules: RulesService,
    private readonly noteProposal: NoteProposalService,
    private readonly passedDates: PassedDates,
  ) {}

  /**
   * The PDF is rendered before anything is written, so a failure leaves the quote unchanged.
   * @throws WRONG_STATE before the census is approved, and for agents whom the rule excludes; RULE_BROKEN while the plan selection is
   * incomplete or for a date that has passed
   */
  async make(user: SessionUser, { quoteId, kind, parts }: ProposalRequest): Promise<ProposalAnswer> {
    const quote = await this.quotes.findVisible(user, quoteId);
    const rules = await this.rules.inForce(quote.effectiveDate);
    assertAllowed(user, quote, rules.DisableForExternalAgentFlag);
    if (isProposed(quote.status)) {
      await this.passedDates.refuse(user, quote);
    }
    const { Plans, Problems } = await this.selectedPlans.findSelected(user, quote);
    if (Problems[0]) {
      throw new AppError('RULE_BROKEN', Problems[0], { SelectedPlanIds: Problems });
    }
    const body = await this.drawProposal.draw(user, quote, { plans: Plans, parts, rules });
    const fileName = `${TITLES[kind]} ${quote.group.name} ${quote.effectiveDate}.pdf`;
    const file = { fileName, contentType: 'application/pdf', body };
    return { proposalId: await this.noteProposal.note(user, quote, { kind, parts, file }), file };
  }
}

function assertAllowed(user: SessionUser, quote: GroupQuote, disableForExternalAgentFlag: boolean): void {
  if (quote.status === 'EditingCensus') {
    throw new AppError('WRONG_STATE', APPROVE_CENSUS_FIRST);
  }
  if (areExternalFunctionsDisabled({ ...quote, audience: audienceOf(user.permissions), disableForExternalAgentFlag })) {
    throw new AppError('WRONG_STATE', ENROLLMENT_BY_STAFF);
  }
  if (quote.group.isRenewOlfo && !user.isInternal) {
    throw new AppError('RULE_BROKEN', NO_PROPOSAL_FOR_OLFO);
  }
}
