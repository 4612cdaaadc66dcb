import csrf from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import type { Env } from '../config/env.ts';
import { AppError } from '../errors.ts';
import { userOf } from './current-user.ts';

/** Readable by script on purpose: the page copies it into the header (spec 000 section 7, "Base behaviour"). */
export const CSRF_COOKIE = 'PQ-XSRF-TOKEN';
export const CSRF_HEADER = 'x-pq-xsrf-token';
export const CSRF_EXPIRED = 'The page was open too long. Please try again.';
const JSON_ONLY = 'This call takes JSON only.';
export const otherSite = (address: string): string =>
  `This request came from another site. Open ${address} and try again.`;

/**
 * A token matches the secret in its browser's cookie and, after signing in, that one session. The secret is in a cookie instead of a
 * session, so that merely viewing the sign-in page stores nothing in the database.
 */
export async function registerCsrf(fastify: FastifyInstance, { publicUrl, sessionSecret }: Env): Promise<void> {
  const secure = publicUrl.startsWith('https:');
  await fastify.register(csrf, {
    sessionPlugin: '@fastify/cookie',
    cookieKey: secure ? '__Host-pq-csrf' : 'pq-csrf',
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'strict', secure, signed: true },
    csrfOpts: { userInfo: true, hmacKey: createHmac('sha256', sessionSecret).update('csrf').digest('hex') },
    getUserInfo: holderOf,
    getToken: (request: FastifyRequest) => request.headers[CSRF_HEADER] as string | undefined,
    logLevel: 'debug',
  });
}

const holderOf = (request: FastifyRequest): string => (userOf(request) ? request.session.sessionId : 'nobody');

/** Sends the page a new token. */
export function setCsrfCookie(reply: FastifyReply): void {
  const secure = reply.request.session.cookie.secure === true;
  const token = reply.generateCsrf({ userInfo: holderOf(reply.request) });
  reply.setCookie(CSRF_COOKIE, token, { path: '/', sameSite: 'strict', httpOnly: false, secure });
}

/** For the few reads that change something, so that a page of another site cannot trigger them. @throws CSRF_EXPIRED */
export function refuseOtherSites(request: FastifyRequest): void {
  const { ownSite } = request.server;
  if (!ownSite.isFrom(request)) {
    throw new AppError('CSRF_EXPIRED', otherSite(ownSite.address));
  }
}

/**
 * For changes without a token. Pages of other sites cannot send JSON unasked, and browsers name the origin of every change.
 * @throws CSRF_EXPIRED, UNSUPPORTED_TYPE
 */
export function requireOwnPage(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': fetchSite, 'content-type': contentType = '' } = request.headers;
  refuseOtherSites(request);
  if (origin === undefined && fetchSite !== 'same-origin') {
    throw new AppError('CSRF_EXPIRED', otherSite(request.server.ownSite.address));
  }
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    throw new AppError('UNSUPPORTED_TYPE', JSON_ONLY);
  }
}

/** @throws CSRF_EXPIRED unless the header contains a token of this browser and session, and the request comes from this site */
export async function checkCsrf(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  refuseOtherSites(request);
  await new Promise<void>((resolve, reject) => {
    // The plugin refuses by sending; here a refusal must be thrown to get the common body.
    const refusing = Object.create(reply, {
      send: { value: () => reject(new AppError('CSRF_EXPIRED', CSRF_EXPIRED)) },
    });
    request.server.csrfProtection(request, refusing as FastifyReply, () => resolve());
  });
}
