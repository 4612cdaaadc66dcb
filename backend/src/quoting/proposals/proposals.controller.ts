import type { ProposalEmailsStored } from '#shared/proposals/proposal-email.record';
import { COMPARISONS, PROPOSAL_EMAILS, PROPOSAL_HISTORY_CALLS, PROPOSALS } from '#shared/proposals/proposals.calls';
import type { PROPOSAL_QUERY, ProposalOption, ProposalPart } from '#shared/proposals/proposal.record';
import type { Wire } from '#shared/records/field';
import { Env } from '../../platform/config/env.ts';
import { refuseOtherSites } from '../../platform/http/csrf.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Idempotency } from '../../platform/jobs/idempotency.ts';
import { sendProposal } from './proposal-answers.ts';
import { ProposalEmailsService } from './proposal-emails.service.ts';
import { ProposalsService } from './proposals.service.ts';
import { ShareAnswersService } from './share-answers.service.ts';
import { StoredProposalsService } from './stored-proposals.service.ts';

const PROPOSAL_CALLS = {
  ...PROPOSALS,
  makeComparison: COMPARISONS.make,
  ...PROPOSAL_HISTORY_CALLS,
  ...PROPOSAL_EMAILS,
};

@Serves(PROPOSAL_CALLS)
export class ProposalsController implements Serving<typeof PROPOSAL_CALLS> {
  constructor(
    private readonly proposals: ProposalsService,
    private readonly stored: StoredProposalsService,
    private readonly emails: ProposalEmailsService,
    private readonly answers: ShareAnswersService,
    private readonly idempotency: Idempotency,
    private readonly env: Env,
  ) {}

  offered({ user, quoteId }: Asked<typeof PROPOSALS.offered>) {
    return this.proposals.listOptions(user, quoteId);
  }

  async make({ user, quoteId, query, request, reply }: Asked<typeof PROPOSALS.make>) {
    refuseOtherSites(request);
    const parts = chosenParts(query, await this.proposals.listOptions(user, quoteId));
    await sendProposal(
      reply,
      await this.proposals.make(user, { quoteId, kind: 'Proposal', parts, language: query.language }),
    );
  }

  async makePackage({ user, quoteId, query: { language }, request, reply }: Asked<typeof PROPOSALS.makePackage>) {
    refuseOtherSites(request);
    const parts = (await this.proposals.listOptions(user, quoteId)).map(({ name }) => name);
    await sendProposal(reply, await this.proposals.make(user, { quoteId, kind: 'Package', parts, language }));
  }

  async makeComparison({ user, quoteId, body }: Asked<typeof COMPARISONS.make>) {
    return { ProposalId: await this.proposals.makeComparison(user, quoteId, body) };
  }

  list({ user, quoteId }: Asked<typeof PROPOSAL_HISTORY_CALLS.list>) {
    return this.stored.list(user, quoteId);
  }

  download({ user, proposalId }: Asked<typeof PROPOSAL_HISTORY_CALLS.download>) {
    return this.stored.download(user, proposalId);
  }

  mark({ user, proposalId, body }: Asked<typeof PROPOSAL_HISTORY_CALLS.mark>) {
    return this.stored.markSent(user, proposalId, body);
  }

  async share({ user, proposalId, body }: Asked<typeof PROPOSAL_HISTORY_CALLS.share>) {
    const { path, share } = await this.stored.share(user, proposalId, body);
    return { Url: this.env.publicUrl + path, Share: share };
  }

  revoke({ user, shareId }: Asked<typeof PROPOSAL_HISTORY_CALLS.revoke>) {
    return this.stored.revoke(user, shareId);
  }

  handle({ user, answerId }: Asked<typeof PROPOSAL_HISTORY_CALLS.handle>) {
    return this.answers.markHandled(user, answerId);
  }

  draft({ user, proposalId }: Asked<typeof PROPOSAL_EMAILS.draft>) {
    return this.emails.draft(user, proposalId);
  }

  send({ user, proposalId, body: request, key }: Asked<typeof PROPOSAL_EMAILS.send>) {
    const body = { proposalId, ...request };
    return this.idempotency.once<ProposalEmailsStored>({ user, key, call: 'proposal/Email', body }, (finish) =>
      this.emails.send(user, { proposalId, request }, finish),
    );
  }
}

const chosenParts = (query: Wire<typeof PROPOSAL_QUERY>, offered: readonly ProposalOption[]): ProposalPart[] =>
  offered
    .filter(({ name, selected }) => (query[name] === null ? selected : query[name] === 'true'))
    .map(({ name }) => name);
