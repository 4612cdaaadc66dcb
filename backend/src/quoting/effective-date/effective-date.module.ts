import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { QuotesModule } from '../quotes/quotes.module.ts';
import { ChangeEffectiveDateService } from './change-effective-date.service.ts';
import { EffectiveDateController } from './effective-date.controller.ts';

@Module({
  imports: [BusinessRulesModule, CensusStoreModule, QuotesModule, QuoteStoreModule],
  controllers: [EffectiveDateController],
  providers: [ChangeEffectiveDateService],
})
export class EffectiveDateModule {}
