import { Injectable } from '@nestjs/common';
import { suggestedEmail } from '#shared/proposals/proposal-email';
import type { ProposalEmailDraft } from '#shared/proposals/proposal-email.record';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { MailGateway } from '../../../platform/mail/mail.gateway.ts';
import { MAILBOX_PATH } from '../../../platform/mail/sandbox/sandbox-mailbox.controller.ts';
import { QuotesRepository } from '../../quotes/quotes.repository.ts';
import { ProposalsRepository } from '../proposals.repository.ts';
import { EmailSenderService } from './email-sender.service.ts';
import { ProposalEmailsRepository } from './proposal-emails.repository.ts';

/** What the form for an e-mail starts with. */
@Injectable()
export class EmailDraftService {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly quotes: QuotesRepository,
    private readonly sender: EmailSenderService,
    private readonly emails: ProposalEmailsRepository,
    private readonly mail: MailGateway,
  ) {}

  /** @throws NOT_FOUND */
  async find(user: SessionUser, proposalId: number): Promise<ProposalEmailDraft> {
    const { quoteId, effectiveDate } = await this.proposals.findVisible(user, proposalId);
    const { group } = await this.quotes.findVisible(user, quoteId);
    const { subject, message } = suggestedEmail({ groupName: group.name, effectiveDate });
    const { Email } = await this.sender.find(user, quoteId);
    return {
      IsAvailable: this.mail.isAvailable,
      MailboxUrl: this.mail.isSandbox ? MAILBOX_PATH : null,
      To: group.email ?? '',
      Subject: subject,
      Message: message,
      LeftToday: await this.emails.countLeftToday(user),
      ReplyTo: Email,
    };
  }
}
