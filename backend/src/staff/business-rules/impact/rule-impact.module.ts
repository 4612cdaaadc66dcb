import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../../platform/business-rules/business-rules.module.ts';
import { PlanCatalogueModule } from '../../../catalogue/plans/plan-catalogue.module.ts';
import { OpenQuotesRepository } from './open-quotes.repository.ts';
import { PreviewRuleService } from './preview-rule.service.ts';
import { GroupImpactLine } from './group-impact-line.ts';
import { IndividualImpactLine } from './individuals/individual-impact-line.ts';
import { OpenIndividualsRepository } from './individuals/open-individuals.repository.ts';

/** Previews the effect of a business rule change on quotes. */
@Module({
  imports: [BusinessRulesModule, PlanCatalogueModule],
  providers: [
    GroupImpactLine,
    IndividualImpactLine,
    OpenIndividualsRepository,
    OpenQuotesRepository,
    PreviewRuleService,
  ],
  exports: [PreviewRuleService],
})
export class RuleImpactModule {}
