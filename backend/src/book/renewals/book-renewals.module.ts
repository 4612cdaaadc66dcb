import { Module } from '@nestjs/common';
import { LocationsModule } from '../../catalogue/locations/locations.module.ts';
import { EnrollmentPartsModule } from '../../enrollment/parts/enrollment-parts.module.ts';
import { StartingQuotesModule } from '../../enrollment/starting-quotes/starting-quotes.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { CarryContractService } from './carry-contract.service.ts';
import { ContractRenewalStateController } from './contract-renewal-state.controller.ts';
import { OpenRenewalService } from './open-renewal.service.ts';
import { RenewableContractsRepository } from './renewable-contracts.repository.ts';
import { RenewalQuotes } from './renewal-quotes.ts';
import { RenewalStateService } from './renewal-state.service.ts';
import { StoreRenewalService } from './store-renewal.service.ts';

/** A contract of the individual book becomes a quote for the next year. */
@Module({
  imports: [BusinessRulesModule, QuotingModule, EnrollmentPartsModule, LocationsModule, StartingQuotesModule],
  controllers: [ContractRenewalStateController],
  providers: [
    CarryContractService,
    OpenRenewalService,
    RenewableContractsRepository,
    RenewalQuotes,
    RenewalStateService,
    StoreRenewalService,
  ],
})
export class BookRenewalsModule {}
