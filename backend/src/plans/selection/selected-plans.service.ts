import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { groupSizeWarning } from '#shared/census/group-size';
import type { SelectedPlan, SelectedPlansResponse } from '#shared/contract/plans';
import { selectionProblems, selectionWarnings } from '#shared/plans/selection';
import { RulesService } from '../../business-rules/rules.service.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { type GroupQuote } from '../../quotes/quotes.repository.ts';
import { RenewalChoiceService } from '../../renewals/renewal-choice.service.ts';
import type { MemberPlan } from './member-plan.entity.ts';
import { toMemberRate, toPlanAnswer, toTiers } from './plan-answers.ts';
import { QuotePricingService } from './quote-pricing.service.ts';
import type { QuotedMember } from './quoted-member.ts';
import type { QuotePlan } from './quote-plan.entity.ts';
import { selectionFacts } from './selection-facts.ts';
import { SelectionRepository } from './selection.repository.ts';

/** The prices no longer belong to the quote: ours, the specification is silent. */
export const PRICES_OUTDATED =
  'The effective date, the address or the plans on offer have changed since these plans were priced. Save the plan selection again.';

/** What is chosen for a quote, at the prices that the quote was given. */
@Injectable()
export class SelectedPlansService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly rules: RulesService,
    private readonly renewalChoice: RenewalChoiceService,
  ) {}

  async findSelected(user: SessionUser, quote: GroupQuote, tx?: EntityManager): Promise<SelectedPlansResponse> {
    const members = await this.selection.listMembers(quote.id, tx);
    const chosen = await this.selection.listQuotePlans(quote.id, tx);
    const rates = await this.selection.mapMemberPlans(quote.id, tx);
    const offered = await this.pricing.offered(quote, members);
    const planOf = new Map(offered.map(({ plan }) => [plan.id, plan]));
    const memberOf = new Map(members.map((member) => [member.id, member]));
    const plans = chosen.flatMap((quotePlan) => {
      const plan = planOf.get(quotePlan.planId);
      return plan
        ? [
            toSelectedPlan(
              toPlanAnswer(plan, quotePlan.monthlyRateCents, true),
              quotePlan,
              rates.get(quotePlan.id) ?? [],
              memberOf,
            ),
          ]
        : [];
    });
    const outdated = plans.length < chosen.length || chosen.some((quotePlan) => isOutdated(quotePlan, quote));
    const rules = await this.rules.inForce(quote.effectiveDate);
    const size = groupSizeWarning(
      members.filter(({ relationship }) => relationship === 'Self').length,
      quote.group.totalEligibleEmployees,
      rules.MaxNumberEmployeesInSmallGroup,
    );
    const facts = selectionFacts(user, members, rules);
    const all = offered.map(({ plan, totalCents }) => toPlanAnswer(plan, totalCents, false));
    const added = await this.renewalChoice.problem(
      quote,
      chosen.map(({ planId }) => planId),
      tx,
    );
    return {
      Plans: plans,
      Problems: [
        ...selectionProblems(plans, all, facts),
        ...(added ? [added] : []),
        ...(outdated ? [PRICES_OUTDATED] : []),
      ],
      Warnings: [...(size ? [size] : []), ...selectionWarnings(plans, all, facts)],
      PricedAt: chosen[0]?.pricedAt.toISOString() ?? null,
    };
  }
}

const isOutdated = ({ effectiveDate, rateArea }: QuotePlan, quote: GroupQuote): boolean =>
  effectiveDate !== quote.effectiveDate || rateArea !== quote.group.rateArea;

function toSelectedPlan(
  plan: Omit<SelectedPlan, 'Tiers' | 'Members'>,
  { effectiveDate }: QuotePlan,
  rates: readonly MemberPlan[],
  memberOf: ReadonlyMap<number, QuotedMember>,
): SelectedPlan {
  const explained = rates.flatMap((rate) => {
    const member = memberOf.get(rate.memberId);
    return member
      ? [
          {
            member,
            rateCents: rate.rateCents,
            reason: { ...rate, band: rate.ageBand, effectiveDate, ratesLoaded: true },
          },
        ]
      : [];
  });
  return {
    ...plan,
    Tiers: toTiers(explained),
    Members: explained.map(({ member, rateCents, reason }) => toMemberRate(member, rateCents, reason)),
  };
}
