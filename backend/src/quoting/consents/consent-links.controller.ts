import type { FastifyRequest } from 'fastify';
import { AGREEMENT, CONSENT_LINK_CALLS } from '#shared/consents/consent-links.calls';
import { Env } from '../../platform/config/env.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { linkPath } from '../../platform/links/link-tokens.ts';
import { ReaderLimit } from '../../platform/links/reader-limit.ts';
import { ConsentLinksService, type LinkOrigin } from './consent-links.service.ts';

const CALLS = { ...CONSENT_LINK_CALLS, ...AGREEMENT };

/** For the agent: ask, remind, withdraw. For the client, who has no account: open, agree, decline. */
@Serves(CALLS)
export class ConsentLinksController implements Serving<typeof CALLS> {
  constructor(
    private readonly links: ConsentLinksService,
    private readonly limit: ReaderLimit,
    private readonly env: Env,
  ) {}

  async ask({ user, body, request }: Asked<typeof CALLS.ask>) {
    const { path, code, link } = await this.links.ask(user, body, originOf(request));
    return { Url: path && this.env.publicUrl + linkPath(path.kind, path.token), Code: code, Link: link };
  }

  remind({ user, linkId }: Asked<typeof CALLS.remind>) {
    return this.links.remind(user, linkId);
  }

  withdraw({ user, linkId }: Asked<typeof CALLS.withdraw>) {
    return this.links.withdraw(user, linkId);
  }

  open({ request: { ip }, body }: Asked<typeof CALLS.open>) {
    this.limit.take(ip);
    return this.links.open(body);
  }

  agree({ request, body }: Asked<typeof CALLS.agree>) {
    this.limit.take(request.ip);
    return this.links.agree(body, originOf(request));
  }

  decline({ request, body }: Asked<typeof CALLS.decline>) {
    this.limit.take(request.ip);
    return this.links.decline(body, originOf(request));
  }
}

const originOf = ({ ip, headers }: FastifyRequest): LinkOrigin => ({ ip, userAgent: headers['user-agent'] ?? '' });
