import { Module } from '@nestjs/common';
import { GroupsModule } from '../../groups/groups.module.ts';
import { JobsModule } from '../../jobs/jobs.module.ts';
import { QuoteStoreModule } from '../../quotes/quote-store.module.ts';
import { EnrollmentOverviewModule } from '../overview/enrollment-overview.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { ApproveEnrollmentService } from './approve-enrollment.service.ts';
import { DecideController } from './decide.controller.ts';
import { DecideService } from './decide.service.ts';
import { ReturnToAgentService } from './return-to-agent.service.ts';

@Module({
  imports: [EnrollmentOverviewModule, EnrollmentStateModule, GroupsModule, JobsModule, QuoteStoreModule],
  controllers: [DecideController],
  providers: [ApproveEnrollmentService, DecideService, ReturnToAgentService],
})
export class DecisionsModule {}
