import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { GroupsModule } from '../groups/groups.module.ts';
import { LocationsModule } from '../../catalogue/locations/locations.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { CensusEditing } from './census-editing.ts';
import { CensusStoreModule } from './census-store.module.ts';
import { GroupCensusController } from './group-census.controller.ts';
import { GroupCensusService } from './group-census.service.ts';
import { CensusImportService } from './import/census-import.service.ts';
import { ImportLayoutsRepository } from './import/import-layouts.repository.ts';

@Module({
  imports: [BusinessRulesModule, CensusStoreModule, GroupsModule, LocationsModule, QuoteStoreModule],
  controllers: [GroupCensusController],
  providers: [CensusEditing, CensusImportService, GroupCensusService, ImportLayoutsRepository],
})
export class GroupCensusModule {}
