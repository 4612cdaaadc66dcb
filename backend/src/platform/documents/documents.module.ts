import { Module } from '@nestjs/common';
import { Env } from '../config/env.ts';
import { BlobStore } from './blob-store/blob-store.ts';
import { createBlobStore } from './blob-store/create-blob-store.ts';
import { ForgetDocumentService } from './forget-document.service.ts';
import { KeepDocumentService } from './keep-document.service.ts';
import { OpenDocumentService } from './open-document.service.ts';
import { CheckPdfService } from './pdf-check/check-pdf.service.ts';

/** Keeping files and reading them again, for every feature that has documents. */
@Module({
  providers: [
    { provide: BlobStore, useFactory: createBlobStore, inject: [Env] },
    CheckPdfService,
    ForgetDocumentService,
    KeepDocumentService,
    OpenDocumentService,
  ],
  exports: [CheckPdfService, ForgetDocumentService, KeepDocumentService, OpenDocumentService],
})
export class DocumentsModule {}
