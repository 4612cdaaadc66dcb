import type { PercentageBand, SubsidyFigures } from '#shared/eligibility/subsidy-figures';

/** Percent of the poverty line above which there is no credit, in years whose table ends there. 26 USC 36B(c)(1)(A). */
const CLIFF_PERCENT = 400;
/** What Form 8962, line 5, has for every higher income. */
const ABOVE_CLIFF = 401;
/**
 * Below it there is no credit either. The exception for lawfully present immigrants ended with 2025: 26 USC 36B(c)(1)(A), (B), as amended
 * by Pub. L. 119-21, section 71302; for years before, the marketplace decides.
 */
const FLOOR_PERCENT = 100;
/** From this tax year, all of an excess credit is repaid. 26 USC 36B(f)(2) as amended by Pub. L. 119-21, section 71305. */
export const REPAID_IN_FULL_FROM = 2026;
const MONTHS = 12;

export interface SubsidyQuestion {
  figures: SubsidyFigures;
  /** Everyone of the tax household, whether or not they seek coverage. */
  householdSize: number;
  /** Modified adjusted gross income of a year, in cents. */
  incomeCents: number;
  /** Ascending. Who counts depends on the income: see `benchmarkSteps`. */
  benchmark: readonly BenchmarkStep[];
}

/** Essential health benefits of the second-lowest-cost silver plan for the members who count at these incomes. */
export interface BenchmarkStep {
  /** Of a year, inclusive; null for the last step. */
  toIncomeCents: number | null;
  /** A month. */
  cents: number;
}

export const benchmarkAt = (steps: readonly BenchmarkStep[], incomeCents: number): number =>
  steps.find(({ toIncomeCents }) => toIncomeCents === null || incomeCents <= toIncomeCents)?.cents ?? 0;

/** Amounts in whole cents; percentages of the poverty line in percent, of income in hundredths of a percentage point. */
export interface SubsidyEstimate {
  povertyLineCents: number;
  /** Decimals dropped, 401 for all above 400: decides the row and the percentage (Form 8962, worksheet 2). */
  povertyPercent: number;
  /** Decides the cliff and cost sharing. */
  exactPercent: number;
  /** Null above the cliff. */
  band: PercentageBand | null;
  applicablePercentage: number | null;
  /** What the household is expected to pay for the benchmark, a month. */
  contributionCents: number | null;
  maxAptcCents: number;
  /** The highest income with a credit; null in years without that limit. */
  cliffIncomeCents: number | null;
  /** The monthly credit at exactly that income: what one dollar more costs. */
  creditAtCliffCents: number | null;
  /** If the year's income turns out to be above the cliff: all that was paid in advance. Null for years with a limit. */
  worstRepaymentCents: number | null;
}

/**
 * The estimated advance payment of the premium tax credit, the way Form 8962 reads the law. The marketplace's own amount prevails.
 * Source: 26 USC 36B(b); 26 CFR 1.36B-3(d) to (g); Form 8962, worksheet 2 and table 2.
 */
export function estimateSubsidy(question: SubsidyQuestion): SubsidyEstimate {
  const { figures, householdSize, incomeCents } = question;
  const line = povertyLine(figures, householdSize);
  const cliffIncomeCents = figures.bands.at(-1)!.to === null ? null : line * CLIFF_PERCENT;
  const now = creditAt(question, incomeCents);
  return {
    povertyLineCents: line * 100,
    ...percentsOf(incomeCents, line),
    ...now,
    cliffIncomeCents,
    creditAtCliffCents: cliffIncomeCents === null ? null : creditAt(question, cliffIncomeCents).maxAptcCents,
    worstRepaymentCents: figures.coverageYear < REPAID_IN_FULL_FROM ? null : now.maxAptcCents * MONTHS,
  };
}

/** Annual dollars. */
export const povertyLine = (
  { povertyLines, eachAdditional }: Pick<SubsidyFigures, 'povertyLines' | 'eachAdditional'>,
  householdSize: number,
): number =>
  povertyLines[householdSize - 1] ?? povertyLines.at(-1)! + (householdSize - povertyLines.length) * eachAdditional;

/** Cents of income over dollars of the line are percent: the hundreds cancel out. Above 400 percent, the form has 401. */
function percentsOf(incomeCents: number, line: number): { povertyPercent: number; exactPercent: number } {
  const exactPercent = incomeCents / line;
  return { povertyPercent: exactPercent > CLIFF_PERCENT ? ABOVE_CLIFF : Math.floor(exactPercent), exactPercent };
}

/** What a household is expected to pay for the benchmark, cents a month; null above the cliff. */
export const contributionAt = (
  household: Pick<SubsidyQuestion, 'figures' | 'householdSize'>,
  incomeCents: number,
): number | null => creditAt({ ...household, incomeCents, benchmark: [] }, incomeCents).contributionCents;

/** Who is below it gets no credit, unless some was paid in advance. */
export const isBelowPovertyLine = (
  { figures, householdSize }: Pick<SubsidyQuestion, 'figures' | 'householdSize'>,
  incomeCents: number,
): boolean => percentsOf(incomeCents, povertyLine(figures, householdSize)).exactPercent < FLOOR_PERCENT;

type Credit = Pick<SubsidyEstimate, 'band' | 'applicablePercentage' | 'contributionCents' | 'maxAptcCents'>;

function creditAt({ figures, householdSize, benchmark }: SubsidyQuestion, incomeCents: number): Credit {
  const { povertyPercent, exactPercent } = percentsOf(incomeCents, povertyLine(figures, householdSize));
  const band = bandOf(figures, povertyPercent);
  if (band.to !== null && exactPercent > CLIFF_PERCENT) {
    return { band: null, applicablePercentage: null, contributionCents: null, maxAptcCents: 0 };
  }
  const applicablePercentage = percentageIn(band, povertyPercent);
  const contributionCents = roundHalfUp(incomeCents * applicablePercentage, 10_000 * MONTHS);
  const isTooLow = exactPercent < FLOOR_PERCENT;
  const maxAptcCents = isTooLow ? 0 : Math.max(0, benchmarkAt(benchmark, incomeCents) - contributionCents);
  return { band, applicablePercentage, contributionCents, maxAptcCents };
}

/** The last row of a table that ends includes its end: 400 percent exactly still has a credit. */
const bandOf = ({ bands }: SubsidyFigures, percent: number): PercentageBand =>
  bands.find(({ to }) => to === null || percent < to) ?? bands.at(-1)!;

/** Rounded to the nearest hundredth of a percentage point (26 CFR 1.36B-3(g)(1)). */
function percentageIn({ from, to, initial, final }: PercentageBand, percent: number): number {
  return to === null || initial === final
    ? initial
    : initial + roundHalfUp((final - initial) * (Math.min(percent, to) - from), to - from);
}

/** Of whole numbers, without the error of a division. */
const roundHalfUp = (number: number, divisor: number): number => Math.floor((2 * number + divisor) / (2 * divisor));
