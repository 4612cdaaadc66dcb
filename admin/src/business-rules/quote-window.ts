import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { formatDay } from '#shared/formats/auto-date';

type Window = Pick<BusinessRuleResponse, 'QuoteEffectiveStartDate' | 'QuoteEffectiveEndDate'>;

/** The effective dates to which a rule applies: "All quotes", "1/1/2027 to 12/31/2027", "From 1/1/2027". */
export function quoteWindow({ QuoteEffectiveStartDate: from, QuoteEffectiveEndDate: to }: Window): string {
  if (from && to) {
    return `${formatDay(from)} to ${formatDay(to)}`;
  }
  if (from) {
    return `From ${formatDay(from)}`;
  }
  return to ? `Up to ${formatDay(to)}` : 'All quotes';
}
