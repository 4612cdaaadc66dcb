import { COVERAGES } from '#shared/plans/plan-codes';
import { PLAN } from '#shared/plans/plan.record';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  flag,
  id,
  listOf,
  mapOf,
  nested,
  optional,
  orNull,
  text,
  whole,
} from '#shared/records/kinds';
import { SUGGESTED_BY, VALIDITIES } from '#shared/renewals/plan-successor';

const PLAN_NAME = text('Plan', { example: 'HMO Gold 1500' });
const premium = (label: string) => dollars(label, { about: 'Monthly dollars.' });

/** What happens to one of the group's plans. Premiums are monthly dollars for the members covered by the plan. */
export const PLAN_VALIDITY = record({
  PlanId: id('Plan'),
  PlanDisplayName: PLAN_NAME,
  Validity: code('Validity', VALIDITIES),
  Message: text('Message', { about: 'For people: what happens and why.' }),
  SuggestedPlanId: orNull(id('Suggested plan')),
  SuggestedPlanName: orNull(PLAN_NAME),
  SuggestedBy: described(orNull(code('Suggested by', SUGGESTED_BY)), 'Null where nothing is suggested.'),
  MembersNow: count('Members now'),
  PremiumNow: premium('Premium now'),
  MembersThen: orNull(count('Members then')),
  PremiumThen: orNull(premium('Premium then')),
  Change: described(orNull(premium('Change')), 'PremiumThen - PremiumNow.'),
});

/** What the group pays for a coverage now. */
export const PREMIUM_NOW = record({
  Coverage: code('Coverage', COVERAGES),
  Members: count('Members'),
  Premium: premium('Premium'),
});

const plans = (label: string, about: string) => described(listOf(label, nested('Plan', PLAN)), about);
/** GET /api/plan/GetCurrentAndSuggestedPlans/{quoteId}. Spec 002 section 3, "Current and suggested plans data". */
export const CURRENT_AND_SUGGESTED_PLANS = record('CurrentAndSuggestedPlansAnswer', {
  InForceQuoteId: described(orNull(id('Quote in force')), 'Null for a group without one.'),
  InForceSince: orNull(day('In force since')),
  AsIsPlans: plans('Plans in force', 'What the group has now, at the rates that it was given.'),
  CurrentPlans: plans('Current plans', 'The same plans at the renewal, priced for this quote, where they continue.'),
  SuggestedPlans: plans('Suggested plans', 'Replacements for plans that do not continue.'),
  SuggestedPlansByCounty: plans(
    'Suggested plans by county',
    "Replacements in the group's county where the insurer's replacement is not sold there.",
  ),
  Validity: described(
    listOf('Validity', nested('Plan', PLAN_VALIDITY)),
    'One line for each of AsIsPlans, in their order.',
  ),
  PremiumsNow: described(
    listOf('Premiums now', nested('Premium now', PREMIUM_NOW)),
    'By coverage; left out where it is not known who is in which plan.',
  ),
  IsAcaGroup: flag('ACA group'),
  MixedAcaNote: text('Mixed ACA note', {
    about: "What the agent is told of a group with ACA and non-ACA plans, else ''.",
    example: '',
  }),
  RenewCurrentPlans: flag('Renew current plans', {
    about: 'The group has chosen to renew its current plans: no other plan can be added.',
  }),
  PassiveRenewal: described(
    nested('Passive renewal', record({ IsAllowed: flag('Allowed'), Message: text('Message', { example: '' }) })),
    'For internal staff: whether the quote can be renewed passively now.',
  ),
});

/** Response of PUT /api/quote/RenewPassively/{quoteId}. */
export const PASSIVE_RENEWAL_OUTCOME = record('PassiveRenewalAnswer', {
  Outcome: code('Outcome', ['Renewed', 'Failed']),
  Message: text('Message', { about: "Why it failed; '' when it is renewed.", example: '' }),
  QuoteStatus: text('Status', { about: 'In the words of internal staff.', example: 'Passively Renewed' }),
});

