import { Module } from '@nestjs/common';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { MarketplaceErrorsController } from './marketplace-errors.controller.ts';
import { MarketplaceErrorsRepository } from './marketplace-errors.repository.ts';
import { ReportMarketplaceErrorService } from './report-marketplace-error.service.ts';

/** Errors of the marketplace that agents saw. */
@Module({
  imports: [QuotingModule, EnrollmentPartsModule],
  controllers: [MarketplaceErrorsController],
  providers: [MarketplaceErrorsRepository, ReportMarketplaceErrorService],
})
export class MarketplaceErrorsModule {}
