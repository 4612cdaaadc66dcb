import { Module } from '@nestjs/common';
import { MarketplaceQuotesRepository } from './marketplace-quotes.repository.ts';

@Module({ providers: [MarketplaceQuotesRepository], exports: [MarketplaceQuotesRepository] })
export class MarketplaceQuotesModule {}
