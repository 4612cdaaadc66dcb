import type { ProposalEmailsStored } from '#shared/proposals/proposal-email.record';
import { PROPOSAL_EMAILS } from '#shared/proposals/proposal-emails.calls';
import { type Asked, Serves, type Serving } from '../../../platform/http/serving.ts';
import { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { EmailDraftService } from './email-draft.service.ts';
import { SendProposalEmailService } from './send-proposal-email.service.ts';

@Serves(PROPOSAL_EMAILS)
export class ProposalEmailsController implements Serving<typeof PROPOSAL_EMAILS> {
  constructor(
    private readonly drafts: EmailDraftService,
    private readonly sendEmail: SendProposalEmailService,
    private readonly idempotency: Idempotency,
  ) {}

  draft({ user, proposalId }: Asked<typeof PROPOSAL_EMAILS.draft>) {
    return this.drafts.find(user, proposalId);
  }

  send({ user, proposalId, body: request, key }: Asked<typeof PROPOSAL_EMAILS.send>) {
    const body = { proposalId, ...request };
    return this.idempotency.once<ProposalEmailsStored>({ user, key, call: 'proposal/Email', body }, (finish) =>
      this.sendEmail.send(user, { proposalId, request }, finish),
    );
  }
}
