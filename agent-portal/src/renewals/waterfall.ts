import type { PremiumComparison } from '#shared/renewals/renewal.record';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { PREMIUM_PART_LABELS, PREMIUM_PART_ORDER } from '#shared/renewals/premium-parts';

/** A bar that hangs between two amounts, in dollars: `base` is not drawn, `size` is. */
export interface WaterfallStep {
  label: string;
  base: number;
  size: number;
  kind: 'total' | 'up' | 'down';
}

/** From the premium now to the premium at the renewal, one step for each cause that counts. */
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
