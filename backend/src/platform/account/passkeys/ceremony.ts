import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../../http/client-device.ts';
import type { PasskeySite } from '../../http/own-site.ts';
import { sessionDigest } from '../session-store.ts';

/** The browser that makes or uses a passkey. */
export interface Ceremony {
  /** Digest of its session's id. */
  sessionId: string;
  ip: string;
  site: PasskeySite;
  /** "Chrome on Windows". */
  device: string;
}

export const ceremonyOf = (request: FastifyRequest): Ceremony => ({
  sessionId: sessionDigest(request.session.sessionId),
  ip: request.ip,
  site: request.server.ownSite.forPasskeys(request),
  device: deviceOf(request.headers['user-agent']),
});
