import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';

type Copy = Pick<QuoteResponse, 'EffectiveDate' | 'CopiedFrom'>;

/**
 * How a copy differs from its original, in sentences; empty for a quote that is not a copy. Ours. Plans must be selected again
 * because their prices depend on the census and the date; the census and the group's agents are copied.
 */
export function copyChanges({ EffectiveDate, CopiedFrom }: Copy): string[] {
  if (CopiedFrom === null) {
    return [];
  }
  const names = CopiedFrom.SelectedPlans.map(({ PlanDisplayName }) => PlanDisplayName);
  return [
    `This quote began as a copy of “${CopiedFrom.Name}”, with its census.`,
    ...(EffectiveDate === CopiedFrom.EffectiveDate
      ? []
      : [`It takes effect on ${formatDay(EffectiveDate)} instead of ${formatDay(CopiedFrom.EffectiveDate)}.`]),
    ...(names.length === 0
      ? []
      : [
          `Plans are chosen again once the census is approved, at the prices of then. Chosen before: ${names.join(', ')}.`,
        ]),
  ];
}
