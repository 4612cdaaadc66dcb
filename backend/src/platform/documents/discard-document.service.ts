import { Injectable, Logger } from '@nestjs/common';
import { BlobStore } from './blob-store/blob-store.ts';
import type { StoredDocument } from './stored-document.table.ts';

/** Deletes the content of documents whose rows have been deleted. */
@Injectable()
export class DiscardDocumentService {
  private readonly logger = new Logger('Documents');

  constructor(private readonly blobs: BlobStore) {}

  /** Call it after the row was permanently deleted. Content that cannot be deleted now stays, without a row that names it. */
  async forget({ blobKey }: Pick<StoredDocument, 'blobKey'>): Promise<void> {
    await this.blobs.remove(blobKey).catch(() => this.logger.warn(`Document ${blobKey} stays, and nothing names it.`));
  }
}
