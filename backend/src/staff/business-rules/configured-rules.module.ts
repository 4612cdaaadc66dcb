import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { RuleImpactModule } from './impact/rule-impact.module.ts';
import { CompareRulesController } from './comparison/compare-rules.controller.ts';
import { ConfiguredRulesController } from './configured-rules.controller.ts';
import { ListedRulesService } from './business-rules-list.service.ts';
import { DecideProposalService } from './proposals/decide-proposal.service.ts';
import { ProposeRuleService } from './proposals/propose-rule.service.ts';
import { RuleProposalsController } from './proposals/rule-proposals.controller.ts';
import { RuleProposalsRepository } from './proposals/rule-proposals.repository.ts';

@Module({
  imports: [BusinessRulesModule, RuleImpactModule],
  controllers: [RuleProposalsController, ConfiguredRulesController, CompareRulesController],
  providers: [DecideProposalService, ListedRulesService, ProposeRuleService, RuleProposalsRepository],
})
export class ConfiguredRulesModule {}
