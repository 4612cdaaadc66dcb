import type { TobaccoStanding } from '#shared/census/tobacco';
import type { IsoDate } from '#shared/dates/iso-date';
import { dayText } from '#shared/formats/auto-date';
import { ageBandLabel } from '#shared/plans/age-band';
import { RATES_NOT_LOADED } from '#shared/plans/plan-codes';

/**
 * How the member's tobacco use affected the rate: what the answer means, and where it counts, `rated`: the filed tobacco rate applies, or
 * `notFiled`: the insurer filed none, so the base rate applies.
 */
export type TobaccoEffect = Exclude<TobaccoStanding, 'counts'> | 'rated' | 'notFiled';

/** The person counts as a user of tobacco, whether or not that raises the rate. */
export const usesTobacco = (effect: TobaccoEffect): boolean =>
  effect === 'rated' || effect === 'notFiled' || effect === 'under21';

/** Explains a member's rate. */
export interface RateReason {
  /** Completed years on `effectiveDate`. */
  age: number;
  effectiveDate: IsoDate;
  /** Index into AGE_BANDS. */
  band: number;
  tobacco: TobaccoEffect;
  /** 4 for the fourth-oldest child under 21 of a household, who is not charged; null for members who are charged. */
  uncountedChild: number | null;
  ratesLoaded: boolean;
}

const TOBACCO_WORDS: Record<TobaccoEffect, string> = {
  none: 'no tobacco',
  open: 'without tobacco, which is not answered',
  longAgo: 'no tobacco rate: the last use was more than six months before',
  rated: 'tobacco rate',
  under21: 'tobacco does not count before age 21',
  notFiled: 'tobacco, but no tobacco rate is filed',
};

/**
 * The sentence on screen and in the PDF that explains a member's rate:
 * "Age 34 on 1/1/2027, rate row 34, no tobacco." or "Age 7 on 1/1/2027, fourth child under 21, no charge."
 *
 * Source: facts, "Rates"; 45 CFR 147.102(c)(1) for the three oldest children.
 */
export function explainRate({ age, effectiveDate, band, tobacco, uncountedChild, ratesLoaded }: RateReason): string {
  const aged = `Age ${age} on ${dayText(effectiveDate)}`;
  if (uncountedChild !== null) {
    return `${aged}, ${ordinal(uncountedChild)} child under 21, no charge.`;
  }
  if (!ratesLoaded) {
    return `${aged}, rate row ${ageBandLabel(band)}: ${RATES_NOT_LOADED.toLowerCase()}.`;
  }
  return `${aged}, rate row ${ageBandLabel(band)}, ${TOBACCO_WORDS[tobacco]}.`;
}

const ORDINALS = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ordinal = (place: number): string => ORDINALS[place - 4] ?? `${place}th`;
