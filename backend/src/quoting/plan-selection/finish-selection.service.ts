import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PutSelectionsRequest, SelectedPlansResponse } from '#shared/contract/plans';
import { NO_PROPOSAL_FOR_OLFO } from '#shared/groups/olfo-groups';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { PassedDates } from '../quotes/passed-dates.ts';
import { type GroupQuote, QuotesRepository } from '../quotes/quotes.repository.ts';
import { RenewalChoiceService } from '../renewal-plans/renewal-choice.service.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { SelectedPlansService } from './selected-plans.service.ts';
import type { PricedChoice } from './store-selection.service.ts';

/** The last steps of saving a selection: what it comes to, and where that leaves the quote. */
@Injectable()
export class FinishSelectionService {
  constructor(
    private readonly selectedPlans: SelectedPlansService,
    private readonly renewalChoice: RenewalChoiceService,
    private readonly quotes: QuotesRepository,
    private readonly passedDates: PassedDates,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws RULE_BROKEN for an OLFO group's agent, when it is for a proposal and not complete or its date has passed, or when a group
   * that renews its current plans is given others
   */
  async finish(
    tx: EntityManager,
    user: SessionUser,
    { quote, choice }: { quote: GroupQuote; choice: PricedChoice },
    request: Pick<PutSelectionsRequest, 'SelectedPlanIds' | 'IsRequestForCreateProposal' | 'RenewCurrentPlans'>,
  ): Promise<SelectedPlansResponse> {
    const renewsCurrentPlans = request.RenewCurrentPlans ?? choice.renewsCurrentPlans;
    if (renewsCurrentPlans !== choice.renewsCurrentPlans) {
      await this.renewalChoice.record(tx, user, quote.id, renewsCurrentPlans);
    }
    const added = renewsCurrentPlans ? await this.renewalChoice.problem(quote, request.SelectedPlanIds, tx) : null;
    if (added) {
      throw new AppError('RULE_BROKEN', added, { SelectedPlanIds: [added] });
    }
    const selected = await this.selectedPlans.describe(user, quote, choice);
    if (request.IsRequestForCreateProposal) {
      if (quote.group.isRenewOlfo && !user.isInternal) {
        throw new AppError('RULE_BROKEN', NO_PROPOSAL_FOR_OLFO);
      }
      await this.passedDates.refuse(user, quote);
      const [problem] = selected.Problems;
      if (problem) {
        throw new AppError('RULE_BROKEN', problem, { SelectedPlanIds: selected.Problems });
      }
    }
    await this.quotes.touch(tx, quote);
    const fields = ['SelectedPlanIds', 'AssignedPlanForMembers'];
    await this.audit.record(tx, { user, action: 'select-plans', subject: 'quote', subjectId: quote.id, fields });
    return selected;
  }
}
