import { Injectable } from '@nestjs/common';
import type { GroupEffect } from '#shared/business-rules/rule-impact.record';
import type { SelectablePlan } from '#shared/plans/selection';
import { isRenewal } from '#shared/quotes/quote-type';
import { PlansRepository } from '../../../catalogue/plans/plans.repository.ts';
import { toPlanAnswer } from '../../../quoting/plan-selection/plan-answers.ts';
import type { ImpactLine } from './changed-results.ts';
import { COPY_DATES, EFFECTIVE_DATES } from './date-effects.ts';
import type { Effect } from './effect.ts';
import * as enrollment from './enrollment-effects.ts';
import { OpenQuotesRepository } from './open-quotes.repository.ts';
import { type FactName, NO_FACTS, type OpenQuote, type QuoteFacts } from './quote-facts.ts';
import {
  CENSUS_FIT,
  CENSUS_PROBLEMS,
  PROPOSAL_PARTS,
  PROPOSAL_TEXTS,
  RENEWAL_TEXTS,
  SELECTION_PROBLEMS,
  SELECTION_WARNINGS,
} from './quoting-effects.ts';

export const EFFECTS: Readonly<Record<GroupEffect, Effect>> = {
  CensusProblems: CENSUS_PROBLEMS,
  CensusFit: CENSUS_FIT,
  EffectiveDates: EFFECTIVE_DATES,
  CopyDates: COPY_DATES,
  SelectionProblems: SELECTION_PROBLEMS,
  SelectionWarnings: SELECTION_WARNINGS,
  ProposalParts: PROPOSAL_PARTS,
  ProposalTexts: PROPOSAL_TEXTS,
  Enrollment: enrollment.ENROLLMENT,
  AgentAccess: enrollment.AGENT_ACCESS,
  Signature: enrollment.SIGNATURE,
  Documents: enrollment.DOCUMENTS,
  MemberBypass: enrollment.MEMBER_BYPASS,
  PassiveRenewal: enrollment.PASSIVE_RENEWAL,
  RenewalTexts: RENEWAL_TEXTS,
};

type PartOfFacts = Map<number, Partial<QuoteFacts>>;

/** The quotes of groups. The facts about several hundred of them are read with a fixed number of queries. */
@Injectable()
export class GroupImpactLine implements ImpactLine<OpenQuote, QuoteFacts, FactName> {
  readonly effects = EFFECTS;

  constructor(
    private readonly quotes: OpenQuotesRepository,
    private readonly plans: PlansRepository,
  ) {}

  listOpen(after: number, upTo: number): Promise<OpenQuote[]> {
    return this.quotes.listOpen(after, upTo);
  }

  customerOf({ groupId, groupName }: OpenQuote) {
    return { GroupId: groupId, IsFfm: false, CustomerName: groupName };
  }

  async loadFacts(quotes: readonly OpenQuote[], needs: ReadonlySet<FactName>): Promise<(id: number) => QuoteFacts> {
    const parts: PartOfFacts[] = [];
    for (const need of quotes.length === 0 ? [] : needs) {
      parts.push(await this.readers[need](quotes));
    }
    return (id) => Object.assign({}, NO_FACTS, ...parts.map((part) => part.get(id)));
  }

  private readonly readers: Record<FactName, (quotes: readonly OpenQuote[]) => Promise<PartOfFacts>> = {
    adults: async (quotes) => mapped(await this.quotes.mapAdults(idsOf(quotes)), (adults) => ({ adults })),
    census: async (quotes) => mapped(await this.quotes.mapCensus(idsOf(quotes)), (census) => ({ census })),
    plans: (quotes) => this.readPlans(quotes),
    siblings: async (quotes) => {
      const ofGroup = await this.quotes.mapSiblings(groupIdsOf(quotes));
      return new Map(quotes.map(({ id, groupId }) => [id, { siblings: ofGroup.get(groupId) ?? [] }]));
    },
    current: (quotes) => this.readCurrent(quotes.filter(({ quoteType }) => isRenewal(quoteType))),
    application: async (quotes) =>
      mapped(await this.quotes.mapStatedEmployees(idsOf(quotes)), (statedEmployees) => ({ statedEmployees })),
  };

  /** A stored plan that is no longer offered is not part of the selection, as in SelectedPlansService. */
  private async readPlans(quotes: readonly OpenQuote[]): Promise<PartOfFacts> {
    const planIds = await this.quotes.mapPlanIds(idsOf(quotes));
    const offers = new Map<string, ReadonlyMap<number, SelectablePlan>>();
    const facts: PartOfFacts = new Map();
    for (const quote of quotes) {
      const place = `${quote.effectiveDate} ${quote.countyFips} ${quote.rateArea}`;
      const offered = offers.get(place) ?? (await this.offeredTo(quote));
      offers.set(place, offered);
      const chosen = (planIds.get(quote.id) ?? []).flatMap((planId) => offered.get(planId) ?? []);
      facts.set(quote.id, { chosen, offered: [...offered.values()] });
    }
    return facts;
  }

  /** Cached, except the first time for a year. */
  private async offeredTo({
    effectiveDate,
    countyFips,
    rateArea,
  }: OpenQuote): Promise<ReadonlyMap<number, SelectablePlan>> {
    const plans = await this.plans.listOffered({ market: 'SmallGroup', effectiveDate, countyFips, rateArea });
    return new Map(plans.map((plan) => [plan.id, toPlanAnswer(plan, null, false)]));
  }

  /** The plans of the quote that each of these renews: the newest in force before it takes effect. */
  private async readCurrent(quotes: readonly OpenQuote[]): Promise<PartOfFacts> {
    if (quotes.length === 0) {
      return new Map();
    }
    const ofGroup = await this.quotes.mapInForce(groupIdsOf(quotes));
    const renewed = new Map(
      quotes.flatMap(({ id, groupId, effectiveDate }) => {
        const inForce = ofGroup.get(groupId)?.find((other) => other.effectiveDate < effectiveDate);
        return inForce ? [[id, inForce.id] as const] : [];
      }),
    );
    const plans = renewed.size === 0 ? new Map() : await this.quotes.mapAcaPlans([...renewed.values()]);
    return mapped(renewed, (id) => ({ current: plans.get(id) ?? [] }));
  }
}

const idsOf = (quotes: readonly OpenQuote[]): number[] => quotes.map(({ id }) => id);
const groupIdsOf = (quotes: readonly OpenQuote[]): number[] => [...new Set(quotes.map(({ groupId }) => groupId))];

const mapped = <Value>(
  values: ReadonlyMap<number, Value>,
  toPart: (value: Value) => Partial<QuoteFacts>,
): PartOfFacts => new Map([...values].map(([id, value]) => [id, toPart(value)]));
