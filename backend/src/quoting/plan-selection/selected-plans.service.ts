import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dollarsFromCents } from '#shared/formats/currency';
import { type PlanPremium, quotePremium } from '#shared/quotes/quote-premium';
import type { SelectedPlan, SelectedPlansResponse } from '#shared/plans/plan.record';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { labelsOf } from './relationship-labels.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { HouseholdOffersService } from '../household-offers/household-offers.service.ts';
import { RenewalChoiceService } from '../renewal-plans/renewal-choice.service.ts';
import { assignedPlans, priceChosenPlans } from './chosen-plans.ts';
import { toChosenAnswer } from './offer-answers.ts';
import { toMemberRate, toTiers } from './plan-answers.ts';
import { type OfferedPlan, QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { toPricedSelection } from '../quote-plans/priced-selection.ts';
import { toPremiumAnswer } from '../quote-plans/quote-premiums.repository.ts';
import { type QuotedMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import type { AssignedMember } from '../quote-plans/selection-questions.repository.ts';
import { SelectionFindingsService } from './selection-findings.service.ts';
import {
  type ChosenPlan,
  type KnownChoice,
  SelectionRepository,
  type StoredChoice,
} from '../quote-plans/selection.repository.ts';

/** The quoted prices are out of date. Our wording: the specification has none. */
export const PRICES_OUTDATED =
  'The effective date, the address or the plans on offer have changed since these plans were priced. Save the plan selection again.';
export const HOUSEHOLD_CHANGED =
  'The household has changed since these plans were priced. Save the plan selection again.';

/** The selection, with all offered plans. */
export type PricedChoice = StoredChoice & { offered: OfferedPlan[] };
/** The offered plans, with the current selection. */
export type OpenChoice = KnownChoice & { offered: OfferedPlan[] };

/** The plans selected for a quote, at the quoted prices. */
@Injectable()
export class SelectedPlansService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly households: HouseholdOffersService,
    private readonly renewalChoice: RenewalChoiceService,
    private readonly findings: SelectionFindingsService,
    private readonly clock: Clock,
  ) {}

  async findSelected(user: SessionUser, quote: AnyQuote, tx?: EntityManager): Promise<SelectedPlansResponse> {
    const stored = await this.selection.findChoice(quote.id, tx);
    const offered = await this.pricing.offered(quote, stored.members);
    const planIds = stored.plans.map(({ planId }) => planId);
    const isRenewing = stored.renewsCurrentPlans && quote.groupId !== null;
    const added = isRenewing ? await this.renewalChoice.problem(quote, { planIds, offered }, tx) : null;
    return this.describe(user, quote, { ...stored, offered }, added);
  }

  /** Call it before changing the selection. Callers have locked the quote. */
  async open(tx: EntityManager, quote: AnyQuote): Promise<OpenChoice> {
    const known = await this.selection.findKnownChoice(quote.id, tx);
    return { ...known, offered: await this.pricing.offered(quote, known.members) };
  }

  /**
   * Replaces the selection and the members' assignments, with every member's current rate.
   * @throws RULE_BROKEN for plans that cannot be selected, and for members who cannot take theirs
   */
  async store(
    tx: EntityManager,
    quote: AnyQuote,
    { members, offered, renewsCurrentPlans }: OpenChoice,
    wanted: { planIds: readonly number[]; assigned: readonly MemberAssignment[] },
  ): Promise<PricedChoice> {
    const rates = await this.pricing.rates(quote.effectiveDate);
    const facts = { quote, members, offered, rates, pricedAt: this.clock.now() };
    const plans = priceChosenPlans(wanted.planIds, facts);
    const assigned = assignedPlans(plans, wanted.assigned, facts);
    await this.selection.store(tx, quote.id, { plans, members, assigned });
    const planOf = new Map(assigned.map(({ MemberId, PlanId }) => [MemberId, PlanId]));
    const placed = members.map((member) => ({ ...member, assignedPlanId: planOf.get(member.id) ?? null }));
    return { members: placed, plans, offered, renewsCurrentPlans };
  }

  /** For a selection already loaded. @param added its problem for a group that renews its current plans */
  async describe(
    user: SessionUser,
    quote: AnyQuote,
    choice: PricedChoice,
    added: string | null = null,
  ): Promise<SelectedPlansResponse> {
    const { members, plans: chosen, offered } = choice;
    const offerOf = new Map(offered.map((offer) => [offer.plan.id, offer]));
    const memberOf = new Map(members.map((member) => [member.id, member]));
    const household = await this.households.find(termsOfQuote(quote), members.map(toRatedMember));
    const premium = await this.premiumOf(choice, offerOf, memberOf);
    const plans = chosen.flatMap((chosenPlan, at) => {
      const offer = offerOf.get(chosenPlan.planId);
      const taken = premium.plans[at] ?? null;
      return offer
        ? [toSelectedPlan(toChosenAnswer(offer.plan, chosenPlan, household), chosenPlan, { memberOf, quote, taken })]
        : [];
    });
    const outdated = plans.length < chosen.length ? PRICES_OUTDATED : outdatedProblem(quote, choice);
    const { problems, warnings } = await this.findings.list(user, quote, choice, plans);
    return {
      Plans: plans,
      Problems: [...problems, ...(added ? [added] : []), ...(outdated ? [outdated] : [])],
      Warnings: warnings,
      Premium: toPremiumAnswer(premium.total),
      PricedAt: chosen[0]?.pricedAt.toISOString() ?? null,
    };
  }

  /** Plans that are not offered any longer cost what they were quoted for. */
  private async premiumOf(
    { plans }: PricedChoice,
    offerOf: ReadonlyMap<number, OfferedPlan>,
    memberOf: ReadonlyMap<number, AssignedMember>,
  ) {
    const withdrawn = await this.selection.listCoverages(
      plans.map(({ planId }) => planId).filter((id) => !offerOf.has(id)),
    );
    const coverageOf = new Map(
      [...withdrawn, ...[...offerOf.values()].map(({ plan }) => plan)].map((plan) => [plan.id, plan.coverage]),
    );
    const assigned = new Map([...memberOf.values()].map(({ id, assignedPlanId }) => [id, assignedPlanId]));
    return quotePremium(
      plans.map((plan) => toPricedSelection({ ...plan, coverage: coverageOf.get(plan.planId)! }, assigned)),
    );
  }
}

