import {
  BUSINESS_RULE,
  BUSINESS_RULE_ROW,
  RULE_TYPES,
  RULE_VERSION,
} from '#shared/business-rules/business-rule.record';
import { orAsStored } from '#shared/persons/person-kinds';
import { record, type Sent, type Wire } from '#shared/records/field';
import { code, described, id, instant, nested, orNull, text } from '#shared/records/kinds';

/** Staff propose, a super user decides. Ours: spec 002 lets sales and operations in, and super users maintain the rules. */
export const PROPOSAL_STATUSES = ['Open', 'Approved', 'Declined'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** In characters, as in the database column. */
export const MAX_PROPOSAL_REASON = 500;
export const REASON_NEEDED = 'Enter a reason.';
export const REASON_TOO_LONG = `Use at most ${MAX_PROPOSAL_REASON} characters.`;
export const PROPOSAL_DECIDED = 'This proposal has been decided already.';
export const PROPOSAL_NOT_FOUND = 'This proposal was not found.';

/** @returns the message to show, or null */
export function proposalReasonProblem(reason: string): string | null {
  const text = reason.trim();
  if (text === '') {
    return REASON_NEEDED;
  }
  return text.length > MAX_PROPOSAL_REASON ? REASON_TOO_LONG : null;
}

/** Far above the actual limit: the rule itself reports a text that is too long or missing. */
const REASON = text('Reason', { max: 5_000, problem: () => null });

/** POST /api/sales/ProposeBusinessRule: a rule as it would be saved, and why. With Id it would replace that version. */
export const PROPOSE_RULE = record('ProposeBody', { ...BUSINESS_RULE, Reason: REASON });

/** POST /api/sales/DeclineRuleProposal/{id}. */
export const DECLINE_PROPOSAL = record('DeclineBody', { Reason: REASON });

/** A row of GET /api/sales/GetRuleProposals, and the response to proposing and deciding. */
export const RULE_PROPOSAL = record('ProposalAnswer', {
  Id: id('Id'),
  ReplacesId: described(orNull(id('Replaces')), 'The version that it would replace; null for a new rule.'),
  Replaces: described(orNull(nested('Replaces', BUSINESS_RULE_ROW)), 'That version as it was, for comparison.'),
  ...RULE_VERSION,
  Type: code('Type', RULE_TYPES),
  Reason: REASON,
  Status: code('Status', PROPOSAL_STATUSES),
  ProposedBy: text('Proposed by'),
  ProposedAt: instant('Proposed'),
  DecidedBy: orNull(text('Decided by')),
  DecidedAt: orNull(instant('Decided')),
  DecisionReason: text('Decision', { about: "Why it was declined; '' otherwise." }),
});

export type ProposeRuleRequest = Sent<typeof PROPOSE_RULE>;
export type RuleProposalResponse = Wire<typeof RULE_PROPOSAL>;

export const RULE_PROPOSALS_QUERY = record({
  status: orAsStored(described(code('Status', PROPOSAL_STATUSES), 'Only these statuses.')),
});
