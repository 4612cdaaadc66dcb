import type { IsoDate } from '#shared/dates/iso-date';
import { isIndividualInEnrollment } from '#shared/individuals/individual-next-step';
import type { IndividualPlanType } from '#shared/individuals/individual-terms';
import type { Market } from '#shared/plans/plan-codes';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { IndividualDetails } from './individual-details.table.ts';
import type { AnyQuote } from './quotes.repository.ts';

/** What a household says of its tax return, the tax credit it elects, and what the marketplace granted; null while unknown. */
export type TaxHousehold = { /** Enrolls outside the marketplace: nothing is estimated. */ isOutside: boolean } & Pick<
  IndividualDetails,
  | 'householdSize'
  | 'annualIncome'
  | 'electedAptcCents'
  | 'electsMaximum'
  | 'grantedAptcCents'
  | 'grantedCsrLevel'
  | 'companionId'
  | 'sentCreditCents'
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
  const household = taxHouseholdOf({ ...quote.individual, status: quote.status });
  return { market: marketOf(planType), effectiveDate, countyFips, rateArea, isFfm, household };
}

/** @param planType null for a group */
export const marketOf = (planType: IndividualPlanType | null): Market =>
  planType === null ? 'SmallGroup' : planType === 'ShortTerm' ? 'ShortTerm' : 'Individual';

export type StoredTaxHousehold = Omit<TaxHousehold, 'isOutside' | 'electsMaximum'> & {
  electsMaximum: boolean | number;
  status: QuoteStatus;
};

/**
 * What the tax credit follows from. An estimate is not a grant: who enrolls outside the marketplace gets neither the credit nor reduced
 * costs, so from there on nothing is estimated. Source: 26 USC 36B(c)(2)(A)(i); 45 CFR 155.305(f), (g).
 */
export function taxHouseholdOf(stored: StoredTaxHousehold): TaxHousehold {
  const isOutside = stored.grantedAptcCents === null && isIndividualInEnrollment(stored.status);
  return {
    isOutside,
    householdSize: stored.householdSize,
    annualIncome: stored.annualIncome,
    electedAptcCents: isOutside ? null : stored.electedAptcCents,
    electsMaximum: !isOutside && Boolean(stored.electsMaximum),
    grantedAptcCents: stored.grantedAptcCents,
    grantedCsrLevel: stored.grantedCsrLevel,
    companionId: stored.companionId,
    sentCreditCents: stored.sentCreditCents,
  };
}

/** In cents a month; Infinity for as much as there is. */
export const wantedCentsOf = ({
  electedAptcCents,
  electsMaximum,
}: Pick<TaxHousehold, 'electedAptcCents' | 'electsMaximum'>): number =>
  electsMaximum ? Infinity : (electedAptcCents ?? 0);
