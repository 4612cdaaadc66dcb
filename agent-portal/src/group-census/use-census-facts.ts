import { useMemo } from 'react';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import type { CensusFacts } from '#shared/census/census-member';
import { useRules } from '../app/rules/use-rules.ts';
import { today } from '#web/inputs/today';

/** What the census rules need to know of this quote. The server asks the same rules again with its own facts. */
export function useCensusFacts({ QuoteType, EffectiveDate, RenewalDate }: QuoteResponse): CensusFacts {
  const { MaxEmployeeAge, MinimumAdultAge } = useRules();
  return useMemo(
    () => ({
      quoteType: QuoteType,
      effectiveDate: EffectiveDate,
      renewalDate: RenewalDate,
      today: today(),
      maxEmployeeAge: MaxEmployeeAge,
      minimumAdultAge: MinimumAdultAge,
    }),
    [QuoteType, EffectiveDate, RenewalDate, MaxEmployeeAge, MinimumAdultAge],
  );
}
