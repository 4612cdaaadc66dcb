import type { NotCounted } from '#shared/eligibility/benchmark';
import type { SubsidyEstimate } from '#shared/eligibility/subsidy';
import type { SubsidyFigures } from '#shared/eligibility/subsidy-figures';
import { MEDICAID_GROUPS, type MedicaidGroup, type MedicaidLimits } from '#shared/eligibility/medicaid';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { formatCents } from '#shared/formats/currency';

/** Ours: the specification has no words for the estimate. */
export const WHY_NOT_COUNTED: Readonly<Record<NotCounted, string>> = {
  'not-seeking': 'Does not seek coverage.',
  medicare: 'Can have Medicare.',
  employer: 'Has an affordable offer from an employer.',
  chip: 'Can have MIChild or Medicaid.',
  medicaid: 'Meets the criteria of MIChild or Medicaid at this income.',
  'fourth-child': 'Only the three oldest children under 21 count.',
};

/** Places in the question of those who meet the criteria of MIChild or Medicaid: it is likely for them. */
export const likelyOnMedicaid = ({ BenchmarkMembers }: Pick<SubsidyResponse, 'BenchmarkMembers'>): number[] =>
  BenchmarkMembers.flatMap(({ WhyNot }, at) => (WhyNot === WHY_NOT_COUNTED.medicaid ? [at] : []));

export const figuresNotLoaded = (coverageYear: number): string =>
  `The poverty guidelines and percentages for ${coverageYear} are not loaded, so no tax credit can be estimated.`;
/** @param ages those without a benchmark; empty: the whole county has none */
export const benchmarkNotLoaded = (place: { county: string; coverageYear: number; ages: readonly string[] }): string =>
  `The benchmark premiums for ${place.county} County in ${place.coverageYear}${agesOf(place.ages)} are not loaded, so no tax credit can be estimated.`;
const agesOf = (ages: readonly string[]): string =>
  ages.length === 0 ? '' : `, ${ages.length === 1 ? 'age' : 'ages'} ${new Intl.ListFormat('en-US').format(ages)},`;

/** 26 CFR 1.36B-3(f)(4). */
export const SEVERAL_PLACES =
  'People of this household live in different counties. The marketplace adds up a benchmark for each place, so no tax credit is estimated here.';
export const MIXED_POLICY =
  'Someone in this household cannot get the tax credit. In one policy with them, silver plans have standard costs for everybody; in a policy without them, the others keep their reduced costs.';

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

const WHO_QUALIFIES: Readonly<Record<MedicaidGroup, readonly [who: string, forWhat: string]>> = {
  children: ['Children under 19', 'MIChild'],
  pregnant: ['Pregnant women', 'Medicaid'],
  adults: ['Adults', 'Medicaid'],
};

/** @param limit of the yearly income, such as "$53,300.00" */
export function qualifiesUpTo(group: MedicaidGroup, limit: string): string {
  const [who, forWhat] = WHO_QUALIFIES[group];
  return `${who} in a household of this size with income up to ${limit} a year qualify for ${forWhat} in Michigan.`;
}
export const NO_CREDIT_WITH_MEDICAID = 'People who qualify cannot get a tax credit, whether they apply or not.';
export const CHECK_MEDICAID = 'Check Medicaid first.';
/** @param amount a month */
export const stakeOf = (amount: string): string =>
  `If the marketplace finds that they do not qualify, the credit is ${amount} a month higher.`;

/** @param stakeCents what the credit would be higher if none of them qualified */
export function medicaidFirst(
  groups: ReadonlySet<MedicaidGroup>,
  limits: MedicaidLimits,
  stakeCents: number,
): string | null {
  const who = MEDICAID_GROUPS.filter((group) => groups.has(group)).map((group) =>
    qualifiesUpTo(group, formatCents(limits[group])),
  );
  const stake = stakeCents > 0 ? [stakeOf(formatCents(stakeCents))] : [];
  return who.length === 0 ? null : [...who, NO_CREDIT_WITH_MEDICAID, CHECK_MEDICAID, ...stake].join(' ');
}

/** Where each figure of an estimate comes from. */
export const subsidySources = (
  { guidelineYear, source }: SubsidyFigures,
  benchmark: { county: string; coverageYear: number; source: string },
): string[] => [
  `Poverty line: HHS poverty guidelines for ${guidelineYear}, 48 contiguous states.`,
  `Percentage of income: ${source}, rounded to 0.01 (26 CFR 1.36B-3(g)).`,
  `Benchmark: second-lowest-cost silver plan in ${benchmark.county} County, ${benchmark.coverageYear}${benchmark.source && ` (${benchmark.source})`}.`,
  'Tax credit: benchmark less contribution (26 USC 36B(b)(2)). The marketplace decides the final amount.',
];
