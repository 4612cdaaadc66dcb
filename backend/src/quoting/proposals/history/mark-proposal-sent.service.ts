import { Injectable } from '@nestjs/common';
import type { MarkProposalSentRequest } from '#shared/proposals/proposal.record';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { ProposalsRepository } from '../proposals.repository.ts';
import { ProposalSending } from './proposal-sending.table.ts';

/** Records that a proposal was sent: its file was saved, or the agent says so. */
@Injectable()
export class MarkProposalSentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly proposals: ProposalsRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  mark(user: SessionUser, proposalId: number, { How }: MarkProposalSentRequest): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.proposals.findVisible(user, proposalId, tx);
      await tx.insert(ProposalSending, { proposalId, sentByUserId: user.id, sentAt: this.clock.now(), how: How });
      await this.audit.record(tx, { user, action: 'mark-proposal-sent', subject: 'proposal', subjectId: proposalId });
    });
  }
}
