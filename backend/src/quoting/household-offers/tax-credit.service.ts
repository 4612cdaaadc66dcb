import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ageOn, type IsoDate, isoDateOf } from '#shared/dates/iso-date';
import {
  barredAtAnyIncome,
  essentialCents,
  type HouseholdMember,
  type NotCounted,
} from '#shared/eligibility/benchmark';
import { type CsrLevel, csrPercentage } from '#shared/eligibility/cost-sharing';
import { householdProblems } from '#shared/eligibility/household-problems';
import type { CreditDivision } from '#shared/eligibility/credit-division';
import { coverageFamily, type MedicaidLimits, medicaidLimits } from '#shared/eligibility/medicaid';
import { electedAmountProblem } from '#shared/eligibility/net-premium';
import { type BenchmarkStep, estimateSubsidy } from '#shared/eligibility/subsidy';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import { benchmarkNotLoaded, figuresNotLoaded, SEVERAL_PLACES } from '#shared/eligibility/subsidy-words';
import { creditNotes, type SubsidyRequest, type SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { centsFromDollars } from '#shared/formats/currency';
import { AGE_BANDS, ageBandLabel, ageBandOf, CHILD_UNDER_YEARS } from '#shared/plans/age-band';
import type { Benchmark } from '../../catalogue/plans/benchmark.table.ts';
import { BenchmarksRepository } from '../../catalogue/plans/benchmarks.repository.ts';
import { michiganCounty } from '../../catalogue/locations/location-rows.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { creditQuestion, type CreditPerson, toRatedMember } from '../quote-plans/quoted-member.ts';
import { type QuoteTerms, termsOfQuote } from '../quotes/quote-terms.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { type Companion, CompanionsRepository, divisionBetween } from './companions.repository.ts';
import { type BenchmarkShare, reducedCosts, type SubsidyFacts, toSubsidyResponse } from './subsidy-answer.ts';

/** Ours. */
export const HOUSEHOLD_FIRST = 'Enter the household size and the annual income first.';
export const ONLY_PERMANENT = 'A tax credit is granted for permanent plans only.';

/** What a household can take in advance. */
export interface HouseholdCredit {
  /** Of everyone, in whichever plan. */
  maximumCents: number;
  /** Between the plans of a household in two; null for one plan. */
  division: CreditDivision | null;
  level: CsrLevel;
  /** Of the costs, paid by plans with this level; null where there is no figure. */
  percentage: number | null;
  /** By the marketplace; otherwise it is an estimate. */
  isGranted: boolean;
  /** Who cannot have it, and what that costs the others. Of an estimate only: the marketplace has decided. */
  notes: readonly string[];
}

/** What a household can take in advance, and what those have who share a plan. */
export interface CreditByPerson {
  maximumCents: number;
  /** @param places of the people in a plan */
  levelOf: (places: readonly number[]) => CsrLevel;
}

/** What a household of which nothing is stored would get. */
export interface HouseholdEstimate {
  /** A month. */
  maximumCents: number;
  /** Of each member; null: counts. */
  reasons: readonly (NotCounted | null)[];
}

type BenchmarkSource = Pick<BenchmarksRepository, 'byBand' | 'hasCounty'>;
type CreditTerms = Pick<QuoteTerms, 'market' | 'effectiveDate' | 'countyFips' | 'household'>;

export const NO_SUCH_COUNTY = 'Choose a county of Michigan.';

/** Until then dental care of children is an essential benefit: 45 CFR 156.115(a)(6). */
const FIRST_AGE_WITHOUT_PEDIATRIC_DENTAL = 19;

/**
 * The premium tax credit and the cost-sharing level: of the quote of a household what the marketplace granted, or what is estimated for
 * the people on it; and the estimate for anybody, which stores nothing.
 */
@Injectable()
export class TaxCreditService {
  constructor(
    private readonly census: CensusRepository,
    private readonly rules: RulesService,
    private readonly benchmarks: BenchmarksRepository,
    private readonly companions: CompanionsRepository,
  ) {}

  /** null while the income is unknown, and for short-term plans. @throws NOT_LOADED, INVALID_INPUT */
  async find(terms: CreditTerms, people: readonly CreditPerson[]): Promise<HouseholdCredit | null> {
    const {
      grantedAptcCents = null,
      grantedCsrLevel,
      companionId = null,
      sentCreditCents = null,
    } = terms.household ?? {};
    const companion = companionId === null ? null : await this.companions.find(companionId);
    const { effectiveDate } = terms;
    const division = companion && divisionBetween(people, companion, { effectiveDate, sentCents: sentCreditCents });
    if (grantedAptcCents !== null) {
      const level = grantedCsrLevel ?? 1;
      const percentage = csrPercentage(level, await this.rules.inForce(effectiveDate));
      return { maximumCents: grantedAptcCents, division, level, percentage, isGranted: true, notes: [] };
    }
    const estimate = await this.estimateWith(terms, people, companion);
    return (
      estimate && {
        maximumCents: centsFromDollars(estimate.MaxAptc),
        division,
        level: estimate.CsrLevel,
        percentage: estimate.CsrPercentage,
        isGranted: false,
        notes: creditNotes(estimate),
      }
    );
  }

  /** Same of a household in one plan, for any of its people in a plan of their own. */
  async findByPerson(terms: CreditTerms, people: readonly CreditPerson[]): Promise<CreditByPerson | null> {
    const { grantedAptcCents = null, grantedCsrLevel } = terms.household ?? {};
    if (grantedAptcCents !== null) {
      return { maximumCents: grantedAptcCents, levelOf: () => grantedCsrLevel ?? 1 };
    }
    const question = questionOf(terms, people);
    if (question === null) {
      return null;
    }
    const { estimate, shares } = await this.judge(question, this.benchmarks);
    const reasonsOf = (places: readonly number[]) => places.map((at) => shares[at]!.whyNot);
    return {
      maximumCents: estimate.maxAptcCents,
      levelOf: (places) => reducedCosts(reasonsOf(places), estimate).level,
    };
  }

  /** null while the income is unknown, and for short-term plans. @throws NOT_LOADED, INVALID_INPUT */
  async estimateOf(terms: CreditTerms, people: readonly CreditPerson[]): Promise<SubsidyResponse | null> {
    const companionId = terms.household?.companionId ?? null;
    return this.estimateWith(terms, people, companionId === null ? null : await this.companions.find(companionId));
  }

  private async estimateWith(
    terms: CreditTerms,
    people: readonly CreditPerson[],
    companion: Companion | null,
  ): Promise<SubsidyResponse | null> {
    const all = companion ? [...people.filter(({ enrolls }) => enrolls.medical), ...companion.people] : people;
    const question = questionOf(terms, all);
    return question && this.estimate(question);
  }

  /** @param quote as it will be stored @throws RULE_BROKEN at the elected amount, NOT_LOADED */
  async assertElectable(tx: EntityManager, quote: IndividualQuote): Promise<void> {
    const people = (await this.census.listOf(quote, tx)).map(toRatedMember);
    const credit = await this.find(termsOfQuote(quote), people);
    const problem = credit
      ? quote.individual.electsMaximum
        ? null
        : electedAmountProblem(quote.individual.electedAptcCents ?? 0, credit.maximumCents)
      : quote.individual.planType === 'ShortTerm'
        ? ONLY_PERMANENT
        : HOUSEHOLD_FIRST;
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { 'Ffm.AptcElectedAmount': [problem] });
    }
  }

  /** @throws INVALID_INPUT; NOT_LOADED when the year, the county or an age has no figures, or people live in several counties */
  async estimate(question: SubsidyRequest): Promise<SubsidyResponse> {
    return toSubsidyResponse(await this.judge(question, this.benchmarks));
  }

  /** The credit of several households, a month, and who of each does not count; null where it cannot be estimated. A statement a county. */
  async estimateEach(questions: readonly (SubsidyRequest | null)[]): Promise<(HouseholdEstimate | null)[]> {
    const known = new Map<string, ReturnType<BenchmarksRepository['byBand']>>();
    const kept: BenchmarkSource = {
      byBand: (year, fips) => {
        const key = `${year} ${fips}`;
        known.set(key, known.get(key) ?? this.benchmarks.byBand(year, fips, [...AGE_BANDS.keys()]));
        return known.get(key)!;
      },
      hasCounty: (year, fips) => this.benchmarks.hasCounty(year, fips),
    };
    const answers: (HouseholdEstimate | null)[] = [];
    for (const question of questions) {
      const judged = question === null ? 'not estimated' : await this.judge(question, kept).catch(notEstimated);
      answers.push(
        judged === 'not estimated'
          ? null
          : { maximumCents: judged.estimate.maxAptcCents, reasons: judged.shares.map(({ whyNot }) => whyNot) },
      );
    }
    return answers;
  }

  private async judge(question: SubsidyRequest, benchmarks: BenchmarkSource): Promise<SubsidyFacts> {
    const { CoverageYear: coverageYear, HouseholdSize: householdSize } = question;
    const effectiveDate = question.EffectiveDate ?? isoDateOf(coverageYear, 1, 1);
    const county = countyOf(question, effectiveDate);
    const figures = subsidyFigures(coverageYear);
    if (!figures) {
      throw new AppError('NOT_LOADED', figuresNotLoaded(coverageYear));
    }
    if (question.Members.some(({ SeeksCoverage, LivesElsewhere }) => SeeksCoverage && LivesElsewhere)) {
      throw new AppError('NOT_LOADED', SEVERAL_PLACES);
    }
    const household = householdOf(question, effectiveDate);
    const incomeCents = centsFromDollars(question.AnnualIncome);
    const rules = await this.rules.inForce(effectiveDate);
    const limits = medicaidLimits(householdSize, rules);
    const known = await benchmarksOf(household, { coverageYear, county }, benchmarks);
    const { reasons } = coverageFamily(household, incomeCents, limits);
    const asked = { figures, householdSize, incomeCents };
    const estimate = estimateSubsidy({ ...asked, benchmark: benchmarkSteps(household, known, limits) });
    const unbarred = benchmarkOf(household, known, coverageFamily(household, Infinity, limits).reasons);
    const withoutMedicaid = estimateSubsidy({ ...asked, benchmark: [{ toIncomeCents: null, cents: unbarred }] });
    return {
      effectiveDate,
      figures,
      county: county.name,
      household,
      householdSize,
      shares: household.map((member, at) => shareOf(member, known, reasons[at] ?? null)),
      steps: benchmarkSteps(household, known, limits),
      source: [...known.values()][0]?.source ?? '',
      incomeCents,
      estimate,
      stakeCents: withoutMedicaid.maxAptcCents - estimate.maxAptcCents,
      rules,
    };
  }
}

