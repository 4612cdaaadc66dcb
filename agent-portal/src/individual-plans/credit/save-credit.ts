import { yearOf } from '#shared/dates/iso-date';
import { subsidyMember, type SubsidyRequest } from '#shared/eligibility/subsidy.record';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import { call } from '#web/http/calls';

type TaxHousehold = NonNullable<IndividualQuoteResponse['Household']>;
export type Credit = NonNullable<IndividualQuoteResponse['Ffm']>;

/**
 * For the estimate of the tax credit; null while the income is unknown, where the marketplace has decided, and of a household in two plans,
 * of whose people this quote has some: the server knows what there is for each plan.
 */
export const estimateQuestion = (household: IndividualEnrollmentResponse): SubsidyRequest | null => {
  const { Individual, Household, Companion } = household.Quote;
  return Individual.IsFfm || !Household || Companion ? null : subsidyQuestion(household, Household);
};

/** Everyone on the quote. */
export const subsidyQuestion = (
  { Quote, Members }: IndividualEnrollmentResponse,
  { Size, AnnualIncome }: TaxHousehold,
): SubsidyRequest => ({
  CoverageYear: yearOf(Quote.EffectiveDate),
  CountyFips: Quote.Individual.Address.CountyFips,
  HouseholdSize: Size,
  AnnualIncome,
  EffectiveDate: Quote.EffectiveDate,
  Members: Members.map(subsidyMember),
});

/** @param elected dollars a month, of what the marketplace granted, and why not all of it */
export const saveElected = (
  { Id, Version, QuoteType }: IndividualQuoteResponse,
  elected: Pick<Credit, 'AptcElectedAmount' | 'ElectedReason'>,
): Promise<IndividualQuoteResponse> =>
  call(QUOTE_ACTIONS.update, { body: { Id, Version, QuoteType, Ffm: elected as Credit } });

/** @param credit what is elected, in dollars a month: an amount or all that is estimated; null takes the household and its credit away */
export const saveCredit = (
  { Id, Version, QuoteType }: IndividualQuoteResponse,
  credit: { household: TaxHousehold; elected: Pick<Credit, 'AptcElectedAmount' | 'IsMaximum'> } | null,
): Promise<IndividualQuoteResponse> =>
  call(QUOTE_ACTIONS.update, {
    body: {
      Id,
      Version,
      QuoteType,
      Household: credit?.household ?? null,
      Ffm: credit && credit.elected,
    },
  });
