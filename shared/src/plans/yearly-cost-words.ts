import { counted } from '#shared/formats/text';
import { dollarsFromCents } from '#shared/formats/currency';
import { USUAL_CARE_CENTS, type CostOfYear, type CostYear, type YearTerms } from '#shared/plans/yearly-cost';

/** For a year that cannot be calculated. */
export const COST_NOT_KNOWN = 'Not known';

export const COST_YEAR_LABELS: Readonly<Record<CostYear, string>> = {
  good: 'Low use',
  usual: 'Medium use',
  bad: 'High use',
};

/** "Yearly cost", "Cost of 3 months". */
export const yearlyCostTitle = ({ months, isShortTerm }: YearTerms): string =>
  isShortTerm ? `Cost of ${counted(months, 'month')}` : 'Yearly cost';

/** "$14,200": estimates of a year are read, not paid, so cents would only distract. */
export const yearText = (cost: CostOfYear | null): string =>
  cost === null ? COST_NOT_KNOWN : wholeDollars(cost.totalCents);

export const wholeDollars = (cents: number): string =>
  `$${Math.round(dollarsFromCents(cents)).toLocaleString('en-US')}`;

/** What each year assumes. */
export const costYearMeanings = ({ basis, isShortTerm }: YearTerms): Readonly<Record<CostYear, string>> => ({
  good: isShortTerm ? 'No care' : 'Preventive care only',
  usual: `${basis === 'individual' ? '' : 'One person needs '}${wholeDollars(USUAL_CARE_CENTS)} of care`,
  bad: 'Care up to the out-of-pocket maximum',
});

/** How the years are calculated, and what they leave out. */
export function yearlyCostNotes({ months, isShortTerm }: YearTerms): string[] {
  const premiums = isShortTerm
    ? `Each year has the premiums of ${counted(months, 'month')}, because coverage ends then.`
    : `Each year has ${months} months at today’s premium, whenever coverage begins.`;
  const good = isShortTerm
    ? 'Low use: no care. Short-term plans may charge for preventive care.'
    : 'Low use: preventive care, which is free in network (45 CFR 147.130).';
  const bad = isShortTerm
    ? 'High use: the whole out-of-pocket maximum. Short-term plans do not cover all care, so it can cost more.'
    : 'High use: the whole in-network out-of-pocket maximum.';
  return [
    premiums,
    good,
    `Medium use: one person’s care costs ${wholeDollars(USUAL_CARE_CENTS)}, as in the federal example “Managing Joe’s type 2 Diabetes” of every summary of benefits and coverage (45 CFR 147.200). That person pays the deductible, then coinsurance; copays are left out.`,
    bad,
  ];
}
