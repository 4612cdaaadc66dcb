import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';

type Copy = Pick<QuoteResponse, 'EffectiveDate' | 'CopiedFrom'>;

/**
 * In sentences, how a copy differs from what it was copied from; nothing for a quote that is no copy. Ours.
 * Plans are chosen again because their prices depend on the census and the date; the census and the group's agents come along.
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
