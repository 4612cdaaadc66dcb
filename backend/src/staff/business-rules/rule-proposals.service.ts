import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  PROPOSAL_DECIDED,
  proposalReasonProblem,
  type ProposeRuleRequest,
} from '#shared/business-rules/rule-proposal.record';
import { SaveBusinessRuleService } from '../../platform/business-rules/save-business-rule.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import type { RuleProposal } from './rule-proposal.table.ts';
import { RuleProposalsRepository } from './rule-proposals.repository.ts';

/** Called in the transaction in which a rule is proposed, or a proposal is decided. */
type ProposalFollower = (tx: EntityManager, user: SessionUser, proposal: RuleProposal) => Promise<void>;

/** Proposals, and a super user's decision on them. */
@Injectable()
export class RuleProposalsService {
  private readonly followers: ProposalFollower[] = [];

  constructor(
    private readonly transactions: Transactions,
    private readonly proposals: RuleProposalsRepository,
    private readonly saveRule: SaveBusinessRuleService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Features above register here what must follow a proposal and its decision. */
  follow(follower: ProposalFollower): void {
    this.followers.push(follower);
  }

  /** A rule that could not be saved now cannot be proposed either. @throws the errors of SaveBusinessRuleService.check */
  propose(user: SessionUser, request: ProposeRuleRequest): Promise<RuleProposal> {
    const problem = proposalReasonProblem(request.Reason);
    if (problem) {
      throw new AppError('INVALID_INPUT', problem, { Reason: [problem] });
    }
    return this.transactions.run(async (tx) => {
      const { version } = await this.saveRule.check(user, request, tx);
      const { supersedesId: replacesId, ...rule } = version;
      const { id } = await this.proposals.insert(
        {
          ...rule,
          replacesId,
          reason: request.Reason.trim(),
          status: 'Open',
          proposedByUserId: user.id,
          proposedAt: this.clock.now(),
          decidedByUserId: null,
          decidedAt: null,
          decisionReason: '',
        },
        tx,
      );
      await this.audit.record(tx, { user, action: 'propose-business-rule', subject: 'rule-proposal', subjectId: id });
      return this.told(tx, user, id);
    });
  }

  /** Saves the rule as proposed. @throws NOT_FOUND, WRONG_STATE when already decided, and the errors of saving a rule */
  async approve(user: SessionUser, id: number): Promise<RuleProposal> {
    const approved = await this.transactions.run(async (tx) => {
      const proposal = await this.findOpen(id, tx);
      await this.saveRule.saveIn(tx, user, {
        ...(proposal.replacesId === null ? {} : { Id: proposal.replacesId }),
        Key: proposal.ruleKey,
        Value: proposal.value,
        Description: proposal.description,
        EffectiveDate: proposal.effectiveDate,
        TermDate: proposal.termDate,
        QuoteEffectiveStartDate: proposal.quoteEffectiveStartDate,
        QuoteEffectiveEndDate: proposal.quoteEffectiveEndDate,
        ConfigSource: proposal.configSource,
      });
      return this.decide(tx, user, { id, status: 'Approved', reason: '' });
    });
    this.saveRule.forgetRules();
    return approved;
  }

  /** @throws NOT_FOUND, WRONG_STATE, INVALID_INPUT without a reason */
  decline(user: SessionUser, id: number, reason: string): Promise<RuleProposal> {
    const problem = proposalReasonProblem(reason);
    if (problem) {
      throw new AppError('INVALID_INPUT', problem, { Reason: [problem] });
    }
    return this.transactions.run(async (tx) => {
      await this.findOpen(id, tx);
      return this.decide(tx, user, { id, status: 'Declined', reason: reason.trim() });
    });
  }

  private async findOpen(id: number, tx: EntityManager): Promise<RuleProposal> {
    const proposal = await this.proposals.findForUpdate(id, tx);
    if (proposal.status !== 'Open') {
      throw new AppError('WRONG_STATE', PROPOSAL_DECIDED);
    }
    return proposal;
  }

  private async decide(
    tx: EntityManager,
    user: SessionUser,
    { id, status, reason }: { id: number; status: 'Approved' | 'Declined'; reason: string },
  ): Promise<RuleProposal> {
    const decision = { status, decidedByUserId: user.id, decidedAt: this.clock.now(), decisionReason: reason };
    await this.proposals.decide(tx, id, decision);
    const action = status === 'Approved' ? 'approve-rule-proposal' : 'decline-rule-proposal';
    await this.audit.record(tx, { user, action, subject: 'rule-proposal', subjectId: id });
    return this.told(tx, user, id);
  }

  private async told(tx: EntityManager, user: SessionUser, id: number): Promise<RuleProposal> {
    const proposal = await this.proposals.find(id, tx);
    for (const follow of this.followers) {
      await follow(tx, user, proposal);
    }
    return proposal;
  }
}
