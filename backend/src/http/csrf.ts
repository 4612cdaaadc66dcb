import type {} from '@fastify/csrf-protection';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** Readable by script on purpose: the page copies it into the header (spec 000 section 7, "Base behaviour"). */
export const CSRF_COOKIE = 'PQ-XSRF-TOKEN';
export const CSRF_HEADER = 'x-pq-xsrf-token';
export const CSRF_EXPIRED = 'The page was open too long. Please try again.';

/** Gives the page a fresh token of this session. */
export function setCsrfCookie(reply: FastifyReply): void {
  const secure = reply.request.session.cookie.secure === true;
  reply.setCookie(CSRF_COOKIE, reply.generateCsrf(), { path: '/', sameSite: 'strict', httpOnly: false, secure });
}

/** For the few reads that change something: a page of another site cannot cause them. @throws CSRF_EXPIRED */
export function refuseOtherSites(request: FastifyRequest): void {
  if (!isOwnOrigin(request)) {
    throw new AppError('CSRF_EXPIRED', CSRF_EXPIRED);
  }
}

/** @throws CSRF_EXPIRED unless the header carries a token of this very session and the browser names no other site */
export async function checkCsrf(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  refuseOtherSites(request);
  await new Promise<void>((resolve, reject) => {
    // The plugin refuses by sending; here a refusal must be thrown, so that it gets the common body.
    const refusing = Object.create(reply, {
      send: { value: () => reject(new AppError('CSRF_EXPIRED', CSRF_EXPIRED)) },
    });
    request.server.csrfProtection(request, refusing as FastifyReply, () => resolve());
  });
}

function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site') {
    return false;
  }
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === request.host);
}
