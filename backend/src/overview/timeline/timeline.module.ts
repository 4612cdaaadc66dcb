import { Module } from '@nestjs/common';
import { AuditRecordsModule } from '../../platform/audit/audit-records.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { AuditHistoryController } from './audit-history.controller.ts';
import { AuditHistoryRepository } from './audit-history.repository.ts';
import { AuditHistoryService } from './audit-history.service.ts';
import { TimelineController } from './timeline.controller.ts';
import { TimelineRepository } from './timeline.repository.ts';
import { TimelineService } from './timeline.service.ts';

@Module({
  imports: [AuditRecordsModule, BusinessRulesModule, QuotingModule],
  controllers: [AuditHistoryController, TimelineController],
  providers: [AuditHistoryRepository, AuditHistoryService, TimelineRepository, TimelineService],
})
export class TimelineModule {}
