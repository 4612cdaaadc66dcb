import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { EnrollmentEditing } from './enrollment-editing.ts';
import { EnrollmentStateService } from './enrollment-state.service.ts';
import { HouseholdEditing } from './household-editing.ts';
import { RefreshEnrollmentService } from './refresh-enrollment.service.ts';
import { RefreshHouseholdService } from './refresh-household.service.ts';

const STATE = [
  EnrollmentEditing,
  EnrollmentStateService,
  HouseholdEditing,
  RefreshEnrollmentService,
  RefreshHouseholdService,
];

/** The progress and status of an enrollment, for every part that changes it. */
@Module({
  imports: [BusinessRulesModule, EnrollmentPartsModule, QuotingModule],
  providers: STATE,
  exports: STATE,
})
export class EnrollmentStateModule {}
