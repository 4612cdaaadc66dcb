import { tobaccoCountsSince, tobaccoStanding } from '#shared/census/tobacco';
import type { IsoDate } from '#shared/dates/iso-date';
import type { RateReason, TobaccoEffect } from '#shared/plans/rate-explanation';
import { chargedMembers, type Charge, type RatedMember, type RatedPlan } from './charged-members.ts';
import { type FiledRates, MARKET_RULES, NOT_FILED, rateIndex } from './filed-rates.ts';

export interface PlanToExplain {
  plan: RatedPlan;
  rates: FiledRates;
  members: readonly RatedMember[];
  /** 1 to 16. */
  area: number;
  effectiveDate: IsoDate;
}

/** A covered member's monthly rate and the reason. `explainRate` of shared/plans turns `reason` into a sentence. */
export interface MemberRateReason {
  member: RatedMember;
  /** Whole cents; 0 for a child beyond the third; null if the rates are not loaded. */
  rateCents: number | null;
  /** 1, 2 or 3 for a child who takes one of the three places; otherwise null. */
  ratedChild: number | null;
  reason: RateReason;
}

/**
 * Each member that the plan covers, in the given order, with its rate. Members who waive the coverage are left out. The rates add up to
 * priceGroup's total, to the cent, and contain a null exactly where it returns null (unless no one is covered at all).
 */
export function explainMembers({ plan, rates, members, area, effectiveDate }: PlanToExplain): MemberRateReason[] {
  const row = rates.rowOf.get(plan.id);
  const first = row === undefined ? null : rateIndex(row, area, 0);
  const { loadsTobacco } = MARKET_RULES[plan.market];
  const countsSince = tobaccoCountsSince(effectiveDate);
  return chargedMembers(members, plan, effectiveDate).map((charge) => {
    const { rateCents, tobacco } = rateOf({ rates, first, loadsTobacco, countsSince }, charge);
    const { member, age, band, uncountedChild, ratedChild } = charge;
    const ratesLoaded = rateCents !== null;
    return {
      member,
      rateCents,
      ratedChild,
      reason: { age, effectiveDate, band, tobacco, uncountedChild, ratesLoaded },
    };
  });
}

/** Sum of explained rates in cents; null = rates not loaded. */
export function sumOfRates(rates: readonly Pick<MemberRateReason, 'rateCents'>[]): number | null {
  let total = 0;
  for (const { rateCents } of rates) {
    if (rateCents === null) {
      return null;
    }
    total += rateCents;
  }
  return total;
}

interface RatedIn {
  rates: FiledRates;
  first: number | null;
  loadsTobacco: boolean;
  /** Use of tobacco on an earlier day does not count. */
  countsSince: IsoDate;
}

function rateOf(
  { rates, first, loadsTobacco, countsSince }: RatedIn,
  { member, age, band, uncountedChild }: Charge,
): { rateCents: number | null; tobacco: TobaccoEffect } {
  const plain = first === null ? NOT_FILED : rates.plainCents[first + band]!;
  const withTobacco = first === null || !loadsTobacco ? NOT_FILED : rates.tobaccoCents[first + band]!;
  const standing = tobaccoStanding(
    { tobacco: member.tobacco, lastTobaccoUse: member.lastTobaccoUse, age },
    countsSince,
  );
  const tobacco = standing !== 'counts' ? standing : withTobacco === NOT_FILED ? 'notFiled' : 'rated';
  if (uncountedChild !== null) {
    return { rateCents: 0, tobacco };
  }
  const cents = tobacco === 'rated' ? withTobacco : plain;
  return { rateCents: cents === NOT_FILED ? null : cents, tobacco };
}
