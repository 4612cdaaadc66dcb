import type { BusinessRuleRequest, BusinessRuleResponse, RuleType } from '#shared/contract/business-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { ProposalStatus } from '#shared/business-rules/rule-proposals';

/** POST /api/sales/ProposeBusinessRule: a rule as it would be saved, and why. With Id it would replace that version. */
export interface ProposeRuleRequest extends BusinessRuleRequest {
  Reason: string;
}

/** One row of GET /api/sales/GetRuleProposals, and the answer of proposing and deciding. */
export interface RuleProposalResponse {
  Id: number;
  /** The version that it would replace; null = a new rule. */
  ReplacesId: number | null;
  /** That version as it was, for comparison. */
  Replaces: BusinessRuleResponse | null;
  Key: string;
  Value: string;
  Type: RuleType;
  Description: string;
  EffectiveDate: IsoDate;
  TermDate: IsoDate | null;
  QuoteEffectiveStartDate: IsoDate | null;
  QuoteEffectiveEndDate: IsoDate | null;
  ConfigSource: BusinessRuleResponse['ConfigSource'];
  Reason: string;
  Status: ProposalStatus;
  ProposedBy: string;
  /** UTC instants. */
  ProposedAt: string;
  DecidedBy: string | null;
  DecidedAt: string | null;
  /** Why it was declined; '' otherwise. */
  DecisionReason: string;
}

/** POST /api/sales/DeclineRuleProposal/{id} */
export interface DeclineProposalRequest {
  Reason: string;
}
