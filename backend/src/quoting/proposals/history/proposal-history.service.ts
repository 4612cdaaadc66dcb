import { Injectable } from '@nestjs/common';
import type { ProposalHistory, ShareLink as ShareLinkAnswer } from '#shared/proposals/proposal.record';
import { MOST_PROPOSALS_SHOWN } from '#shared/proposals/proposal-kind';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { QuotesRepository } from '../../quotes/quotes.repository.ts';
import { ProposalEmailsRepository } from '../emailing/proposal-emails.repository.ts';
import { toLinkEmail } from '../emailing/link-email.ts';
import { ProposalsRepository } from '../proposals.repository.ts';
import { toShareLink } from '../sharing/share-link-answer.ts';
import { ShareLinksRepository } from '../sharing/share-links.repository.ts';
import { toProposalRecord } from './proposal-record.ts';
import { SendingsRepository } from './sendings.repository.ts';

/** Maximum number for all links together: enough for the newest few of each link still in use. */
const MOST_OPENS_READ = 500;

/** The proposals of a quote: when they were made, by whom and with which parts; which were sent, and who opened them. */
@Injectable()
export class ProposalHistoryService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly proposals: ProposalsRepository,
    private readonly sendings: SendingsRepository,
    private readonly links: ShareLinksRepository,
    private readonly emails: ProposalEmailsRepository,
    private readonly clock: Clock,
  ) {}

  async list(user: SessionUser, quoteId: number): Promise<ProposalHistory> {
    const quote = await this.quotes.findVisible(user, quoteId);
    const [proposals, total] = await this.proposals.listNewest(quote, MOST_PROPOSALS_SHOWN);
    const ids = proposals.map(({ id }) => id);
    const sendings = await this.sendings.summarise(ids);
    const shares = await this.listShares(ids);
    return {
      Total: total,
      Proposals: proposals.map((proposal) => ({
        ...toProposalRecord(proposal),
        Sendings: sendings.get(proposal.id) ?? [],
        Shares: shares.get(proposal.id) ?? [],
      })),
    };
  }

  /** Links by proposal. */
  private async listShares(proposalIds: readonly number[]): Promise<Map<number, ShareLinkAnswer[]>> {
    const links = await this.links.listOf(proposalIds);
    const linkIds = links.map(({ id }) => id);
    const counts = new Map((await this.links.countOpens(linkIds)).map((count) => [count.shareLinkId, count]));
    const emails = await this.emails.mapOf(linkIds);
    const opens = await this.links.listNewestOpens(linkIds, MOST_OPENS_READ);
    const now = this.clock.now();
    const byProposal = new Map<number, ShareLinkAnswer[]>(proposalIds.map((id) => [id, []]));
    for (const link of links) {
      const email = emails.get(link.id);
      const facts = {
        createdBy: link.createdBy?.fullName ?? '',
        now,
        count: counts.get(link.id),
        opens: opens.filter(({ shareLinkId }) => shareLinkId === link.id),
        email: email && toLinkEmail(email),
      };
      byProposal.get(link.proposalId)?.push(toShareLink(link, facts));
    }
    return byProposal;
  }
}
