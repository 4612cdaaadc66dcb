import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { AppError } from '../errors.ts';
import { BlobStore, STORAGE_UNAVAILABLE } from './blob-store/blob-store.ts';
import type { StoredDocument } from './stored-document.table.ts';

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
