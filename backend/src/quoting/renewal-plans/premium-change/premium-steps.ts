import { TOBACCO_AGE } from '#shared/census/tobacco';
import { NOT_FILED, rateIndex, type FiledRates } from '../../../catalogue/rating/filed-rates.ts';

/** The causes of a premium change from one year to the next; whole cents by cause, adding up to the total change. */
export const CAUSES = ['ageing', 'rates', 'area', 'joined', 'left', 'coverage', 'tobacco', 'mapping'] as const;
export type Cause = (typeof CAUSES)[number];
export type Causes = Record<Cause, number>;

/** The rates of a year, and the group's position in them. */
export interface YearOfRates {
  rates: FiledRates;
  /** 1 to 16. */
  area: number;
}

/** A plan and its replacement, each also in the other year if sold there: this separates rates from mapping. */
export interface PlanChange {
  before: YearOfRates & { planId: number; followerId: number | null };
  after: YearOfRates & { planId: number; predecessorId: number | null };
}

/** A person's rating inputs in one year. */
export interface RatedPerson {
  /** The person's cost, in whole cents. */
  cents: number;
  age: number;
  /** Position in AGE_BANDS. */
  band: number;
  /** Counts as a user of tobacco, from 21 on. */
  tobacco: boolean;
  /** A child beyond the third of a household, who is free. */
  isFree: boolean;
}

export const noCauses = (): Causes => ({
  ageing: 0,
  rates: 0,
  area: 0,
  joined: 0,
  left: 0,
  coverage: 0,
  tobacco: 0,
  mapping: 0,
});

/**
 * Splits the change of one person's rate into its causes, to the cent. From the old price to the new one, one factor at a time is changed,
 * always in this order, and each step is attributed to its factor:
 *
 *  1. coverage: a place among the three charged children of the household is gained or lost;
 *  2. ageing: the age at the renewal, in the old year's rates;
 *  3. tobacco: the renewal's answer;
 *  4. area: the employer's address at the renewal;
 *  5. rates and mapping: the same plan in the new year's rates, then its replacement; if the old plan is no longer sold,
 *     first the replacement in the old year's rates, then in the new year's.
 *
 * A price that was not filed is skipped, so that its part is attributed to the next step. If the old price differs from the rate filed for
 * it today, the difference counts as rates.
 */
export function causesOf(change: PlanChange, before: RatedPerson, after: RatedPerson): Causes {
  const causes = noCauses();
  let price = before.cents;
  for (const [cause, cents] of steps(change, before, after)) {
    if (cents !== null) {
      causes[cause] += cents - price;
      price = cents;
    }
  }
  return causes;
}

type Step = readonly [cause: Cause, cents: number | null];

function steps(change: PlanChange, before: RatedPerson, after: RatedPerson): Step[] {
  if (after.isFree) {
    return [['coverage', after.cents]];
  }
  const { before: old, after: now } = change;
  const oldPlan = (area: number, person: Rated) => priceOf(old.rates, { area, planId: old.planId }, person);
  return [
    [before.isFree ? 'coverage' : 'rates', oldPlan(old.area, before)],
    ['ageing', oldPlan(old.area, { ...after, tobacco: before.tobacco })],
    ['tobacco', oldPlan(old.area, after)],
    ['area', oldPlan(now.area, after)],
    ...planSteps(change, after),
  ];
}

function planSteps({ before: old, after: now }: PlanChange, after: RatedPerson): Step[] {
  const samePlanNow = priceOf(now.rates, { area: now.area, planId: old.followerId }, after);
  if (samePlanNow !== null) {
    return [
      ['rates', samePlanNow],
      ['mapping', after.cents],
    ];
  }
  const newPlanThen = priceOf(old.rates, { area: now.area, planId: now.predecessorId }, after);
  return newPlanThen === null
    ? [['mapping', after.cents]]
    : [
        ['mapping', newPlanThen],
        ['rates', after.cents],
      ];
}

type Rated = Pick<RatedPerson, 'age' | 'band' | 'tobacco'>;

function priceOf(
  rates: FiledRates,
  { area, planId }: { area: number; planId: number | null },
  { age, band, tobacco }: Rated,
): number | null {
  const row = planId === null ? undefined : rates.rowOf.get(planId);
  if (row === undefined) {
    return null;
  }
  const at = rateIndex(row, area, band);
  const withTobacco = tobacco && age >= TOBACCO_AGE ? rates.tobaccoCents[at]! : NOT_FILED;
  const cents = withTobacco === NOT_FILED ? rates.plainCents[at]! : withTobacco;
  return cents === NOT_FILED ? null : cents;
}
