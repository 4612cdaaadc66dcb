import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  contractRenewalDate,
  contractRenewalYear,
  type RenewalFacts,
} from '#shared/contract-renewals/contract-renewal';
import type { NewContractRenewal } from '#shared/contract-renewals/contract-renewal.record';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { openEffectiveDates } from '#shared/eligibility/open-enrollment';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '#shared/quotes/allowed-effective-dates';
import { ContractRenewals } from '../../enrollment/starting-quotes/contract-renewals.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { CarryContractService, type ContractToCarry } from './carry-contract.service.ts';
import { RenewableContractsRepository } from './renewable-contracts.repository.ts';
import { RenewalQuotes } from './renewal-quotes.ts';
import { renewalProblem, RenewalStateService } from './renewal-state.service.ts';

type Request = Pick<NewContractRenewal, 'ContractId'> & Partial<Pick<NewContractRenewal, 'Address' | 'EffectiveDate'>>;

/** Opens the quote that renews a contract. Spec 002 sections 2, 6 and 7; individuals, row 54. */
@Injectable()
export class OpenRenewalService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly starting: ContractRenewals,
    private readonly contracts: RenewableContractsRepository,
    private readonly state: RenewalStateService,
    private readonly carry: CarryContractService,
    private readonly quotes: RenewalQuotes,
  ) {}

  onModuleInit(): void {
    this.starting.register((user, request) => this.open(user, request));
  }

  /**
   * The quote that renews the contract already, or a new one with everything that the contract knows.
   * @throws NOT_FOUND for a contract of nobody's book that the user sees; RULE_BROKEN with why it cannot be renewed, or at the address
   */
  async open(user: SessionUser, { ContractId, Address, EffectiveDate }: Request): Promise<IndividualQuote> {
    const contract = await this.contracts.find(user, ContractId);
    const facts = await this.state.facts(user);
    const year = contractRenewalYear(facts);
    const known = await this.quotes.find(user, ContractId, year);
    if (known) {
      return known;
    }
    const problem = renewalProblem(contract, facts);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const effectiveDate = chosenDate(EffectiveDate, facts, year);
    const prepared = await this.carry.prepare(user, { contract, year, effectiveDate, address: Address });
    return this.transactions.run((tx) => this.openOnce(tx, user, prepared));
  }

  /** One at a time for each contract: of two clicks at the same moment the second gets the quote of the first. */
  private async openOnce(tx: EntityManager, user: SessionUser, prepared: ContractToCarry): Promise<IndividualQuote> {
    const { contractNumber } = prepared.contract;
    await takeTurnOf(tx, `renewal of contract ${contractNumber}`);
    const made = await this.quotes.find(user, contractNumber, prepared.year, tx);
    return made ?? this.carry.store(tx, user, prepared);
  }
}

/** @throws RULE_BROKEN */
function chosenDate(wanted: IsoDate | undefined, facts: RenewalFacts, year: number): IsoDate {
  const allowed = openEffectiveDates(facts.rules, facts).filter((day) => yearOf(day) === year);
  const day = wanted ?? contractRenewalDate(facts);
  if (day === null || !allowed.includes(day)) {
    throw new AppError('RULE_BROKEN', EFFECTIVE_DATE_NOT_ALLOWED, { EffectiveDate: [EFFECTIVE_DATE_NOT_ALLOWED] });
  }
  return day;
}
