import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    signedBodyBytes?: number;
  }
  interface FastifyRequest {
    /** As received, on routes with @SignedBody. */
    signedBody?: Buffer;
  }
}

const BODY_TOO_LARGE = 'The request is too large.';

/** For calls of other systems that sign what they send: their bytes are kept as received, up to this limit. */
export const SignedBody = (mostBytes: number): MethodDecorator =>
  RouteConfig({ signedBodyBytes: mostBytes }) as MethodDecorator;

export function keepSignedBodies(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', async (request, _reply, payload) => {
    const mostBytes = request.routeOptions.config.signedBodyBytes;
    if (mostBytes === undefined) {
      return payload;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) {
        throw new AppError('TOO_LARGE', BODY_TOO_LARGE);
      }
      chunks.push(chunk);
    }
    request.signedBody = Buffer.concat(chunks);
    return Readable.from([request.signedBody]);
  });
}
