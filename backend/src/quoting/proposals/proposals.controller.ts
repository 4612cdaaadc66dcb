import { PROPOSALS } from '#shared/proposals/proposals.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { MakeProposalService } from './make-proposal.service.ts';
import { sendProposal } from './proposal-answer.ts';
import { ProposalOptionsService } from './proposal-options.service.ts';
import { chosenParts } from './chosen-parts.ts';

@Serves(PROPOSALS)
export class ProposalsController implements Serving<typeof PROPOSALS> {
  constructor(
    private readonly makeProposal: MakeProposalService,
    private readonly options: ProposalOptionsService,
  ) {}

  offered({ user, quoteId }: Asked<typeof PROPOSALS.offered>) {
    return this.options.list(user, quoteId);
  }

  async make({ user, quoteId, query, request, reply }: Asked<typeof PROPOSALS.make>) {
    refuseOtherSites(request);
    const parts = chosenParts(query, await this.options.list(user, quoteId));
    await sendProposal(reply, await this.makeProposal.make(user, { quoteId, kind: 'Proposal', parts }));
  }

  async makePackage({ user, quoteId, request, reply }: Asked<typeof PROPOSALS.makePackage>) {
    refuseOtherSites(request);
    const parts = (await this.options.list(user, quoteId)).map(({ name }) => name);
    await sendProposal(reply, await this.makeProposal.make(user, { quoteId, kind: 'Package', parts }));
  }
}
