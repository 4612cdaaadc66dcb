import { Global, Module } from '@nestjs/common';
import { LocationsController } from './locations/locations.controller.ts';
import { LocationsRepository } from './locations/locations.repository.ts';
import { LocationsService } from './locations/locations.service.ts';
import { MedicinesRepository } from './medicines/medicines.repository.ts';
import { MedicinesService } from './medicines/medicines.service.ts';
import { BenchmarksRepository } from './plans/benchmarks.repository.ts';
import { PlansRepository } from './plans/plans.repository.ts';
import { RatesCache } from './plans/rates-cache.ts';
import { ProvidersService } from './providers/providers.service.ts';
import { ProvidersController } from './providers/providers.controller.ts';
import { ProvidersRepository } from './providers/providers.repository.ts';

/** Plans and filed rates, places, care providers, medicines, and the benchmarks of the tax credit, for every feature. */
@Global()
@Module({
  controllers: [LocationsController, ProvidersController],
  providers: [
    BenchmarksRepository,
    LocationsRepository,
    LocationsService,
    MedicinesRepository,
    MedicinesService,
    PlansRepository,
    ProvidersRepository,
    ProvidersService,
    RatesCache,
  ],
  exports: [
    BenchmarksRepository,
    LocationsRepository,
    LocationsService,
    MedicinesService,
    PlansRepository,
    ProvidersService,
    RatesCache,
  ],
})
export class CatalogueModule {}
