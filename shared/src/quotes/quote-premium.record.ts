import { record, type Wire } from '#shared/records/field';
import { dollars, flag } from '#shared/records/kinds';

/** What a quote costs a month. */
export const PREMIUM = record({
  Amount: dollars('Premium'),
  IsLowest: flag('From', { about: 'There is a choice of plans: what the cheapest cost.' }),
});

export type PremiumAnswer = Wire<typeof PREMIUM>;
