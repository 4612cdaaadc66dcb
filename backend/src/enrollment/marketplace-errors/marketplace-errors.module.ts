import { Module } from '@nestjs/common';
import { CensusStoreModule } from '../../quoting/group-census/census-store.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { MarketplaceErrorsController } from './marketplace-errors.controller.ts';
import { MarketplaceErrorsRepository } from './marketplace-errors.repository.ts';
import { ReportMarketplaceErrorService } from './report-marketplace-error.service.ts';

/** Errors of the marketplace that agents saw. */
@Module({
  imports: [CensusStoreModule, EnrollmentPartsModule, QuoteStoreModule],
  controllers: [MarketplaceErrorsController],
  providers: [MarketplaceErrorsRepository, ReportMarketplaceErrorService],
})
export class MarketplaceErrorsModule {}
