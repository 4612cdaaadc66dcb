import { tobaccoCountsSince, tobaccoStanding } from '#shared/census/tobacco';
import type { IsoDate } from '#shared/dates/iso-date';
import { AGE_BAND_COUNT } from '#shared/plans/age-band';
import { chargedMembers, type RatedMember, type RatedPlan } from './charged-members.ts';
import { type FiledRates, MARKET_RULES, NOT_FILED, rateIndex } from './filed-rates.ts';

/** All inputs of a price. */
export interface GroupToPrice {
  plans: readonly RatedPlan[];
  rates: FiledRates;
  members: readonly RatedMember[];
  /** 1 to 16. Small group: of the employer's principal address. Individual: of the subscriber's county. */
  area: number;
  effectiveDate: IsoDate;
}

/**
 * The monthly total of every plan for a group, in whole cents, in the order of `plans`.
 * null = rates not loaded: some charged member has no filed rate. The total is 0 if no one is enrolled in the coverage.
 *
 * This is the hot path (120 members x 150 plans). Members are counted by band once, so each plan costs one multiplication per band that
 * occurs; explainMembers produces the rates of individual members.
 * Source: facts, "Rates"; design section 7.
 */
export function priceGroup({ plans, rates, members, area, effectiveDate }: GroupToPrice): (number | null)[] {
  const headcounts = new Map<string, Headcount>();
  return plans.map((plan) => {
    const key = `${plan.market}${plan.coverage}${plan.chargesEveryChild}`;
    let headcount = headcounts.get(key);
    if (!headcount) {
      headcount = countByBand(members, plan, effectiveDate);
      headcounts.set(key, headcount);
    }
    const row = rates.rowOf.get(plan.id);
    return row === undefined ? null : totalCents(rates, rateIndex(row, area, 0), headcount);
  });
}

/** Charged members by band: `bands[n]` occurs `counts[n]` times. Only bands that occur are listed. */
interface Headcount {
  plain: BandCounts;
  tobacco: BandCounts;
}
interface BandCounts {
  bands: number[];
  counts: number[];
}

function totalCents(
  { plainCents, tobaccoCents }: FiledRates,
  first: number,
  { plain, tobacco }: Headcount,
): number | null {
  let total = 0;
  for (let at = 0; at < plain.bands.length; at += 1) {
    const rate = plainCents[first + plain.bands[at]!]!;
    if (rate === NOT_FILED) {
      return null;
    }
    total += rate * plain.counts[at]!;
  }
  for (let at = 0; at < tobacco.bands.length; at += 1) {
    const index = first + tobacco.bands[at]!;
    const filed = tobaccoCents[index]!;
    const rate = filed === NOT_FILED ? plainCents[index]! : filed;
    if (rate === NOT_FILED) {
      return null;
    }
    total += rate * tobacco.counts[at]!;
  }
  const nobody = plain.bands.length + tobacco.bands.length === 0;
  return nobody && !hasRates(plainCents, first) ? null : total;
}

/** Reports missing rates even when no one would be charged. */
function hasRates(plainCents: Int32Array, first: number): boolean {
  for (let index = first; index < first + AGE_BAND_COUNT; index += 1) {
    if (plainCents[index] !== NOT_FILED) {
      return true;
    }
  }
  return false;
}

function countByBand(members: readonly RatedMember[], plan: RatedPlan, effectiveDate: IsoDate): Headcount {
  const plain = new Int32Array(AGE_BAND_COUNT);
  const tobacco = new Int32Array(AGE_BAND_COUNT);
  const { loadsTobacco } = MARKET_RULES[plan.market];
  const countsSince = tobaccoCountsSince(effectiveDate);
  for (const { member, age, band, uncountedChild } of chargedMembers(members, plan, effectiveDate)) {
    if (uncountedChild === null) {
      const { tobacco: uses, lastTobaccoUse } = member;
      const isLoaded =
        loadsTobacco && tobaccoStanding({ tobacco: uses, lastTobaccoUse, age }, countsSince) === 'counts';
      const counts = isLoaded ? tobacco : plain;
      counts[band]! += 1;
    }
  }
  return { plain: occurring(plain), tobacco: occurring(tobacco) };
}

function occurring(all: Int32Array): BandCounts {
  const bands: number[] = [];
  const counts: number[] = [];
  for (let band = 0; band < all.length; band += 1) {
    if (all[band] !== 0) {
      bands.push(band);
      counts.push(all[band]!);
    }
  }
  return { bands, counts };
}
