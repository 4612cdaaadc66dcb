import { Injectable } from '@nestjs/common';
import type { Words } from '#shared/languages/words';
import { suggestedComparisonEmail, suggestedEmail } from '#shared/proposals/proposal-email';
import type {
  NewProposalEmailRequest,
  ProposalEmailDraft,
  ProposalEmailsStored,
} from '#shared/proposals/proposal-email.record';
import { Transactions } from '../../platform/database/transactions.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/jobs/idempotency.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { ProposalsRepository } from './proposals.repository.ts';
import { QuoteEmailsService } from './quote-emails.service.ts';
import { StoredProposalsService } from './stored-proposals.service.ts';

/** The emails with a proposal: drafted, and stored with the request. */
@Injectable()
export class ProposalEmailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly stored: StoredProposalsService,
    private readonly proposals: ProposalsRepository,
    private readonly emails: QuoteEmailsService,
    private readonly quotes: Quotes,
  ) {}

  /** What the form for an e-mail starts with. @throws NOT_FOUND */
  async draft(user: SessionUser, proposalId: number): Promise<ProposalEmailDraft> {
    const { quoteId, effectiveDate } = await this.proposals.findVisible(user, proposalId);
    const quote = await this.quotes.find(user, quoteId);
    if (quote.groupId === null) {
      const to = await this.proposals.findApplicantEmail(quoteId);
      return this.emails.draft(user, quoteId, {
        to,
        letter: (words) => suggestedComparisonEmail(words, effectiveDate),
      });
    }
    const { name: groupName, email } = quote.group;
    const letter = (words: Words) => suggestedEmail(words, { groupName, effectiveDate });
    return this.emails.draft(user, quoteId, { to: email ?? '', letter });
  }

  /**
   * Stores the e-mails, one per address, each with a link of its own; the worker sends them.
   * @throws NOT_FOUND, WRONG_STATE where no e-mail can be sent, RULE_BROKEN when there are too many links, or e-mails today
   */
  send(
    user: SessionUser,
    { proposalId, request }: { proposalId: number; request: NewProposalEmailRequest },
    finish: Finish<ProposalEmailsStored>,
  ): Promise<ProposalEmailsStored> {
    this.emails.assertAvailable();
    const { To, Subject: subject, Message: message, Language: language, ExpiresInDays } = request;
    return this.transactions.run(async (tx) => {
      await this.emails.takeTurn(tx, user);
      await this.stored.takeTurn(tx, proposalId);
      await this.emails.assertRoom(tx, user, To.length);
      const { quoteId, kind } = await this.proposals.findVisible(user, proposalId, tx);
      const contact = await this.emails.contactOf(user, quoteId);
      for (const to of To) {
        const wanted = { proposalId, days: ExpiresInDays, how: 'Email' as const, language };
        const { link, token } = await this.stored.makeLink(tx, user, wanted);
        await this.emails.add(tx, {
          kind: kind === 'Comparison' ? kind : 'Proposal',
          sentByUserId: user.id,
          token,
          expiresAt: link.expiresAt,
          linkId: link.id,
          content: { to, subject, message, contact },
        });
      }
      const answer = { Count: To.length };
      await finish(tx, answer);
      return answer;
    });
  }
}
