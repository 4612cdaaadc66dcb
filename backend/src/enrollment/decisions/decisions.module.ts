import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { GroupEditingModule } from '../../quoting/group-editing/group-editing.module.ts';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { EnrollmentOverviewModule } from '../overview/enrollment-overview.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { ApproveEnrollmentService } from './approve-enrollment.service.ts';
import { DecideController } from './decide.controller.ts';
import { DecideService } from './decide.service.ts';
import { ReplyController } from './reply.controller.ts';
import { ReplyService } from './reply.service.ts';
import { ReturnToAgentService } from './return-to-agent.service.ts';

@Module({
  imports: [
    BusinessRulesModule,
    EnrollmentOverviewModule,
    EnrollmentStateModule,
    GroupEditingModule,
    JobsModule,
    QuoteStoreModule,
  ],
  controllers: [DecideController, ReplyController],
  providers: [ApproveEnrollmentService, DecideService, ReplyService, ReturnToAgentService],
})
export class DecisionsModule {}
