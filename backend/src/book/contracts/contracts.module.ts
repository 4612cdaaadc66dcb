import { Module } from '@nestjs/common';
import { HouseholdApplicationModule } from '../../enrollment/household-application/household-application.module.ts';
import { EnrollmentPartsModule } from '../../enrollment/parts/enrollment-parts.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotePlansModule } from '../../quoting/quote-plans/quote-plans.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { ComposeContractService } from './compose-contract.service.ts';
import { ContractsRepository } from './contracts.repository.ts';
import { VisibleContractsRepository } from './visible-contracts.repository.ts';
import { WriteContractService } from './write-contract.service.ts';

/** The contracts of the individual book of business. */
@Module({
  imports: [BusinessRulesModule, EnrollmentPartsModule, HouseholdApplicationModule, QuotePlansModule, QuoteStoreModule],
  providers: [ComposeContractService, ContractsRepository, VisibleContractsRepository, WriteContractService],
  exports: [VisibleContractsRepository],
})
export class ContractsModule {}
