import { Injectable } from '@nestjs/common';
import { individualDates } from '#shared/eligibility/individual-dates';
import { dollarsFromCents } from '#shared/formats/currency';
import { quoteExpiry } from '#shared/individuals/individual-expiry';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { datesQuestion, individualKind } from '#shared/individuals/individual-terms';
import type { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { toAgentResponse } from '../../platform/people/agent-response.ts';
import type { MarketplaceQuote } from '../marketplace-quotes/marketplace-quote.table.ts';
import { MarketplaceQuotesRepository } from '../marketplace-quotes/marketplace-quotes.repository.ts';
import { RelatedToQuoteRepository } from '../quotes/answers/related-to-quote.repository.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import type { ContractRenewal } from '../renewed-contracts/contract-renewal.table.ts';
import { RenewedContractsRepository } from '../renewed-contracts/renewed-contracts.repository.ts';
import { HouseholdRules } from './household-rules.ts';
import { canEdit } from './individual-editing.ts';
import { termsOf } from './terms-columns.ts';

/** The quotes of households in their API form, worded for the user. */
@Injectable()
export class IndividualAnswersService {
  constructor(
    private readonly related: RelatedToQuoteRepository,
    private readonly rules: HouseholdRules,
    private readonly marketplace: MarketplaceQuotesRepository,
    private readonly renewed: RenewedContractsRepository,
  ) {}

  /**
   * For a quote already checked for this user.
   * @param bypassExpiry leaves out whether it can be continued, for staff and read-only views: individuals, decision 6
   */
  async describe(
    user: SessionUser,
    quote: IndividualQuote,
    { bypassExpiry = false } = {},
  ): Promise<IndividualQuoteResponse> {
    const { individual, effectiveDate, status } = quote;
    const { agents, notifications } = await this.related.ofIndividual(quote.id);
    const decision = await this.marketplace.find(quote);
    const renewed = await this.renewed.find(quote);
    const facts = { ...(await this.rules.datesFacts(user)), granted: decision?.effectiveDates ?? null };
    const terms = termsOf(individual);
    const dates = individualDates(datesQuestion(terms), facts);
    const expiry = quoteExpiry({ ...terms, status, effectiveDate }, facts);
    return {
      Id: quote.id,
      Version: quote.version,
      Name: quote.name,
      Status: status,
      QuoteStatus: individualStatusLabel(status),
      QuoteType: quote.quoteType as (typeof INDIVIDUAL_QUOTE_TYPES)[number],
      EffectiveDate: effectiveDate,
      IsDeleted: quote.isDeleted,
      ReadOnly: quote.readOnlyReason,
      AssociatedAgents: agents.map(toAgentResponse),
      ...toIndividual(individual, renewed),
      Ffm: toFfm(individual, decision),
      IsOepAvailable: dates.IsOepAvailable,
      IsQuotingOnly: dates.IsQuotingOnly,
      AllowedEffectiveDates: dates.EffectiveDates,
      Expiry: bypassExpiry ? null : expiry,
      CanEdit: canEdit(quote),
      Notifications: notifications,
      CreatedAt: quote.createdAt.toISOString(),
      ModifiedAt: quote.modifiedAt.toISOString(),
    };
  }
}

function toIndividual(
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

function toFfm(
  { electedAptcCents, electsMaximum, grantedAptcCents, grantedCsrLevel }: IndividualQuote['individual'],
  decision: MarketplaceQuote | null,
): IndividualQuoteResponse['Ffm'] {
  const elected = { AptcElectedAmount: dollarsFromCents(electedAptcCents ?? 0), IsMaximum: electsMaximum };
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
