import { AwsClient } from 'aws4fetch';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertBlobKey, type BlobContent, BlobStore } from './blob-store.ts';

export interface S3Bucket {
  /** Address of the bucket: https://s3.us-east-2.amazonaws.com/documents, or http://store:9000/documents. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;
/** Until the response starts; the transfer of a document may take longer. */
const ANSWER_LIMIT_MS = 20_000;
const NOT_FOUND = 404;
/** The store is busy or failing: the same request may succeed in a moment. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** Documents in a bucket of any S3-compatible store. All three calls are idempotent, so each is tried up to three times. */
export class S3BlobStore extends BlobStore {
  private readonly client: AwsClient;

  constructor(private readonly bucket: S3Bucket) {
    super();
    const { region, accessKeyId, secretAccessKey } = bucket;
    this.client = new AwsClient({ service: 's3', region, accessKeyId, secretAccessKey, retries: 0 });
  }

  /** S3 shows an object only once it is complete, and verifies the signed digest. */
  async put(key: string, content: BlobContent): Promise<void> {
    const response = await this.send(key, () => ({
      method: 'PUT',
      headers: { 'Content-Length': String(content.sizeBytes), 'X-Amz-Content-Sha256': content.sha256 },
      body: Readable.toWeb(content.open()),
      duplex: 'half',
    }));
    await settled(response, 'stored');
  }

  async open(key: string): Promise<Readable | null> {
    const response = await this.send(key, () => ({ method: 'GET' }));
    if (response.status === NOT_FOUND) {
      await response.body?.cancel();
      return null;
    }
    if (!response.ok || !response.body) {
      throw refusal('read', response.status);
    }
    return Readable.fromWeb(response.body as ReadableStream);
  }

  async remove(key: string): Promise<void> {
    const response = await this.send(key, () => ({ method: 'DELETE' }));
    if (response.status !== NOT_FOUND) {
      await settled(response, 'removed');
    }
  }

  private async send(key: string, request: () => object): Promise<Response> {
    assertBlobKey(key);
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.attempt(key, request()).catch((error: unknown) => {
        if (attempt === ATTEMPTS) {
          throw error;
        }
        return null;
      });
      if (response && (!isPassing(response.status) || attempt === ATTEMPTS)) {
        return response;
      }
      await response?.body?.cancel();
      await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1));
    }
  }

  private async attempt(key: string, request: object): Promise<Response> {
    const { body, ...init } = request as { body?: BodyInit; headers?: Record<string, string>; method: string };
    // Signed without its body: the digest in the header covers it.
    const signed = await this.client.sign(`${this.bucket.address}/${key}`, { ...init, aws: { allHeaders: false } });
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ANSWER_LIMIT_MS);
    try {
      return await fetch(signed.url, { ...init, body, headers: signed.headers, signal: controller.signal });
    } finally {
      clearTimeout(timer);
    }
  }
}

async function settled(response: Response, what: string): Promise<void> {
  await response.body?.cancel();
  if (!response.ok) {
    throw refusal(what, response.status);
  }
}

const refusal = (what: string, status: number): Error =>
  new Error(`The document could not be ${what}: the store answered ${status}.`);
