import { Injectable } from '@nestjs/common';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { dollarsFromCents } from '#shared/formats/currency';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import { NO_PROPOSAL_FOR_OLFO } from '#shared/groups/group-rules';
import type { PaperLanguage } from '#shared/languages/paper.words';
import { COVERAGES } from '#shared/plans/plan-codes';
import { PROPOSAL_KIND_LABELS } from '#shared/proposals/proposal-kind';
import { isAcaGroup, mixedAcaNote } from '#shared/renewals/passive-renewal';
import {
  EVERYBODY_IN_EACH,
  needAPlan,
  NOBODY_ENROLLS,
  NOTHING_TO_COMPARE,
  planEnds,
  planEndsForAll,
  planIsNew,
} from '#shared/renewals/premium-parts';
import { renewalDecisionDay } from '#shared/renewals/renewal-state';
import type {
  CurrentAndSuggestedPlansResponse,
  MemberPremiumChange,
  PlanValidity,
  PremiumChangeResponse,
  PremiumNow,
} from '#shared/renewals/renewal.record';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { paperIn } from '../../platform/printing/paper-in-spanish.ts';
import { SenderService } from '../../platform/logos/sender.service.ts';
import { toPlanAnswer } from '../plan-selection/plan-answers.ts';
import type { ProposalAnswer } from '../proposals/proposal-answers.ts';
import { ProposalsService } from '../proposals/proposals.service.ts';
import { toRatedMember } from '../quote-plans/quoted-member.ts';
import { addressLines } from '../quotes/customer-name.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { sumOf } from '../renewal-plans/premium-change/compare-premiums.ts';
import type { ComparedSlot, ComparedYears } from '../renewal-plans/premium-change/compare-years.ts';
import {
  countPeople,
  nameOf,
  planNames,
  toComparison,
  toPlanChange,
} from '../renewal-plans/premium-change/premium-answers.ts';
import {
  type CurrentPlan,
  type RenewalComparison,
  type RenewalPlans,
  RenewalPlansService,
} from '../renewal-plans/renewal-plans.service.ts';
import { RenewalsRepository } from '../renewal-plans/renewals.repository.ts';
import { PassiveSelectionService, toAcaPlan } from './passive/passive-selection.service.ts';
import { renewalPackageTemplate } from './renewal-pages.ts';

interface MembersPage {
  rows: MemberPremiumChange[];
  total: number;
}

