import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import { centsFromDollars, dollarsFromCents, formatDollars } from '#shared/formats/currency';

export interface Margin {
  text: string;
  /** Overtime or a bonus could cross the limit. */
  isNear: boolean;
}

/** A tenth of a limit: what overtime or a bonus can change. */
const NEAR = 0.1;

/** How far the income is from the limits of the credit, and what crossing them costs. */
export const marginsOf = (estimate: SubsidyResponse, income: number): Margin[] =>
  [cliffMargin(estimate), medicaidMargin(estimate, income)].flatMap((margin) => margin ?? []);

function cliffMargin({ DistanceToCliff, CliffIncome, ...estimate }: SubsidyResponse): Margin | null {
  if (DistanceToCliff === null || CliffIncome === null) {
    return null;
  }
  const isNear = Math.abs(DistanceToCliff) < NEAR * CliffIncome;
  const atCliff = estimate.CreditAtCliff ?? 0;
  const line = `the 400% line of ${formatDollars(CliffIncome)}`;
  if (DistanceToCliff < 0) {
    const text = `${formatDollars(-DistanceToCliff)} above ${line}: up to it the credit would be ${formatDollars(atCliff)} a month.`;
    return atCliff > 0 ? { text, isNear } : null;
  }
  if (estimate.MaxAptc === 0) {
    return null;
  }
  const beyond =
    atCliff > 0
      ? `above it the credit falls by ${formatDollars(atCliff)} a month`
      : 'the credit decreases to zero before it';
  return { text: `${formatDollars(DistanceToCliff)} below ${line}: ${beyond}.${repayment(estimate)}`, isNear };
}

const repayment = ({ WorstCaseRepayment }: Pick<SubsidyResponse, 'WorstCaseRepayment'>): string =>
  WorstCaseRepayment === null
    ? ''
    : ` If the year’s income turns out to be above the line, all of the credit is repaid: up to ${formatDollars(WorstCaseRepayment)}.`;

/** Null where Medicaid is likely, which is said first, and where there is no credit because of the income. */
function medicaidMargin(
  { MedicaidLikely, MedicaidIncome, PercentageRow }: SubsidyResponse,
  income: number,
): Margin | null {
  const distance = dollarsFromCents(centsFromDollars(income) - centsFromDollars(MedicaidIncome));
  if (MedicaidLikely !== null || PercentageRow === null || distance <= 0) {
    return null;
  }
  return {
    text: `${formatDollars(distance)} above the Medicaid limit of ${formatDollars(MedicaidIncome)}: at or below it, adults qualify for Medicaid and get no tax credit.`,
    isNear: distance < NEAR * MedicaidIncome,
  };
}
