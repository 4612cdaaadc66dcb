import type { IsoDate } from '#shared/dates/iso-date';
import type { IndividualDatesResponse } from '#shared/eligibility/individual-dates.record';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { suggestedDay } from '#shared/eligibility/individual-dates';

/** When coverage may begin by decision of the marketplace; null for a quote without it. */
export const decidedDates = (
  { Individual, AllowedEffectiveDates }: Pick<IndividualQuoteResponse, 'Individual' | 'AllowedEffectiveDates'>,
  today: IsoDate,
): IndividualDatesResponse | null =>
  Individual.IsFfm
    ? {
        EffectiveDates: AllowedEffectiveDates,
        Default: suggestedDay(AllowedEffectiveDates, today),
        WindowFirst: null,
        WindowLast: null,
        Why: 'The marketplace decided when coverage can begin.',
        Problem: null,
        LastDay: null,
        MarketplaceLastDay: null,
        Proof: null,
        IsOepAvailable: false,
        IsQuotingOnly: false,
      }
    : null;
