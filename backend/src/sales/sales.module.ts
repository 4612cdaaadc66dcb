import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../business-rules/business-rules.module.ts';
import { RuleImpactModule } from '../rule-impact/rule-impact.module.ts';
import { SalesBusinessRulesController } from './business-rules.controller.ts';
import { ListedRulesService } from './business-rules-list.service.ts';

@Module({
  imports: [BusinessRulesModule, RuleImpactModule],
  controllers: [SalesBusinessRulesController],
  providers: [ListedRulesService],
})
export class SalesModule {}
