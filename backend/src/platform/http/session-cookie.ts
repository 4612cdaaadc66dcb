import type { FastifyInstance, FastifyReply } from 'fastify';

/** `__Host-` needs Secure; a plain http address (a demo on this machine) cannot have it. */
export const sessionCookieName = (secure: boolean): string => (secure ? '__Host-pq-session' : 'pq-session');

/** Takes the cookie out of the browser: at sign-out (spec 002 section 9). */
export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(sessionCookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

/**
 * A request that is on its way while somebody signs in still carries the id from before. The session plugin would delete
 * the cookie in the answer to it, and with it the new session: an id that opens no session is taken as none.
 * To be registered after the plugin.
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
