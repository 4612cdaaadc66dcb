import { Module } from '@nestjs/common';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { CompareQuotesService } from './compare-quotes.service.ts';
import { ScenariosController } from './scenarios.controller.ts';
import { ScenariosRepository } from './scenarios.repository.ts';

@Module({
  imports: [CensusStoreModule, QuoteStoreModule],
  controllers: [ScenariosController],
  providers: [CompareQuotesService, ScenariosRepository],
})
export class ScenariosModule {}
