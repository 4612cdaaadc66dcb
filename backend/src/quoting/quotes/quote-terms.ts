import type { IsoDate } from '#shared/dates/iso-date';
import type { IndividualPlanType } from '#shared/individuals/individual-terms';
import type { Market } from '#shared/plans/plan-codes';
import type { IndividualDetails } from './individual-details.entity.ts';
import type { AnyQuote } from './quotes.repository.ts';

/** What a household says of its tax return, the tax credit it elects, and what the marketplace granted; null while unknown. */
export type TaxHousehold = Pick<
  IndividualDetails,
  'householdSize' | 'annualIncome' | 'electedAptcCents' | 'grantedAptcCents' | 'grantedCsrLevel'
>;

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
  /** null for a group. */
  household: TaxHousehold | null;
}

export function termsOfQuote(quote: AnyQuote): QuoteTerms {
  const { effectiveDate } = quote;
  if (quote.groupId !== null) {
    const { countyFips, rateArea } = quote.group;
    return { market: 'SmallGroup', effectiveDate, countyFips, rateArea, isFfm: false, household: null };
  }
  const { planType, countyFips, rateArea, isFfm } = quote.individual;
  const household = taxHouseholdOf(quote.individual);
  return { market: marketOf(planType), effectiveDate, countyFips, rateArea, isFfm, household };
}

/** @param planType null for a group */
export const marketOf = (planType: IndividualPlanType | null): Market =>
  planType === null ? 'SmallGroup' : planType === 'ShortTerm' ? 'ShortTerm' : 'Individual';

export const taxHouseholdOf = ({
  householdSize,
  annualIncome,
  electedAptcCents,
  grantedAptcCents,
  grantedCsrLevel,
}: TaxHousehold): TaxHousehold => ({
  householdSize,
  annualIncome,
  electedAptcCents,
  grantedAptcCents,
  grantedCsrLevel,
});
