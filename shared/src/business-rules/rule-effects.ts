import type { QuoteStatus } from '#shared/quotes/quote-status';

/** What a rule can change about a quote, and what it is called on the configuration screens. */
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

/** Somebody still works on these quotes or decides on them; a rule that changes can change what comes of them. */
export const OPEN_STATUSES: readonly QuoteStatus[] = [
  'EditingCensus',
  'Quoting',
  'CreatedProposal',
  'Enrolling',
  'SignatureRequired',
  'Complete',
  'Pended',
];
