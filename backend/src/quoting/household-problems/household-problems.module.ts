import { Module } from '@nestjs/common';
import { HouseholdsModule } from '../households/households.module.ts';
import { RenewedContractsModule } from '../renewed-contracts/renewed-contracts.module.ts';
import { HouseholdProblemsService } from './household-problems.service.ts';

/** What prevents a household from being quoted. */
@Module({
  imports: [HouseholdsModule, RenewedContractsModule],
  providers: [HouseholdProblemsService],
  exports: [HouseholdProblemsService],
})
export class HouseholdProblemsModule {}
