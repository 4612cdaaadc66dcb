import { Module } from '@nestjs/common';
import { ErrorReportsModule } from '../error-reports/error-reports.module.ts';
import { HomeController } from './home.controller.ts';
import { HomeRepository } from './home.repository.ts';
import { HomeService } from './home.service.ts';
import { MyWorkRepository } from './my-work.repository.ts';
import { ReviewRepository } from './review.repository.ts';

@Module({
  imports: [ErrorReportsModule],
  controllers: [HomeController],
  providers: [HomeRepository, HomeService, MyWorkRepository, ReviewRepository],
})
export class HomeModule {}
