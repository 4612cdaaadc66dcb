import type { PremiumComparison } from '#shared/renewals/renewal.record';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER } from '#shared/renewals/premium-parts';

/** A floating bar between two amounts, in dollars: `base` is invisible, `size` is drawn. */
export interface WaterfallStep {
  label: string;
  base: number;
  size: number;
  kind: 'total' | 'up' | 'down';
}

/** From the current premium to the renewal's, one step per cause that matters. */
export function waterfall({ Before, After, Parts }: PremiumComparison): WaterfallStep[] {
  let level = centsFromDollars(Before);
  const steps = PREMIUM_PART_ORDER.filter((part) => Parts[part] !== 0).map((part): WaterfallStep => {
    const [from, to] = [level, level + centsFromDollars(Parts[part])];
    level = to;
    return {
      label: PREMIUM_PART_LABELS[part],
      base: dollarsFromCents(Math.min(from, to)),
      size: dollarsFromCents(Math.abs(to - from)),
      kind: to > from ? 'up' : 'down',
    };
  });
  return [
    { label: 'Premium now', base: 0, size: Before, kind: 'total' },
    ...steps,
    { label: 'At the renewal', base: 0, size: After, kind: 'total' },
  ];
}
