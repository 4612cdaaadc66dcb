import { Body, Controller, Get, HttpCode, Param, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ProposalHistory, ShareProposalResponse } from '#shared/proposals/proposal.record';
import { Env } from '../../../platform/config/env.ts';
import { Allow } from '../../../platform/http/access.ts';
import { Answers, AnswersFile, AnswersNothing } from '../../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { sendFile } from '../../../platform/http/file-answer.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { ProposalHistoryAnswer, ProposalSent } from '../proposals.dto.ts';
import { RevokeShareService } from '../sharing/revoke-share.service.ts';
import { NewShare, NewShareLinkAnswer } from '../sharing/share.dto.ts';
import { ShareProposalService } from '../sharing/share-proposal.service.ts';
import { DownloadProposalService } from './download-proposal.service.ts';
import { MarkProposalSentService } from './mark-proposal-sent.service.ts';
import { ProposalHistoryService } from './proposal-history.service.ts';

/** The history of proposals: stored files, sending, sharing. */
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
  @Answers(ProposalHistoryAnswer, 'NOT_FOUND')
  list(@CurrentUser() user: SessionUser, @Param('quoteId', PositiveIdPipe) quoteId: number): Promise<ProposalHistory> {
    return this.history.list(user, quoteId);
  }

  @Get('GetProposal/:proposalId')
  @AnswersFile('application/pdf', 'NOT_FOUND')
  async download(
    @CurrentUser() user: SessionUser,
    @Param('proposalId', PositiveIdPipe) proposalId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.downloadProposal.download(user, proposalId));
  }

  @Put('MarkSent/:proposalId')
  @AnswersNothing('NOT_FOUND')
  @HttpCode(204)
  mark(
    @CurrentUser() user: SessionUser,
    @Param('proposalId', PositiveIdPipe) proposalId: number,
    @Body() body: ProposalSent,
  ): Promise<void> {
    return this.markSent.mark(user, proposalId, body);
  }

  @Post('Share/:proposalId')
  @Answers(NewShareLinkAnswer, 'NOT_FOUND', 'RULE_BROKEN')
  async share(
    @CurrentUser() user: SessionUser,
    @Param('proposalId', PositiveIdPipe) proposalId: number,
    @Body() body: NewShare,
  ): Promise<ShareProposalResponse> {
    const { path, share } = await this.shareProposal.share(user, proposalId, body);
    return { Url: this.env.publicUrl + path, Share: share };
  }

  @Put('RevokeShare/:shareId')
  @AnswersNothing('NOT_FOUND')
  @HttpCode(204)
  revoke(@CurrentUser() user: SessionUser, @Param('shareId', PositiveIdPipe) shareId: number): Promise<void> {
    return this.revokeShare.revoke(user, shareId);
  }
}
