import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dollarsFromCents } from '#shared/formats/currency';
import { NO_PROPOSAL_FOR_OLFO } from '#shared/groups/group-rules';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import type { SelectedPlan, SelectedPlansResponse } from '#shared/plans/plan.record';
import {
  ASSIGNMENTS_CHANGED,
  isSameAssignment,
  isSameSelection,
  SELECTION_CHANGED,
  SELECTION_CLOSED,
  selectionLock,
} from '#shared/plans/selection';
import type { PutSelectionsRequest } from '#shared/plans/selection.record';
import { type PlanPremium, quotePremium, type QuotePremium } from '#shared/quotes/quote-premium';
import { renewalChoiceProblem } from '#shared/renewals/renewal-state';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { HouseholdOffersService } from '../household-offers/household-offers.service.ts';
import { HouseholdMembersService } from '../households/household-members.service.ts';
import { toPricedSelection } from '../quote-plans/priced-selection.ts';
import { toPremiumAnswer } from '../quote-plans/quote-premiums.repository.ts';
import { type OfferedPlan, QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { type QuotedMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import type { AssignedMember } from '../quote-plans/selection-questions.repository.ts';
import {
  type ChosenPlan,
  type KnownChoice,
  SelectionRepository,
  type StoredChoice,
} from '../quote-plans/selection.repository.ts';
import { assertDateNotPassed } from '../quotes/effective-dates.ts';
import { Quotes, type AnyQuote, type IndividualQuote } from '../quotes/quotes.repository.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import { RenewalPlansService, renewablePlanIds, type RenewalPlans } from '../renewal-plans/renewal-plans.service.ts';
import { assignedPlans, priceChosenPlans } from './chosen-plans.ts';
import { toChosenAnswer } from './offer-answers.ts';
import { labelsOf, toMemberRate, toTiers } from './plan-answers.ts';
import { type Findings, groupFindings, householdFindings } from './selection-findings.ts';

/** The quoted prices are out of date. Our wording: the specification has none. */
export const PRICES_OUTDATED =
  'The effective date, the address or the plans on offer have changed since these plans were priced. Save the plan selection again.';
export const HOUSEHOLD_CHANGED =
  'The household has changed since these plans were priced. Save the plan selection again.';

/** The selection, with all offered plans. */
export type PricedChoice = StoredChoice & { offered: OfferedPlan[] };
/** The offered plans, with the current selection. */
export type OpenChoice = KnownChoice & { offered: OfferedPlan[] };

export const ONLY_FOR_GROUPS = 'Proposals are made for groups.';

/** The plans selected for a quote, at the quoted prices: read, saved, and what prevents a proposal or an enrollment with them. */
@Injectable()
export class SelectedPlansService {
  constructor(
    private readonly selection: SelectionRepository,
    private readonly pricing: QuotePricingService,
    private readonly offers: HouseholdOffersService,
    private readonly renewalPlans: RenewalPlansService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly audit: AuditTrail,
    private readonly members: HouseholdMembersService,
    private readonly rules: RulesService,
  ) {}

  async findSelected(user: SessionUser, quote: AnyQuote, tx?: EntityManager): Promise<SelectedPlansResponse> {
    const stored = await this.selection.findChoice(quote.id, tx);
    const offered = await this.pricing.offered(quote, stored.members);
    const planIds = stored.plans.map(({ planId }) => planId);
    const isRenewing = stored.renewsCurrentPlans && quote.groupId !== null;
    const added = isRenewing ? await this.renewalPlans.choiceProblem(quote, { planIds, offered }, tx) : null;
    return this.describe(user, quote, { ...stored, offered }, added);
  }

  /** Call it before changing the selection. Callers have locked the quote. */
  async open(tx: EntityManager, quote: AnyQuote): Promise<OpenChoice> {
    const known = await this.selection.findKnownChoice(quote.id, tx);
    return { ...known, offered: await this.pricing.offered(quote, known.members) };
  }

  /**
   * Replaces the selection and the members' assignments, with every member's current rate. The premium is written by the caller.
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
    return (await this.described(user, quote, choice, added)).selected;
  }

  private async described(
    user: SessionUser,
    quote: AnyQuote,
    choice: PricedChoice,
    added: string | null = null,
  ): Promise<{ selected: SelectedPlansResponse; premium: QuotePremium | null }> {
    const { members, plans: chosen, offered } = choice;
    const offerOf = new Map(offered.map((offer) => [offer.plan.id, offer]));
    const memberOf = new Map(members.map((member) => [member.id, member]));
    const household = await this.offers.find(termsOfQuote(quote), members.map(toRatedMember));
    const premium = await this.premiumOf(choice, offerOf, memberOf);
    const plans = chosen.flatMap((chosenPlan, at) => {
      const offer = offerOf.get(chosenPlan.planId);
      const taken = premium.plans[at] ?? null;
      return offer
        ? [toSelectedPlan(toChosenAnswer(offer.plan, chosenPlan, household), chosenPlan, { memberOf, quote, taken })]
        : [];
    });
    const outdated = plans.length < chosen.length ? PRICES_OUTDATED : outdatedProblem(quote, choice);
    const { problems, warnings } = await this.findings(user, quote, choice, plans);
    const selected = {
      Plans: plans,
      Problems: [...problems, ...(added ? [added] : []), ...(outdated ? [outdated] : [])],
      Warnings: warnings,
      Premium: toPremiumAnswer(premium.total),
      PricedAt: chosen[0]?.pricedAt.toISOString() ?? null,
    };
    return { selected, premium: premium.total };
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

  /**
   * All or nothing. For a proposal the selection must be complete; making the proposal moves the quote.
   * @throws WRONG_STATE before the census is approved and once enrolling; STALE_VERSION when someone has saved a selection that the user
   * has not seen; RULE_BROKEN for plans that cannot be selected, for other plans in a group that renews its current ones, and for a
   * proposal that cannot be made
   */
  put(user: SessionUser, quoteId: number, request: PutSelectionsRequest): Promise<SelectedPlansResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.lock(user, quoteId, tx);
      assertOpen(quote);
      const before = await this.open(tx, quote);
      assertSeen(before, request);
      const renews = quote.groupId !== null && (request.RenewCurrentPlans ?? before.renewsCurrentPlans);
      const renewed = renews ? await this.renewalPlans.findBeside(quote, before, tx) : null;
      const assigned = await this.assigned(tx, renewed, request);
      const choice = await this.store(tx, quote, before, { planIds: request.SelectedPlanIds, assigned });
      if (renews !== before.renewsCurrentPlans) {
        await this.renewalPlans.recordChoice(tx, user, quote.id, renews);
      }
      assertRenewed(renewed, request);
      const { selected, premium } = await this.described(user, quote, choice);
      if (request.IsRequestForCreateProposal) {
        await this.assertProposable(user, quote, selected);
      }
      await this.quotes.touch(tx, quote, { premium });
      const fields = ['SelectedPlanIds', 'AssignedPlanForMembers'];
      await this.audit.record(tx, { user, action: 'select-plans', subject: 'quote', subjectId: quote.id, fields });
      return selected;
    });
  }

  /**
   * Replaces the selection of a household with those of these plans that it is still offered, at today's rates. Callers have locked the quote.
   */
  async choose(tx: EntityManager, quote: IndividualQuote, planIds: readonly number[]): Promise<void> {
    const before = await this.open(tx, quote);
    const priced = new Set(before.offered.filter(({ totalCents }) => totalCents !== null).map(({ plan }) => plan.id));
    const choice = await this.store(tx, quote, before, {
      planIds: planIds.filter((id) => priced.has(id)),
      assigned: [],
    });
    const offerOf = new Map(choice.offered.map((offer) => [offer.plan.id, offer]));
    const premium = await this.premiumOf(choice, offerOf, new Map(choice.members.map((member) => [member.id, member])));
    await this.quotes.touch(tx, quote, { premium: premium.total });
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
    const followed = await this.renewalPlans.listSuccessors(renewed, tx);
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
    assertDateNotPassed(user, quote, this.clock.today(), await this.rules.inForce());
    const [problem] = Problems;
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { SelectedPlanIds: Problems });
    }
  }

  /** What prevents a proposal to a group, or the enrollment of a household, with these plans. */
  private async findings(
    user: SessionUser,
    quote: AnyQuote,
    choice: PricedChoice,
    plans: readonly SelectedPlan[],
  ): Promise<Findings> {
    return quote.groupId === null
      ? householdFindings(await this.members.listProblemsBeforeEnrolling(user, quote), plans, choice.members)
      : groupFindings(user, quote, { ...choice, plans, rules: await this.rules.inForce(quote.effectiveDate) });
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
