import { Module } from '@nestjs/common';
import { LocationsModule } from '../locations/locations.module.ts';
import { PlanCatalogueModule } from '../plans/plan-catalogue.module.ts';
import { PcpCheckService } from './pcp-check.service.ts';
import { ProviderPlans } from './provider-plans.ts';
import { ProviderSearchService } from './provider-search.service.ts';
import { ProvidersController } from './providers.controller.ts';
import { ProvidersRepository } from './providers.repository.ts';

/** The provider directory, and the checks of members' providers. */
@Module({
  imports: [LocationsModule, PlanCatalogueModule],
  controllers: [ProvidersController],
  providers: [PcpCheckService, ProviderPlans, ProviderSearchService, ProvidersRepository],
  exports: [PcpCheckService],
})
export class ProvidersModule {}
