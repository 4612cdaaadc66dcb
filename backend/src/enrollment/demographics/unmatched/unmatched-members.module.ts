import { Module } from '@nestjs/common';
import { CensusStoreModule } from '../../../quoting/group-census/census-store.module.ts';
import { QuoteStoreModule } from '../../../quoting/quotes/quote-store.module.ts';
import { RenewalStoreModule } from '../../../quoting/renewals/renewal-store.module.ts';
import { UnmatchedMembersService } from './unmatched-members.service.ts';

/** Who would lose coverage, for the screen and for the signature. */
@Module({
  imports: [CensusStoreModule, QuoteStoreModule, RenewalStoreModule],
  providers: [UnmatchedMembersService],
  exports: [UnmatchedMembersService],
})
export class UnmatchedMembersModule {}
