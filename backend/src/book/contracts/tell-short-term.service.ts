import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ShortTermLedgerService } from '../../quoting/households/short-term-ledger.service.ts';
import { ShortTermContractsRepository } from './short-term-contracts.repository.ts';

/** Who applies for short-term coverage is asked against what the book knows of it. */
@Injectable()
export class TellShortTermService implements OnModuleInit {
  constructor(
    private readonly ledger: ShortTermLedgerService,
    private readonly contracts: ShortTermContractsRepository,
  ) {}

  onModuleInit(): void {
    this.ledger.addSource((person, tx) => this.contracts.listOf(person, tx));
  }
}
