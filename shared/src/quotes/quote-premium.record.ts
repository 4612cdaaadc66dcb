import { record, type Wire } from '#shared/records/field';
import { count, dollars, flag } from '#shared/records/kinds';
import { centsFromDollars, dollarsFromCents, formatDollars } from '#shared/formats/currency';

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

export const NO_PREMIUMS: PremiumSum = { Known: 0, KnownQuotes: 0, AtLeast: 0, AtLeastQuotes: 0 };

export function addPremiums(sums: readonly PremiumSum[]): PremiumSum {
  const dollarsOf = (field: 'Known' | 'AtLeast') =>
    dollarsFromCents(sums.reduce((so, sum) => so + centsFromDollars(sum[field]), 0));
  const countOf = (field: 'KnownQuotes' | 'AtLeastQuotes') => sums.reduce((so, sum) => so + sum[field], 0);
  return {
    Known: dollarsOf('Known'),
    KnownQuotes: countOf('KnownQuotes'),
    AtLeast: dollarsOf('AtLeast'),
    AtLeastQuotes: countOf('AtLeastQuotes'),
  };
}

/** Each premium in its part of the sum; a quote without plans is in neither. */
export const toPremiumSum = (premiums: readonly (PremiumAnswer | null | undefined)[]): PremiumSum =>
  addPremiums(
    premiums.map((premium) =>
      !premium
        ? NO_PREMIUMS
        : premium.IsLowest
          ? { ...NO_PREMIUMS, AtLeast: premium.Amount, AtLeastQuotes: 1 }
          : { ...NO_PREMIUMS, Known: premium.Amount, KnownQuotes: 1 },
    ),
  );

/** "$500.00", "from $500.00", or "$500.00 and from $90.00". */
export const premiumSumText = ({ Known, AtLeast, KnownQuotes, AtLeastQuotes }: PremiumSum): string =>
  [
    ...(KnownQuotes > 0 || AtLeastQuotes === 0 ? [formatDollars(Known)] : []),
    ...(AtLeastQuotes > 0 ? [`from ${formatDollars(AtLeast)}`] : []),
  ].join(' and ');
