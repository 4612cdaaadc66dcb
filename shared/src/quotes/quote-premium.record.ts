import { record, type Wire } from '#shared/records/field';
import { count, dollars, flag } from '#shared/records/kinds';

/** What a quote costs a month. */
export const PREMIUM = record({
  Amount: dollars('Premium'),
  IsLowest: flag('From', { about: 'There is a choice of plans: what the cheapest cost.' }),
});

export type PremiumAnswer = Wire<typeof PREMIUM>;

/**
 * What several quotes cost a month: never one sum of premiums that are known and of what others cost at least.
 */
export const PREMIUM_SUM = record({
  Known: dollars('Premium'),
  KnownQuotes: count('Quotes with a known premium'),
  AtLeast: dollars('Premium at least', { about: 'Of the quotes for which it is open who takes which plan.' }),
  AtLeastQuotes: count('Quotes with a lowest premium'),
});

export type PremiumSum = Wire<typeof PREMIUM_SUM>;