/** null where nothing is estimated. */
function questionOf(
  { market, effectiveDate, countyFips, household }: CreditTerms,
  people: readonly CreditPerson[],
): SubsidyRequest | null {
  const { householdSize = null, annualIncome = null } = household ?? {};
  return market !== 'Individual' || householdSize === null || annualIncome === null || household?.isOutside
    ? null
    : creditQuestion({ effectiveDate, countyFips, householdSize, annualIncome }, people);
}

/** Of everyone who may count at some income. */
async function benchmarksOf(
  household: readonly HouseholdMember[],
  { coverageYear, county }: { coverageYear: number; county: { fips: string; name: string } },
  benchmarks: BenchmarkSource,
): Promise<Map<number, Benchmark>> {
  const counted = household.filter((member) => barredAtAnyIncome(member) === null);
  const bands = [...new Set(counted.map(({ age }) => ageBandOf(age)))];
  const known = await benchmarks.byBand(coverageYear, county.fips, bands);
  const missing = bands.filter((band) => !known.has(band));
  if (missing.length > 0) {
    const isLoaded = known.size > 0 || (await benchmarks.hasCounty(coverageYear, county.fips));
    const ages = isLoaded ? missing.sort((one, other) => one - other).map(ageBandLabel) : [];
    throw new AppError('NOT_LOADED', benchmarkNotLoaded({ county: county.name, coverageYear, ages }));
  }
  return known;
}

