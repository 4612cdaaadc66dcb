import { yearOf } from '#shared/dates/iso-date';
import type { SubsidyRequest } from '#shared/eligibility/subsidy.record';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { sendJson } from '#web/http/client';
import { IN_SCREEN } from '#web/http/in-screen';

type TaxHousehold = NonNullable<IndividualQuoteResponse['Household']>;

/** Everyone on the quote, for the estimate of the tax credit. */
export const subsidyQuestion = (
  { Quote, Members }: IndividualEnrollmentResponse,
  { Size, AnnualIncome }: TaxHousehold,
): SubsidyRequest => ({
  CoverageYear: yearOf(Quote.EffectiveDate),
  CountyFips: Quote.Individual.Address.CountyFips,
  HouseholdSize: Size,
  AnnualIncome,
  EffectiveDate: Quote.EffectiveDate,
  Members: Members.map(({ DateOfBirth, MedicalStatus }) => ({
    DateOfBirth,
    Age: null,
    SeeksCoverage: MedicalStatus === 'Enroll',
    IsMedicareEligible: false,
    HasEmployerOffer: false,
    IsOnChip: false,
  })),
});

/** @param AptcElectedAmount dollars a month, of what the marketplace granted */
export const saveElected = (
  { Id, Version, QuoteType }: IndividualQuoteResponse,
  AptcElectedAmount: number,
): Promise<IndividualQuoteResponse> =>
  sendJson('PUT', '/api/quote', { Id, Version, QuoteType, Ffm: { AptcElectedAmount } }, IN_SCREEN);

/** @param electedAmount dollars a month; null takes the household and its credit away */
export const saveCredit = (
  { Id, Version, QuoteType }: IndividualQuoteResponse,
  credit: { household: TaxHousehold; electedAmount: number } | null,
): Promise<IndividualQuoteResponse> =>
  sendJson(
    'PUT',
    '/api/quote',
    {
      Id,
      Version,
      QuoteType,
      Household: credit?.household ?? null,
      Ffm: credit && { AptcElectedAmount: credit.electedAmount },
    },
    IN_SCREEN,
  );
