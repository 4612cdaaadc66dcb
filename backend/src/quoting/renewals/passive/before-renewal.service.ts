import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { undoUntil } from '#shared/renewals/undo-renewal';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { CensusRepository } from '../../group-census/census.repository.ts';
import { SelectionRepository } from '../../quote-plans/selection.repository.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import { type BeforeRenewal, type MadeForRenewal, toChosen, toKept } from './before-renewal.ts';

/** Keeps what a passive renewal will change, and puts it back. */
@Injectable()
export class BeforeRenewalService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly census: CensusRepository,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  async keep(tx: EntityManager, { id, status }: GroupQuote, made: MadeForRenewal): Promise<BeforeRenewal> {
    const { plans, members } = await this.selection.findChoice(id, tx);
    return {
      status,
      ...made,
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

  /** The plans, their prices, and who is assigned to which; an empty census. Callers have locked the quote. */
  async putBack(tx: EntityManager, quote: GroupQuote, { plans, assigned, isFilled }: BeforeRenewal): Promise<void> {
    const { id } = quote;
    const { members } = await this.selection.findChoice(id, tx);
    await this.selection.store(tx, id, { plans: plans.map(toChosen), members, assigned });
    if (isFilled) {
      await this.census.removeAll(tx, quote);
    }
  }
}
