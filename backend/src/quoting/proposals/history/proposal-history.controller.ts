import { Body, Controller, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ProposalHistory, ShareProposalResponse } from '#shared/contract/proposals';
import { Env } from '../../../platform/config/env.ts';
import { Allow } from '../../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { sendFile } from '../../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { MarkProposalSentDto } from '../proposals.dto.ts';
import { RevokeShareService } from '../sharing/revoke-share.service.ts';
import { ShareProposalDto } from '../sharing/share.dto.ts';
import { ShareProposalService } from '../sharing/share-proposal.service.ts';
import { DownloadProposalService } from './download-proposal.service.ts';
import { MarkProposalSentService } from './mark-proposal-sent.service.ts';
import { ProposalHistoryService } from './proposal-history.service.ts';

/** What became of proposals: kept to the byte, sent, shared. */
@Controller('api/proposal')
@Allow('smallgroup')
export class ProposalHistoryController {
  constructor(
    private readonly history: ProposalHistoryService,
    private readonly downloadProposal: DownloadProposalService,
    private readonly markSent: MarkProposalSentService,
    private readonly shareProposal: ShareProposalService,
    private readonly revokeShare: RevokeShareService,
    private readonly env: Env,
  ) {}

  @Get('GetProposalHistory/:quoteId')
  list(@CurrentUser() user: SessionUser, @Param('quoteId', PositiveIdPipe) quoteId: number): Promise<ProposalHistory> {
    return this.history.list(user, quoteId);
  }

  @Get('GetProposal/:proposalId')
  async download(
    @CurrentUser() user: SessionUser,
    @Param('proposalId', PositiveIdPipe) proposalId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.downloadProposal.download(user, proposalId));
  }

  @Put('MarkSent/:proposalId')
  @HttpCode(204)
  mark(
    @CurrentUser() user: SessionUser,
    @Param('proposalId', PositiveIdPipe) proposalId: number,
    @Body() body: MarkProposalSentDto,
  ): Promise<void> {
    return this.markSent.mark(user, proposalId, body);
  }

  @Post('Share/:proposalId')
  async share(
    @CurrentUser() user: SessionUser,
    @Param('proposalId', PositiveIdPipe) proposalId: number,
    @Body() body: ShareProposalDto,
  ): Promise<ShareProposalResponse> {
    const { path, share } = await this.shareProposal.share(user, proposalId, body);
    return { Url: this.env.publicUrl + path, Share: share };
  }

  @Put('RevokeShare/:shareId')
  @HttpCode(204)
  revoke(@CurrentUser() user: SessionUser, @Param('shareId', PositiveIdPipe) shareId: number): Promise<void> {
    return this.revokeShare.revoke(user, shareId);
  }
}
