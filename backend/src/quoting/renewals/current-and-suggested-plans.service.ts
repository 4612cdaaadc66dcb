import { Injectable } from '@nestjs/common';
import type { CurrentAndSuggestedPlansResponse, PlanValidity, PremiumNow } from '#shared/renewals/renewal.record';
import { dollarsFromCents } from '#shared/formats/currency';
import { COVERAGES } from '#shared/plans/plan-codes';
import { isAcaGroup, mixedAcaNote } from '#shared/renewals/aca-plans';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { toPlanAnswer } from '../plan-selection/plan-answers.ts';
import { QuotesRepository } from '../quotes/quotes.repository.ts';
import { PassiveRenewalFactsService, toAcaPlan } from './passive/passive-renewal-facts.service.ts';
import type { ComparedSlot, ComparedYears } from '../renewal-plans/premium-change/compare-years.ts';
import { PremiumChangeService } from '../renewal-plans/premium-change/premium-change.service.ts';
import { RenewalChoiceService } from '../renewal-plans/renewal-choice.service.ts';
import { type CurrentPlan, RenewalPlansService } from '../renewal-plans/renewal-plans.service.ts';

/** A group's current plans and their replacements at the renewal. Spec 002 section 3, "Current and suggested plans data". */
@Injectable()
export class CurrentAndSuggestedPlansService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly renewalPlans: RenewalPlansService,
    private readonly premiumChange: PremiumChangeService,
    private readonly passiveRenewal: PassiveRenewalFactsService,
    private readonly choice: RenewalChoiceService,
    private readonly rules: RulesService,
  ) {}

  async find(user: SessionUser, quoteId: number): Promise<CurrentAndSuggestedPlansResponse> {
    const quote = await this.quotes.findVisible(user, quoteId);
    const renewal = await this.renewalPlans.find(quote);
    const { inForce, current } = renewal;
    const comparison = await this.premiumChange.compareSuggested(renewal);
    const { SmallGroupSalesPhoneNum: phone } = await this.rules.inForce(quote.effectiveDate);
    const problem = await this.passiveRenewal.findProblem(user, renewal);
    return {
      InForceQuoteId: inForce?.id ?? null,
      InForceSince: inForce?.effectiveDate ?? null,
      AsIsPlans: current.map(({ plan, chosen }) => toPlanAnswer(plan, chosen.monthlyRateCents, false)),
      CurrentPlans: suggestions(current, ({ validity }) => validity === 'Continues'),
      SuggestedPlans: suggestions(current, ({ validity }) => validity === 'Replaced'),
      SuggestedPlansByCounty: suggestions(current, ({ validity }) => validity === 'NotOfferedInCounty'),
      Validity: current.map((plan, at) => toValidity(plan, comparison?.slots[at])),
      PremiumsNow: comparison ? premiumsNow(comparison) : [],
      IsAcaGroup: isAcaGroup(current.map(toAcaPlan)),
      MixedAcaNote: mixedAcaNote(current.map(toAcaPlan), phone) ?? '',
      RenewCurrentPlans: await this.choice.isMade(quote.id),
      PassiveRenewal: { IsAllowed: problem === null, Message: problem ?? '' },
    };
  }
}

function suggestions(current: readonly CurrentPlan[], wanted: (successor: CurrentPlan['successor']) => boolean) {
  const offers = new Set(
    current.flatMap(({ successor, suggestion }) => (suggestion && wanted(successor) ? suggestion : [])),
  );
  return [...offers].map(({ plan, totalCents }) => toPlanAnswer(plan, totalCents, false));
}

/** Where members are in no plan for sure, or in several of a coverage, its plans do not add up. */
const premiumsNow = ({ slots, isEverybodyInEach }: ComparedYears): PremiumNow[] =>
  COVERAGES.flatMap((coverage) => {
    const current = slots.filter(({ slot }) => slot.coverage === coverage && slot.from !== null);
    const areApart = current.length === 1 || (coverage === 'medical' && !isEverybodyInEach);
    const sum = (of: 'before' | 'membersBefore') => current.reduce((total, slot) => total + slot[of], 0);
    return current.length > 0 && areApart
      ? [{ Coverage: coverage, Members: sum('membersBefore'), Premium: dollarsFromCents(sum('before')) }]
      : [];
  });

function toValidity({ plan, successor, suggestion }: CurrentPlan, slot: ComparedSlot | undefined): PlanValidity {
  const isCompared = slot !== undefined && suggestion !== null;
  return {
    PlanId: plan.id,
    PlanDisplayName: plan.displayName,
    Validity: successor.validity,
    Message: successor.message,
    SuggestedPlanId: suggestion?.plan.id ?? null,
    SuggestedPlanName: suggestion?.plan.displayName ?? null,
    SuggestedBy: successor.suggestion?.by ?? null,
    MembersNow: slot?.membersBefore ?? 0,
    PremiumNow: dollarsFromCents(slot?.before ?? 0),
    MembersThen: isCompared ? slot.membersAfter : null,
    PremiumThen: isCompared ? dollarsFromCents(slot.after) : null,
    Change: isCompared ? dollarsFromCents(slot.after - slot.before) : null,
  };
}
