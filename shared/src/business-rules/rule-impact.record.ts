import { orAsStored } from '#shared/persons/person-kinds';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import { code, count, day, described, flag, id, listOf, nested, orNull, text } from '#shared/records/kinds';

/** What a rule can change about a quote of a group, with the labels of the configuration screens. */
const GROUP_EFFECT_LABELS = {
  CensusProblems: 'Census errors',
  CensusFit: 'Effective dates that fit the census',
  EffectiveDates: 'Effective dates to choose',
  CopyDates: 'Effective dates of copies',
  SelectionProblems: 'Plan selection errors',
  SelectionWarnings: 'Plan selection warnings',
  ProposalParts: 'Proposal parts',
  ProposalTexts: 'Proposal wording',
  Enrollment: 'Start of enrollment',
  AgentAccess: 'What agents may do',
  Signature: 'Signature',
  Documents: 'Required documents',
  MemberBypass: 'Members left to staff',
  PassiveRenewal: 'Passive renewal',
  RenewalTexts: 'Renewal wording',
} as const;
/** Same for a quote of a household. */
const INDIVIDUAL_EFFECT_LABELS = {
  IndividualDates: 'Effective dates of individuals',
  IndividualTerms: 'Enrollment of individuals',
  CoverageLengths: 'Short-term coverage lengths',
  IndividualExpiry: 'Expiration of individual quotes',
  CostSharing: 'Cost-sharing and Medicaid estimates',
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

const EFFECT = record({ Effect: code('Effect', RULE_EFFECTS) });

/** One changed result of a quote: what the product says now and what it would say, in words. */
const CHANGED_RESULT = record({ ...EFFECT, Before: text('Before'), After: text('After') });

/** A quote whose result a rule would change. */
const CHANGED_QUOTE = record({
  QuoteId: id('Quote'),
  GroupId: described(orNull(id('Group')), 'null for a quote of a household.'),
  IsFfm: flag('Marketplace', { about: 'Quoted with the eligibility of the federal marketplace.' }),
  CustomerName: text('Group or applicant'),
  QuoteName: text('Quote'),
  Status: code('Status', QUOTE_STATUSES),
  EffectiveDate: day('Effective date'),
  From: described(day('From'), "The first day, from today on, on which the rule's value is another for this quote."),
  Changes: listOf('Changes', nested('Change', CHANGED_RESULT)),
});

/**
 * POST /api/sales/PreviewBusinessRule takes the body of AddOrUpdateBusinessRule, makes the same checks, writes nothing, and answers
 * what saving would change about open quotes. Quotes are checked in order of their ids, a few thousand at a time: if `Next` is a
 * number, the same request with `?after=` that number continues.
 */
export const RULE_IMPACT = record('RuleImpactAnswer', {
  Decides: text('Decides', { about: 'Completes "it decides …".' }),
  ReachesNoQuote: flag('Reaches no quote', { about: 'No quote can depend on this rule, so none was checked.' }),
  LookedAt: described(count('Looked at'), 'Open quotes that this step checked.'),
  Changed: described(count('Changed'), 'Those among them whose result changes.'),
  ByEffect: listOf('By effect', nested('Effect', record({ ...EFFECT, Count: count('Quotes') }))),
  Quotes: described(listOf('Quotes', nested('Quote', CHANGED_QUOTE)), 'The first changed ones: at most 50 a step.'),
  Next: described(orNull(id('Next')), 'The last quote that was checked, if there are more; null at the end.'),
  Last: described(count('Last'), 'The highest id of a quote: how far Next is.'),
});

export type ChangedResult = Wire<typeof CHANGED_RESULT>;
export type ChangedQuote = Wire<typeof CHANGED_QUOTE>;
export type RuleImpactResponse = Wire<typeof RULE_IMPACT>;

export const PREVIEW_QUERY = record({
  after: orAsStored({
    ...text('After', { problem: (value) => (/^\d{1,10}$/.test(value) ? null : 'after must be the id of a quote.') }),
    schema: {
      type: 'string',
      pattern: '^\\d{1,10}$',
      description: '`Next` of the previous response; absent for the first step.',
    },
  }),
});
