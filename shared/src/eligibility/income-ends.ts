import { contributionAt, estimateSubsidy, isBelowPovertyLine, REPAID_IN_FULL_FROM } from '#shared/eligibility/subsidy';
import type { SubsidyFigures } from '#shared/eligibility/subsidy-figures';

/** How far the year's income may end from what is expected, in percent. */
const CHANGES = [-10, 0, 5, 10, 20] as const;
/** The least by which income is above the line. */
const ABOVE_CENTS = 100;

/** What a tax return settles. Whole cents. */
export interface AdvanceQuestion {
  figures: SubsidyFigures;
  /** Everyone on the tax return. */
  householdSize: number;
  /** Of the year, as it is expected: the maximum is based on it. */
  incomeCents: number;
  /** A month, at that income: estimated, or granted by the marketplace. */
  maximumCents: number;
  /** Taken in advance, a month. */
  electedCents: number;
  /** A month: the chosen plan's part for essential health benefits, more is never paid; null while no plan is chosen. */
  essentialCents: number | null;
  /** Of coverage in the year. */
  months: number;
}

/** An income at the end of the year, and what the tax return then does. Whole cents. */
export interface IncomeEnd {
  name: string;
  incomeCents: number;
  /** A month: with no more than it in advance, nothing is owed. */
  monthlyCents: number;
  /** Of the year. */
  creditCents: number;
  /** Comes with the tax return; below 0: is owed, all of it. */
  differenceCents: number;
}

/**
 * What is owed or comes back if the year's income ends differently. The same people count as at the expected income: who was found not to
 * qualify for Medicaid at enrollment is not asked again (26 CFR 1.36B-2(c)(2)(v)), and income below the poverty line ends no credit that was
 * paid in advance (26 CFR 1.36B-2(b)(6)).
 *
 * @returns null where it is not known: years with a limit of repayment, and households without a credit at the expected income
 * Source: 26 USC 36B(f)(1), (2); 26 CFR 1.36B-4(a); Form 8962.
 */
export function incomeEnds(question: AdvanceQuestion): IncomeEnd[] | null {
  const { figures, householdSize, incomeCents, maximumCents } = question;
  const expected = contributionAt(question, incomeCents);
  if (figures.coverageYear < REPAID_IN_FULL_FROM || expected === null || maximumCents <= 0) {
    return null;
  }
  const settled = (name: string, endCents: number) => settle(question, expected + maximumCents, { name, endCents });
  const line = estimateSubsidy({ figures, householdSize, incomeCents, benchmark: [] }).cliffIncomeCents;
  return [
    ...CHANGES.map((percent) => settled(nameOf(percent), Math.round((incomeCents * (100 + percent)) / 100))),
    ...(line === null
      ? []
      : [settled('At the 400% line', line), settled('$1 above the 400% line', line + ABOVE_CENTS)]),
  ].sort((one, other) => one.incomeCents - other.incomeCents);
}

const nameOf = (percent: (typeof CHANGES)[number]): string =>
  percent === 0 ? 'As expected' : `${Math.abs(percent)}% ${percent < 0 ? 'lower' : 'higher'}`;

function settle(
  question: AdvanceQuestion,
  benchmarkCents: number,
  { name, endCents }: { name: string; endCents: number },
): IncomeEnd {
  const { electedCents, essentialCents, months } = question;
  const paid = Math.min(electedCents, essentialCents ?? electedCents);
  const contribution = contributionAt(question, endCents);
  const isNone = contribution === null || (paid === 0 && isBelowPovertyLine(question, endCents));
  const credit = isNone ? 0 : Math.max(0, benchmarkCents - contribution);
  const monthlyCents = Math.min(credit, essentialCents ?? credit);
  return {
    name,
    incomeCents: endCents,
    monthlyCents,
    creditCents: monthlyCents * months,
    differenceCents: (monthlyCents - paid) * months,
  };
}

/** Why less of the credit is taken in advance than there is, in the client's words as far as a list has them. */
export const ELECTED_REASONS = ['IncomeMayRise', 'NearTheLine', 'WithTaxReturn', 'PlanCostsLess', 'Other'] as const;
export type ElectedReason = (typeof ELECTED_REASONS)[number];

export const ELECTED_REASON_LABELS: Readonly<Record<ElectedReason, string>> = {
  IncomeMayRise: 'The income may end higher than expected',
  NearTheLine: 'The income is near the line above which all of it is repaid',
  WithTaxReturn: 'The rest is wanted with the tax return',
  PlanCostsLess: 'The plan costs less than the tax credit',
  Other: 'Another reason of the household',
};
