import { IsIn, IsOptional } from 'class-validator';
import {
  DECLINE_PROPOSAL,
  PROPOSE_RULE,
  RULE_PROPOSAL,
  type RuleProposalResponse,
} from '#shared/business-rules/rule-proposal.record';
import { PROPOSAL_STATUSES, type ProposalStatus } from '#shared/business-rules/rule-proposals';
import type { IsoDate } from '#shared/dates/iso-date';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';
import { toBusinessRuleResponse, typeOfRule } from '../configured-rules.dto.ts';
import type { RuleProposal } from './rule-proposal.table.ts';

export class ProposeBody extends bodyOf(PROPOSE_RULE) {}
export class DeclineBody extends bodyOf(DECLINE_PROPOSAL) {}
export class ProposalAnswer extends answerOf(RULE_PROPOSAL) {}

export class RuleProposalsQueryDto {
  /** Only these statuses. */
  @IsOptional()
  @IsIn(PROPOSAL_STATUSES)
  status?: ProposalStatus;
}

/** A proposal with its author, its decider, and the version to replace. */
export const toRuleProposalResponse = (proposal: RuleProposal, today: IsoDate): RuleProposalResponse => ({
  Id: proposal.id,
  ReplacesId: proposal.replacesId,
  Replaces: proposal.replaces ? toBusinessRuleResponse(proposal.replaces, today) : null,
  Key: proposal.ruleKey,
  Value: proposal.value,
  Type: typeOfRule(proposal.ruleKey),
  Description: proposal.description,
  EffectiveDate: proposal.effectiveDate,
  TermDate: proposal.termDate,
  QuoteEffectiveStartDate: proposal.quoteEffectiveStartDate,
  QuoteEffectiveEndDate: proposal.quoteEffectiveEndDate,
  ConfigSource: proposal.configSource,
  Reason: proposal.reason,
  Status: proposal.status,
  ProposedBy: proposal.proposedBy!.fullName,
  ProposedAt: proposal.proposedAt.toISOString(),
  DecidedBy: proposal.decidedBy?.fullName ?? null,
  DecidedAt: proposal.decidedAt?.toISOString() ?? null,
  DecisionReason: proposal.decisionReason,
});
