import { Injectable } from '@nestjs/common';
import { ageOn, isoDateOf, type IsoDate } from '#shared/dates/iso-date';
import { benchmarkMembers, essentialCents, type HouseholdMember } from '#shared/eligibility/benchmark';
import { householdProblems } from '#shared/eligibility/household-problems';
import { estimateSubsidy } from '#shared/eligibility/subsidy';
import type { SubsidyRequest, SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import { benchmarkNotLoaded, figuresNotLoaded } from '#shared/eligibility/subsidy-words';
import { centsFromDollars } from '#shared/formats/currency';
import { ageBandLabel, ageBandOf } from '#shared/plans/age-band';
import { BenchmarksRepository } from '../../catalogue/benchmarks/benchmarks.repository.ts';
import { michiganCounty } from '../../catalogue/locations/location-rows.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { type BenchmarkShare, toSubsidyResponse } from './subsidy-answer.ts';

export const NO_SUCH_COUNTY = 'Choose a county of Michigan.';

/** Estimates the premium tax credit and cost-sharing level of a household. Stores nothing. */
@Injectable()
export class EstimateSubsidyService {
  constructor(
    private readonly benchmarks: BenchmarksRepository,
    private readonly rules: RulesService,
  ) {}

  /** @throws INVALID_INPUT; NOT_LOADED when the year, the county or an age has no figures */
  async estimate(question: SubsidyRequest): Promise<SubsidyResponse> {
    const { CoverageYear: coverageYear, HouseholdSize: householdSize } = question;
    const effectiveDate = question.EffectiveDate ?? isoDateOf(coverageYear, 1, 1);
    const county = countyOf(question, effectiveDate);
    const figures = subsidyFigures(coverageYear);
    if (!figures) {
      throw new AppError('NOT_LOADED', figuresNotLoaded(coverageYear));
    }
    const household = householdOf(question, effectiveDate);
    const { shares, source } = await this.sharesOf(household, { coverageYear, county });
    const incomeCents = centsFromDollars(question.AnnualIncome);
    const estimate = estimateSubsidy({
      figures,
      householdSize,
      incomeCents,
      benchmarkCents: shares.reduce((sum, { essentialCents: part }) => sum + (part ?? 0), 0),
    });
    const rules = await this.rules.inForce(effectiveDate);
    return toSubsidyResponse({
      effectiveDate,
      figures,
      county: county.name,
      household,
      shares,
      source,
      incomeCents,
      estimate,
      rules,
    });
  }

  /** What each member adds to the benchmark. */
  private async sharesOf(
    household: readonly HouseholdMember[],
    { coverageYear, county }: { coverageYear: number; county: { fips: string; name: string } },
  ): Promise<{ shares: BenchmarkShare[]; source: string }> {
    const reasons = benchmarkMembers(household);
    const bands = household.filter((_, at) => reasons[at] === null).map(({ age }) => ageBandOf(age));
    const known = await this.benchmarks.byBand(coverageYear, county.fips, [...new Set(bands)]);
    const missing = bands.find((band) => !known.has(band));
    if (missing !== undefined) {
      const age = known.size === 0 ? null : ageBandLabel(missing);
      throw new AppError('NOT_LOADED', benchmarkNotLoaded({ county: county.name, coverageYear, age }));
    }
    const shares = household.map(({ age }, at): BenchmarkShare => {
      const whyNot = reasons[at] ?? null;
      const benchmark = whyNot === null ? known.get(ageBandOf(age))! : null;
      return {
        whyNot,
        rateCents: benchmark?.rateCents ?? null,
        essentialCents: benchmark && essentialCents(benchmark.rateCents, benchmark.ehbBasisPoints),
      };
    });
    return { shares, source: [...known.values()][0]?.source ?? '' };
  }
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
  Members.map(({ DateOfBirth, Age, SeeksCoverage, IsMedicareEligible, HasEmployerOffer, IsOnChip }) => ({
    age: DateOfBirth === null ? Age! : ageOn(DateOfBirth, effectiveDate),
    birthDate: DateOfBirth,
    seeksCoverage: SeeksCoverage,
    isMedicareEligible: IsMedicareEligible,
    hasEmployerOffer: HasEmployerOffer,
    isOnChip: IsOnChip,
  }));
