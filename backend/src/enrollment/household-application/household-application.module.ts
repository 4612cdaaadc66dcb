import { Module } from '@nestjs/common';
import { HouseholdOffersModule } from '../../quoting/household-offers/household-offers.module.ts';
import { HouseholdsModule } from '../../quoting/households/households.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { DocumentsModule } from '../../platform/documents/documents.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { ComposeHouseholdService } from './compose-household.service.ts';
import { HouseholdReadiness } from './household-readiness.ts';
import { SignedHouseholds } from './signed-households.ts';

/** What a household signs and submits, whether it can, and what was signed. */
@Module({
  imports: [
    BusinessRulesModule,
    DocumentsModule,
    EnrollmentPartsModule,
    EnrollmentStateModule,
    HouseholdOffersModule,
    HouseholdsModule,
    QuoteStoreModule,
  ],
  providers: [ComposeHouseholdService, HouseholdReadiness, SignedHouseholds],
  exports: [ComposeHouseholdService, HouseholdReadiness, SignedHouseholds],
})
export class HouseholdApplicationModule {}
