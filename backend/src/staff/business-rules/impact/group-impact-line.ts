import { Injectable } from '@nestjs/common';
import { type GroupEffect, OPEN_STATUSES } from '#shared/business-rules/rule-impact.record';
import { dateOfBirthProblem } from '#shared/census/age-rules';
import type { CensusFacts } from '#shared/census/census-member';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { counted } from '#shared/formats/text';
import {
  type SelectablePlan,
  type SelectionFacts,
  selectionProblems,
  selectionWarnings,
} from '#shared/plans/selection';
import { suiteNotes } from '#shared/plans/suite-notes';
import { areFormsBlank, carriesDisclaimer, offeredParts } from '#shared/proposals/proposal-parts';
import { isRenewal } from '#shared/quotes/quote-type';
import { mixedAcaNote } from '#shared/renewals/passive-renewal';
import { PlansRepository } from '../../../catalogue/plans/plans.repository.ts';
import { toPlanAnswer } from '../../../quoting/plan-selection/plan-answers.ts';
import { canChangeEffectiveDate } from '../../../quoting/quotes/quotes.service.ts';
import type { ImpactLine } from './changed-results.ts';
import { COPY_DATES, EFFECTIVE_DATES, staffDates } from './date-effects.ts';
import { days, type Effect, forTheQuote, list, perAudience, type RulesOn, sentences } from './effect.ts';
import * as enrollment from './enrollment-effects.ts';
import { OpenQuotesRepository } from './open-quotes.repository.ts';
import { type FactName, NO_FACTS, type OpenQuote, type QuoteFacts } from './quote-facts.ts';

/** The ages on the census being edited. */
const CENSUS_PROBLEMS: Effect = {
  statuses: ['EditingCensus'],
  needs: ['adults'],
  asksFor: forTheQuote,
  says: (quote, { adults }, rules) => {
    const counts = new Map<string, number>();
    for (const birthDate of adults) {
      const problem = problemOf(birthDate, censusFacts(quote, quote, rules));
      if (problem !== null) {
        counts.set(problem, (counts.get(problem) ?? 0) + 1);
      }
    }
    return [...counts].map(([problem, count]) => `${counted(count, 'member')}: ${problem}.`);
  },
  without: 'No problem with ages.',
  inWords: sentences,
};

/** An approved census must be valid for the effective date that its quote is moved to. */
const CENSUS_FIT: Effect = {
  statuses: ['Quoting', 'CreatedProposal'],
  needs: ['adults'],
  asksFor: (quote, rules) => (canBeMoved(quote) ? staffDates(quote, rules) : []),
  says: (quote, facts, rules) =>
    staffDates(quote, rules)
      .filter((day) => fits(facts, censusFacts(quote, movedTo(quote, day), rules)))
      .map(formatDay),
  without: 'No dates',
  inWords: days,
};

const canBeMoved = (quote: OpenQuote): boolean => canChangeEffectiveDate({ ...quote, isDeleted: false });

const movedTo = ({ quoteType }: OpenQuote, effectiveDate: IsoDate) => ({
  effectiveDate,
  renewalDate: isRenewal(quoteType) ? effectiveDate : null,
});

/** The date range of valid adult ages is continuous, so checking the oldest and the youngest is enough. */
const fits = ({ adults }: QuoteFacts, facts: CensusFacts): boolean => {
  const sorted = [...adults].sort();
  return [sorted.at(0), sorted.at(-1)].every((birthDate) => !birthDate || problemOf(birthDate, facts) === null);
};

function censusFacts(
  { quoteType }: OpenQuote,
  { effectiveDate, renewalDate }: Pick<OpenQuote, 'effectiveDate' | 'renewalDate'>,
  rules: RulesOn,
): CensusFacts {
  const { MaxEmployeeAge: maxEmployeeAge, MinimumAdultAge: minimumAdultAge } = rules.of(effectiveDate);
  return { quoteType, effectiveDate, renewalDate, today: rules.day, maxEmployeeAge, minimumAdultAge };
}

const problemOf = (DateOfBirth: IsoDate, facts: CensusFacts): string | null =>
  dateOfBirthProblem({ RelationshipToSubscriber: 'Self', DateOfBirth, Disabled: false }, facts);

