import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { groupSizeWarning } from '#shared/census/group-size';
import type { SelectedPlan, SelectedPlansResponse } from '#shared/contract/plans';
import { selectionProblems, selectionWarnings } from '#shared/plans/selection';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { type GroupQuote } from '../quotes/quotes.repository.ts';
import { RenewalChoiceService } from '../renewal-plans/renewal-choice.service.ts';
import { toMemberRate, toPlanAnswer, toTiers } from './plan-answers.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import type { QuotedMember } from '../quote-plans/quoted-member.ts';
import { selectionFacts } from './selection-facts.ts';
import { type ChosenPlan, SelectionRepository } from '../quote-plans/selection.repository.ts';
import type { PricedChoice } from './store-selection.service.ts';

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
    const stored = await this.selection.findChoice(quote.id, tx);
    const offered = await this.pricing.offered(quote, stored.members);
    const planIds = stored.plans.map(({ planId }) => planId);
    const added = stored.renewsCurrentPlans ? await this.renewalChoice.problem(quote, planIds, tx) : null;
    return this.describe(user, quote, { ...stored, offered }, added);
  }

  /** Of a choice that is at hand. @param added what is wrong with it for a group that renews what it has */
  async describe(
    user: SessionUser,
    quote: GroupQuote,
    { members, plans: chosen, offered }: PricedChoice,
    added: string | null = null,
  ): Promise<SelectedPlansResponse> {
    const planOf = new Map(offered.map(({ plan }) => [plan.id, plan]));
    const memberOf = new Map(members.map((member) => [member.id, member]));
    const plans = chosen.flatMap((chosenPlan) => {
      const plan = planOf.get(chosenPlan.planId);
      return plan ? [toSelectedPlan(toPlanAnswer(plan, chosenPlan.monthlyRateCents, true), chosenPlan, memberOf)] : [];
    });
    const outdated = plans.length < chosen.length || chosen.some((chosenPlan) => isOutdated(chosenPlan, quote));
    const rules = await this.rules.inForce(quote.effectiveDate);
    const size = groupSizeWarning(
      members.filter(({ relationship }) => relationship === 'Self').length,
      quote.group.totalEligibleEmployees,
      rules.MaxNumberEmployeesInSmallGroup,
    );
    const facts = selectionFacts(user, members, rules);
    const all = offered.map(({ plan, totalCents }) => toPlanAnswer(plan, totalCents, false));
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

const isOutdated = ({ effectiveDate, rateArea }: ChosenPlan, quote: GroupQuote): boolean =>
  effectiveDate !== quote.effectiveDate || rateArea !== quote.group.rateArea;

function toSelectedPlan(
  plan: Omit<SelectedPlan, 'Tiers' | 'Members'>,
  { effectiveDate, members: rates }: ChosenPlan,
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