/** The causes of a premium change. Their amounts add up to it, to the cent. */
export const PREMIUM_PARTS = [
  'Ageing',
  'Rates',
  'Area',
  'Joined',
  'Left',
  'Coverage',
  'Tobacco',
  'PlanMapping',
] as const;
export type PremiumPart = (typeof PREMIUM_PARTS)[number];

/** Monthly dollars. Change = After - Before = the sum of the parts. */
export const PREMIUM_COMPARISON = record({
  Before: premium('Before'),
  After: premium('After'),
  Change: premium('Change'),
  Parts: mapOf('Parts', PREMIUM_PARTS, premium('Part')),
});

/** A plan in force and its replacement. */
export const PLAN_PREMIUM_CHANGE = record({
  ...PREMIUM_COMPARISON,
  FromPlanName: described(orNull(PLAN_NAME), 'Null: nothing before.'),
  ToPlanName: described(orNull(PLAN_NAME), 'Null: nothing after.'),
  MembersBefore: count('Members before'),
  MembersAfter: count('Members after'),
});

const onDay = (label: string) => nested(label, record({ EffectiveDate: day('Effective date') }));
/** GET /api/renewals/PremiumChange/{quoteId}: why the premium changes at renewal. */
export const PREMIUM_CHANGE = record('PremiumChangeAnswer', {
  GroupName: text('Group', { example: 'Lakeshore Tool & Die' }),
  InForceQuoteId: id('Quote in force'),
  Before: onDay('Before'),
  After: onDay('After'),
  Basis: described(
    code('Basis', ['Chosen', 'Suggested']),
    'The plans chosen for the renewal, or those suggested while nothing is chosen.',
  ),
  Total: described(
    orNull(nested('Total', PREMIUM_COMPARISON)),
    "Null where members are not assigned to plans, so that the plans' premiums cannot be added up.",
  ),
  People: described(
    mapOf('People', PREMIUM_PARTS, count('People')),
    'How many people each cause concerns, each counted once however many plans they have.',
  ),
  Plans: listOf('Plans', nested('Plan', PLAN_PREMIUM_CHANGE)),
  Notes: described(listOf('Notes', text('Note')), 'What the reader must know to trust the numbers.'),
});

/** GET /api/renewals/PremiumChangeMembers/{quoteId}?range=[first,last]: the largest changes first. */
export const MEMBER_PREMIUM_CHANGE = record('MemberPremiumChangeAnswer', {
  ...PREMIUM_COMPARISON,
  Name: text('Name', { example: 'Ada Byron' }),
  Relationship: text('Relationship', { example: 'Employee' }),
  EmployeeNumber: whole('Employee number', { example: 1 }),
  FromPlanName: orNull(PLAN_NAME),
  ToPlanName: orNull(PLAN_NAME),
});

/** Its query. */
export const MEMBER_CHANGES_QUERY = record({
  range: described(
    optional(text('Range', { problem: () => null })),
    'JSON: [first, last], at most 100; left out: the first 100.',
    '[0,9]',
  ),
});

export type PremiumNow = Wire<typeof PREMIUM_NOW>;
export type PlanValidity = Wire<typeof PLAN_VALIDITY>;
export type CurrentAndSuggestedPlansResponse = Wire<typeof CURRENT_AND_SUGGESTED_PLANS>;
export type RenewPassivelyResponse = Wire<typeof PASSIVE_RENEWAL_OUTCOME>;
export type PremiumComparison = Wire<typeof PREMIUM_COMPARISON>;
export type PlanPremiumChange = Wire<typeof PLAN_PREMIUM_CHANGE>;
export type PremiumChangeResponse = Wire<typeof PREMIUM_CHANGE>;
export type MemberPremiumChange = Wire<typeof MEMBER_PREMIUM_CHANGE>;
