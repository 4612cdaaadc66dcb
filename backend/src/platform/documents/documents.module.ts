import { Module } from '@nestjs/common';
import { Env } from '../config/env.ts';
import { BlobStore } from './blob-store/blob-store.ts';
import { createBlobStore } from './blob-store/create-blob-store.ts';
import { DiscardDocumentService } from './discard-document.service.ts';
import { StoreDocumentService } from './store-document.service.ts';
import { OpenDocumentService } from './open-document.service.ts';
import { FileThreadsService } from './file-threads.service.ts';

/** Stores and reads files, for every feature that has documents. */
@Module({
  providers: [
    { provide: BlobStore, useFactory: createBlobStore, inject: [Env] },
    FileThreadsService,
    DiscardDocumentService,
    StoreDocumentService,
    OpenDocumentService,
  ],
  exports: [FileThreadsService, DiscardDocumentService, StoreDocumentService, OpenDocumentService],
})
export class DocumentsModule {}
