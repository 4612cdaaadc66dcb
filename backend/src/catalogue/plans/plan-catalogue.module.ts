import { Module } from '@nestjs/common';
import { PlansRepository } from './plans.repository.ts';
import { RatesCache } from './rates-cache.ts';

/** Plans and filed rates, for every feature that prices: quotes, proposals, enrollment, renewals. */
@Module({
  providers: [PlansRepository, RatesCache],
  exports: [PlansRepository, RatesCache],
})
export class PlanCatalogueModule {}
