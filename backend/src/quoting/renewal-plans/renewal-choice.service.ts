import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import { renewalChoiceProblem } from '#shared/renewals/renewal-state';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { CensusMemberRow } from '../quote-plans/selection-questions.repository.ts';
import type { OfferedPlan } from '../quote-plans/quote-pricing.service.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { PremiumChangeService } from './premium-change/premium-change.service.ts';
import { RenewalChoice } from './renewal-choice.table.ts';
import { type RenewalPlans, RenewalPlansService, renewablePlanIds } from './renewal-plans.service.ts';

/** Whether a group renews its current plans or selects others. Callers must already have found the quote for their user. */
@Injectable()
export class RenewalChoiceService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly renewalPlans: RenewalPlansService,
    private readonly premiumChange: PremiumChangeService,
    private readonly clock: Clock,
  ) {}

  isMade(quoteId: number, tx: EntityManager = this.database.manager): Promise<boolean> {
    return tx.existsBy(RenewalChoice, { quoteId });
  }

  /** Call it only when the choice changes. */
  async record(tx: EntityManager, user: SessionUser, quoteId: number, renews: boolean): Promise<void> {
    if (renews) {
      await tx.insert(RenewalChoice, { quoteId, chosenByUserId: user.id, chosenAt: this.clock.now() });
    } else {
      await tx.delete(RenewalChoice, { quoteId });
    }
  }

  /** The group's renewal, for a census already read and plans already priced. */
  find(
    tx: EntityManager,
    quote: GroupQuote,
    known: { members: readonly CensusMemberRow[]; offered: OfferedPlan[] },
  ): Promise<RenewalPlans> {
    return this.renewalPlans.findBeside(quote, known, tx);
  }

  /** The resulting assignments: each employee gets the replacement for their own plan. */
  listAssignments(tx: EntityManager, renewal: RenewalPlans): Promise<MemberAssignment[]> {
    return this.premiumChange.listSuccessors(renewal, tx);
  }

  /** The problem of these plans for a group that renews its current ones. */
  async problem(
    quote: GroupQuote,
    { planIds, offered }: { planIds: readonly number[]; offered: readonly OfferedPlan[] },
    tx?: EntityManager,
  ): Promise<string | null> {
    const { current } = await this.renewalPlans.findCurrent(quote, offered, tx);
    return renewalChoiceProblem(planIds, renewablePlanIds(current));
  }
}
