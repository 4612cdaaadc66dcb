import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../../platform/business-rules/business-rules.module.ts';
import { PlanCatalogueModule } from '../../../catalogue/plans/plan-catalogue.module.ts';
import { OpenQuotesRepository } from './open-quotes.repository.ts';
import { PreviewRuleService } from './preview-rule.service.ts';
import { QuoteFactsService } from './quote-facts.service.ts';

/** Previews the effect of a business rule change on quotes. */
@Module({
  imports: [BusinessRulesModule, PlanCatalogueModule],
  providers: [OpenQuotesRepository, PreviewRuleService, QuoteFactsService],
  exports: [PreviewRuleService],
})
export class RuleImpactModule {}
