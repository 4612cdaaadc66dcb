import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PutSelectionsRequest } from '#shared/plans/selection.record';
import type { SelectedPlansResponse } from '#shared/plans/plan.record';
import { NO_PROPOSAL_FOR_OLFO } from '#shared/groups/group-rules';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import {
  ASSIGNMENTS_CHANGED,
  isSameAssignment,
  isSameSelection,
  SELECTION_CHANGED,
  SELECTION_CLOSED,
  selectionLock,
} from '#shared/plans/selection';
import { renewalChoiceProblem } from '#shared/renewals/renewal-state';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import type { KnownChoice } from '../quote-plans/selection.repository.ts';
import { PassedDates } from '../quotes/passed-dates.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { RenewalChoiceService } from '../renewal-plans/renewal-choice.service.ts';
import { type RenewalPlans, renewablePlanIds } from '../renewal-plans/renewal-plans.service.ts';
import { SelectedPlansService } from './selected-plans.service.ts';

export const ONLY_FOR_GROUPS = 'Proposals are made for groups.';

/** Saves the plans quoted to a group or a household, with every member's current rate. */
@Injectable()
export class PutSelectionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly either: EitherQuotesRepository,
    private readonly selectedPlans: SelectedPlansService,
    private readonly renewalChoice: RenewalChoiceService,
    private readonly passedDates: PassedDates,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * All or nothing. For a proposal the selection must be complete; making the proposal moves the quote.
   * @throws WRONG_STATE before the census is approved and once enrolling; STALE_VERSION when someone has saved a selection that the user
   * has not seen; RULE_BROKEN for plans that cannot be selected, for other plans in a group that renews its current ones, and for a
   * proposal that cannot be made
   */
  put(user: SessionUser, quoteId: number, request: PutSelectionsRequest): Promise<SelectedPlansResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.either.findForUpdate(user, quoteId, tx);
      assertOpen(quote);
      const before = await this.selectedPlans.open(tx, quote);
      assertSeen(before, request);
      const renews = quote.groupId !== null && (request.RenewCurrentPlans ?? before.renewsCurrentPlans);
      const renewed = renews ? await this.renewalChoice.find(tx, quote, before) : null;
      const assigned = await this.assigned(tx, renewed, request);
      const choice = await this.selectedPlans.store(tx, quote, before, { planIds: request.SelectedPlanIds, assigned });
      if (renews !== before.renewsCurrentPlans) {
        await this.renewalChoice.record(tx, user, quote.id, renews);
      }
      assertRenewed(renewed, request);
      const selected = await this.selectedPlans.describe(user, quote, choice);
      if (request.IsRequestForCreateProposal) {
        await this.assertProposable(user, quote, selected);
      }
      await this.either.touch(tx, quote);
      const fields = ['SelectedPlanIds', 'AssignedPlanForMembers'];
      await this.audit.record(tx, { user, action: 'select-plans', subject: 'quote', subjectId: quote.id, fields });
      return selected;
    });
  }

  /** The requested assignments; in a group that renews its plans, all other members get the replacement for their current plan. */
  private async assigned(
    tx: EntityManager,
    renewed: RenewalPlans | null,
    { SelectedPlanIds, AssignedPlanForMembers, RenewCurrentPlans }: PutSelectionsRequest,
  ): Promise<MemberAssignment[]> {
    if (!renewed || !RenewCurrentPlans) {
      return AssignedPlanForMembers;
    }
    const named = new Set(AssignedPlanForMembers.map(({ MemberId }) => MemberId));
    const followed = await this.renewalChoice.listAssignments(tx, renewed);
    return [
      ...AssignedPlanForMembers,
      ...followed.filter(({ MemberId, PlanId }) => !named.has(MemberId) && SelectedPlanIds.includes(PlanId)),
    ];
  }

  private async assertProposable(user: SessionUser, quote: AnyQuote, { Problems }: SelectedPlansResponse) {
    if (quote.groupId === null) {
      throw new AppError('WRONG_STATE', ONLY_FOR_GROUPS);
    }
    if (quote.group.isRenewOlfo && !user.isInternal) {
      throw new AppError('RULE_BROKEN', NO_PROPOSAL_FOR_OLFO);
    }
    await this.passedDates.refuse(user, quote);
    const [problem] = Problems;
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { SelectedPlanIds: Problems });
    }
  }
}

/** A repeat of what is stored already is as good as new. */
function assertSeen({ planIds, members }: KnownChoice, request: PutSelectionsRequest): void {
  const { SelectedPlanIds, SelectedBefore, AssignedPlanForMembers, AssignedBefore } = request;
  if (SelectedBefore && !isSameSelection(planIds, SelectedBefore) && !isSameSelection(planIds, SelectedPlanIds)) {
    throw new AppError('STALE_VERSION', SELECTION_CHANGED);
  }
  const seen = AssignedBefore ?? (SelectedBefore ? [] : null);
  const stored = members.flatMap(({ id: MemberId, assignedPlanId: PlanId }) =>
    PlanId === null ? [] : [{ MemberId, PlanId }],
  );
  if (seen && !isSameAssignment(stored, seen) && !isSameAssignment(stored, AssignedPlanForMembers)) {
    throw new AppError('STALE_VERSION', ASSIGNMENTS_CHANGED);
  }
}

function assertRenewed(renewed: RenewalPlans | null, { SelectedPlanIds }: PutSelectionsRequest): void {
  const added = renewed && renewalChoiceProblem(SelectedPlanIds, renewablePlanIds(renewed.current));
  if (added) {
    throw new AppError('RULE_BROKEN', added, { SelectedPlanIds: [added] });
  }
}

function assertOpen({ status, isDeleted }: AnyQuote): void {
  const lock = selectionLock(status) ?? (isDeleted ? SELECTION_CLOSED : null);
  if (lock) {
    throw new AppError('WRONG_STATE', lock);
  }
}
