import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import { renewalChoiceProblem } from '#shared/renewals/renewal-choice';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { CensusMemberRow } from '../quote-plans/selection-questions.repository.ts';
import type { OfferedPlan } from '../quote-plans/quote-pricing.service.ts';
import type { GroupQuote } from '../quotes/quotes.repository.ts';
import { PremiumChangeService } from './premium-change/premium-change.service.ts';
import { RenewalChoice } from './renewal-choice.entity.ts';
import { type RenewalPlans, RenewalPlansService, renewablePlanIds } from './renewal-plans.service.ts';

/** Whether a group renews its current plans or chooses others. Callers have found the quote for their user first. */
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

  /** Of a choice that was another until now. */
  async record(tx: EntityManager, user: SessionUser, quoteId: number, renews: boolean): Promise<void> {
    if (renews) {
      await tx.insert(RenewalChoice, { quoteId, chosenByUserId: user.id, chosenAt: this.clock.now() });
    } else {
      await tx.delete(RenewalChoice, { quoteId });
    }
  }

  /** What the group renews, beside a census that is read and an offer that is priced. */
  find(
    tx: EntityManager,
    quote: GroupQuote,
    known: { members: readonly CensusMemberRow[]; offered: OfferedPlan[] },
  ): Promise<RenewalPlans> {
    return this.renewalPlans.findBeside(quote, known, tx);
  }

  /** Who takes which plan then: each employee the one that follows their own. */
  listAssignments(tx: EntityManager, renewal: RenewalPlans): Promise<MemberAssignment[]> {
    return this.premiumChange.listSuccessors(renewal, tx);
  }

  /** What is wrong with these plans for a group that renews what it has. */
  async problem(
    quote: GroupQuote,
    { planIds, offered }: { planIds: readonly number[]; offered: readonly OfferedPlan[] },
    tx?: EntityManager,
  ): Promise<string | null> {
    const { current } = await this.renewalPlans.findCurrent(quote, offered, tx);
    return renewalChoiceProblem(planIds, renewablePlanIds(current));
  }
}
