import { formatDollars } from '#shared/formats/currency';
import type { CompanionResponse } from '#shared/individuals/companion.record';
import type { IndividualPlanType } from '#shared/individuals/individual-terms';

/** A household is divided by its agent, plan by plan: in two, as the marketplace's own application allows it. The words are ours. */
export const TWO_PEOPLE_NEEDED = 'Two plans need at least two people who enroll in medical.';
export const ONE_SHORT_TERM_PLAN = 'Short-term coverage is one plan for everyone.';
export const IN_TWO_PLANS_ALREADY = 'This household is in two plans already.';
export const LEAVE_SOMEBODY = 'Leave at least one person who enrolls in medical in this plan.';
export const NOT_ENROLLING = 'Only people who enroll in medical can have another plan.';
/** Of everything that both plans depend on. */
export const ONE_PLAN_FIRST =
  'This household is in two plans. Put it back into one plan to change its people, its coverage or its tax credit.';
export const BOTH_STILL_QUOTED =
  'A household can be put back into one plan only while both its quotes are in status Quoting.';
export const IN_ONE_PLAN = 'This household is in one plan.';

/** With more people than this, not every way of dividing them is tried: each person alone, against all others. */
const MOST_TRIED = 6;

/** Why a household cannot have two plans; null when it can. */
export const twoPlansProblem = (quote: {
  planType: IndividualPlanType;
  isInTwo: boolean;
  enrolling: number;
}): string | null =>
  quote.isInTwo
    ? IN_TWO_PLANS_ALREADY
    : quote.planType === 'ShortTerm'
      ? ONE_SHORT_TERM_PLAN
      : quote.enrolling < 2
        ? TWO_PEOPLE_NEEDED
        : null;

/** Who gets the second plan, in each way of dividing so many people: their places from 0. The first person keeps the first plan. */
export function waysToDivide(people: number): number[][] {
  const others = Array.from({ length: Math.max(0, people - 1) }, (_, at) => at + 1);
  if (people > MOST_TRIED) {
    return [...others.map((at) => [at]), others];
  }
  return others
    .reduce<number[][]>((ways, at) => [...ways, ...ways.map((way) => [...way, at])], [[]])
    .filter((way) => way.length > 0);
}

/** A plan for some of the people. Whole cents. */
export interface PlanForSome {
  planId: number;
  /** A month, and the part of it that a tax credit can pay: 0 where the plan takes none. */
  premiumCents: number;
  creditableCents: number;
  /** What they pay for care in a year; null: the plan lacks a figure. */
  careCents: number | null;
}

export interface YearInPlans<Plans> {
  plans: Plans;
  /** A month, after the tax credit. */
  netCents: number;
  /** Twelve months of it, and the care. */
  yearCents: number;
}

const MONTHS = 12;

/** The plan in which a year costs least; null where no plan has all figures. @param creditCents a month */
export const cheapestPlan = (plans: readonly PlanForSome[], creditCents: number): YearInPlans<[PlanForSome]> | null =>
  cheapest(
    plans.map((plan) => [plan]),
    creditCents,
  );

/**
 * The two plans in which a year costs least. The credit of the household pays for both: what one plan cannot take flows over to the other
 * (`creditPart`), so that together they take as much as they can.
 */
export const cheapestPair = (
  first: readonly PlanForSome[],
  second: readonly PlanForSome[],
  creditCents: number,
): YearInPlans<[PlanForSome, PlanForSome]> | null =>
  cheapest(
    first.flatMap((one) => second.map((other): [PlanForSome, PlanForSome] => [one, other])),
    creditCents,
  );

/** Of equal ones the first. */
function cheapest<Plans extends PlanForSome[]>(
  choices: readonly Plans[],
  creditCents: number,
): YearInPlans<Plans> | null {
  let best: YearInPlans<Plans> | null = null;
  for (const plans of choices) {
    let [premium, creditable, care] = [0, 0, 0];
    for (const plan of plans) {
      premium += plan.premiumCents;
      creditable += plan.creditableCents;
      care += plan.careCents ?? Infinity;
    }
    const netCents = premium - Math.min(creditCents, creditable);
    const yearCents = MONTHS * netCents + care;
    if (yearCents < (best?.yearCents ?? Infinity)) {
      best = { plans, netCents, yearCents };
    }
  }
  return best;
}

const NAMES = new Intl.ListFormat('en-US');

/** "Ben and Mia are in Bronze 6500, for $120.10 a month (Quoting)." */
export function otherPlanText({ IsEnded, QuoteStatus, People, PlanDisplayName, NetMonthlyRate }: CompanionResponse) {
  if (IsEnded) {
    return `The other quote is in status ${QuoteStatus}: its people are in no plan. Go back to one plan to insure them.`;
  }
  const named = People.filter((name) => name !== '');
  const who = named.length === People.length ? NAMES.format(named) : `${People.length} of the people`;
  const verb = People.length === 1 ? 'is' : 'are';
  return PlanDisplayName === null
    ? `${who} ${verb} to get another plan, which is not chosen yet (${QuoteStatus}).`
    : `${who} ${verb} in ${PlanDisplayName}, for ${formatDollars(NetMonthlyRate)} a month (${QuoteStatus}).`;
}
