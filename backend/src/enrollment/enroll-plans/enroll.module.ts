import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { HouseholdsModule } from '../../quoting/households/households.module.ts';
import { PlanSelectionModule } from '../../quoting/plan-selection/plan-selection.module.ts';
import { QuoteActionsModule } from '../../quoting/quote-actions/quote-actions.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { QuotesModule } from '../../quoting/quotes/quotes.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { EnrollController } from './enroll.controller.ts';
import { EnrollGroupService } from './enroll-group.service.ts';
import { EnrollHouseholdService } from './enroll-household.service.ts';
import { EnrollQuoteService } from './enroll-quote.service.ts';
import { UpdateStatusByHandService } from './update-status-by-hand.service.ts';

@Module({
  imports: [
    BusinessRulesModule,
    EnrollmentPartsModule,
    EnrollmentStateModule,
    HouseholdsModule,
    PlanSelectionModule,
    QuoteActionsModule,
    QuotesModule,
    QuoteStoreModule,
  ],
  controllers: [EnrollController],
  providers: [EnrollGroupService, EnrollHouseholdService, EnrollQuoteService, UpdateStatusByHandService],
})
export class EnrollModule {}
