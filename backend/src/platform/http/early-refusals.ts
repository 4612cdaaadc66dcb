import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#shared/answers/errors';
import { AppError, ERROR_STATUS } from '../errors.ts';
import { errorBody } from './errors.filter.ts';

export const NOT_AN_ADDRESS = 'There is no such address.';
export const NO_BOUNDARY = 'The form that was sent cannot be read: its type names no boundary.';
export const NOT_HTTP = 'The request cannot be read.';

const MULTIPART = /^\s*multipart\//i;
const BOUNDARY = /;\s*boundary\s*=\s*("[^"]+"|[^\s;"]+)/i;

/** For requests that the router refuses before any hook runs: undecodable URLs, and overlong ids. */
export function refuseAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .headers({ 'X-Request-Id': request.id, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    .status(ERROR_STATUS.INVALID_INPUT)
    .send(errorBody({ code: 'INVALID_INPUT', message: NOT_AN_ADDRESS }, request.id));
}

/**
 * For requests that Node itself refuses: overlong headers, and anything that is not HTTP. There is no request to answer, only a connection.
 */
export function refuseConnection({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refused: ErrorCode = code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'INVALID_INPUT';
  const body = JSON.stringify(errorBody({ code: refused, message: NOT_HTTP }, ''));
  const head = [
    `HTTP/1.1 ${ERROR_STATUS[refused]} Refused`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** The form parser throws where nothing catches it. */
export function refuseFormsWithoutBoundary(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', async ({ headers }) => {
    const type = headers['content-type'] ?? '';
    if (MULTIPART.test(type) && !BOUNDARY.test(type)) {
      throw new AppError('INVALID_INPUT', NO_BOUNDARY);
    }
  });
}
