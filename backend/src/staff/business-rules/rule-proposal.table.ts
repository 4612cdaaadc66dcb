import type { ConfigSource } from '#shared/business-rules/business-rule.record';
import type { ProposalStatus } from '#shared/business-rules/rule-proposal.record';
import { BusinessRule } from '../../platform/business-rules/business-rule.table.ts';
import { day, id, instant, int, refers, stored, text } from '../../platform/database/stored.ts';
import { User } from '../../platform/people/user.table.ts';

/** A rule that internal staff propose, until a super user approves or declines it. Plain stored data. */
export class RuleProposal extends stored(
  'rule_proposals',
  {
    id: id(),
    /** The version to replace; null = a new rule. */
    replacesId: refers(() => BusinessRule, 'RESTRICT').orNull(),
    configSource: int<ConfigSource>(),
    ruleKey: text(80),
    value: text(2000),
    description: text(500),
    effectiveDate: day(),
    termDate: day().orNull(),
    quoteEffectiveStartDate: day().orNull(),
    quoteEffectiveEndDate: day().orNull(),
    /** The reason for the proposal. */
    reason: text(500),
    status: text<ProposalStatus>(10),
    proposedByUserId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    proposedAt: instant(),
    decidedByUserId: refers(() => User, 'RESTRICT').orNull(),
    /** UTC. */
    decidedAt: instant().orNull(),
    /** Why it was declined; '' otherwise. */
    decisionReason: text(500),
  },
  { indexes: [['status', 'id']] },
) {}
