/** Spec 000 section 9: "Deductible filter bands", as named on screens and in URLs. */
export const DEDUCTIBLE_BANDS = ['$0-$500', '$501-$1500', '$1501-$3000', '$3001+'] as const;
export type DeductibleBand = (typeof DEDUCTIBLE_BANDS)[number];

/**
 * A deductible's band. Between two bands the higher one applies: $500.50 is in "$501-$1500".
 *
 * @param dollars null = the plan has no deductible of this type
 */
export function deductibleBandOf(dollars: number | null): DeductibleBand | null {
  if (dollars === null) {
    return null;
  }
  if (dollars <= 500) {
    return '$0-$500';
  }
  return dollars <= 1500 ? '$501-$1500' : dollars <= 3000 ? '$1501-$3000' : '$3001+';
}
