import { AGE_CURVE_THOUSANDTHS, ageBandOf } from '#shared/plans/age-band';

/** How the tax credit of a household in two plans is divided: what one of the plans has to know of the other. Whole cents a month. */
export interface CreditDivision {
  /** Of the people in this plan, and of those in the other: `ageWeight`. */
  weight: number;
  otherWeight: number;
  /** The most that the other plan can take: its part for essential health benefits. null while it has no plan: its part is kept for it. */
  otherMostCents: number | null;
  /** It gets the odd cent. */
  isFirst: boolean;
  /** What was sent to the marketplace for each plan: it stays so, whatever becomes of the other. null: not sent yet. */
  sentCents: number | null;
  otherSentCents: number | null;
}

/** The people in a plan, each by the federal default age curve, in thousandths. @param ages completed years on the effective date */
export const ageWeight = (ages: readonly number[]): number =>
  ages.reduce((sum, age) => sum + AGE_CURVE_THOUSANDTHS[ageBandOf(age)]!, 0);

/**
 * This plan's part of a tax credit that is paid in advance to a household in two plans: in proportion to the people in each, weighted by
 * the age curve; what the other plan cannot take flows over. The caller caps it by this plan's own part for essential health benefits.
 * Both parts add up to what is divided, to the cent, as long as the plans can take it.
 *
 * @param electedCents of the household, a month
 * Source: 45 CFR 155.340(f); age curve: 45 CFR 147.102(e).
 */
export function creditPart(electedCents: number, division: CreditDivision): number {
  const { weight, otherWeight, otherMostCents, isFirst, sentCents, otherSentCents } = division;
  if (sentCents !== null) {
    return sentCents;
  }
  if (otherSentCents !== null) {
    return Math.max(0, electedCents - otherSentCents);
  }
  const [least, leastOfOther] = [weight, otherWeight].map((own) =>
    Math.floor((electedCents * own) / (weight + otherWeight)),
  ) as [number, number];
  const part = isFirst ? electedCents - leastOfOther : least;
  return part + Math.max(0, electedCents - part - (otherMostCents ?? Infinity));
}
