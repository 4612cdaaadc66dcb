import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Env } from '../../backend/src/platform/config/env.ts';
import {
  type BlobContent,
  type BlobStore,
  newBlobKey,
} from '../../backend/src/platform/documents/blob-store/blob-store.ts';
import { createBlobStore } from '../../backend/src/platform/documents/blob-store/create-blob-store.ts';
import { KEY_ID, type S3Server, startS3Server } from './s3-server.ts';

const content = (body: Buffer): BlobContent => ({
  sizeBytes: body.length,
  sha256: createHash('sha256').update(body).digest('hex'),
  open: () => Readable.from([body.subarray(0, 3), body.subarray(3)]),
});
const BODY = Buffer.from('%PDF-1.7 \u0000 a document, to the byte');

describe('where documents are kept', () => {
  let s3: S3Server;
  let folder: string;
  const stores = new Map<string, BlobStore>();
  beforeAll(async () => {
    s3 = await startS3Server();
    folder = await mkdtemp(join(tmpdir(), 'pq-blobs-'));
    stores.set('a folder', createBlobStore(new Env({ DOCUMENTS_URL: `folder:${folder}` })));
    const s3Settings = { S3_REGION: 'us-east-2', S3_ACCESS_KEY_ID: KEY_ID, S3_SECRET_ACCESS_KEY: 'a secret' };
    stores.set('a bucket', createBlobStore(new Env({ DOCUMENTS_URL: `s3:${s3.address}/`, ...s3Settings })));
  });
  afterAll(async () => {
    await s3.close();
    await rm(folder, { recursive: true });
  });
  const bucket = () => stores.get('a bucket')!;

  describe.each(['a folder', 'a bucket'])('%s', (name) => {
    const store = () => stores.get(name)!;
    const read = async (key: string) => {
      const stream = await store().open(key);
      return stream && buffer(stream);
    };

    it('gives back what it was given, again and again', async () => {
      const [key, other] = [newBlobKey(), newBlobKey()];
      await store().put(key, content(BODY));
      await store().put(other, content(Buffer.alloc(3_000_000, 'x')));
      expect(await read(key)).toEqual(BODY);
      expect(await read(key)).toEqual(BODY);
      expect((await read(other))?.length).toBe(3_000_000);
    });

    it('has nothing under a key that was never used, or was removed', async () => {
      const key = newBlobKey();
      expect(await read(key)).toBeNull();
      await store().put(key, content(BODY));
      await store().remove(key);
      await store().remove(key);
      expect(await read(key)).toBeNull();
    });

    it.each(['../../etc/passwd', 'ab', '', 'ab/../../x', `/${newBlobKey()}`, `${newBlobKey()}\u0000`])(
      'opens no other path: %j',
      async (key) => {
        await expect(store().open(key)).rejects.toThrow(RangeError);
        await expect(store().put(key, content(BODY))).rejects.toThrow(RangeError);
        await expect(store().remove(key)).rejects.toThrow(RangeError);
      },
    );

    it('shows nothing of a document that broke off while it was written', async () => {
      const key = newBlobKey();
      const broken = {
        ...content(BODY),
        open: () =>
          Readable.from(
            (async function* () {
              yield BODY.subarray(0, 5);
              await Promise.resolve();
              throw new Error('broke off');
            })(),
          ),
      };
      await expect(store().put(key, broken)).rejects.toThrow();
      expect(await read(key)).toBeNull();
    });
  });

  it('a folder holds whole files only, for the server’s own account', async () => {
    const key = newBlobKey();
    await stores.get('a folder')!.put(key, content(BODY));
    const files = await readdir(folder, { recursive: true });
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
    expect((await stat(join(folder, key))).mode & 0o077).toBe(0);
  });

  it('a bucket that is busy for a moment is asked again', async () => {
    const key = newBlobKey();
    s3.asked.length = 0;
    s3.failNext(503, 0);
    await bucket().put(key, content(BODY));
    s3.failNext(500);
    expect(await buffer((await bucket().open(key))!)).toEqual(BODY);
    s3.failNext(429);
    await bucket().remove(key);
    expect(s3.asked).toEqual(['PUT 503', 'PUT broken', 'PUT 200', 'GET 500', 'GET 200', 'DELETE 429', 'DELETE 204']);
  });

  it.each([[500, 3] as const, [403, 1] as const])(
    'a bucket that answers %i is asked %i times, then it fails',
    async (status, times) => {
      const key = newBlobKey();
      for (const work of [
        () => bucket().put(key, content(BODY)),
        () => bucket().open(key),
        () => bucket().remove(key),
      ]) {
        s3.asked.length = 0;
        s3.failNext(status, status, status);
        await expect(work()).rejects.toThrow(`the store answered ${status}`);
        s3.failNext();
        expect(s3.asked).toHaveLength(times);
      }
    },
  );

  it('a bucket that cannot be reached fails, and does not hang', async () => {
    const address = 'http://127.0.0.1:9/documents';
    const settings = { DOCUMENTS_URL: `s3:${address}`, S3_ACCESS_KEY_ID: KEY_ID, S3_SECRET_ACCESS_KEY: 'x' };
    await expect(createBlobStore(new Env(settings)).open(newBlobKey())).rejects.toThrow();
  });
});
