import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HouseholdRules } from '../../quoting/households/household-rules.service.ts';
import { ShortTermContractsRepository } from './short-term-contracts.repository.ts';

/** Who applies for short-term coverage is asked against what the book knows of it. */
@Injectable()
export class TellShortTermService implements OnModuleInit {
  constructor(
    private readonly rules: HouseholdRules,
    private readonly contracts: ShortTermContractsRepository,
  ) {}

  onModuleInit(): void {
    this.rules.addContractSource((person, tx) => this.contracts.listOf(person, tx));
  }
}
