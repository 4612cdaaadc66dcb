import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertBlobKey, type BlobContent, BlobStore } from './blob-store.ts';

/** Only the server's own account can read customers' documents. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Documents as files in a folder, which several processes on one machine (or one network drive) may share. */
export class FolderBlobStore extends BlobStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: BlobContent): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
    await writeWhole(path, () => content.open());
  }

  async open(key: string): Promise<Readable | null> {
    try {
      return (await open(this.pathOf(key), 'r')).createReadStream();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
        return null;
      }
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    assertBlobKey(key);
    return join(this.folder, key);
  }
}

/**
 * A file for the server's own account, written under a temporary name, flushed to disk and only then renamed: a killed process leaves at most
 * a ".part" file.
 */
export async function writeWhole(path: string, content: () => Readable): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  // Created before anything is read: otherwise a source that fails immediately would be followed by a file that is never removed.
  const file = await open(part, 'wx', FILE_MODE);
  try {
    await pipeline(content(), file.createWriteStream({ flush: true }));
    await rename(part, path);
    await flushFolder(dirname(path));
  } catch (error) {
    // A full disk may refuse this too; report the first error.
    await file.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

/** The new name itself must outlive a power failure. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
