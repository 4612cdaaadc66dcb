import { Module } from '@nestjs/common';
import { QuotingModule } from '../quoting/quoting.module.ts';
import { AuditController } from './audit/audit.controller.ts';
import { AuditRepository } from './audit/audit.repository.ts';
import { AuditService } from './audit/audit.service.ts';
import { NamedRecordsRepository } from './audit/named-records.repository.ts';
import { SearchedRecordsRepository } from './audit/searched-records.repository.ts';
import { DashboardFiguresRepository } from './dashboard/dashboard-figures.repository.ts';
import { DashboardFiguresService } from './dashboard/dashboard-figures.service.ts';
import { DashboardIndividualsRepository } from './dashboard/dashboard-individuals.repository.ts';
import { DashboardController } from './dashboard/dashboard.controller.ts';
import { DashboardRepository } from './dashboard/dashboard.repository.ts';
import { DashboardService } from './dashboard/dashboard.service.ts';
import { FindController } from './search/find.controller.ts';
import { FindRepository } from './search/find.repository.ts';
import { FindService } from './search/find.service.ts';
import { GroupSearchController } from './search/group-search.controller.ts';
import { GroupSearchRepository } from './search/group-search.repository.ts';
import { GroupSearchService } from './search/group-search.service.ts';
import { IndividualSearchController } from './search/individual-search.controller.ts';
import { IndividualSearchRepository } from './search/individual-search.repository.ts';
import { IndividualSearchService } from './search/individual-search.service.ts';
import { AuditHistoryController } from './timeline/audit-history.controller.ts';
import { AuditHistoryRepository } from './timeline/audit-history.repository.ts';
import { TimelineController } from './timeline/timeline.controller.ts';
import { TimelineRepository } from './timeline/timeline.repository.ts';
import { TimelineService } from './timeline/timeline.service.ts';

/** Views across all features: the dashboard, searches, the history of records and the audit trail. */
@Module({
  imports: [QuotingModule],
  controllers: [
    AuditController,
    AuditHistoryController,
    DashboardController,
    FindController,
    GroupSearchController,
    IndividualSearchController,
    TimelineController,
  ],
  providers: [
    AuditHistoryRepository,
    AuditRepository,
    AuditService,
    DashboardFiguresRepository,
    DashboardFiguresService,
    DashboardIndividualsRepository,
    DashboardRepository,
    DashboardService,
    FindRepository,
    FindService,
    GroupSearchRepository,
    GroupSearchService,
    IndividualSearchRepository,
    IndividualSearchService,
    NamedRecordsRepository,
    SearchedRecordsRepository,
    TimelineRepository,
    TimelineService,
  ],
})
export class OverviewModule {}
