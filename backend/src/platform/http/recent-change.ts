import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KEPT_MS } from '../database/count-cache.ts';
import { userOf } from './current-user.ts';

/** Only its presence matters. */
const COOKIE = 'pq-changed';
const IN_HEADER = new RegExp(`(^|;\\s*)${COOKIE}=`);
/** Longer than any cache whose data may be out of date for other users. */
const SECONDS = KEPT_MS / 1000 + 2;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** A POST that only reads: what it looks for is personal, and stays out of URLs. */
export const ReadsByPost = () => RouteConfig({ readsByPost: true });
const changesNothing = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  SAFE_METHODS.includes(method) || 'readsByPost' in config;

/** Runs before the cookies are parsed. */
export const hasJustChanged = ({ headers }: FastifyRequest): boolean => IN_HEADER.test(headers.cookie ?? '');

/**
 * Users who change something see it in every total immediately, whichever process answers their next request: a cookie marks the browser
 * for some seconds. Refused changes also set it, which does no harm. Register it after cookies and sessions.
 */
export function markChanges(fastify: FastifyInstance, secure: boolean): void {
  fastify.addHook('preHandler', (request, reply, done) => {
    if (!changesNothing(request) && userOf(request)) {
      void reply.setCookie(COOKIE, '1', { path: '/api', httpOnly: true, sameSite: 'strict', secure, maxAge: SECONDS });
    }
    done();
  });
}
