import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { ProposalEmailDraft, ProposalEmailsStored } from '#shared/proposals/proposal-email.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers } from '../../../platform/http/answers.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { PositiveIdPipe } from '../../../platform/http/validation.ts';
import { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { EmailDraftService } from './email-draft.service.ts';
import { NewProposalEmail, ProposalEmailDraftAnswer, ProposalEmailsStoredAnswer } from './email.dto.ts';
import { SendProposalEmailService } from './send-proposal-email.service.ts';

/** Sending proposals by e-mail. What becomes of each e-mail is part of the proposal's history. */
@Controller('api/proposal')
@Allow('smallgroup')
export class ProposalEmailsController {
  constructor(
    private readonly drafts: EmailDraftService,
    private readonly sendEmail: SendProposalEmailService,
    private readonly idempotency: Idempotency,
  ) {}

  /** The texts that the form starts with. */
  @Get('EmailDraft/:proposalId')
  @Answers(ProposalEmailDraftAnswer, 'NOT_FOUND')
  draft(
    @CurrentUser() user: SessionUser,
    @Param('proposalId', PositiveIdPipe) proposalId: number,
  ): Promise<ProposalEmailDraft> {
    return this.drafts.find(user, proposalId);
  }

  /** Stored with the request, sent in the background, and repeated while the mail server does not respond. */
  @Post('Email/:proposalId')
  @Answers(ProposalEmailsStoredAnswer, 'NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE')
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'A repeat answers the first answer.' })
  send(
    @CurrentUser() user: SessionUser,
    @Param('proposalId', PositiveIdPipe) proposalId: number,
    @Body() request: NewProposalEmail,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<ProposalEmailsStored> {
    const body = { proposalId, ...request };
    return this.idempotency.once({ user, key, call: 'proposal/Email', body }, (finish) =>
      this.sendEmail.send(user, { proposalId, request }, finish),
    );
  }
}
