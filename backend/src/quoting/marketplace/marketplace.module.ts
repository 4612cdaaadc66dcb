import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { FetchEligibilityService } from './fetch-eligibility.service.ts';
import { MarketplaceAccess } from './marketplace-access.ts';
import { MarketplaceController } from './marketplace.controller.ts';
import { MarketplaceGateway } from './marketplace.gateway.ts';
import { MarketplaceVisitsRepository } from './marketplace-visits.repository.ts';
import { SandboxMarketplaceController } from './sandbox/sandbox-marketplace.controller.ts';
import { SandboxMarketplaceService } from './sandbox/sandbox-marketplace.service.ts';
import { StartVisitService } from './start-visit.service.ts';

/** The federal marketplace: the way there, and what it decided. */
@Module({
  imports: [BusinessRulesModule],
  controllers: [MarketplaceController, SandboxMarketplaceController],
  providers: [
    FetchEligibilityService,
    MarketplaceAccess,
    MarketplaceGateway,
    MarketplaceVisitsRepository,
    SandboxMarketplaceService,
    StartVisitService,
  ],
})
export class MarketplaceModule {}
