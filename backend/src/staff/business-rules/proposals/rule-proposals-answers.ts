import type { RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { toBusinessRuleResponse, typeOfRule } from '../configured-rules-answers.ts';
import type { RuleProposal } from './rule-proposal.table.ts';

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
