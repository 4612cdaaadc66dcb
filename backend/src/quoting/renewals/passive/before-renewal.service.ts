import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { undoUntil } from '#shared/renewals/undo-renewal';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { SelectionRepository } from '../../quote-plans/selection.repository.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import { type BeforeRenewal, toChosen, toKept } from './before-renewal.ts';

/** Keeps what a passive renewal will change, and puts it back. */
@Injectable()
export class BeforeRenewalService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  async keep(tx: EntityManager, { id, status }: GroupQuote, isBegun: boolean): Promise<BeforeRenewal> {
    const { plans, members } = await this.selection.findChoice(id, tx);
    return {
      status,
      isBegun,
      plans: plans.map(toKept),
      assigned: members.flatMap((member) =>
        member.assignedPlanId === null ? [] : [{ MemberId: member.id, PlanId: member.assignedPlanId }],
      ),
    };
  }

  /** Of a renewal that succeeds now; null = it cannot be undone. */
  async undoUntil({ effectiveDate }: GroupQuote): Promise<Date | null> {
    const { PassiveRenewalUndoMinutes: minutes } = await this.rules.inForce(effectiveDate);
    return undoUntil(this.clock.now(), minutes);
  }

  /** The plans, their prices, and who is assigned to which. Callers have locked the quote. */
  async putBack(tx: EntityManager, { id }: GroupQuote, { plans, assigned }: BeforeRenewal): Promise<void> {
    const { members } = await this.selection.findChoice(id, tx);
    await this.selection.store(tx, id, { plans: plans.map(toChosen), members, assigned });
  }
}
