import type { MetalTier } from '#shared/plans/plan-codes';
import type { Rules } from '#shared/business-rules/rules';

/**
 * Levels of cost-sharing reduction, numbered like the variants of plan ids (-01 … -06).
 * 1 none; 2 zero and 3 limited cost sharing for members of tribes, granted by the marketplace only; 4, 5 and 6 silver plans with an
 * actuarial value of 73, 87 and 94 percent. Source: 45 CFR 155.305(g), 156.420; individuals, decision 28.
 */
export const CSR_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type CsrLevel = (typeof CSR_LEVELS)[number];

/** Highest income with each level, in percent of the poverty line, compared exactly: 250.63 percent has none. */
const LEVELS: readonly (readonly [toPercent: number, level: CsrLevel])[] = [
  [150, 6],
  [200, 5],
  [250, 4],
];
const LOWEST_PERCENT = 100;

/** @param exactPercent income in percent of the poverty line, with its decimals */
export const csrLevelOf = (exactPercent: number): CsrLevel =>
  exactPercent < LOWEST_PERCENT ? 1 : (LEVELS.find(([toPercent]) => exactPercent <= toPercent)?.[1] ?? 1);

/** Every metal tier, not Catastrophic, which is no level of coverage (45 CFR 156.420(b), 156.140(b)). */
const TRIBAL_LEVELS: readonly CsrLevel[] = [2, 3];

/**
 * The variant of a plan that people with this level get, for plans on the exchange. Always derived, never entered: the reduced silver
 * variants exist for silver plans only, and other plans stay as they are.
 *
 * @param metal null for plans without a tier: dental, vision, short-term
 * Source: 45 CFR 155.305(g), 156.420; individuals, decision 28.
 */
export function costSharingVariant(metal: MetalTier | null, level: CsrLevel): CsrLevel {
  if (metal === null || metal === 'Catastrophic') {
    return 1;
  }
  return metal === 'Silver' || TRIBAL_LEVELS.includes(level) ? level : 1;
}

/** Of the costs, paid by a plan with this level; null where no percentage is configured. */
export function csrPercentage(level: CsrLevel, rules: Rules): number | null {
  switch (level) {
    case 2:
      return rules.CsrLevel2Percentage;
    case 4:
      return rules.CsrLevel4Percentage;
    case 5:
      return rules.CsrLevel5Percentage;
    case 6:
      return rules.CsrLevel6Percentage;
    default:
      return null;
  }
}
