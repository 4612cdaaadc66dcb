import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KEPT_MS } from '../database/count-cache.ts';
import { userOf } from './current-user.ts';

/** Holds nothing but that it is there. */
const COOKIE = 'pq-changed';
const IN_HEADER = new RegExp(`(^|;\\s*)${COOKIE}=`);
/** Longer than anything is kept that others may see late. */
const SECONDS = KEPT_MS / 1000 + 2;
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Asked before the cookies are read. */
export const hasJustChanged = ({ headers }: FastifyRequest): boolean => IN_HEADER.test(headers.cookie ?? '');

/**
 * Who has changed something sees it in every total at once, by whichever process the next request is answered: the browser says so
 * itself for some seconds. A change that is refused is marked too, which does no harm. To be registered after cookies and sessions.
 */
export function markChanges(fastify: FastifyInstance, secure: boolean): void {
  fastify.addHook('preHandler', (request, reply, done) => {
    if (!SAFE_METHODS.includes(request.method) && userOf(request)) {
      void reply.setCookie(COOKIE, '1', { path: '/api', httpOnly: true, sameSite: 'strict', secure, maxAge: SECONDS });
    }
    done();
  });
}
