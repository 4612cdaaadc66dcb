import { Module } from '@nestjs/common';
import { BenchmarksModule } from '../../catalogue/benchmarks/benchmarks.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { EstimateSubsidyController } from './estimate-subsidy.controller.ts';
import { EstimateSubsidyService } from './estimate-subsidy.service.ts';

@Module({
  imports: [BenchmarksModule, BusinessRulesModule],
  controllers: [EstimateSubsidyController],
  providers: [EstimateSubsidyService],
  exports: [EstimateSubsidyService],
})
export class IndividualsModule {}
