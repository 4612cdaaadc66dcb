import { jest } from '@jest/globals';
import { BlobStore } from '../../backend/src/platform/documents/blob-store/blob-store.ts';
import type { TestApp } from './app.ts';

/** Something happens while the next file is being stored: after the checks before it, and before those under the lock. */
export function whileStored(app: TestApp, happens: () => Promise<unknown>): void {
  const blobs = app.get<BlobStore>(BlobStore as never);
  const put = blobs.put.bind(blobs);
  jest.spyOn(blobs, 'put').mockImplementationOnce(async (...file) => {
    await happens();
    await put(...file);
  });
}
