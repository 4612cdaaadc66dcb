import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardFiguresRepository } from './dashboard-figures.repository.ts';
import { DashboardFiguresService } from './dashboard-figures.service.ts';
import { DashboardIndividualsRepository } from './dashboard-individuals.repository.ts';
import { DashboardListsService } from './dashboard-lists.service.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';
import { DashboardSizes } from './dashboard-sizes.ts';
import { ExportDashboardService } from './export-dashboard.service.ts';

@Module({
  imports: [BusinessRulesModule, QuotingModule],
  controllers: [DashboardController],
  providers: [
    ExportDashboardService,
    DashboardFiguresRepository,
    DashboardFiguresService,
    DashboardIndividualsRepository,
    DashboardListsService,
    DashboardRepository,
    DashboardService,
    DashboardSizes,
  ],
})
export class DashboardModule {}
