import { Injectable } from '@nestjs/common';
import { dayLimitProblem, EMAIL_NOT_SET_UP } from '#shared/proposals/proposal-email';
import type { NewProposalEmailRequest, ProposalEmailsStored } from '#shared/proposals/proposal-email.record';
import { Transactions } from '../../../platform/database/transactions.ts';
import { takeTurnOf } from '../../../platform/database/turns.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { Finish } from '../../../platform/idempotency/idempotency.ts';
import { Outbox } from '../../../platform/jobs/outbox.ts';
import { MailGateway } from '../../../platform/mail/mail.gateway.ts';
import { ShareProposalService } from '../sharing/share-proposal.service.ts';
import { EmailSenderService } from './email-sender.service.ts';
import { ProposalEmailsRepository } from './proposal-emails.repository.ts';

/** Stores a proposal's e-mails, one per address, each with a link of its own; the worker sends them. */
@Injectable()
export class SendProposalEmailService {
  constructor(
    private readonly transactions: Transactions,
    private readonly shareProposal: ShareProposalService,
    private readonly sender: EmailSenderService,
    private readonly emails: ProposalEmailsRepository,
    private readonly outbox: Outbox,
    private readonly mail: MailGateway,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE where no e-mail can be sent, RULE_BROKEN when there are too many links, or e-mails today */
  send(
    user: SessionUser,
    { proposalId, request }: { proposalId: number; request: NewProposalEmailRequest },
    finish: Finish<ProposalEmailsStored>,
  ): Promise<ProposalEmailsStored> {
    if (!this.mail.isAvailable) {
      throw new AppError('WRONG_STATE', EMAIL_NOT_SET_UP);
    }
    const { To, Subject: subject, Message: message, ExpiresInDays } = request;
    return this.transactions.run(async (tx) => {
      await takeTurnOf(tx, `e-mails of ${user.id}`);
      await this.shareProposal.takeTurn(tx, proposalId);
      const problem = dayLimitProblem(To.length, await this.emails.countLeftToday(user, tx));
      if (problem !== null) {
        throw new AppError('RULE_BROKEN', problem, { To: [problem] });
      }
      for (const to of To) {
        const wanted = { proposalId, days: ExpiresInDays, how: 'Email' as const };
        const { link, token, quoteId } = await this.shareProposal.make(tx, user, wanted);
        const contact = await this.sender.find(user, quoteId);
        const content = { to, subject, message, contact };
        const subjectId = await this.emails.insert(tx, { shareLinkId: link.id, token, content });
        await this.outbox.add(tx, { topic: 'send-email', subjectId });
      }
      const answer = { Count: To.length };
      await finish(tx, answer);
      return answer;
    });
  }
}
