import { RULE_PROPOSALS } from '#shared/business-rules/business-rules.calls';
import { Clock } from '../../platform/clock.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { RuleProposalsRepository } from './rule-proposals.repository.ts';
import { RuleProposalsService } from './rule-proposals.service.ts';
import { toRuleProposalResponse } from './rules-answers.ts';

@Serves(RULE_PROPOSALS)
export class RuleProposalsController implements Serving<typeof RULE_PROPOSALS> {
  constructor(
    private readonly proposals: RuleProposalsRepository,
    private readonly service: RuleProposalsService,
    private readonly clock: Clock,
  ) {}

  async list({ query: { status } }: Asked<typeof RULE_PROPOSALS.list>) {
    const proposals = await this.proposals.list(status ?? null);
    return proposals.map((proposal) => toRuleProposalResponse(proposal, this.clock.today()));
  }

  async propose({ user, body }: Asked<typeof RULE_PROPOSALS.propose>) {
    return toRuleProposalResponse(await this.service.propose(user, body), this.clock.today());
  }

  async approve({ user, id }: Asked<typeof RULE_PROPOSALS.approve>) {
    return toRuleProposalResponse(await this.service.approve(user, id), this.clock.today());
  }

  async decline({ user, id, body: { Reason } }: Asked<typeof RULE_PROPOSALS.decline>) {
    return toRuleProposalResponse(await this.service.decline(user, id, Reason), this.clock.today());
  }
}
