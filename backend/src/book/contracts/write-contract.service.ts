import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import type { AnyQuote } from '../../quoting/quotes/quotes.repository.ts';
import { ComposeContractService } from './compose-contract.service.ts';
import { ContractsRepository } from './contracts.repository.ts';

/**
 * A household's finished enrollment leaves a contract, whatever has finished it: the carrier's answer, the first payment, or staff. It is
 * written with the move to Complete, which a quote makes once.
 */
@Injectable()
export class WriteContractService implements OnModuleInit {
  constructor(
    private readonly moveQuote: MoveQuoteService,
    private readonly composeContract: ComposeContractService,
    private readonly contracts: ContractsRepository,
  ) {}

  onModuleInit(): void {
    this.moveQuote.follow((tx, moved) => this.write(tx, moved));
  }

  private async write(tx: EntityManager, moved: AnyQuote): Promise<void> {
    const contract =
      moved.groupId === null && moved.status === 'Complete' ? await this.composeContract.compose(tx, moved) : null;
    const isRenewal = moved.quoteType === 'IndividualRenewal';
    if (contract && !(await this.contracts.adopt(tx, contract, { isRenewal }))) {
      await this.contracts.insert(tx, contract);
    }
  }
}
