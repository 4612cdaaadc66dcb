import type { TobaccoStanding } from '#shared/census/tobacco';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { dayText } from '#shared/formats/auto-date';
import { AGE_CURVE_THOUSANDTHS, ageBandLabel } from '#shared/plans/age-band';
import { RATES_NOT_LOADED } from '#shared/plans/plan-codes';
import { formatCents } from '#shared/formats/currency';

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
 * "Age 34 on 1/1/2027, rate for age 34, no tobacco." or "Age 7 on 1/1/2027, fourth child under 21, no charge."
 *
 * Source: facts, "Rates"; 45 CFR 147.102(c)(1) for the three oldest children.
 */
export function explainRate({ age, effectiveDate, band, tobacco, uncountedChild, ratesLoaded }: RateReason): string {
  const aged = `Age ${age} on ${dayText(effectiveDate)}`;
  if (uncountedChild !== null) {
    return `${aged}, ${ordinal(uncountedChild)} child under 21, no charge.`;
  }
  if (!ratesLoaded) {
    return `${aged}, rate for age ${ageBandLabel(band)}: ${RATES_NOT_LOADED.toLowerCase()}.`;
  }
  return `${aged}, rate for age ${ageBandLabel(band)}, ${TOBACCO_WORDS[tobacco]}.`;
}

const ORDINALS = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const ordinal = (place: number): string => ORDINALS[place - 4] ?? `${place}th`;

/** Filed rates in whole cents a month; null where none is filed. */
export interface FiledFor {
  rateArea: number;
  /** At age 21, without tobacco. */
  baseCents: number | null;
  /** At the member's age, without tobacco. */
  plainCents: number | null;
  chargedCents: number;
  /** 1, 2 or 3 for a child who takes one of the three places of a household; otherwise null. */
  ratedChild: number | null;
}

/** Before, children up to 20 had one factor of their own. 45 CFR 147.102(d)(1). */
const CURVE_SINCE = 2018;

/** For people. */
export const AGE_CURVE_SOURCE =
  'Age factors: the federal default age curve, which Michigan uses (45 CFR 147.102(e); CMS guidance of December 16, 2016). Filed rates prevail over this calculation.';

/**
 * The filed rate beside the base rate at 21 and the federal age curve: "Base rate at 21 $282.84 (rating area 12) × 2.548 (age 58) =
 * $720.68, as filed. No tobacco."
 *
 * @returns null for a child beyond the third, who costs nothing, for a year before the present curve, and without filed rates
 * Source: facts, "Rates"; 45 CFR 147.102(c)(1), (e).
 */
export function rateArithmetic(
  { band, effectiveDate, tobacco, uncountedChild }: RateReason,
  filed: FiledFor,
): string | null {
  const { rateArea, baseCents, plainCents, ratedChild } = filed;
  if (uncountedChild !== null || baseCents === null || plainCents === null || yearOf(effectiveDate) < CURVE_SINCE) {
    return null;
  }
  const factor = AGE_CURVE_THOUSANDTHS[band]!;
  const product = Math.floor((baseCents * factor + 500) / 1_000);
  const equation = `Base rate at 21 ${formatCents(baseCents)} (rating area ${rateArea}) × ${(factor / 1_000).toFixed(3)} (age ${ageBandLabel(band)}) = ${formatCents(product)}`;
  return [
    product === plainCents ? `${equation}, as filed.` : `${equation}. The insurer filed ${formatCents(plainCents)}.`,
    TOBACCO_TEXTS[tobacco](filed.chargedCents, plainCents),
    ...(ratedChild === null ? [] : [`Child ${ratedChild} of 3 charged.`]),
  ].join(' ');
}

const TOBACCO_TEXTS: Readonly<Record<TobaccoEffect, (charged: number, plain: number) => string>> = {
  none: () => 'No tobacco.',
  open: () => 'Without tobacco use, which is not answered.',
  longAgo: () => 'No tobacco rate: the last use was more than six months before coverage begins.',
  rated: (charged, plain) =>
    `With tobacco the insurer filed ${formatCents(charged)}, ${((charged / plain - 1) * 100).toFixed(1)}% more.`,
  under21: () => 'Tobacco does not count before age 21.',
  notFiled: () => 'No tobacco rate is filed.',
};
