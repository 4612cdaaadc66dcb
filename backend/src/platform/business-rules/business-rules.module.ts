import { Module } from '@nestjs/common';
import { BusinessRulesController } from './business-rules.controller.ts';
import { BusinessRulesRepository } from './business-rules.repository.ts';
import { CheckBusinessRuleService } from './check-business-rule.service.ts';
import { RulesService } from './rules.service.ts';
import { SaveBusinessRuleService } from './save-business-rule.service.ts';

@Module({
  controllers: [BusinessRulesController],
  providers: [BusinessRulesRepository, CheckBusinessRuleService, RulesService, SaveBusinessRuleService],
  exports: [BusinessRulesRepository, CheckBusinessRuleService, RulesService, SaveBusinessRuleService],
})
export class BusinessRulesModule {}
