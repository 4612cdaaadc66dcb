import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { EnrollController } from './enroll.controller.ts';
import { EnrollGroupService } from './enroll-group.service.ts';
import { EnrollHouseholdService } from './enroll-household.service.ts';
import { EnrollQuoteService } from './enroll-quote.service.ts';
import { UpdateStatusByHandService } from './update-status-by-hand.service.ts';

@Module({
  imports: [BusinessRulesModule, EnrollmentPartsModule, EnrollmentStateModule, QuotingModule],
  controllers: [EnrollController],
  providers: [EnrollGroupService, EnrollHouseholdService, EnrollQuoteService, UpdateStatusByHandService],
})
export class EnrollModule {}
