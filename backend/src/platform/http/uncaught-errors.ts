import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ERROR_STATUS } from '../errors.ts';
import { requestContext } from '../request-context.ts';
import { errorBody, SERVER_ERROR, withoutValues } from './errors.filter.ts';

/**
 * An error that a callback throws where nothing catches it, or that a promise nobody waits for is rejected with, ends the request that
 * it belongs to, and never the process: everybody else's requests run in it too. Call it once the server listens: before, it must not start.
 */
export function surviveUncaughtErrors(): void {
  const logger = new Logger('Errors');
  process.on('uncaughtException', (error: unknown) => {
    const { requestId, abandon } = requestContext();
    logger.error(`Uncaught${requestId && ` in request ${requestId}`}: ${withoutValues(error)}`);
    abandon?.();
  });
}

/** Answers a request whose own work will not. Where an answer has begun, it is cut off. */
export function abandonRequest(reply: FastifyReply): void {
  if (reply.raw.headersSent) {
    reply.raw.destroy();
  } else if (!reply.sent) {
    void reply
      .status(ERROR_STATUS.INTERNAL)
      .send(errorBody({ code: 'INTERNAL', message: SERVER_ERROR }, reply.request.id));
  }
}
