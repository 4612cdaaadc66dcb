import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { BooksModule } from '../books/books.module.ts';
import { CountActionsRepository } from './count-actions.repository.ts';
import { DailyActionsController } from './daily-actions.controller.ts';
import { DailyActionsService } from './daily-actions.service.ts';
import { ListActionsRepository } from './list-actions.repository.ts';

/** What to do today in the books of individuals. */
@Module({
  imports: [BooksModule, BusinessRulesModule],
  controllers: [DailyActionsController],
  providers: [CountActionsRepository, DailyActionsService, ListActionsRepository],
})
export class DailyActionsModule {}
