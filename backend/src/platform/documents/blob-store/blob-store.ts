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
