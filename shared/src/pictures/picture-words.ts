import type { QuoteStatus } from '#shared/quotes/quote-status';

/** No price can have been told yet. */
export const BEFORE_PRICES: readonly QuoteStatus[] = ['EditingCensus', 'Quoting'];

export const leftOutToday = (plan: string): string => `Rates not loaded for ${plan}, so it is left out.`;
/** Under the amounts of then and now: who pays what of it can have been different. */
export const AT_FULL_PRICE = 'Premiums are at full price, before a tax credit.';
export const RATES_OF_TODAY =
  'Today’s premiums are at the rates that are filed today. The plans and premiums stored with the quote stay as they are until it is priced again.';
