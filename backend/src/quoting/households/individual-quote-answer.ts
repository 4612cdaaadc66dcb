import { dollarsFromCents } from '#shared/formats/currency';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { individualKind } from '#shared/individuals/individual-terms';
import type { MarketplaceQuote } from './marketplace-quote.table.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import type { ContractRenewal } from './contract-renewal.table.ts';
import { termsOf } from './terms-columns.ts';

export function toIndividual(
  individual: IndividualQuote['individual'],
  renewed: ContractRenewal | null,
): Pick<IndividualQuoteResponse, 'Individual' | 'Household'> {
  const { householdSize, annualIncome } = individual;
  const terms = termsOf(individual);
  return {
    Individual: {
      ...terms,
      Kind: individualKind({ ...terms, IsFfm: individual.isFfm }),
      IsFfm: individual.isFfm,
      SubscriberFacetsId:
        renewed && renewed.contractNumber === individual.contractId ? renewed.facetsId : individual.contractId,
      RenewedContract: renewed && { ContractId: renewed.contractNumber, Year: renewed.year },
      Address: {
        FullPostalCode: individual.postalCode,
        City: individual.city,
        StateCode: individual.stateCode,
        County: individual.county,
        CountyFips: individual.countyFips,
        RateArea: individual.rateArea,
      },
    },
    Household:
      householdSize === null || annualIncome === null ? null : { Size: householdSize, AnnualIncome: annualIncome },
  };
}

const NOT_GRANTED = {
  ConsumerId: undefined,
  AptcAmount: undefined,
  CsrLevel: undefined,
  SpecialEnrollmentVerificationPendingIndicator: undefined,
  SpecialEnrollmentVerificationDueDate: undefined,
  zeroPayment: undefined,
};

/** What the household takes of the tax credit, and what the marketplace granted it; null without either. */
export function toFfm(
  { electedAptcCents, electsMaximum, electedReason, grantedAptcCents, grantedCsrLevel }: IndividualQuote['individual'],
  decision: MarketplaceQuote | null,
): IndividualQuoteResponse['Ffm'] {
  const elected = {
    AptcElectedAmount: dollarsFromCents(electedAptcCents ?? 0),
    IsMaximum: electsMaximum,
    ElectedReason: electedReason,
  };
  if (decision) {
    return {
      ...elected,
      ConsumerId: decision.consumerId,
      AptcAmount: dollarsFromCents(grantedAptcCents ?? 0),
      CsrLevel: grantedCsrLevel ?? 1,
      SpecialEnrollmentVerificationPendingIndicator: decision.verificationPending,
      SpecialEnrollmentVerificationDueDate: decision.verificationDueDate,
      zeroPayment: undefined,
    };
  }
  return electedAptcCents === null ? null : { ...elected, ...NOT_GRANTED };
}
