import type { FastifyInstance } from 'fastify';
import { ERROR_STATUS } from '../errors.ts';
import { errorBody } from './errors.filter.ts';

export const TOO_BUSY = 'The server is busy at the moment. Please try again in a second.';

/** Answers 503 above this number of concurrent requests, so that accepted ones stay fast. Health always answers. */
export function limitInFlight(fastify: FastifyInstance, limit: number): void {
  let inFlight = 0;
  fastify.addHook('onRequest', async (request, reply) => {
    if (inFlight >= limit && !request.url.startsWith('/api/health/')) {
      return reply
        .header('Retry-After', '1')
        .status(ERROR_STATUS.UNAVAILABLE)
        .send(errorBody({ code: 'UNAVAILABLE', message: TOO_BUSY }, request.id));
    }
    inFlight += 1;
    // 'close' fires once per request, whether answered or aborted by the client.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
  });
}
