import { Injectable } from '@nestjs/common';
import { ageOn, isoDateOf, type IsoDate } from '#shared/dates/iso-date';
import { essentialCents, type HouseholdMember, type NotCounted } from '#shared/eligibility/benchmark';
import { householdProblems } from '#shared/eligibility/household-problems';
import { coverageFamily, type MedicaidLimits, medicaidLimits } from '#shared/eligibility/medicaid';
import { type BenchmarkStep, estimateSubsidy } from '#shared/eligibility/subsidy';
import type { SubsidyRequest, SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import { benchmarkNotLoaded, figuresNotLoaded, SEVERAL_PLACES } from '#shared/eligibility/subsidy-words';
import { centsFromDollars } from '#shared/formats/currency';
import { ageBandLabel, ageBandOf } from '#shared/plans/age-band';
import type { Benchmark } from '../../catalogue/benchmarks/benchmark.table.ts';
import { BenchmarksRepository } from '../../catalogue/benchmarks/benchmarks.repository.ts';
import { michiganCounty } from '../../catalogue/locations/location-rows.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { type BenchmarkShare, toSubsidyResponse } from './subsidy-answer.ts';

export const NO_SUCH_COUNTY = 'Choose a county of Michigan.';

/** Until then dental care of children is an essential benefit: 45 CFR 156.115(a)(6). */
const FIRST_AGE_WITHOUT_PEDIATRIC_DENTAL = 19;

/** Estimates the premium tax credit and cost-sharing level of a household. Stores nothing. */
@Injectable()
export class EstimateSubsidyService {
  constructor(
    private readonly benchmarks: BenchmarksRepository,
    private readonly rules: RulesService,
  ) {}

  /** @throws INVALID_INPUT; NOT_LOADED when the year, the county or an age has no figures, or people live in several counties */
  async estimate(question: SubsidyRequest): Promise<SubsidyResponse> {
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
    const known = await this.benchmarksOf(household, { coverageYear, county });
    const { reasons } = coverageFamily(household, incomeCents, limits);
    const asked = { figures, householdSize, incomeCents };
    const estimate = estimateSubsidy({ ...asked, benchmark: benchmarkSteps(household, known, limits) });
    const unbarred = benchmarkOf(household, known, coverageFamily(household, Infinity, limits).reasons);
    const withoutMedicaid = estimateSubsidy({ ...asked, benchmark: [{ toIncomeCents: null, cents: unbarred }] });
    return toSubsidyResponse({
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
    });
  }

  /** Of everyone who may count at some income. */
  private async benchmarksOf(
    household: readonly HouseholdMember[],
    { coverageYear, county }: { coverageYear: number; county: { fips: string; name: string } },
  ): Promise<Map<number, Benchmark>> {
    const counted = household.filter(({ seeksCoverage, otherCoverage }) => seeksCoverage && otherCoverage === 'None');
    const bands = [...new Set(counted.map(({ age }) => ageBandOf(age)))];
    const known = await this.benchmarks.byBand(coverageYear, county.fips, bands);
    const missing = bands.filter((band) => !known.has(band));
    if (missing.length > 0) {
      const isLoaded = known.size > 0 || (await this.benchmarks.hasCounty(coverageYear, county.fips));
      const ages = isLoaded ? missing.sort((one, other) => one - other).map(ageBandLabel) : [];
      throw new AppError('NOT_LOADED', benchmarkNotLoaded({ county: county.name, coverageYear, ages }));
    }
    return known;
  }
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

const LAST_AGE_OF_A_CHILD = 20;

const householdOf = ({ Members }: SubsidyRequest, effectiveDate: IsoDate): HouseholdMember[] =>
  Members.map((member) => {
    const age = member.DateOfBirth === null ? member.Age! : ageOn(member.DateOfBirth, effectiveDate);
    return {
      age,
      birthDate: member.DateOfBirth,
      relationship: member.Relationship ?? (age <= LAST_AGE_OF_A_CHILD ? 'Child' : 'Self'),
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
    };
  });
