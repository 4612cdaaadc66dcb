import { Module } from '@nestjs/common';
import { GroupsModule } from '../../groups/groups.module.ts';
import { JobsModule } from '../../jobs/jobs.module.ts';
import { QuoteStoreModule } from '../../quotes/quote-store.module.ts';
import { EnrollmentOverviewModule } from '../overview/enrollment-overview.module.ts';
import { DecideController } from './decide.controller.ts';
import { DecideService } from './decide.service.ts';
import { ReturnToAgentService } from './return-to-agent.service.ts';

@Module({
  imports: [EnrollmentOverviewModule, GroupsModule, JobsModule, QuoteStoreModule],
  controllers: [DecideController],
  providers: [DecideService, ReturnToAgentService],
})
export class DecisionsModule {}
