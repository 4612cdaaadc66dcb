import { Module } from '@nestjs/common';
import { ErrorReportsModule } from '../error-reports/error-reports.module.ts';
import { GroupQueue } from './group-queue.repository.ts';
import { GroupQuotesController } from './group-quotes.controller.ts';
import { GroupQuotesRepository } from './group-quotes.repository.ts';
import { GroupQuotesService } from './group-quotes.service.ts';

@Module({
  imports: [ErrorReportsModule],
  controllers: [GroupQuotesController],
  providers: [GroupQueue, GroupQuotesRepository, GroupQuotesService],
})
export class GroupQuotesModule {}
