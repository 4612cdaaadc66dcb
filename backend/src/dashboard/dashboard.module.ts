import { Module } from '@nestjs/common';
import { DashboardController } from './dashboard.controller.ts';
import { DashboardRepository } from './dashboard.repository.ts';
import { DashboardService } from './dashboard.service.ts';

@Module({ controllers: [DashboardController], providers: [DashboardRepository, DashboardService] })
export class DashboardModule {}
