import type { Readable } from 'node:stream';

/** The bytes of a document before they are stored; `open` may be called again when an attempt fails. */
export interface BlobContent {
  sizeBytes: number;
  /** Hex. */
  sha256: string;
  open(): Readable;
}

/** Where the bytes of documents are kept, under random keys. What they are, and whose, is known to the database alone. */
export abstract class BlobStore {
  /** Whole or not at all: a reader never sees a part. Once it returns, the bytes outlive the process. */
  abstract put(key: string, content: BlobContent): Promise<void>;

  /** Null when there is nothing under this key. */
  abstract open(key: string): Promise<Readable | null>;

  /** Nothing happens when there is nothing under this key. */
  abstract remove(key: string): Promise<void>;
}
