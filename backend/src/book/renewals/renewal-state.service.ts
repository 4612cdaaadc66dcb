import { Injectable } from '@nestjs/common';
import {
  contractRenewalProblem,
  contractRenewalYear,
  type RenewalFacts,
} from '#shared/contract-renewals/contract-renewal';
import type { ContractRenewalState } from '#shared/contract-renewals/contract-renewal.record';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { rulesOfTab } from '../retirement/rules-of-tab.ts';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { RenewedContractsRepository } from '../../quoting/households/renewed-contracts.repository.ts';
import type { Contract } from '../contracts/contract.table.ts';
import { RenewableContractsRepository } from './renewable-contracts.repository.ts';

/** Whether contracts can be renewed. */
@Injectable()
export class RenewalStateService {
  constructor(
    private readonly contracts: RenewableContractsRepository,
    private readonly renewed: RenewedContractsRepository,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

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

  async facts(user: SessionUser): Promise<RenewalFacts> {
    return {
      today: this.clock.today(),
      audience: audienceOf(user.permissions),
      rules: rulesOfTab(await this.rules.inForce()),
    };
  }
}

/** Why this contract cannot be renewed now; null when it can. */
export const renewalProblem = (contract: Contract, facts: RenewalFacts): string | null =>
  contractRenewalProblem({ ...contract, isShortTerm: contract.medicalPlan?.market === 'ShortTerm' }, facts);
