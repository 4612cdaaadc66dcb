import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';
import { DashboardSizes } from './dashboard-sizes.ts';

@Module({ controllers: [DashboardController], providers: [DashboardRepository, DashboardService, DashboardSizes] })
export class DashboardModule {}
