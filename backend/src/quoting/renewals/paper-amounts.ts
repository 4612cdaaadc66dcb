import { formatDollars } from '#shared/formats/currency';
import { percentChangeText } from '#shared/formats/percent';

/**
 * "+$41.00", "−$84.12": in a renewal package negative amounts have a minus sign like the percentages beside them. Screens have parentheses
 * (spec 000 section 9).
 */
export const withSign = (dollars: number): string =>
  `${dollars > 0 ? '+' : dollars < 0 ? '−' : ''}${formatDollars(Math.abs(dollars))}`;

/** "−$84.12 (−1.7%)"; "$0.00" where nothing changes, "+$41.00" where there was nothing. */
export function changeWithSign(before: number, after: number): string {
  const percent = before === after ? '' : percentChangeText(before, after);
  return `${withSign(Math.round((after - before) * 100) / 100)}${percent && ` (${percent})`}`;
}
