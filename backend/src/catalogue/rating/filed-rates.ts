import { AGE_BAND_COUNT, AGE_BANDS } from '#shared/plans/age-band';
import type { Market } from '#shared/plans/plan-codes';

/** Michigan's rating areas, 1 to 16. */
export const RATE_AREA_COUNT = 16;

/** Marks a rate that was not filed. Zero would be a price. */
export const NOT_FILED = -1;

/** Rates per plan in the arrays: areas x bands. */
export const RATES_PER_PLAN = RATE_AREA_COUNT * AGE_BAND_COUNT;

/**
 * The filed rates of one period, in whole cents per month, in two flat arrays.
 * The rate of a plan, area and band is at `rateIndex(row, area, band)`, where `row` is `rowOf.get(planId)`.
 */
export interface FiledRates {
  /** Row of a plan, by plan id. A plan without a row has no rates for the period. */
  readonly rowOf: ReadonlyMap<number, number>;
  readonly plainCents: Int32Array;
  /** NOT_FILED where the insurer filed none: the regular rate applies. */
  readonly tobaccoCents: Int32Array;
}

/** One line of a plan's rate grid. */
export interface RateGridRow {
  /** "0-14", "15" … "63", "64 and over". */
  age: string;
  rateCents: number;
  tobaccoRateCents: number | null;
}

/** Arrays for these plans, with no rates filed yet. */
export function emptyRates(planIds: Iterable<number>): FiledRates {
  const rowOf = new Map<number, number>();
  for (const planId of planIds) {
    rowOf.set(planId, rowOf.size);
  }
  const size = rowOf.size * RATES_PER_PLAN;
  return {
    rowOf,
    plainCents: new Int32Array(size).fill(NOT_FILED),
    tobaccoCents: new Int32Array(size).fill(NOT_FILED),
  };
}

/** Index of a rate in the arrays. `area` is 1 to 16, `band` a position in AGE_BANDS. */
export const rateIndex = (row: number, area: number, band: number): number =>
  row * RATES_PER_PLAN + (area - 1) * AGE_BAND_COUNT + band;

/** The filed rates of a plan in an area, youngest first, skipping bands without a filed rate. */
export function rateGrid(rates: FiledRates, planId: number, area: number): RateGridRow[] {
  const row = rates.rowOf.get(planId);
  if (row === undefined) {
    return [];
  }
  const first = rateIndex(row, area, 0);
  return AGE_BANDS.map((age, band) => ({
    age,
    rateCents: rates.plainCents[first + band] ?? NOT_FILED,
    tobaccoRateCents: filedOrNull(rates.tobaccoCents[first + band]),
  })).filter((line) => line.rateCents !== NOT_FILED);
}

const filedOrNull = (cents: number | undefined): number | null =>
  cents === undefined || cents === NOT_FILED ? null : cents;

/** What a market's rating rules are, whatever its plans file. */
interface MarketRules {
  /** Plans charge only three children under 21 of a household, unless they file that they charge every child. */
  limitsChildren: boolean;
  /** A filed tobacco rate is charged. */
  loadsTobacco: boolean;
  /** Medical rates vary by age by the federal default age curve. */
  hasAgeCurve: boolean;
}

/** 45 CFR 147.102(c)(1) for children, (a)(1)(iv) for tobacco, (e) for the age curve. */
const FEDERAL: MarketRules = { limitsChildren: true, loadsTobacco: true, hasAgeCurve: true };

/**
 * Short-term coverage is not individual health insurance coverage (45 CFR 144.103): 45 CFR 147.102 limits no children there, and tobacco
 * is asked about for permanent plans only (spec 002 section 5).
 */
export const MARKET_RULES: Readonly<Record<Market, MarketRules>> = {
  SmallGroup: FEDERAL,
  Individual: FEDERAL,
  ShortTerm: { limitsChildren: false, loadsTobacco: false, hasAgeCurve: false },
};
