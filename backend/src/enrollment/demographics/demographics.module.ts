import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { LocationsModule } from '../../catalogue/locations/locations.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { ConfirmDemographicsService } from './confirm-demographics.service.ts';
import { DemographicsEditing } from './demographics-editing.ts';
import { DemographicsController } from './demographics.controller.ts';
import { DemographicsService } from './demographics.service.ts';
import { EnrollmentCensusController } from './enrollment-census.controller.ts';
import { ExportMembersService } from './export/export-members.service.ts';
import { ImportFileService } from './import/import-file.service.ts';
import { PlanFileService } from './import/plan-file.service.ts';
import { MemberPlaces } from './members/member-places.ts';
import { MemberWriter } from './members/member-writer.ts';
import { SaveMemberService } from './members/save-member.service.ts';

@Module({
  imports: [BusinessRulesModule, QuotingModule, EnrollmentPartsModule, EnrollmentStateModule, LocationsModule],
  controllers: [DemographicsController, EnrollmentCensusController],
  providers: [
    ConfirmDemographicsService,
    DemographicsEditing,
    DemographicsService,
    ExportMembersService,
    ImportFileService,
    MemberPlaces,
    MemberWriter,
    PlanFileService,
    SaveMemberService,
  ],
})
export class DemographicsModule {}