/** The year, the county or an age has no figures, or the people no longer fit the household: its own section says so. */
export function notEstimated(error: unknown): 'not estimated' {
  if (error instanceof AppError && ['NOT_LOADED', 'INVALID_INPUT'].includes(error.code)) {
    return 'not estimated';
  }
  throw error;
}

function shareOf(
  { age }: HouseholdMember,
  known: ReadonlyMap<number, Benchmark>,
  whyNot: NotCounted | null,
): BenchmarkShare {
  const benchmark = whyNot === null ? known.get(ageBandOf(age))! : null;
  if (benchmark === null) {
    return { whyNot, rateCents: null, essentialCents: null, pediatricDentalCents: null };
  }
  const { rateCents, ehbBasisPoints } = benchmark;
  const pediatricDentalCents = age < FIRST_AGE_WITHOUT_PEDIATRIC_DENTAL ? benchmark.pediatricDentalCents : null;
  const essential = essentialCents(rateCents, ehbBasisPoints) + (pediatricDentalCents ?? 0);
  return { whyNot, rateCents, essentialCents: essential, pediatricDentalCents };
}

const benchmarkOf = (
  household: readonly HouseholdMember[],
  known: ReadonlyMap<number, Benchmark>,
  reasons: readonly (NotCounted | null)[],
): number =>
  household.reduce((sum, member, at) => sum + (shareOf(member, known, reasons[at] ?? null).essentialCents ?? 0), 0);

