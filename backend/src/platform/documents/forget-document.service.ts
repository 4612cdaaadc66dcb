import { Injectable, Logger } from '@nestjs/common';
import { BlobStore } from './blob-store/blob-store.ts';
import type { StoredDocument } from './stored-document.entity.ts';

/** Takes the bytes of documents away whose rows are gone. */
@Injectable()
export class ForgetDocumentService {
  private readonly logger = new Logger('Documents');

  constructor(private readonly blobs: BlobStore) {}

  /** Call it after the row was deleted for good. Bytes that cannot be removed now stay, and nothing names them. */
  async forget({ blobKey }: Pick<StoredDocument, 'blobKey'>): Promise<void> {
    await this.blobs.remove(blobKey).catch(() => this.logger.warn(`Document ${blobKey} stays, and nothing names it.`));
  }
}
