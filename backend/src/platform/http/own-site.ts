import type { FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';

declare module 'fastify' {
  interface FastifyInstance {
    ownSite: OwnSite;
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** The browser's values for requests not caused by another site. */
const OWN_FETCHES = ['same-origin', 'none'];

/** Where a passkey is made and used. Browsers bind it to a host name, so it opens nothing on any other site. */
export interface PasskeySite {
  relyingParty: string;
  origins: string[];
}

/** Distinguishes requests from this site's own pages from those triggered by other sites. */
export class OwnSite {
  /** The site's public address. */
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

  /** Not the partner's host, which is another site to browsers. */
  forPasskeys({ host }: FastifyRequest): PasskeySite {
    const { hostname: relyingParty } = new URL(this.address);
    // On a development machine the site has several ports.
    return { relyingParty, origins: [this.address, ...(this.isOnThisMachine ? [`${this.scheme}//${host}`] : [])] };
  }

  /** The host must be one of ours, not any other name that points at this machine. The origin must match the host. */
  isFrom({ headers, host }: FastifyRequest): boolean {
    const { origin, 'sec-fetch-site': fetchSite } = headers;
    const asked = `${this.scheme}//${host}`;
    if (!URL.canParse(asked) || (fetchSite !== undefined && !OWN_FETCHES.includes(String(fetchSite)))) {
      return false;
    }
    const own = new URL(asked);
    // On a development machine the site has several names and ports.
    const isOurs = this.origins.has(own.origin) || (this.isOnThisMachine && LOOPBACK.test(own.hostname));
    return isOurs && (origin === undefined || origin === own.origin);
  }
}