/** The renewal of a group as its agent sees it: the plans that follow, why the premium changes, and the package for the employer. */
@Injectable()
export class RenewalsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly renewalPlans: RenewalPlansService,
    private readonly renewals: RenewalsRepository,
    private readonly passive: PassiveSelectionService,
    private readonly proposals: ProposalsService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
    private readonly sender: SenderService,
  ) {}

  /** A group's current plans and their replacements at the renewal. Spec 002 section 3, "Current and suggested plans data". */
  async findPlans(user: SessionUser, quoteId: number): Promise<CurrentAndSuggestedPlansResponse> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const renewal = await this.renewalPlans.find(quote);
    const { inForce, current } = renewal;
    const comparison = await this.renewalPlans.compareSuggested(renewal);
    const { SmallGroupSalesPhoneNum: phone } = await this.rules.inForce(quote.effectiveDate);
    const problem = await this.passive.findRefusal(user, renewal);
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
      RenewCurrentPlans: await this.renewals.isRenewing(quote.id),
      PassiveRenewal: { IsAllowed: problem === null, Message: problem ?? '' },
    };
  }

  /** Why the premium of a renewal differs from what the group pays now. @throws RULE_BROKEN for a quote that renews nothing in the system */
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

  /**
   * Makes and stores the document that an agent takes to a renewing group. Spec 001 section 2, "view the renewal package for a quote".
   * The PDF is rendered before anything is written, so a failure leaves nothing behind.
   * @throws RULE_BROKEN for an OLFO group's agent, and for a quote that renews nothing in the system; STALE_VERSION as ProposalsService.note
   */
  async makePackage(user: SessionUser, quoteId: number, language: PaperLanguage): Promise<ProposalAnswer> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const { group } = quote;
    if (group.isRenewOlfo && !user.isInternal) {
      throw new AppError('RULE_BROKEN', NO_PROPOSAL_FOR_OLFO);
    }
    const change = await this.explain(user, quoteId);
    const { Validity, MixedAcaNote } = await this.findPlans(user, quoteId);
    const rules = await this.rules.inForce(quote.effectiveDate);
    const paper = renewalPackageTemplate({
      sender: await this.sender.composeWords(await this.quotes.listAgents(quoteId)),
      groupName: group.name,
      groupAddress: addressLines(group),
      enterpriseId: shownGroupNumber(group.groupEnterpriseId) || null,
      renewalDate: quote.effectiveDate,
      decideBy: renewalDecisionDay(quote.effectiveDate),
      madeOn: this.clock.today(),
      validity: Validity,
      change,
      mixedAcaNote: MixedAcaNote,
      salesPhone: rules.SmallGroupSalesPhoneNum,
    });
    const file = {
      fileName: `${PROPOSAL_KIND_LABELS.RenewalPackage} ${group.name} ${quote.effectiveDate}.pdf`,
      contentType: 'application/pdf',
      body: await renderPdf(paperIn(language, paper)),
    };
    const proposalId = await this.proposals.note(user, quote, {
      kind: 'RenewalPackage',
      parts: [],
      file,
      figures: null,
      language,
    });
    return { proposalId, file };
  }

  private async compare(
    user: SessionUser,
    quoteId: number,
  ): Promise<{ renewal: RenewalPlans; comparison: RenewalComparison }> {
    const renewal = await this.renewalPlans.find(await this.quotes.of('group').find(user, quoteId));
    const comparison = await this.renewalPlans.compareChosen(renewal);
    if (!comparison || comparison.slots.length === 0) {
      throw new AppError('RULE_BROKEN', NOTHING_TO_COMPARE);
    }
    if (!renewal.members.map(toRatedMember).some(({ enrolls }) => COVERAGES.some((coverage) => enrolls[coverage]))) {
      throw new AppError('RULE_BROKEN', NOBODY_ENROLLS);
    }
    return { renewal, comparison };
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

function toPremiumChange(renewal: RenewalPlans, comparison: RenewalComparison): PremiumChangeResponse {
  const { then, now, basis, isEverybodyInEach, notPriced } = comparison;
  const { slots, missing } = finished(comparison);
  const names = planNames(comparison);
  return {
    GroupName: renewal.quote.group.name,
    InForceQuoteId: renewal.inForce?.id ?? 0,
    Before: { EffectiveDate: then.effectiveDate },
    After: { EffectiveDate: now.effectiveDate },
    Basis: basis,
    Total: isEverybodyInEach || notPriced.length > 0 || missing > 0 ? null : toComparison(sumOf(slots)),
    People: countPeople(slots),
    Plans: slots.map((slot) => toPlanChange(slot, names)),
    Notes: [
      ...(missing > 0 ? [needAPlan(missing)] : []),
      ...notPriced,
      ...(isEverybodyInEach ? [EVERYBODY_IN_EACH] : []),
      ...slotNotes(comparison.slots, names),
    ],
  };
}

/** One line per person and plan, the largest changes first. */
function toMemberChanges(renewal: RenewalPlans, comparison: RenewalComparison): MemberPremiumChange[] {
  const names = planNames(comparison);
  const memberOf = new Map([...comparison.then.people, ...comparison.now.people].map((member) => [member.id, member]));
  return finished(comparison)
    .slots.flatMap(({ slot, people }) => people.map((person) => ({ slot, ...person })))
    .toSorted((one, other) => Math.abs(other.after - other.before) - Math.abs(one.after - one.before))
    .flatMap(({ slot, person, ...amounts }) => {
      const member = memberOf.get(person.afterId ?? person.beforeId ?? 0);
      return member
        ? [
            {
              ...toComparison(amounts),
              Name: `${member.firstName} ${member.lastName}`,
              Relationship: RELATIONSHIP_LABELS[member.relationship],
              EmployeeNumber: member.employeeNumber,
              FromPlanName: nameOf(names, slot.from),
              ToPlanName: nameOf(names, slot.to),
            },
          ]
        : [];
    });
}

/**
 * Where a coverage ends and no plan follows, its people need one: what they pay is not known, not nothing. A group may also leave out a
 * coverage that is not medical.
 * @returns the plans that can be compared, and how many people need one
 */
function finished({ slots, now, basis }: RenewalComparison): { slots: readonly ComparedSlot[]; missing: number } {
  const open = COVERAGES.filter(
    (coverage) =>
      (coverage === 'medical' || basis === 'Suggested') &&
      !slots.some(({ slot }) => slot.coverage === coverage && slot.to !== null),
  );
  const enrolling = now.people.map(toRatedMember);
  const missing = enrolling.filter(({ enrolls }) =>
    slots.some(({ slot }) => open.includes(slot.coverage) && enrolls[slot.coverage]),
  );
  return {
    slots: missing.length === 0 ? slots : slots.filter(({ slot }) => !open.includes(slot.coverage)),
    missing: missing.length,
  };
}

function slotNotes(slots: readonly ComparedSlot[], names: ReadonlyMap<number, string>): string[] {
  const heir = slots.find(({ slot }) => slot.coverage === 'medical' && slot.to !== null)?.slot.to ?? null;
  return slots.flatMap(({ slot: { from, to, coverage } }) => {
    if (from === null) {
      return [planIsNew(nameOf(names, to) ?? '')];
    }
    if (to !== null) {
      return [];
    }
    const name = nameOf(names, from) ?? '';
    const heirName = coverage === 'medical' ? nameOf(names, heir) : null;
    return [heirName === null ? planEndsForAll(name) : planEnds(name, heirName)];
  });
}
