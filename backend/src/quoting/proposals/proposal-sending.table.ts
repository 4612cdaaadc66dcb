import type { SendingHow } from '#shared/proposals/proposal-kind';
import { User } from '../../platform/people/user.table.ts';
import { Proposal } from './proposal.table.ts';
import { id, instant, loose, refers, stored } from '../../platform/database/stored.ts';

/** A proposal was sent. Written once. */
export class ProposalSending extends stored(
  'proposal_sendings',
  {
    id: id(),
    proposalId: refers(() => Proposal, 'CASCADE'),
    sentByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    sentAt: instant(),
    how: loose<SendingHow>(12),
  },
  { indexes: [['proposalId', 'how']] },
) {}
