import type { IsoDate } from '#shared/dates/iso-date';
import type { IndividualPlanType } from '#shared/individuals/individual-terms';
import type { Market } from '#shared/plans/plan-codes';
import type { AnyQuote } from './quotes.repository.ts';

/** The inputs for pricing a quote besides its census. */
export interface QuoteTerms {
  market: Market;
  effectiveDate: IsoDate;
  /** Of the employer's principal address, or of the household. */
  countyFips: string;
  /** 1 to 16. */
  rateArea: number;
  /** Through the federal marketplace. */
  isFfm: boolean;
}

export function termsOfQuote(quote: AnyQuote): QuoteTerms {
  const { effectiveDate } = quote;
  if (quote.groupId !== null) {
    const { countyFips, rateArea } = quote.group;
    return { market: 'SmallGroup', effectiveDate, countyFips, rateArea, isFfm: false };
  }
  const { planType, countyFips, rateArea, isFfm } = quote.individual;
  return { market: marketOf(planType), effectiveDate, countyFips, rateArea, isFfm };
}

/** @param planType null for a group */
export const marketOf = (planType: IndividualPlanType | null): Market =>
  planType === null ? 'SmallGroup' : planType === 'ShortTerm' ? 'ShortTerm' : 'Individual';
