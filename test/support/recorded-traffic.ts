import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { TestApp } from './app.ts';
import { pdfText } from './pdf-text.ts';

export interface RecordedAnswer {
  /** "GET /api/quote/1". */
  request: string;
  status: number;
  /** With its headers, unpacked; of a PDF also the text on its pages, in one line. */
  text: string;
}

export interface RecordedTraffic {
  answers: RecordedAnswer[];
  /** Address and body of every request that the server made to another system. */
  sent: string[];
  restore(): void;
}

/** Everything that leaves the server from now on, whoever asked for it. */
export function recordTraffic(app: TestApp): RecordedTraffic {
  const traffic: RecordedTraffic = { answers: [], sent: [], restore: () => (globalThis.fetch = original) };
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    traffic.sent.push(`${String(input)} ${String(init?.body)}`);
    return original(input, init);
  };
  const server = app.server.getHttpServer() as Server;
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const written = bytesWritten(response);
    response.on('finish', () => {
      const isPacked = response.getHeader('content-encoding') === 'gzip';
      const body = isPacked ? gunzipSync(Buffer.concat(written)) : Buffer.concat(written);
      traffic.answers.push({
        request: `${request.method} ${request.url}`,
        status: response.statusCode,
        text: `${JSON.stringify(response.getHeaders())}\n${textOf(body)}`,
      });
    });
  });
  return traffic;
}

function bytesWritten(response: ServerResponse): Buffer[] {
  const written: Buffer[] = [];
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...given: unknown[]) => never;
    response[name] = (...given: unknown[]): never => {
      const [chunk] = given;
      if (typeof chunk === 'string' || ArrayBuffer.isView(chunk)) {
        written.push(Buffer.from(chunk as string));
      }
      return original(...given);
    };
  }
  return written;
}

const textOf = (body: Buffer): string =>
  body.subarray(0, 5).toString() === '%PDF-'
    ? pdfText(body).replaceAll(/\s+/g, ' ').replaceAll('- ', '-') + body.toString('latin1')
    : body.toString('utf8');
