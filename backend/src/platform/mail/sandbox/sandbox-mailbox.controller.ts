import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../errors.ts';
import { SignedIn } from '../../http/access.ts';
import { CurrentUser, type SessionUser } from '../../http/current-user.ts';
import { NO_SUCH_CALL } from '../../http/errors.filter.ts';
import { sendPage } from '../../sandbox/sandbox-form.ts';
import { MailGateway } from '../mail.gateway.ts';
import { mailboxPage } from './mailbox-page.ts';
import { SandboxMailboxRepository } from './sandbox-mailbox.repository.ts';

const MOST_SHOWN = 20;
export const MAILBOX_PATH = '/api/sandbox/mailbox';

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