const SELECTING = {
  statuses: ['Quoting', 'CreatedProposal'],
  needs: ['census', 'plans'],
  asksFor: forTheQuote,
  inWords: sentences,
} as const satisfies Partial<Effect>;

/** The problems that prevent a group with its stored plans from getting a proposal and from enrolling. */
const SELECTION_PROBLEMS: Effect = {
  ...SELECTING,
  says: (quote, facts, rules) =>
    perAudience((audience) => selectionProblems(facts.chosen, facts.offered, factsFor(audience, quote, facts, rules))),
  without: 'No problems',
};

/** The warnings of plan selection. */
const SELECTION_WARNINGS: Effect = {
  ...SELECTING,
  says: (quote, facts, rules) =>
    perAudience((audience) => {
      const asked = factsFor(audience, quote, facts, rules);
      return [
        ...selectionWarnings(facts.chosen, facts.offered, asked),
        ...suiteNotes(facts.chosen, facts.offered, asked),
      ];
    }),
  without: 'No warning.',
};

const factsFor = (
  audience: SelectionFacts['audience'],
  { effectiveDate }: OpenQuote,
  { census }: QuoteFacts,
  rules: RulesOn,
): SelectionFacts => ({
  audience,
  employees: census.employees,
  anyDentalEnrolled: census.enrollInDental > 0,
  anyVisionEnrolled: census.enrollInVision > 0,
  limits: rules.of(effectiveDate),
});

/** Proposals can be made once the census is approved, even if the quote is already enrolled. */
const WITH_PROPOSALS = OPEN_STATUSES.filter((status) => status !== 'EditingCensus');

const PROPOSAL_PARTS: Effect = {
  statuses: WITH_PROPOSALS,
  needs: [],
  asksFor: forTheQuote,
  says: ({ quoteType, effectiveDate }, _facts, rules) =>
    offeredParts(rules.of(effectiveDate), quoteType).map(({ label }) => label),
  without: 'Not offered',
  inWords: list,
};

/** The content that the offered parts print from the rules. */
const PROPOSAL_TEXTS: Effect = {
  statuses: WITH_PROPOSALS,
  needs: ['census'],
  asksFor: forTheQuote,
  says: ({ quoteType, effectiveDate }, { census }, on) => {
    const rules = on.of(effectiveDate);
    const offered = new Set(offeredParts(rules, quoteType).map(({ name }) => name));
    const { SmallGroupSalesPhoneNum: phone, MaxNumberEmployeesInSmallGroup: most } = rules;
    const printed: [boolean, string][] = [
      [carriesDisclaimer(effectiveDate, rules), 'The disclaimer.'],
      [rules.GroupTobaccoNotice !== '', `Beside tobacco rates: ${rules.GroupTobaccoNotice}`],
      [
        offered.has('ParticipationRules'),
        `Participation rules: at least ${rules.MinNumberEmployeesInSmallGroup} eligible employees.`,
      ],
      [offered.has('ParticipationRules'), `Participation rules: questions to ${phone}.`],
      [offered.has('RenewalDecision'), `Renewal decision form: questions to ${phone}.`],
      [offered.has('EnrollmentForm') && areFormsBlank(census.enrollingEmployees, most), 'One blank enrollment form.'],
      [offered.has('WaiverForm') && areFormsBlank(census.waivingHouseholds, most), 'One blank waiver form.'],
    ];
    return printed.filter(([isPrinted]) => isPrinted).map(([, text]) => text);
  },
  without: 'Not printed so.',
  inWords: sentences,
};

/** The renewal package, and the note about comparing ACA and other plans. */
const RENEWAL_TEXTS: Effect = {
  statuses: OPEN_STATUSES,
  needs: ['current'],
  asksFor: forTheQuote,
  says: ({ quoteType, effectiveDate }, { current }, rules) => {
    const { SmallGroupSalesPhoneNum: phone } = rules.of(effectiveDate);
    const note = mixedAcaNote(current, phone);
    return isRenewal(quoteType) ? [`Renewal package: questions to ${phone}.`, ...(note ? [note] : [])] : [];
  },
  without: 'Not printed so.',
  inWords: sentences,
};

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
