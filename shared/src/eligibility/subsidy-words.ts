import type { NotCounted } from '#shared/eligibility/benchmark';
import type { SubsidyEstimate } from '#shared/eligibility/subsidy';
import type { SubsidyFigures } from '#shared/eligibility/subsidy-figures';
import { formatCents } from '#shared/formats/currency';

/** Ours: the specification has no words for the estimate. */
export const WHY_NOT_COUNTED: Readonly<Record<NotCounted, string>> = {
  'not-seeking': 'Does not seek coverage.',
  medicare: 'Can have Medicare.',
  employer: 'Has an affordable offer from an employer.',
  chip: 'Has MIChild or Medicaid.',
  'fourth-child': 'Only the three oldest children under 21 count.',
};

export const figuresNotLoaded = (coverageYear: number): string =>
  `The poverty guidelines and percentages for ${coverageYear} are not loaded, so no tax credit can be estimated.`;
export const benchmarkNotLoaded = (place: { county: string; coverageYear: number; age: string | null }): string =>
  `The benchmark premiums for ${place.county} County in ${place.coverageYear}${place.age === null ? '' : `, age ${place.age},`} are not loaded, so no tax credit can be estimated.`;

/** Why there is no credit; null where there is one. */
export function whyNoCredit(
  { maxAptcCents, band, exactPercent }: SubsidyEstimate,
  household: { coverageYear: number; hasCounted: boolean },
): string | null {
  if (maxAptcCents > 0) {
    return null;
  }
  if (!household.hasCounted) {
    return 'Nobody who seeks coverage can get a tax credit.';
  }
  if (band === null) {
    return `The income is above 400% of the poverty line, so there is no tax credit in ${household.coverageYear}.`;
  }
  return exactPercent < 100
    ? 'The income is below the poverty line, so there is no tax credit. Check Medicaid.'
    : 'The household is expected to pay at least the benchmark premium itself, so there is no tax credit.';
}

export const medicaidFirst = (medicaidIncomeCents: number): string =>
  `Adults in a household of this size with income up to ${formatCents(medicaidIncomeCents)} a year qualify for Medicaid in ` +
  'Michigan, and people who qualify for Medicaid cannot get a tax credit. Check Medicaid first.';

/** Where each figure of an estimate comes from. */
export const subsidySources = (
  { guidelineYear, source }: SubsidyFigures,
  benchmark: { county: string; coverageYear: number; source: string },
): string[] => [
  `Poverty line: HHS poverty guidelines for ${guidelineYear}, 48 contiguous states.`,
  `Percentage of income: ${source}, rounded to 0.01 (26 CFR 1.36B-3(g)).`,
  `Benchmark: second-lowest-cost silver plan in ${benchmark.county} County, ${benchmark.coverageYear} (${benchmark.source}).`,
  'Tax credit: benchmark less contribution (26 USC 36B(b)(2)). The marketplace decides the final amount.',
];
