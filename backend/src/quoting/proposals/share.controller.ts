import { Header } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SHARE } from '#shared/proposals/proposals.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { deviceOf, networkOf, type Reader } from '../../platform/http/client-device.ts';
import { ReaderLimit } from '../../platform/links/reader-limit.ts';
import { ShareAnswersService } from './share-answers.service.ts';
import { StoredProposalsService } from './stored-proposals.service.ts';

@Serves(SHARE)
export class ShareController implements Serving<typeof SHARE> {
  constructor(
    private readonly proposals: StoredProposalsService,
    private readonly answers: ShareAnswersService,
    private readonly limit: ReaderLimit,
  ) {}

  @Header('X-Robots-Tag', 'noindex, nofollow')
  describe({ request, token }: Asked<typeof SHARE.describe>) {
    this.limit.take(request.ip);
    return this.proposals.describe(token);
  }

  @Header('X-Robots-Tag', 'noindex, nofollow')
  showLogo({ request, token }: Asked<typeof SHARE.showLogo>) {
    this.limit.take(request.ip);
    return this.proposals.showLogo(token, 'agencyLogo');
  }

  @Header('X-Robots-Tag', 'noindex, nofollow')
  showCarrierLogo({ request, token }: Asked<typeof SHARE.showCarrierLogo>) {
    this.limit.take(request.ip);
    return this.proposals.showLogo(token, 'carrierLogo');
  }

  answer({ request, token, body }: Asked<typeof SHARE.answer>) {
    this.limit.take(request.ip);
    return this.answers.answer(token, body, deviceAndNetwork(request));
  }

  @Header('X-Robots-Tag', 'noindex, nofollow')
  async open({ request, token, query: { download } }: Asked<typeof SHARE.open>) {
    this.limit.take(request.ip);
    const file = await this.proposals.open(token, readerOf(request));
    return { ...file, inline: download !== 'true' };
  }
}

/** Null for a browser that prefetches the page before anyone has asked for it. */
function readerOf(request: FastifyRequest): Reader | null {
  const purpose = String(request.headers['sec-purpose'] ?? request.headers['purpose'] ?? '');
  return purpose.includes('prefetch') ? null : deviceAndNetwork(request);
}

const deviceAndNetwork = ({ ip, headers }: FastifyRequest): Reader => ({
  address: networkOf(ip),
  device: deviceOf(headers['user-agent']),
});
