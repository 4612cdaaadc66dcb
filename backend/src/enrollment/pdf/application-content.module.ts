import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { CensusStoreModule } from '../../quoting/group-census/census-store.module.ts';
import { QuotePlansModule } from '../../quoting/quote-plans/quote-plans.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { ComposeApplicationService } from './compose-application.service.ts';

/** The whole application, for printing and signing. */
@Module({
  imports: [CensusStoreModule, EnrollmentPartsModule, QuotePlansModule, QuoteStoreModule],
  providers: [ComposeApplicationService],
  exports: [ComposeApplicationService],
})
export class ApplicationContentModule {}
