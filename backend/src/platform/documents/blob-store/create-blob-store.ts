import { resolve } from 'node:path';
import type { Env } from '../../config/env.ts';
import type { BlobStore } from './blob-store.ts';
import { FolderBlobStore } from './folder-blob-store.ts';
import { S3BlobStore } from './s3-blob-store.ts';

/** "folder:PATH" or "s3:ADDRESS"; Env has checked that it is one of them. */
export function createBlobStore(env: Env): BlobStore {
  const [kind = '', place = ''] = env.documentsUrl.split(/:(.*)/s);
  if (kind === 'folder') {
    return new FolderBlobStore(resolve(place));
  }
  const { s3Region, s3AccessKeyId, s3SecretAccessKey } = env;
  return new S3BlobStore({
    address: place.replace(/\/+$/, ''),
    region: s3Region,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  });
}
