import type { QuoteStatus } from '#shared/quotes/quote-status';

/** What a rule can change about a quote, with the labels of the configuration screens. */
export const RULE_EFFECT_LABELS = {
  CensusProblems: 'Census problems',
  CensusFit: 'Effective dates that the approved census fits',
  EffectiveDates: 'Effective dates to choose',
  CopyDates: 'Copies',
  SelectionProblems: 'Plan selection problems',
  SelectionWarnings: 'Plan selection warnings',
  ProposalParts: 'Parts of proposals',
  ProposalTexts: 'Words of proposals',
  Enrollment: 'Start of enrollment',
  AgentAccess: 'What agents may do',
  Signature: 'Signature',
  Documents: 'Documents asked for',
  MemberBypass: 'Members left to staff',
  PassiveRenewal: 'Passive renewal',
  RenewalTexts: 'Words of renewals',
} as const;
export type RuleEffect = keyof typeof RULE_EFFECT_LABELS;

export const RULE_EFFECTS = Object.keys(RULE_EFFECT_LABELS) as RuleEffect[];

/** Quotes that are still being worked on or awaiting a decision; changing a rule can change their outcome. */
export const OPEN_STATUSES: readonly QuoteStatus[] = [
  'EditingCensus',
  'Quoting',
  'CreatedProposal',
  'Enrolling',
  'SignatureRequired',
  'Complete',
  'Pended',
];
