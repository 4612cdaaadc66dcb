import { centsFromDollars, formatCents } from '#shared/formats/currency';
import { capitalized, counted } from '#shared/formats/text';
import { FILL_UNKNOWN_WORDS, type FillCost } from '#shared/medicines/fill-cost';
import type { MedicineListing, QuoteMedicine } from '#shared/medicines/medicine.record';
import type { Plan } from '#shared/plans/plan.record';
import { type CostOfYear, outOfPocketMaximumOf, type YearTerms, yearTermsOf } from '#shared/plans/yearly-cost';

/** Whether a plan's formulary has a medicine; unknown where no formulary was imported. */
export type ListAnswer = 'listed' | 'not listed' | 'unknown';

const NOT_ON_THE_LIST = 'Not on the list';
const LIST_NOT_KNOWN = 'Not known';

export const CHECK_FORMULARY = 'Check with the insurer before enrolling; lists of covered medicines change.';

/** All of a household's together. */
export const ALL_MEDICINES = 'All medicines in the year';
export const MEDICINES_NOTE =
  'Medicines: one fill of each a month, at the copay that the insurer files for a retail pharmacy in network, at most the out-of-pocket maximum. They are not part of low, medium or high use; medium use has the medicines of the federal example. Where the deductible or a share of the price applies, the cost is not known, because the files have no prices.';

/** For groups, of which no year is compared: twelve months of one person. */
const EMPLOYEES_YEAR = yearTermsOf(null, 1);

export type CostedPlan = Pick<Plan, 'PlanId' | 'CsrVariant' | 'PlanDetailsPreferredNetwork'>;

const listingOf = ({ Listings }: QuoteMedicine, planId: number): MedicineListing | null =>
  Listings.find(({ PlanIds }) => PlanIds.includes(planId)) ?? null;

export const listAnswer = (medicine: QuoteMedicine, planId: number): ListAnswer =>
  listingOf(medicine, planId) ? 'listed' : medicine.NotListed.includes(planId) ? 'not listed' : 'unknown';

/** Whether every medicine is known to be on the plan's list; true without medicines. */
export const areAllListed = (medicines: readonly QuoteMedicine[], planId: number): boolean =>
  medicines.every((medicine) => listAnswer(medicine, planId) === 'listed');

/** "PREFERRED-BRAND" is "preferred brand tier", "NON-PREFERRED-BRAND" is "non-preferred brand tier", "TIER-3" is "tier 3". */
function tierWords(tier: string): string {
  const words = tier.toLowerCase().replaceAll(/(?<!\bnon)[-_ ]+/g, ' ');
  return /\btier\b/.test(words) ? words : `${words} tier`;
}

/** The files have the standard costs of a plan only: under a cost-sharing reduction nothing is known. */
const fillOf = ({ FillCost, FillUnknown }: MedicineListing, { CsrVariant = 1 }: CostedPlan): FillCost =>
  CsrVariant !== 1
    ? { unknown: 'reduced costs' }
    : FillCost === null
      ? { unknown: FillUnknown ?? 'not filed' }
      : { cents: centsFromDollars(FillCost) };

/** How a plan covers a medicine: tier, restrictions and what it costs in the year; or that it does not, or that it is not known. */
export function medicineText(medicine: QuoteMedicine, plan: CostedPlan, terms: YearTerms | null): string {
  const listing = listingOf(medicine, plan.PlanId);
  if (!listing) {
    return medicine.NotListed.includes(plan.PlanId) ? NOT_ON_THE_LIST : LIST_NOT_KNOWN;
  }
  return [
    capitalized(tierWords(listing.Tier)),
    ...(listing.PriorAuthorization ? ['needs prior authorization'] : []),
    ...(listing.StepTherapy ? ['needs step therapy'] : []),
    ...(listing.QuantityLimit ? ['quantity limit'] : []),
    costWords(fillOf(listing, plan), plan, terms ?? EMPLOYEES_YEAR),
  ].join('; ');
}

/** "12 × $10.00 = $120.00 a year" */
function costWords(fill: FillCost, plan: CostedPlan, { months }: YearTerms): string {
  if ('unknown' in fill) {
    return FILL_UNKNOWN_WORDS[fill.unknown];
  }
  const cost = costOfFills([fill.cents], plan, { months, basis: 'individual' });
  if (cost === null) {
    return 'cost not known, no out-of-pocket maximum on file';
  }
  const isCapped = cost.totalCents < months * fill.cents;
  const during = months === 12 ? 'a year' : `in ${counted(months, 'month')}`;
  return fill.cents === 0
    ? NO_CHARGE.toLowerCase()
    : isCapped
      ? cost.formula
      : `${cost.formula} = ${formatCents(cost.totalCents)} ${during}`;
}

/**
 * What all medicines cost in the year: one fill a month each. Null where a medicine is not on the list, or its cost is not known. Medicines
 * are not part of the three years, whose medium use has those of the federal example.
 */
export function medicinesOfYear(
  medicines: readonly QuoteMedicine[],
  plan: CostedPlan,
  terms: YearTerms,
): CostOfYear | null {
  const fills = medicines.flatMap((medicine) => {
    const listing = listingOf(medicine, plan.PlanId);
    const fill = listing && fillOf(listing, plan);
    return fill && 'cents' in fill ? [fill.cents] : [];
  });
  return fills.length === medicines.length ? costOfFills(fills, plan, terms) : null;
}

/**
 * The cost of fills that are paid every month. One person pays at most that person's out-of-pocket maximum, also in a family (45 CFR
 * 156.130(c)), and a family at most its own. Nobody knows who in a family takes what: where that decides, the cost is not known.
 */
export function costOfFills(
  fillCents: readonly number[],
  plan: Pick<Plan, 'PlanDetailsPreferredNetwork'>,
  { months, basis }: Pick<YearTerms, 'months' | 'basis'>,
): CostOfYear | null {
  const maximums = [outOfPocketMaximumOf(plan, 'individual'), outOfPocketMaximumOf(plan, basis)];
  const [ofOne = null, ofAll = null] = maximums.map((amount) => amount && centsFromDollars(amount));
  if (ofOne === null || ofAll === null) {
    return null;
  }
  const charged = fillCents.filter((cents) => cents > 0);
  const uncapped = sumOf(charged.map((cents) => months * cents));
  const byOnePerson = Math.min(uncapped, ofOne, ofAll);
  const byEachAnother = Math.min(sumOf(charged.map((cents) => Math.min(months * cents, ofOne))), ofAll);
  if (basis === 'family' && byOnePerson !== byEachAnother) {
    return null;
  }
  const formula =
    byOnePerson < uncapped
      ? `${formatCents(byOnePerson)} out-of-pocket maximum${byOnePerson === ofOne ? ' of one person' : ''}`
      : charged.map((cents) => `${months} × ${formatCents(cents)}`).join(' + ') || NO_CHARGE;
  return { totalCents: byOnePerson, formula };
}

const NO_CHARGE = 'No charge';
const sumOf = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + each, 0);
