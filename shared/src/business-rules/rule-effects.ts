import type { QuoteStatus } from '#shared/quotes/quote-status';

/** What a rule can change about a quote of a group, with the labels of the configuration screens. */
const GROUP_EFFECT_LABELS = {
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
/** Same for a quote of a household. */
const INDIVIDUAL_EFFECT_LABELS = {
  IndividualDates: 'Effective dates of individuals',
  IndividualTerms: 'Enrollment of individuals',
  CoverageLengths: 'Short-term coverage lengths',
  IndividualExpiry: 'Expiry of quotes of individuals',
  CostSharing: 'Estimates of cost sharing and Medicaid',
  FirstPayment: 'First payment of individuals',
} as const;

export const RULE_EFFECT_LABELS = { ...GROUP_EFFECT_LABELS, ...INDIVIDUAL_EFFECT_LABELS } as const;
export type GroupEffect = keyof typeof GROUP_EFFECT_LABELS;
export type IndividualEffect = keyof typeof INDIVIDUAL_EFFECT_LABELS;
export type RuleEffect = keyof typeof RULE_EFFECT_LABELS;

export const RULE_EFFECTS = Object.keys(RULE_EFFECT_LABELS) as RuleEffect[];

/** Quotes of groups that are still being worked on or awaiting a decision; changing a rule can change their outcome. */
export const OPEN_STATUSES: readonly QuoteStatus[] = [
  'EditingCensus',
  'Quoting',
  'CreatedProposal',
  'Enrolling',
  'SignatureRequired',
  'Complete',
  'Pended',
];
