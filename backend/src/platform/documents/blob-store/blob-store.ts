import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

/** The content of a document before it is stored; `open` may be called again when an attempt fails. */
export interface BlobContent {
  sizeBytes: number;
  /** Hex. */
  sha256: string;
  open(): Readable;
}

/** Stores the content of documents under random keys. Only the database knows what they are, and whose. */
export abstract class BlobStore {
  /** All or nothing: a reader never sees a part. Once it returns, the content outlives the process. */
  abstract put(key: string, content: BlobContent): Promise<void>;

  /** Null if the key is unknown. */
  abstract open(key: string): Promise<Readable | null>;

  /** Does nothing if the key is unknown. */
  abstract remove(key: string): Promise<void>;
}

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** "7c/7c9e…": random, so that a key reveals nothing and is unique; the first folder keeps the others small. */
export function newBlobKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

/** @throws RangeError for anything but a key from newBlobKey, so that no other path is ever opened */
export function assertBlobKey(key: string): void {
  if (!KEY.test(key)) {
    throw new RangeError('This is not the key of a document.');
  }
}

/** The blob store is unavailable, full, or has lost the content. */
export const STORAGE_UNAVAILABLE = 'Documents cannot be stored or read at the moment. Please try again shortly.';
