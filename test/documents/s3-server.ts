import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const KEY_ID = 'test-key';
/** The parts of a signature: key, day, region and service, what is signed, and the signature. */
const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=test-key\/\d{8}\/us-east-2\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=[0-9a-f]{64}$/;

export interface S3Server {
  /** The bucket's URL. */
  address: string;
  objects: Map<string, Buffer>;
  /** "PUT 503", "GET 200": requests and responses, in order. */
  asked: string[];
  /** The next requests get these statuses; 0 breaks the connection. */
  failNext(...statuses: number[]): void;
  close(): Promise<void>;
}

/** A fake S3 store with the operations that documents need, which refuses what a real one would. */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  let failures: number[] = [];
  const server: Server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      const failure = failures.shift();
      if (failure === 0) {
        asked.push(`${request.method} broken`);
        request.socket.destroy();
        return;
      }
      const { status, content } = failure ? { status: failure } : answer(request, body, objects);
      asked.push(`${request.method} ${status}`);
      response.writeHead(status).end(content);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/documents`,
    objects,
    asked,
    failNext: (...statuses) => {
      failures = statuses;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answer(
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  objects: Map<string, Buffer>,
): { status: number; content?: Buffer } {
  const [, signed = ''] = SIGNATURE.exec(headers.authorization ?? '') ?? [];
  const isSigned = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.split(';').includes(name));
  if (!isSigned || !/^\d{8}T\d{6}Z$/.test(String(headers['x-amz-date']))) {
    return { status: 403 };
  }
  if (method === 'PUT') {
    // A real store answers 411 to a body without a length, and 400 to a body that does not match its signature.
    if (headers['content-length'] === undefined || headers['transfer-encoding'] !== undefined) {
      return { status: 411 };
    }
    if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex')) {
      return { status: 400 };
    }
    objects.set(url, body);
    return { status: 200 };
  }
  const found = objects.get(url);
  if (method === 'DELETE') {
    objects.delete(url);
    return { status: 204 };
  }
  return found ? { status: 200, content: found } : { status: 404 };
}
