import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { PROPOSAL_STATUSES, type ProposalStatus } from '#shared/business-rules/rule-proposals';
import type { DeclineProposalRequest, ProposeRuleRequest, RuleProposalResponse } from '#shared/contract/rule-proposals';
import type { IsoDate } from '#shared/dates/iso-date';
import { BusinessRuleDto, toBusinessRuleResponse, typeOfRule } from '../configured-rules.dto.ts';
import type { RuleProposal } from './rule-proposal.entity.ts';

/** Far more than is taken: that it is too long is told in words by the rule. */
const MOST_TYPED = 5_000;

export class ProposeRuleDto extends BusinessRuleDto implements ProposeRuleRequest {
  @IsString()
  @MaxLength(MOST_TYPED)
  Reason: string;
}

export class DeclineProposalDto implements DeclineProposalRequest {
  @IsString()
  @MaxLength(MOST_TYPED)
  Reason: string;
}

export class RuleProposalsQueryDto {
  /** Only these. */
  @IsOptional()
  @IsIn(PROPOSAL_STATUSES)
  status?: ProposalStatus;
}

/** Of a proposal with who proposed and decided it, and the version that it would replace. */
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
