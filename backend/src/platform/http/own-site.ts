import type { FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';

declare module 'fastify' {
  interface FastifyInstance {
    ownSite: OwnSite;
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** What a browser says of a request that no page of another site caused. */
const OWN_FETCHES = ['same-origin', 'none'];

/** Tells requests of this site's own pages from those that other sites cause. */
export class OwnSite {
  /** Where people open the site. */
  readonly address: string;
  private readonly scheme: string;
  private readonly origins: Set<string>;
  private readonly isOnThisMachine: boolean;

  constructor({ publicUrl, partnerHost }: Env) {
    const own = new URL(publicUrl);
    const partner = new URL(publicUrl);
    partner.hostname = partnerHost || own.hostname;
    this.address = own.origin;
    this.scheme = own.protocol;
    this.origins = new Set([own.origin, partner.origin]);
    this.isOnThisMachine = LOOPBACK.test(own.hostname);
  }

  /** The host must be one of ours: a name that somebody points at this machine is not. The origin must be that of the host. */
  isFrom({ headers, host }: FastifyRequest): boolean {
    const { origin, 'sec-fetch-site': fetchSite } = headers;
    const asked = `${this.scheme}//${host}`;
    if (!URL.canParse(asked) || (fetchSite !== undefined && !OWN_FETCHES.includes(String(fetchSite)))) {
      return false;
    }
    const own = new URL(asked);
    // Here the site has several names, and while it is developed several ports.
    const isOurs = this.origins.has(own.origin) || (this.isOnThisMachine && LOOPBACK.test(own.hostname));
    return isOurs && (origin === undefined || origin === own.origin);
  }
}
