import type { PremiumComparison } from '#shared/renewals/renewal.record';
import { signedDollars } from '#shared/formats/percent';
import { centsFromDollars, dollarsFromCents, formatDollars } from '#shared/formats/currency';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER } from '#shared/renewals/premium-parts';

/** A floating bar between two amounts, in dollars above the floor: `base` is invisible, `size` is drawn. */
export interface WaterfallStep {
  label: string;
  base: number;
  size: number;
  kind: 'total' | 'up' | 'down';
  /** The amount beside the bar. */
  text: string;
}

export interface Waterfall {
  /** Where the scale starts, in dollars. */
  floor: number;
  /** Where it ends, in dollars above the floor: with space for the amount beside the longest bar. */
  reach: number;
  steps: WaterfallStep[];
}

const LABEL_SPACE = 1.4;

/**
 * From the current premium to the renewal's, one step per cause that matters, on a scale that shows the change rather than the totals.
 * @param written an amount that is added or taken off
 */
export function waterfall(
  { Before, After, Parts }: PremiumComparison,
  written: (dollars: number) => string = signedDollars,
): Waterfall {
  let level = centsFromDollars(Before);
  const causes = PREMIUM_PART_ORDER.filter((part) => Parts[part] !== 0).map((part) => {
    const from = level;
    level += centsFromDollars(Parts[part]);
    return { part, low: Math.min(from, level), high: Math.max(from, level), isUp: level > from };
  });
  const [before, after] = [centsFromDollars(Before), centsFromDollars(After)];
  const levels = [before, after, ...causes.flatMap(({ low, high }) => [low, high])];
  const floor = floorOf(levels);
  const total = (label: string, cents: number, text: string): WaterfallStep => ({
    label,
    base: 0,
    size: dollarsFromCents(cents - floor),
    kind: 'total',
    text,
  });
  return {
    floor: dollarsFromCents(floor),
    reach: dollarsFromCents(Math.round((Math.max(...levels) - floor) * LABEL_SPACE)),
    steps: [
      total('Premium now', before, formatDollars(Before)),
      ...causes.map(({ part, low, high, isUp }): WaterfallStep => ({
        label: PREMIUM_PART_LABELS[part],
        base: dollarsFromCents(low - floor),
        size: dollarsFromCents(high - low),
        kind: isUp ? 'up' : 'down',
        text: written(Parts[part]),
      })),
      total('At renewal', after, formatDollars(After)),
    ],
  };
}

/** A round amount below all levels, in cents; 0 where the change is not small beside them. */
function floorOf(levels: readonly number[]): number {
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const range = high - low;
  if (range === 0 || low < range) {
    return 0;
  }
  const step = 10 ** Math.floor(Math.log10(range));
  return Math.max(0, Math.floor((low - range / 4) / step) * step);
}
