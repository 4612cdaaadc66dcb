import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertBlobKey } from './blob-key.ts';
import { type BlobContent, BlobStore } from './blob-store.ts';

/** Nobody but the server's own account reads documents of customers. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Documents as files in a folder, which several processes of one machine (or on one network drive) may share. */
export class FolderBlobStore extends BlobStore {
  constructor(private readonly folder: string) {
    super();
  }

  /** Written under another name, brought to the disk and only then renamed: a killed process leaves at most a ".part" file. */
  async put(key: string, content: BlobContent): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
    const part = `${path}.${randomUUID()}.part`;
    // There before anything is read: a source that breaks off at once would else be followed by a file that nobody removes.
    const file = await open(part, 'wx', FILE_MODE);
    try {
      await pipeline(content.open(), file.createWriteStream({ flush: true }));
      await rename(part, path);
      await flushFolder(dirname(path));
    } catch (error) {
      // A disk that is full may refuse this too; the first error is the one to tell.
      await file.close().catch(() => undefined);
      await rm(part, { force: true });
      throw error;
    }
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

/** The new name itself must outlive a power failure. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
