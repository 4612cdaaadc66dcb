import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardFiguresRepository } from './dashboard-figures.repository.ts';
import { DashboardFiguresService } from './dashboard-figures.service.ts';
import { DashboardIndividualsRepository } from './dashboard-individuals.repository.ts';
import { DashboardPremiumsRepository } from './dashboard-premiums.repository.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';
import { DashboardSizes } from './dashboard-sizes.ts';
import { ExportDashboardService } from './export-dashboard.service.ts';

@Module({
  controllers: [DashboardController],
  providers: [
    ExportDashboardService,
    DashboardFiguresRepository,
    DashboardFiguresService,
    DashboardIndividualsRepository,
    DashboardPremiumsRepository,
    DashboardRepository,
    DashboardService,
    DashboardSizes,
  ],
})
export class DashboardModule {}
