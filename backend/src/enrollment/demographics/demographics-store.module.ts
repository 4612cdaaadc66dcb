import { Module } from '@nestjs/common';
import { CensusStoreModule } from '../../quoting/group-census/census-store.module.ts';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { ProvidersModule } from '../../catalogue/providers/providers.module.ts';
import { SelectionRepository } from '../../quoting/plan-selection/selection.repository.ts';
import { ApplicationStoreModule } from '../application/application-store.module.ts';
import { DemographicsCheck } from './demographics-check.ts';
import { DemographicsConfirmationsRepository } from './demographics-confirmations.repository.ts';
import { DemographicsReader } from './demographics-reader.ts';
import { MemberEnrollmentsRepository } from './member-enrollments.repository.ts';

/** Reading and checking members who enroll, for every part of enrollment and for installation. */
@Module({
  imports: [ApplicationStoreModule, CensusStoreModule, PlanCatalogueModule, ProvidersModule],
  providers: [
    DemographicsCheck,
    DemographicsConfirmationsRepository,
    DemographicsReader,
    MemberEnrollmentsRepository,
    SelectionRepository,
  ],
  exports: [DemographicsCheck, DemographicsConfirmationsRepository, DemographicsReader, MemberEnrollmentsRepository],
})
export class DemographicsStoreModule {}
