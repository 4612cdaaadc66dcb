import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#shared/answers/errors';
import { ERROR_STATUS } from '../errors.ts';
import { limitedAddress } from './client-device.ts';
import { errorBody, NO_SUCH_CALL } from './errors.filter.ts';

export const TOO_BUSY = 'The server is busy at the moment. Please try again in a second.';
export const TOO_MANY_ON_THE_WAY =
  'Many requests from your network are still being sent. Wait until they have arrived, then try again.';
export const TOO_SLOW = 'The request arrived too slowly. Please check your connection and try again.';

export interface TransitLimits {
  /** Bodies that are on their way at the same time, of everybody and of one address. */
  atOnce: number;
  perAddress: number;
  /** In each of these spans at least so many bytes of a body must arrive, or its end. */
  spanMs: number;
  spanBytes: number;
}

/** An office shares an address, and everybody in it may upload several documents. */
export const TRANSIT_LIMITS: TransitLimits = { atOnce: 1_000, perAddress: 50, spanMs: 10_000, spanBytes: 100_000 };

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** The whole body is, although perhaps nobody has read it. */
export const isHere = ({ raw }: FastifyRequest): boolean => raw.complete;

/**
 * Limits bodies that are still on their way: they cost nothing but a connection, so there may be many, but not as many of one address as
 * the server has places, and not for as long as their sender likes. What has no route is refused before anything of it is read.
 */
export function limitTransit(fastify: FastifyInstance, limits: TransitLimits): void {
  const onTheWay = new Map<FastifyRequest, string>();
  fastify.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) {
      return;
    }
    if (request.is404) {
      return refuseUnread(reply, 'NOT_FOUND', NO_SUCH_CALL);
    }
    const address = limitedAddress(request.ip);
    const others = [...onTheWay].filter(([other]) => !isHere(other));
    if (others.length >= limits.atOnce) {
      return refuseUnread(reply.header('Retry-After', '1'), 'UNAVAILABLE', TOO_BUSY);
    }
    if (others.filter(([, of]) => of === address).length >= limits.perAddress) {
      return refuseUnread(reply.header('Retry-After', '10'), 'TOO_MANY_REQUESTS', TOO_MANY_ON_THE_WAY);
    }
    onTheWay.set(request, address);
    const stopWatching = watchPace(request, reply, limits);
    reply.raw.once('close', () => {
      onTheWay.delete(request);
      stopWatching();
    });
  });
}

/** Returns what stops the watch. */
function watchPace(request: FastifyRequest, reply: FastifyReply, { spanMs, spanBytes }: TransitLimits): () => void {
  const { raw } = request;
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = raw.socket.bytesRead - before;
    before += arrived;
    if (isHere(request)) {
      clearInterval(timer);
    } else if (arrived < spanBytes && raw.readableLength === 0) {
      // With something left to read it is this server that is slow.
      clearInterval(timer);
      reply.raw.once('finish', () => raw.destroy());
      void refuseUnread(reply, 'INVALID_INPUT', TOO_SLOW);
    }
  }, spanMs);
  return () => clearInterval(timer);
}

/** The rest of the body is not waited for. */
const refuseUnread = (reply: FastifyReply, code: ErrorCode, message: string): FastifyReply =>
  reply.header('Connection', 'close').status(ERROR_STATUS[code]).send(errorBody({ code, message }, reply.request.id));
