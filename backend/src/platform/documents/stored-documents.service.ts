import { createHash } from 'node:crypto';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
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

/** A stored document was changed. */
export const CONTENT_CHANGED = 'the content is not what was stored';

/**
 * Passes bytes through while counting and digesting them. The last chunk is held back until everything is verified, so that a reader who
 * knows the size never mistakes a changed document for a complete one.
 */
export function checkedContent({ sizeBytes, sha256 }: { sizeBytes: number; sha256: string }): Transform {
  const digest = createHash('sha256');
  let seenBytes = 0;
  let held: Buffer | null = null;
  return new Transform({
    transform(piece: Buffer, _encoding, done: TransformCallback) {
      seenBytes += piece.length;
      digest.update(piece);
      const passed = held;
      held = piece;
      done(seenBytes > sizeBytes ? new Error(CONTENT_CHANGED) : null, passed);
    },
    flush(done: TransformCallback) {
      const isRight = seenBytes === sizeBytes && digest.digest('hex') === sha256;
      done(isRight ? null : new Error(CONTENT_CHANGED), isRight ? held : null);
    },
  });
}

/** Where the content of a document is stored, and what it must be. */
export type StoredContent = Pick<StoredDocument, 'id' | 'blobKey' | 'sizeBytes' | 'sha256'>;

/**
 * Stores files byte for byte, each together with the record that it belongs to, and reads them. Callers must already have found that
 * record for their user.
 */
@Injectable()
export class StoredDocumentsService {
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

  /** Call it after the row was permanently deleted. Content that cannot be deleted now stays, without a row that names it. */
  async forget({ blobKey }: Pick<StoredDocument, 'blobKey'>): Promise<void> {
    await this.blobs.remove(blobKey).catch(() => this.logger.warn(`Document ${blobKey} stays, and nothing names it.`));
  }

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
}

const toContent = (body: Buffer | BlobContent): BlobContent =>
  Buffer.isBuffer(body)
    ? {
        sizeBytes: body.length,
        sha256: createHash('sha256').update(body).digest('hex'),
        open: () => Readable.from([body]),
      }
    : body;