/** The benchmark up to each income at which somebody stops meeting the criteria of Medicaid, and beyond. */
function benchmarkSteps(
  household: readonly HouseholdMember[],
  known: ReadonlyMap<number, Benchmark>,
  limits: MedicaidLimits,
): BenchmarkStep[] {
  const centsAt = (income: number) => benchmarkOf(household, known, coverageFamily(household, income, limits).reasons);
  const ends = [...new Set(Object.values(limits))].sort((one, other) => one - other);
  const steps = ends.map((toIncomeCents) => ({ toIncomeCents, cents: centsAt(toIncomeCents) }));
  const all: BenchmarkStep[] = [...steps, { toIncomeCents: null, cents: centsAt(Infinity) }];
  return all.filter(({ cents }, at) => cents !== all[at + 1]?.cents);
}

/** @throws INVALID_INPUT */
function countyOf(question: SubsidyRequest, effectiveDate: IsoDate): { fips: string; name: string } {
  const county = michiganCounty(question.CountyFips);
  const problems = householdProblems(question, effectiveDate);
  const fields = county ? problems : { CountyFips: [NO_SUCH_COUNTY], ...problems };
  if (!county || Object.keys(fields).length > 0) {
    throw new AppError('INVALID_INPUT', INVALID_INPUT, fields);
  }
  return county;
}

const householdOf = ({ Members }: SubsidyRequest, effectiveDate: IsoDate): HouseholdMember[] =>
  Members.map((member) => {
    const age = member.DateOfBirth === null ? member.Age! : ageOn(member.DateOfBirth, effectiveDate);
    return {
      age,
      birthDate: member.DateOfBirth,
      relationship: member.Relationship ?? (age < CHILD_UNDER_YEARS ? 'Child' : 'Self'),
      seeksCoverage: member.SeeksCoverage,
      otherCoverage: member.IsMedicareEligible
        ? 'Medicare'
        : member.HasEmployerOffer
          ? 'Employer'
          : member.IsOnChip
            ? 'Medicaid'
            : 'None',
      isPregnant: member.IsPregnant,
      isMedicaidDenied: member.IsMedicaidDenied,
      isInOtherPlan: member.IsInOtherPlan,
    };
  });
