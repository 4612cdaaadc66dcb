import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../errors.ts';
import { BlobStore } from './blob-store/blob-store.ts';
import { checkedContent } from './checked-content.ts';
import { STORAGE_UNAVAILABLE } from './documents-unavailable.ts';
import type { StoredDocument } from './stored-document.table.ts';

/** Where the content of a document is stored, and what it must be. */
export type StoredContent = Pick<StoredDocument, 'id' | 'blobKey' | 'sizeBytes' | 'sha256'>;

/** The content of a stored document. Callers must already have found the record that it belongs to for their user. */
@Injectable()
export class OpenDocumentService {
  private readonly logger = new Logger('Documents');

  constructor(private readonly blobs: BlobStore) {}

  /**
   * A stream that ends only if size and digest match the stored ones; otherwise it fails before its end.
   * @throws UNAVAILABLE when the content cannot be read
   */
  async open({ id, blobKey, sizeBytes, sha256 }: StoredContent): Promise<Readable> {
    const content = await this.blobs.open(blobKey).catch((error: unknown) => {
      this.logger.error(`Document ${id} could not be read: ${(error as Error).message}`);
      return null;
    });
    if (!content) {
      throw new AppError('UNAVAILABLE', STORAGE_UNAVAILABLE);
    }
    const checked = checkedContent({ sizeBytes, sha256 });
    content.once('error', (error) => checked.destroy(error));
    checked.once('error', (error) => {
      this.logger.error(`Document ${id} could not be read to its end: ${error.message}`);
      content.destroy();
    });
    return content.pipe(checked);
  }
}
