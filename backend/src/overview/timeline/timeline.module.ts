import { Module } from '@nestjs/common';
import { AuditRecordsModule } from '../../platform/audit/audit-records.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { GroupsModule } from '../../quoting/groups/groups.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { AuditedLifeController } from './audited-life.controller.ts';
import { AuditedLifeRepository } from './audited-life.repository.ts';
import { AuditedLifeService } from './audited-life.service.ts';
import { TimelineController } from './timeline.controller.ts';
import { TimelineRepository } from './timeline.repository.ts';
import { TimelineService } from './timeline.service.ts';

@Module({
  imports: [AuditRecordsModule, BusinessRulesModule, GroupsModule, QuoteStoreModule],
  controllers: [AuditedLifeController, TimelineController],
  providers: [AuditedLifeRepository, AuditedLifeService, TimelineRepository, TimelineService],
})
export class TimelineModule {}
