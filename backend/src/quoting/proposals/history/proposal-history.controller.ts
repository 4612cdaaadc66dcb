import { PROPOSAL_HISTORY_CALLS } from '#shared/proposals/proposal-history.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { Env } from '../../../platform/config/env.ts';
import { RevokeShareService } from '../sharing/revoke-share.service.ts';
import { ShareProposalService } from '../sharing/share-proposal.service.ts';
import { DownloadProposalService } from './download-proposal.service.ts';
import { MarkProposalSentService } from './mark-proposal-sent.service.ts';
import { ProposalHistoryService } from './proposal-history.service.ts';

@Serves(PROPOSAL_HISTORY_CALLS)
export class ProposalHistoryController implements Serving<typeof PROPOSAL_HISTORY_CALLS> {
  constructor(
    private readonly history: ProposalHistoryService,
    private readonly downloadProposal: DownloadProposalService,
    private readonly markSent: MarkProposalSentService,
    private readonly shareProposal: ShareProposalService,
    private readonly revokeShare: RevokeShareService,
    private readonly env: Env,
  ) {}

  list({ user, quoteId }: Asked<typeof PROPOSAL_HISTORY_CALLS.list>) {
    return this.history.list(user, quoteId);
  }

  download({ user, proposalId }: Asked<typeof PROPOSAL_HISTORY_CALLS.download>) {
    return this.downloadProposal.download(user, proposalId);
  }

  mark({ user, proposalId, body }: Asked<typeof PROPOSAL_HISTORY_CALLS.mark>) {
    return this.markSent.mark(user, proposalId, body);
  }

  async share({ user, proposalId, body }: Asked<typeof PROPOSAL_HISTORY_CALLS.share>) {
    const { path, share } = await this.shareProposal.share(user, proposalId, body);
    return { Url: this.env.publicUrl + path, Share: share };
  }

  revoke({ user, shareId }: Asked<typeof PROPOSAL_HISTORY_CALLS.revoke>) {
    return this.revokeShare.revoke(user, shareId);
  }
}
