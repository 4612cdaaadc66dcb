import { Module } from '@nestjs/common';
import { LocationsModule } from '../../catalogue/locations/locations.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { EnrollmentModule } from '../enrollment.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { EnrollmentAnswersService } from './enrollment-answers.service.ts';
import { FindEnrollmentService } from './find-enrollment.service.ts';
import { HouseholdPlaces } from './household-places.ts';
import { IndividualEnrollmentController } from './individual-enrollment.controller.ts';
import { SaveAnswersService } from './save-answers.service.ts';
import { SaveMembersService } from './save-members.service.ts';
import { WriteMemberInfoService } from './write-member-info.service.ts';

@Module({
  imports: [
    BusinessRulesModule,
    QuotingModule,
    EnrollmentModule,
    EnrollmentPartsModule,
    EnrollmentStateModule,
    LocationsModule,
  ],
  controllers: [IndividualEnrollmentController],
  providers: [
    EnrollmentAnswersService,
    FindEnrollmentService,
    HouseholdPlaces,
    SaveAnswersService,
    SaveMembersService,
    WriteMemberInfoService,
  ],
})
export class IndividualEnrollmentModule {}
