import { Module } from '@nestjs/common';
import { PlanSelectionModule } from '../plan-selection/plan-selection.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { ContributionsController } from './contributions.controller.ts';
import { ContributionsRepository } from './contributions.repository.ts';
import { ContributionsService } from './contributions.service.ts';
import { EmployerCostsService } from './employer-costs.service.ts';
import { SaveContributionService } from './save-contribution.service.ts';

@Module({
  imports: [PlanSelectionModule, QuoteStoreModule],
  controllers: [ContributionsController],
  providers: [ContributionsRepository, ContributionsService, EmployerCostsService, SaveContributionService],
  exports: [ContributionsService],
})
export class ContributionsModule {}
