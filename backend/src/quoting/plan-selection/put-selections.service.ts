import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PutSelectionsRequest, SelectedPlansResponse } from '#shared/contract/plans';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import { isSameSelection, SELECTION_OUTRUN } from '#shared/plans/same-selection';
import { SELECTION_CLOSED, selectionLock } from '#shared/plans/selection-lock';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type GroupQuote, QuotesRepository } from '../quotes/quotes.repository.ts';
import { RenewalChoiceService } from '../renewal-plans/renewal-choice.service.ts';
import { FinishSelectionService } from './finish-selection.service.ts';
import { type KnownChoice, SelectionRepository } from '../quote-plans/selection.repository.ts';
import { StoreSelectionService } from './store-selection.service.ts';

/** Saves which plans a group is quoted, with every member's rate as of now. */
@Injectable()
export class PutSelectionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly selection: SelectionRepository,
    private readonly renewalChoice: RenewalChoiceService,
    private readonly storeSelection: StoreSelectionService,
    private readonly finishSelection: FinishSelectionService,
  ) {}

  /**
   * All or nothing. For a proposal the selection must be complete; making the proposal moves the quote.
   * @throws WRONG_STATE before the census is approved and once enrolling; STALE_VERSION when somebody has saved other plans than the
   * user has seen; RULE_BROKEN for plans that cannot be chosen
   */
  put(user: SessionUser, quoteId: number, request: PutSelectionsRequest): Promise<SelectedPlansResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.findForUpdate(user, quoteId, tx);
      assertOpen(quote);
      const known = await this.selection.findKnownChoice(quoteId, tx);
      assertSeen(known, request);
      const wanted = { planIds: request.SelectedPlanIds, assigned: await this.assigned(tx, quote, request) };
      const choice = await this.storeSelection.store(tx, quote, wanted, known);
      return this.finishSelection.finish(tx, user, { quote, choice }, request);
    });
  }

  /** What the request says; a group that renews its plans keeps the others in what follows the plans they have. */
  private async assigned(
    tx: EntityManager,
    quote: GroupQuote,
    { SelectedPlanIds, AssignedPlanForMembers, RenewCurrentPlans }: PutSelectionsRequest,
  ): Promise<MemberAssignment[]> {
    if (!RenewCurrentPlans) {
      return AssignedPlanForMembers;
    }
    const named = new Set(AssignedPlanForMembers.map(({ MemberId }) => MemberId));
    const followed = await this.renewalChoice.listAssignments(quote, tx);
    return [
      ...AssignedPlanForMembers,
      ...followed.filter(({ MemberId, PlanId }) => !named.has(MemberId) && SelectedPlanIds.includes(PlanId)),
    ];
  }
}

function assertSeen({ planIds }: KnownChoice, { SelectedBefore, SelectedPlanIds }: PutSelectionsRequest): void {
  if (SelectedBefore && !isSameSelection(planIds, SelectedBefore) && !isSameSelection(planIds, SelectedPlanIds)) {
    throw new AppError('STALE_VERSION', SELECTION_OUTRUN);
  }
}

function assertOpen({ status, isDeleted }: GroupQuote): void {
  const lock = selectionLock(status) ?? (isDeleted ? SELECTION_CLOSED : null);
  if (lock) {
    throw new AppError('WRONG_STATE', lock);
  }
}
