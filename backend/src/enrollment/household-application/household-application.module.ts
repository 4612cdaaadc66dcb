import { Module } from '@nestjs/common';
import { HouseholdsModule } from '../../quoting/households/households.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { ComposeHouseholdService } from './compose-household.service.ts';
import { HouseholdReadiness } from './household-readiness.ts';

/** What a household signs and submits, and whether it can. */
@Module({
  imports: [EnrollmentPartsModule, EnrollmentStateModule, HouseholdsModule, QuoteStoreModule],
  providers: [ComposeHouseholdService, HouseholdReadiness],
  exports: [ComposeHouseholdService, HouseholdReadiness],
})
export class HouseholdApplicationModule {}
