import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardIndividualsRepository } from './dashboard-individuals.repository.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';
import { DashboardSizes } from './dashboard-sizes.ts';

@Module({
  controllers: [DashboardController],
  providers: [DashboardIndividualsRepository, DashboardRepository, DashboardService, DashboardSizes],
})
export class DashboardModule {}