/** The prices of a group cannot become older than its census, which is closed before plans are chosen. */
function outdatedProblem(quote: AnyQuote, { members, plans, offered }: PricedChoice): string | null {
  const { effectiveDate, rateArea } = termsOfQuote(quote);
  if (plans.some((plan) => plan.effectiveDate !== effectiveDate || plan.rateArea !== rateArea)) {
    return PRICES_OUTDATED;
  }
  const rated = members.map(toRatedMember);
  const hasChanged = plans.some((chosen) => {
    const { plan, totalCents } = offered.find((offer) => offer.plan.id === chosen.planId)!;
    const enrolled = rated.filter(({ enrolls }) => enrolls[plan.coverage]);
    return totalCents !== chosen.monthlyRateCents || enrolled.length !== chosen.members.length;
  });
  return quote.groupId === null && hasChanged ? HOUSEHOLD_CHANGED : null;
}

function toSelectedPlan(
  plan: Omit<SelectedPlan, 'Tiers' | 'Members' | 'Taken'>,
  { effectiveDate, members: rates }: ChosenPlan,
  { memberOf, quote, taken }: { memberOf: ReadonlyMap<number, QuotedMember>; quote: AnyQuote; taken: PlanPremium },
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
    Tiers: quote.groupId === null ? [] : toTiers(explained),
    Members: explained.map(({ member, rateCents, reason }) =>
      toMemberRate(member, { rateCents, reason }, labelsOf(quote)),
    ),
    Taken: taken && { Members: taken.people, MonthlyRate: dollarsFromCents(taken.cents) },
  };
}
