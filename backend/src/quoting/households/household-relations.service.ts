import { Injectable } from '@nestjs/common';
import { dollarsFromCents } from '#shared/formats/currency';
import type { CompanionResponse } from '#shared/individuals/companion.record';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { orNotFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { ENDED } from '../household-offers/companions.repository.ts';
import { HouseholdOffersService } from '../household-offers/household-offers.service.ts';
import { type IndividualQuote, Quotes } from '../quotes/quotes.repository.ts';
import type { ContractRenewal } from './contract-renewal.table.ts';
import type { MarketplaceQuote } from './marketplace-quote.table.ts';
import { MarketplaceQuotesRepository } from './marketplace-quotes.repository.ts';
import { RenewedContractsRepository } from './renewed-contracts.repository.ts';

interface HouseholdRelations {
  /** Of the marketplace. */
  decision: MarketplaceQuote | null;
  /** The contract that the quote renews. */
  renewed: ContractRenewal | null;
  companion: CompanionResponse | null;
}

/** Of a quote that this user no longer sees: it was deleted. */
const GONE = {
  Status: null,
  QuoteStatus: 'Deleted',
  IsEnded: true,
  People: [],
  PlanDisplayName: null,
  NetMonthlyRate: null,
  TotalMonthlyRate: null,
  CreditThere: null,
};

/** What the quote of a household is about, beside itself. */
@Injectable()
export class HouseholdRelationsService {
  constructor(
    private readonly decided: MarketplaceQuotesRepository,
    private readonly renewed: RenewedContractsRepository,
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly offers: HouseholdOffersService,
  ) {}

  /** Of a quote that was found for the user. */
  async find(user: SessionUser, quote: IndividualQuote): Promise<HouseholdRelations> {
    return {
      decision: await this.decided.find(quote),
      renewed: await this.renewed.find(quote),
      companion: await this.findCompanion(user, quote),
    };
  }

  /** The quote of the other plan of a household in two, with what it costs. */
  async findCompanion(user: SessionUser, quote: IndividualQuote): Promise<CompanionResponse | null> {
    const { companionId } = quote.individual;
    if (companionId === null) {
      return null;
    }
    const credit = await this.offers.findPart(quote);
    const here = {
      QuoteId: companionId,
      CreditHere: credit && dollarsFromCents(credit.cents),
      CreditNotes: [...(credit?.notes ?? [])],
    };
    const other = await this.quotes.of('household').find(user, companionId).catch(orNotFound);
    return other === null || other.isDeleted ? { ...here, ...GONE } : { ...here, ...(await this.shown(other)) };
  }

  private async shown(
    other: IndividualQuote,
  ): Promise<Omit<CompanionResponse, 'QuoteId' | 'CreditHere' | 'CreditNotes'>> {
    const premiums = await this.offers.listSelected(other);
    const medical = premiums.find(({ plan }) => plan.coverage === 'medical');
    const people = await this.census.listOf(other);
    return {
      Status: other.status,
      QuoteStatus: individualStatusLabel(other.status),
      IsEnded: ENDED.includes(other.status),
      People: people.filter(({ medicalStatus }) => medicalStatus === 'Enroll').map(({ firstName }) => firstName),
      PlanDisplayName: medical?.plan.displayName ?? null,
      NetMonthlyRate: medical ? dollarsFromCents(medical.netCents) : null,
      TotalMonthlyRate: medical ? dollarsFromCents(premiums.reduce((sum, { netCents }) => sum + netCents, 0)) : null,
      CreditThere: medical ? dollarsFromCents(medical.monthlyCents - medical.netCents) : null,
    };
  }
}
