import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  contractRenewalDate,
  contractRenewalProblem,
  contractRenewalYear,
  type RenewalFacts,
} from '#shared/contract-renewals/contract-renewal';
import type { ContractRenewalState, NewContractRenewal } from '#shared/contract-renewals/contract-renewal.record';
import { type IsoDate, yearOf } from '#shared/dates/iso-date';
import { openEffectiveDates } from '#shared/eligibility/open-enrollment';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '#shared/quotes/allowed-effective-dates';
import { audienceOf } from '#shared/roles/permissions';
import { StartQuoteService } from '../../enrollment/starting-quotes/start-quote.service.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { takeTurnOf } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { RenewedContractsRepository } from '../../quoting/households/renewed-contracts.repository.ts';
import { rulesOfTab } from '../books/rules-of-tab.ts';
import type { Contract } from '../contracts/contract.table.ts';
import { CarryContractService, type ContractToCarry } from './carry-contract.service.ts';
import { RenewableContractsRepository } from './renewable-contracts.repository.ts';

type Request = Pick<NewContractRenewal, 'ContractId'> & Partial<Pick<NewContractRenewal, 'Address' | 'EffectiveDate'>>;

/** Whether contracts can be renewed, and the quotes that renew them. Spec 002 sections 2, 6 and 7; individuals, row 54. */
@Injectable()
export class BookRenewalsService implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly startQuote: StartQuoteService,
    private readonly contracts: RenewableContractsRepository,
    private readonly renewed: RenewedContractsRepository,
    private readonly quotes: Quotes,
    private readonly carry: CarryContractService,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.startQuote.renewContractsBy((user, request) => this.open(user, request));
  }

  /** Of one contract of a book that the user sees. @throws NOT_FOUND */
  async find(user: SessionUser, contractNumber: string): Promise<ContractRenewalState> {
    const contract = await this.contracts.find(user, contractNumber);
    const facts = await this.facts(user);
    const year = contractRenewalYear(facts);
    const inProgress = await this.renewed.mapInProgress(user, { contractNumbers: [contractNumber], year });
    const quote = inProgress.get(contractNumber) ?? null;
    return {
      ContractId: contractNumber,
      Year: year,
      QuoteId: quote && quote.quoteId,
      QuoteStatus: quote && quote.status,
      Problem: quote ? null : renewalProblem(contract, facts),
    };
  }

  /**
   * The quote that renews the contract already, or a new one with everything that the contract knows.
   * @throws NOT_FOUND for a contract of nobody's book that the user sees; RULE_BROKEN with why it cannot be renewed, or at the address
   */
  private async open(user: SessionUser, { ContractId, Address, EffectiveDate }: Request): Promise<IndividualQuote> {
    const contract = await this.contracts.find(user, ContractId);
    const facts = await this.facts(user);
    const year = contractRenewalYear(facts);
    const known = await this.findQuote(user, ContractId, year);
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
    const made = await this.findQuote(user, contractNumber, prepared.year, tx);
    return made ?? this.carry.store(tx, user, prepared);
  }

  /** The quote that renews the contract already. */
  private async findQuote(
    user: SessionUser,
    contractNumber: string,
    year: number,
    tx?: EntityManager,
  ): Promise<IndividualQuote | null> {
    const found = await this.renewed.mapInProgress(user, { contractNumbers: [contractNumber], year }, tx);
    const quote = found.get(contractNumber);
    if (!quote) {
      return null;
    }
    return tx
      ? this.quotes.of('household').lock(user, quote.quoteId, tx)
      : this.quotes.of('household').find(user, quote.quoteId);
  }

  private async facts(user: SessionUser): Promise<RenewalFacts> {
    return {
      today: this.clock.today(),
      audience: audienceOf(user.permissions),
      rules: rulesOfTab(await this.rules.inForce()),
    };
  }
}

/** Why this contract cannot be renewed now; null when it can. */
const renewalProblem = (contract: Contract, facts: RenewalFacts): string | null =>
  contractRenewalProblem({ ...contract, isShortTerm: contract.medicalPlan?.market === 'ShortTerm' }, facts);

/** @throws RULE_BROKEN */
function chosenDate(wanted: IsoDate | undefined, facts: RenewalFacts, year: number): IsoDate {
  const allowed = openEffectiveDates(facts.rules, facts).filter((day) => yearOf(day) === year);
  const day = wanted ?? contractRenewalDate(facts);
  if (day === null || !allowed.includes(day)) {
    throw new AppError('RULE_BROKEN', EFFECTIVE_DATE_NOT_ALLOWED, { EffectiveDate: [EFFECTIVE_DATE_NOT_ALLOWED] });
  }
  return day;
}
