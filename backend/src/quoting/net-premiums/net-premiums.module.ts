import { Module } from '@nestjs/common';
import { HouseholdsModule } from '../households/households.module.ts';
import { QuotePlansModule } from '../quote-plans/quote-plans.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { NetPremiumsController } from './net-premiums.controller.ts';
import { NetPremiumsService } from './net-premiums.service.ts';

@Module({
  imports: [HouseholdsModule, QuotePlansModule, QuoteStoreModule],
  controllers: [NetPremiumsController],
  providers: [NetPremiumsService],
})
export class NetPremiumsModule {}
