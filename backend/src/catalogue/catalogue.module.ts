import { Global, Module } from '@nestjs/common';
import { LocationsController } from './locations/locations.controller.ts';
import { LocationsRepository } from './locations/locations.repository.ts';
import { LocationsService } from './locations/locations.service.ts';
import { BenchmarksRepository } from './plans/benchmarks.repository.ts';
import { PlansRepository } from './plans/plans.repository.ts';
import { RatesCache } from './plans/rates-cache.ts';
import { PcpCheckService } from './providers/pcp-check.service.ts';
import { ProviderSearchService } from './providers/provider-search.service.ts';
import { ProvidersController } from './providers/providers.controller.ts';
import { ProvidersRepository } from './providers/providers.repository.ts';

/** Plans and filed rates, places, care providers, and the benchmarks of the tax credit, for every feature. */
@Global()
@Module({
  controllers: [LocationsController, ProvidersController],
  providers: [
    BenchmarksRepository,
    LocationsRepository,
    LocationsService,
    PcpCheckService,
    PlansRepository,
    ProviderSearchService,
    ProvidersRepository,
    RatesCache,
  ],
  exports: [BenchmarksRepository, LocationsRepository, PcpCheckService, PlansRepository, RatesCache],
})
export class CatalogueModule {}
