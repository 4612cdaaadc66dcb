import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock.ts';
import { Transactions } from '../database/transactions.ts';
import { AppError } from '../errors.ts';
import { type BlobContent, BlobStore, newBlobKey, STORAGE_UNAVAILABLE } from './blob-store/blob-store.ts';
import { StoredDocument } from './stored-document.table.ts';

export interface NewDocument {
  fileName: string;
  contentType: string;
  /** In memory, or a source that can be read repeatedly. */
  body: Buffer | BlobContent;
}

/**
 * Stores a file byte for byte, together with the record that it belongs to. Deletes the content of documents whose rows have been
 * deleted.
 */
@Injectable()
export class StoreDocumentService {
  private readonly logger = new Logger('Documents');

  constructor(
    private readonly blobs: BlobStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * First the content, then one transaction with the document's row and the writes of `write`: no row ever names missing content. A process
   * killed in between leaves content that no row names.
   *
   * @throws UNAVAILABLE when the store cannot write the content; then nothing was written
   */
  async keep<Written>(
    owner: { id: number },
    { fileName, contentType, body }: NewDocument,
    write: (tx: EntityManager, document: StoredDocument) => Promise<Written>,
  ): Promise<Written> {
    const blobKey = newBlobKey();
    const content = toContent(body);
    await this.store(blobKey, content);
    const { sizeBytes, sha256 } = content;
    const facts = { blobKey, fileName, contentType, sizeBytes, sha256, ownerUserId: owner.id };
    try {
      return await this.transactions.run(async (tx) => {
        const document = tx.create(StoredDocument, { ...facts, createdAt: this.clock.now() });
        return write(tx, await tx.save(document));
      });
    } catch (error) {
      await this.forgetRefused(blobKey, error);
      throw error;
    }
  }

  private async store(blobKey: string, content: BlobContent): Promise<void> {
    try {
      await this.blobs.put(blobKey, content);
    } catch (error) {
      this.logger.error(`A document could not be stored: ${(error as Error).message}`);
      throw new AppError('UNAVAILABLE', STORAGE_UNAVAILABLE);
    }
  }

  /** Only for our own refusals is it certain that nothing was written: a connection lost during the commit may have written the row. */
  private async forgetRefused(blobKey: string, error: unknown): Promise<void> {
    if (error instanceof AppError) {
      await this.blobs
        .remove(blobKey)
        .catch(() => this.logger.warn(`Document ${blobKey} stays, and nothing names it.`));
    }
  }

  /** Call it after the row was permanently deleted. Content that cannot be deleted now stays, without a row that names it. */
  async forget({ blobKey }: Pick<StoredDocument, 'blobKey'>): Promise<void> {
    await this.blobs.remove(blobKey).catch(() => this.logger.warn(`Document ${blobKey} stays, and nothing names it.`));
  }
}

const toContent = (body: Buffer | BlobContent): BlobContent =>
  Buffer.isBuffer(body)
    ? {
        sizeBytes: body.length,
        sha256: createHash('sha256').update(body).digest('hex'),
        open: () => Readable.from([body]),
      }
    : body;
