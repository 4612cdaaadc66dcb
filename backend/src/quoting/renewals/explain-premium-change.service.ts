import { Injectable } from '@nestjs/common';
import type { MemberPremiumChange, PremiumChangeResponse } from '#shared/renewals/renewal.record';
import { COVERAGES } from '#shared/plans/plan-codes';
import { NOBODY_ENROLLS, NOTHING_TO_COMPARE } from '#shared/renewals/premium-notes';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { toRatedMember } from '../quote-plans/quoted-member.ts';
import { QuotesRepository } from '../quotes/quotes.repository.ts';
import { RenewalPlansService, type RenewalPlans } from '../renewal-plans/renewal-plans.service.ts';
import { toMemberChanges, toPremiumChange } from './premium-change-answers.ts';
import {
  PremiumChangeService,
  type RenewalComparison,
} from '../renewal-plans/premium-change/premium-change.service.ts';

export interface MembersPage {
  rows: MemberPremiumChange[];
  total: number;
}

/** Explains why the premium of a renewal differs from what the group pays now. */
@Injectable()
export class ExplainPremiumChangeService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly renewalPlans: RenewalPlansService,
    private readonly premiumChange: PremiumChangeService,
  ) {}

  /** @throws RULE_BROKEN for a quote that renews nothing in the system */
  async explain(user: SessionUser, quoteId: number): Promise<PremiumChangeResponse> {
    const { renewal, comparison } = await this.compare(user, quoteId);
    return toPremiumChange(renewal, comparison);
  }

  /** One line per person and plan, the largest changes first. */
  async listMembers(
    user: SessionUser,
    quoteId: number,
    { first, count }: { first: number; count: number },
  ): Promise<MembersPage> {
    const { renewal, comparison } = await this.compare(user, quoteId);
    const all = toMemberChanges(renewal, comparison);
    return { rows: all.slice(first, first + count), total: all.length };
  }

  private async compare(
    user: SessionUser,
    quoteId: number,
  ): Promise<{ renewal: RenewalPlans; comparison: RenewalComparison }> {
    const renewal = await this.renewalPlans.find(await this.quotes.findVisible(user, quoteId));
    const comparison = await this.premiumChange.compareChosen(renewal);
    if (!comparison || comparison.slots.length === 0) {
      throw new AppError('RULE_BROKEN', NOTHING_TO_COMPARE);
    }
    if (!renewal.members.map(toRatedMember).some(({ enrolls }) => COVERAGES.some((coverage) => enrolls[coverage]))) {
      throw new AppError('RULE_BROKEN', NOBODY_ENROLLS);
    }
    return { renewal, comparison };
  }
}
