import { Module } from '@nestjs/common';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { PlanViewsController } from './plan-views.controller.ts';
import { PlanViewsRepository } from './plan-views.repository.ts';
import { PlanViewsService } from './plan-views.service.ts';

@Module({
  imports: [PlanCatalogueModule, QuoteStoreModule],
  controllers: [PlanViewsController],
  providers: [PlanViewsRepository, PlanViewsService],
})
export class PlanViewsModule {}
