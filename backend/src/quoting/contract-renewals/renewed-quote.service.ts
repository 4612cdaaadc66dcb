import { Injectable } from '@nestjs/common';
import type { TobaccoStillOpen } from '#shared/contract-renewals/contract-renewal.record';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { HouseholdMembersService } from '../households/household-members.service.ts';
import { assertEditable } from '../households/individual-editing.ts';
import { QuoteRecords } from '../quotes/quote-records.service.ts';
import { Quotes, type IndividualQuote } from '../quotes/quotes.repository.ts';
import type { ContractRenewal } from '../renewed-contracts/contract-renewal.table.ts';
import type { RenewedMember } from '../renewed-contracts/renewed-member.table.ts';
import { RenewedContractsRepository } from '../renewed-contracts/renewed-contracts.repository.ts';
import { type RenewalPerson, renewalPeople } from './renewal-people.ts';

export const RENEWS_NOTHING = 'This quote renews no contract.';

/** A quote and the contract that it renews. */
export interface RenewedQuote {
  quote: IndividualQuote;
  renewal: ContractRenewal;
  members: RenewedMember[];
  people: RenewalPerson[];
  /** Somebody is still to be asked about tobacco. */
  isTobaccoOpen: boolean;
}

/** Reads what a quote renews, and stores who was asked about tobacco again. */
@Injectable()
export class RenewedQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly renewed: RenewedContractsRepository,
    private readonly census: CensusRepository,
    private readonly members: HouseholdMembersService,
    private readonly records: QuoteRecords,
  ) {}

  /** @throws NOT_FOUND, for a quote that renews no contract too */
  async find(user: SessionUser, quoteId: number): Promise<RenewedQuote> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const renewal = assertRenewal(await this.renewed.find(quote));
    const members = await this.renewed.listMembers(quote);
    const census = await this.census.listOf(quote);
    const facts = { planType: quote.individual.planType, effectiveDate: quote.effectiveDate };
    const toAsk = await this.members.listToAskAboutTobacco(quote, census, facts);
    const people = renewalPeople(members, census, quote.effectiveDate);
    return { quote, renewal, members, people, isTobaccoOpen: toAsk.length > 0 };
  }

  /** The answers are on the census; here is stored that they were given. @throws NOT_FOUND, WRONG_STATE */
  markAnswered(user: SessionUser, quoteId: number, memberIds: readonly number[]): Promise<TobaccoStillOpen> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('household').lock(user, quoteId, tx);
      assertRenewal(await this.renewed.find(quote, tx));
      assertEditable(quote);
      await this.renewed.markAnswered(tx, quote, memberIds);
      const facts = { planType: quote.individual.planType, effectiveDate: quote.effectiveDate };
      const toAsk = await this.members.listToAskAboutTobacco(quote, await this.census.listOf(quote, tx), facts, tx);
      await this.records.changed(tx, user, { quoteId, action: 'ask-tobacco-again' });
      return { StillOpen: toAsk.length };
    });
  }
}

/** @throws NOT_FOUND */
function assertRenewal(renewal: ContractRenewal | null): ContractRenewal {
  if (!renewal) {
    throw new AppError('NOT_FOUND', RENEWS_NOTHING);
  }
  return renewal;
}
