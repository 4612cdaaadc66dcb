import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobContent } from '../blob-store/blob-store.ts';

/** A file being uploaded. It is on this machine's disk without a name: nothing of it remains when the process ends. */
export interface SpooledFile extends BlobContent {
  /** Valid until `close`, in every thread of this process. */
  fd: number;
  close(): Promise<void>;
}

/** Reads a stream to its end without holding it in memory. If it fails, nothing of it remains. */
export async function spool(content: Readable): Promise<SpooledFile> {
  const handle = await openNameless();
  const digest = createHash('sha256');
  let sizeBytes = 0;
  try {
    for await (const piece of content as AsyncIterable<Buffer>) {
      sizeBytes += piece.length;
      digest.update(piece);
      await handle.appendFile(piece);
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  const { fd } = handle;
  return {
    fd,
    sizeBytes,
    sha256: digest.digest('hex'),
    open: () => Readable.from(piecesOf(handle)),
    close: () => handle.close(),
  };
}

const PIECE_BYTES = 65_536;

/**
 * Not a stream of the file: one that ends early, because the store is full, closes the descriptor whatever it was told. `close` would
 * then close whatever has got its number since: another upload, or a connection.
 */
async function* piecesOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PIECE_BYTES), 0, PIECE_BYTES, position);
    if (bytesRead === 0) {
      return;
    }
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/** Of uploads of this process, in the system's folder for temporary files. */
export const SPOOLED_PREFIX = `upload-${process.pid}-`;

/** Deleted while it is open. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `${SPOOLED_PREFIX}${randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  return handle;
}
