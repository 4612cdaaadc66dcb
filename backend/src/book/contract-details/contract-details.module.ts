import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { PcpChangesModule } from '../pcp-changes/pcp-changes.module.ts';
import { ContractDetailsController } from './contract-details.controller.ts';
import { ContractDetailsService } from './contract-details.service.ts';

/** What a user sees of one contract, and changes of its members' primary care providers. */
@Module({
  imports: [BusinessRulesModule, ContractsModule, JobsModule, PcpChangesModule],
  controllers: [ContractDetailsController],
  providers: [ContractDetailsService],
})
export class ContractDetailsModule {}
