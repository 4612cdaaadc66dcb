import type { PremiumComparison } from '#shared/renewals/renewal.record';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';

export const LIKE_FOR_LIKE = 'Same people, same plans';

/**
 * What the premium would change by if nobody joined or left and nobody took another plan: the same people, a year older, at the new rates.
 * In dollars a month; null where nobody stays. Those who left are no part of it: they paid what `Left` takes off.
 */
export function likeForLike({ Before, Parts }: PremiumComparison): { before: number; after: number } | null {
  const before = centsFromDollars(Before) + centsFromDollars(Parts.Left);
  const after = before + centsFromDollars(Parts.Ageing) + centsFromDollars(Parts.Rates);
  return before > 0 ? { before: dollarsFromCents(before), after: dollarsFromCents(after) } : null;
}
