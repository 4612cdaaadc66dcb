import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { SignedIn } from '../../platform/http/access.ts';
import { CurrentUser, type SessionUser } from '../../platform/http/current-user.ts';
import { NO_SUCH_CALL } from '../../platform/http/errors.filter.ts';
import { MAILBOX_PATH, MailGateway } from '../../platform/mail/mail.gateway.ts';
import { sendPage } from '../sandbox-page.ts';
import { mailboxPage } from './mailbox-page.ts';
import { SandboxMailboxRepository } from './sandbox-mailbox.repository.ts';

const MOST_SHOWN = 20;

/** The mailbox of a demo without a mail server: everyone reads only what they sent. Not part of the product's API. */
@Controller(MAILBOX_PATH)
@ApiExcludeController()
@SignedIn()
export class SandboxMailboxController {
  constructor(
    private readonly gateway: MailGateway,
    private readonly mailbox: SandboxMailboxRepository,
  ) {}

  @Get()
  async page(@CurrentUser() user: SessionUser, @Res() reply: FastifyReply): Promise<void> {
    if (!this.gateway.isSandbox) {
      throw new AppError('NOT_FOUND', NO_SUCH_CALL);
    }
    sendPage(reply, 200, mailboxPage(await this.mailbox.listOf(user, MOST_SHOWN)));
  }
}
