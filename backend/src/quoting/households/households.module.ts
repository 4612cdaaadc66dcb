import { Module } from '@nestjs/common';
import { LocationsModule } from '../../catalogue/locations/locations.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { AgentsModule } from '../../platform/people/agents.module.ts';
import { IndividualsModule } from '../individuals/individuals.module.ts';
import { HouseholdCreditService } from './household-credit.service.ts';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { MarketplaceQuotesModule } from '../marketplace-quotes/marketplace-quotes.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { RenewedContractsModule } from '../renewed-contracts/renewed-contracts.module.ts';
import { QuotesModule } from '../quotes/quotes.module.ts';
import { ChangeIndividualQuoteService } from './change-individual-quote.service.ts';
import { CreateIndividualQuoteService } from './create-individual-quote.service.ts';
import { HouseholdRules } from './household-rules.ts';
import { IndividualAnswersService } from './individual-answers.service.ts';
import { IndividualDatesController } from './individual-dates.controller.ts';
import { ShortTermLedgerRepository } from './short-term-ledger.repository.ts';
import { ShortTermLedgerService } from './short-term-ledger.service.ts';
import { WriteHouseholdService } from './write-household.service.ts';

/** Quotes of households: created, changed, and the people on them. */
@Module({
  imports: [
    AgentsModule,
    BusinessRulesModule,
    CensusStoreModule,
    IndividualsModule,
    LocationsModule,
    MarketplaceQuotesModule,
    QuotesModule,
    QuoteStoreModule,
    RenewedContractsModule,
  ],
  controllers: [IndividualDatesController],
  providers: [
    ChangeIndividualQuoteService,
    CreateIndividualQuoteService,
    HouseholdCreditService,
    HouseholdRules,
    IndividualAnswersService,
    ShortTermLedgerRepository,
    ShortTermLedgerService,
    WriteHouseholdService,
  ],
  exports: [
    ChangeIndividualQuoteService,
    CreateIndividualQuoteService,
    HouseholdCreditService,
    HouseholdRules,
    IndividualAnswersService,
    ShortTermLedgerService,
    WriteHouseholdService,
  ],
})
export class HouseholdsModule {}
