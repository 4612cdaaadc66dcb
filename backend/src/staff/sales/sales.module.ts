import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { RuleImpactModule } from '../rule-impact/rule-impact.module.ts';
import { SalesBusinessRulesController } from './business-rules.controller.ts';
import { ListedRulesService } from './business-rules-list.service.ts';
import { DecideProposalService } from './rule-proposals/decide-proposal.service.ts';
import { ProposeRuleService } from './rule-proposals/propose-rule.service.ts';
import { RuleProposalsController } from './rule-proposals/rule-proposals.controller.ts';
import { RuleProposalsRepository } from './rule-proposals/rule-proposals.repository.ts';

@Module({
  imports: [BusinessRulesModule, RuleImpactModule],
  controllers: [RuleProposalsController, SalesBusinessRulesController],
  providers: [DecideProposalService, ListedRulesService, ProposeRuleService, RuleProposalsRepository],
})
export class SalesModule {}
