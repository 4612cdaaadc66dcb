import { Module } from '@nestjs/common';
import { CensusStoreModule } from '../../quoting/group-census/census-store.module.ts';
import { PlanSelectionModule } from '../../quoting/plan-selection/plan-selection.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { ApplicationStoreModule } from '../application/application-store.module.ts';
import { DemographicsStoreModule } from '../demographics/demographics-store.module.ts';
import { SupportingDocumentsStoreModule } from '../documents/supporting-documents-store.module.ts';
import { ComposeApplicationService } from './compose-application.service.ts';

/** The application as a whole, to be printed or signed. */
@Module({
  imports: [
    ApplicationStoreModule,
    CensusStoreModule,
    DemographicsStoreModule,
    PlanSelectionModule,
    QuoteStoreModule,
    SupportingDocumentsStoreModule,
  ],
  providers: [ComposeApplicationService],
  exports: [ComposeApplicationService],
})
export class ApplicationContentModule {}
