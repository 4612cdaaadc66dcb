import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { DocumentsModule } from '../../platform/documents/documents.module.ts';
import { AgentsModule } from '../../platform/people/agents.module.ts';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { HouseholdOffersModule } from '../household-offers/household-offers.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { ConsentDraftService } from './consent-draft.service.ts';
import { ConsentProofsService } from './consent-proofs.service.ts';
import { ConsentsController } from './consents.controller.ts';
import { ConsentsRepository } from './consents.repository.ts';
import { ConsentsService } from './consents.service.ts';
import { ConsentFolderService } from './folder/consent-folder.service.ts';
import { RecordConsentService } from './record-consent.service.ts';
import { ReviewedLinesService } from './reviewed-lines.service.ts';
import { RevokeConsentService } from './revoke-consent.service.ts';

/** The consents and reviews of clients of the marketplace. */
@Module({
  imports: [
    AgentsModule,
    BusinessRulesModule,
    CensusStoreModule,
    DocumentsModule,
    HouseholdOffersModule,
    QuoteStoreModule,
  ],
  controllers: [ConsentsController],
  providers: [
    ConsentDraftService,
    ConsentFolderService,
    ConsentProofsService,
    ConsentsRepository,
    ConsentsService,
    RecordConsentService,
    ReviewedLinesService,
    RevokeConsentService,
  ],
  exports: [ConsentsService],
})
export class ConsentsModule {}
