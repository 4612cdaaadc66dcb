import { Injectable } from '@nestjs/common';
import { proposalReasonProblem, type ProposeRuleRequest } from '#shared/business-rules/rule-proposal.record';
import { CheckBusinessRuleService } from '../../../platform/business-rules/check-business-rule.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import type { RuleProposal } from './rule-proposal.table.ts';
import { RuleProposalsRepository } from './rule-proposals.repository.ts';

@Injectable()
export class ProposeRuleService {
  constructor(
    private readonly transactions: Transactions,
    private readonly proposals: RuleProposalsRepository,
    private readonly checkRule: CheckBusinessRuleService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** A rule that could not be saved now cannot be proposed either. @throws the errors of CheckBusinessRuleService */
  propose(user: SessionUser, request: ProposeRuleRequest): Promise<RuleProposal> {
    const problem = proposalReasonProblem(request.Reason);
    if (problem) {
      throw new AppError('INVALID_INPUT', problem, { Reason: [problem] });
    }
    return this.transactions.run(async (tx) => {
      const { version } = await this.checkRule.check(user, request, tx);
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
      return this.proposals.find(id, tx);
    });
  }
}
