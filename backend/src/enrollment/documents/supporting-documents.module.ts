import { Module } from '@nestjs/common';
import { DocumentsModule } from '../../platform/documents/documents.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { ApplicationStoreModule } from '../application/application-store.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { DocumentEditing } from './document-editing.ts';
import { DocumentsController } from './documents.controller.ts';
import { QuoteDocumentsService } from './quote-documents.service.ts';
import { SupportingDocumentsStoreModule } from './supporting-documents-store.module.ts';
import { UnlinkDocumentService } from './unlink-document.service.ts';
import { UploadDocumentService } from './upload-document.service.ts';
import { ViewDocumentService } from './view-document.service.ts';

@Module({
  imports: [
    ApplicationStoreModule,
    DocumentsModule,
    EnrollmentStateModule,
    QuoteStoreModule,
    SupportingDocumentsStoreModule,
  ],
  controllers: [DocumentsController],
  providers: [
    DocumentEditing,
    QuoteDocumentsService,
    UnlinkDocumentService,
    UploadDocumentService,
    ViewDocumentService,
  ],
})
export class SupportingDocumentsModule {}
