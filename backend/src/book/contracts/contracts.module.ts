import { Module } from '@nestjs/common';
import { EnrollmentModule } from '../../enrollment/enrollment.module.ts';
import { EnrollmentPartsModule } from '../../enrollment/parts/enrollment-parts.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { ComposeContractService } from './compose-contract.service.ts';
import { ContractsRepository } from './contracts.repository.ts';
import { ShortTermContractsRepository } from './short-term-contracts.repository.ts';
import { TellShortTermService } from './tell-short-term.service.ts';
import { VisibleContractsRepository } from './visible-contracts.repository.ts';
import { WriteContractService } from './write-contract.service.ts';

/** The contracts of the individual book of business. */
@Module({
  imports: [BusinessRulesModule, EnrollmentModule, EnrollmentPartsModule, QuotingModule],
  providers: [
    ComposeContractService,
    ContractsRepository,
    ShortTermContractsRepository,
    TellShortTermService,
    VisibleContractsRepository,
    WriteContractService,
  ],
  exports: [VisibleContractsRepository],
})
export class ContractsModule {}
