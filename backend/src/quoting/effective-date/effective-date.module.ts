import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { QuotesModule } from '../quotes/quotes.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { HouseholdsModule } from '../households/households.module.ts';
import { QuoteActionsModule } from '../quote-actions/quote-actions.module.ts';
import { ChangeEffectiveDateService } from './change-effective-date.service.ts';
import { EffectiveDateController } from './effective-date.controller.ts';
import { EitherEffectiveDateService } from './either-effective-date.service.ts';

@Module({
  imports: [
    BusinessRulesModule,
    CensusStoreModule,
    HouseholdsModule,
    QuoteActionsModule,
    QuotesModule,
    QuoteStoreModule,
  ],
  controllers: [EffectiveDateController],
  providers: [ChangeEffectiveDateService, EitherEffectiveDateService],
})
export class EffectiveDateModule {}
