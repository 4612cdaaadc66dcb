import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { ContractRenewals } from './contract-renewals.ts';
import { CopyCensusService } from './copy-census.service.ts';
import { CopyQuoteService } from './copy-quote.service.ts';
import { FillRenewalService } from './fill-renewal.service.ts';
import { StartQuoteService } from './start-quote.service.ts';
import { StartingQuotesController } from './starting-quotes.controller.ts';

@Module({
  imports: [QuotingModule, EnrollmentPartsModule],
  controllers: [StartingQuotesController],
  providers: [ContractRenewals, CopyCensusService, CopyQuoteService, FillRenewalService, StartQuoteService],
  exports: [ContractRenewals, FillRenewalService],
})
export class StartingQuotesModule {}
