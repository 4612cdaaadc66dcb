import type { FastifyInstance, FastifyReply } from 'fastify';

/** `__Host-` requires Secure, which a plain http address (a demo on this machine) cannot have. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-pq-session' : 'pq-session');

/** Deletes the cookie in the browser, at sign-out (spec 002 section 9). */
export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/**
 * A request in flight during sign-in still carries the previous id. The session plugin would delete the cookie in the response to it, and
 * with it the new session: so an id without a session counts as no id. Register it after the plugin.
 */
export function ignoreDeadSessionIds(fastify: FastifyInstance, secure: boolean): void {
  const name = sessionCookieName(secure);
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.cookies[name] !== request.session.encryptedSessionId) {
      request.cookies[name] = undefined;
    }
    done();
  });
}

/** For the proxy and the operator: they answer while the database of the sessions does not. */
const HEALTH = /^\/api\/health\//i;

/** Call it before the session's own hook is registered. */
export function keepHealthWithoutSession(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (HEALTH.test(request.url)) {
      delete request.headers.cookie;
    }
    done();
  });
}
