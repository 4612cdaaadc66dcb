import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { ERROR_STATUS } from '../errors.ts';
import { errorBody } from './errors.filter.ts';

/** Requests in transit still arrive for this long; the proxy sees that the process is not ready and sends no more. */
const DRAIN_MS = 1_000;
/** A connection that never ends must not keep the process running: it exits within 10 s in total. */
const SHUTDOWN_LIMIT_MS = 9_000;
const ENDING = 'This process is ending.';

/**
 * On SIGTERM or SIGINT: reports that it is not ready, keeps answering for a moment while asking for connections to be closed, then exits.
 * Closing immediately would cut connections whose request has not been read yet. Call it before the server listens.
 */
export function endGracefully(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  let draining = false;
  fastify.addHook('onSend', async (_request, reply) => {
    if (draining) {
      void reply.header('Connection', 'close');
    }
  });
  fastify.addHook('onRequest', async (request, reply) => {
    if (draining && request.url === '/api/health/ready') {
      return reply
        .status(ERROR_STATUS.UNAVAILABLE)
        .send(errorBody({ code: 'UNAVAILABLE', message: ENDING }, request.id));
    }
  });
  const end = async () => {
    draining = true;
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    await sleep(DRAIN_MS);
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void end());
  process.once('SIGINT', () => void end());
}
