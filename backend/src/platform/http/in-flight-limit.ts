import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { hasBody, isHere, TOO_BUSY } from './body-transit.ts';

/**
 * Answers 503 above this number of concurrent requests, so that accepted ones stay fast. Health always answers. A request counts once it
 * is here with its body: what is still on its way keeps nobody busy (body-transit.ts).
 */
export function limitInFlight(fastify: FastifyInstance, limit: number): void {
  let inFlight = 0;
  const count = ({ raw }: FastifyReply): void => {
    inFlight += 1;
    // 'close' fires once per request, whether answered or aborted by the client.
    raw.once('close', () => {
      inFlight -= 1;
    });
  };
  const admit = (request: FastifyRequest, reply: FastifyReply): void => {
    if (inFlight >= limit && !request.url.startsWith('/api/health/')) {
      reply.header('Retry-After', '1');
      throw new AppError('UNAVAILABLE', TOO_BUSY);
    }
    count(reply);
  };
  fastify.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) {
      admit(request, reply);
    }
  });
  fastify.addHook('preValidation', async (request, reply) => {
    if (!hasBody(request)) {
      return;
    }
    if (isHere(request)) {
      admit(request, reply);
    } else {
      // An upload, which its route reads.
      request.raw.once('end', () => !reply.raw.writableEnded && count(reply));
    }
  });
}
