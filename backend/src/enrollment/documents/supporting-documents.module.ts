import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { DocumentsModule } from '../../platform/documents/documents.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { DocumentEditing } from './document-editing.ts';
import { DocumentsController } from './documents.controller.ts';
import { QuoteDocumentsService } from './quote-documents.service.ts';
import { UnlinkDocumentService } from './unlink-document.service.ts';
import { UploadDocumentService } from './upload-document.service.ts';
import { ViewDocumentService } from './view-document.service.ts';

@Module({
  imports: [DocumentsModule, EnrollmentPartsModule, EnrollmentStateModule, QuotingModule],
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
