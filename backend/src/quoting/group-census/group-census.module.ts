import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { GroupsModule } from '../groups/groups.module.ts';
import { LocationsModule } from '../../catalogue/locations/locations.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { ApproveCensusService } from './approve-census.service.ts';
import { CensusEditing } from './census-editing.ts';
import { CensusStoreModule } from './census-store.module.ts';
import { ExportCensusService } from './download/export-census.service.ts';
import { GroupCensusController } from './group-census.controller.ts';
import { GroupCensusService } from './group-census.service.ts';
import { AddAllMembersService } from './import/add-all-members.service.ts';
import { ImportCensusController } from './import/import-census.controller.ts';
import { PreviewImportService } from './import/preview-import.service.ts';
import { ImportLayoutsRepository } from './import/layouts/import-layouts.repository.ts';
import { CensusMembersController } from './members/census-members.controller.ts';
import { AddMemberService } from './members/add-member.service.ts';
import { EditMemberService } from './members/edit-member.service.ts';
import { NewMembers } from './members/new-members.ts';
import { RemoveAllMembersService } from './members/remove-all-members.service.ts';
import { RemoveMemberService } from './members/remove-member.service.ts';
import { RevealSsnService } from './members/reveal-ssn.service.ts';
import { PurgeRemovedMembersService } from './snapshots/purge-removed-members.service.ts';
import { RestoreMembersService } from './snapshots/restore-members.service.ts';

@Module({
  imports: [BusinessRulesModule, CensusStoreModule, GroupsModule, LocationsModule, QuoteStoreModule],
  controllers: [GroupCensusController, ImportCensusController, CensusMembersController],
  providers: [
    AddAllMembersService,
    AddMemberService,
    ApproveCensusService,
    CensusEditing,
    EditMemberService,
    ExportCensusService,
    GroupCensusService,
    ImportLayoutsRepository,
    NewMembers,
    PreviewImportService,
    PurgeRemovedMembersService,
    RemoveAllMembersService,
    RemoveMemberService,
    RestoreMembersService,
    RevealSsnService,
  ],
})
export class GroupCensusModule {}
