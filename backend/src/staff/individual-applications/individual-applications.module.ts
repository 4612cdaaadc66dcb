import { Module } from '@nestjs/common';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { IndividualApplicationsService } from './individual-applications.service.ts';
import { IndividualQueue } from './individual-queue.repository.ts';
import { IndividualQuotesController } from './individual-quotes.controller.ts';

@Module({
  imports: [QuoteStoreModule],
  controllers: [IndividualQuotesController],
  providers: [IndividualApplicationsService, IndividualQueue],
})
export class IndividualApplicationsModule {}
