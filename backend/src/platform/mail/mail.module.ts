import { Module } from '@nestjs/common';
import { MailGateway } from './mail.gateway.ts';
import { SandboxMailboxController } from './sandbox/sandbox-mailbox.controller.ts';
import { SandboxMailboxRepository } from './sandbox/sandbox-mailbox.repository.ts';

/** Sending e-mail. */
@Module({
  controllers: [SandboxMailboxController],
  providers: [MailGateway, SandboxMailboxRepository],
  exports: [MailGateway],
})
export class MailModule {}
