import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../catalogue/providers/providers.module.ts';
import { InstallationModule } from '../../enrollment/installation/installation.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { ContractsModule } from '../contracts/contracts.module.ts';
import { PcpChangeChecks } from './pcp-change-checks.ts';
import { PcpChangesRepository } from './pcp-changes.repository.ts';
import { RequestPcpChangeService } from './request-pcp-change.service.ts';
import { SendPcpChangeService } from './send-pcp-change.service.ts';

/** Changes of members' primary care providers, confirmed by the carrier. */
@Module({
  imports: [BusinessRulesModule, ContractsModule, InstallationModule, JobsModule, ProvidersModule],
  providers: [PcpChangeChecks, PcpChangesRepository, RequestPcpChangeService, SendPcpChangeService],
  exports: [PcpChangesRepository, RequestPcpChangeService],
})
export class PcpChangesModule {}
