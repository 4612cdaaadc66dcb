import { Controller, Get, Header, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SharedProposal } from '#shared/proposals/proposal.record';
import { Public } from '../../../../platform/http/access.ts';
import { Answers, AnswersFile } from '../../../../platform/http/answers.ts';
import { sendFile } from '../../../../platform/http/file-answer.ts';
import { OpenSharedProposalService } from './open-shared-proposal.service.ts';
import { deviceOf, networkOf, type Reader } from '../../../../platform/http/client-device.ts';
import { ReaderLimit } from './reader-limit.ts';
import { SharedFileQuery, SharedProposalAnswer } from '../share.dto.ts';
import { SharedProposalService } from './shared-proposal.service.ts';

/** For readers without an account who have the link. Read-only; an invalid link gets the same answer as one that never existed. */
@Controller('api/share')
@Public()
export class ShareController {
  constructor(
    private readonly shared: SharedProposalService,
    private readonly openShared: OpenSharedProposalService,
    private readonly limit: ReaderLimit,
  ) {}

  @Get(':token')
  @Answers(SharedProposalAnswer, 'NOT_FOUND', 'TOO_MANY_REQUESTS')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  describe(@Req() request: FastifyRequest, @Param('token') token: string): Promise<SharedProposal> {
    this.limit.take(request.ip);
    return this.shared.describe(token);
  }

  /** The picture of the agency. */
  @Get(':token/logo')
  @AnswersFile('image/png', 'NOT_FOUND', 'TOO_MANY_REQUESTS')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  async showLogo(
    @Req() request: FastifyRequest,
    @Param('token') token: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.limit.take(request.ip);
    await sendFile(reply, await this.shared.showLogo(token, 'agencyLogo'));
  }

  /** The picture of the carrier. */
  @Get(':token/carrier-logo')
  @AnswersFile('image/png', 'NOT_FOUND', 'TOO_MANY_REQUESTS')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  async showCarrierLogo(
    @Req() request: FastifyRequest,
    @Param('token') token: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.limit.take(request.ip);
    await sendFile(reply, await this.shared.showLogo(token, 'carrierLogo'));
  }

  /** Shown in the browser; saved with ?download=true. */
  @Get(':token/pdf')
  @AnswersFile('application/pdf', 'NOT_FOUND', 'TOO_MANY_REQUESTS')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  async open(
    @Req() request: FastifyRequest,
    @Param('token') token: string,
    @Query() { download }: SharedFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.limit.take(request.ip);
    const file = await this.openShared.open(token, readerOf(request));
    await sendFile(reply, { ...file, inline: download !== 'true' });
  }
}

/** Null for a browser that prefetches the page before anyone has asked for it. */
function readerOf({ ip, headers }: FastifyRequest): Reader | null {
  const purpose = String(headers['sec-purpose'] ?? headers['purpose'] ?? '');
  return purpose.includes('prefetch') ? null : { address: networkOf(ip), device: deviceOf(headers['user-agent']) };
}
