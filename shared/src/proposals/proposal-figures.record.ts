import { COVERAGES, METAL_TIERS, NETWORK_TYPES } from '#shared/plans/plan-codes';
import { QUOTE_DOCTOR } from '#shared/providers/quote-doctor.record';
import { record, type Wire } from '#shared/records/field';
import { code, count, described, dollars, id, listOf, nested, orNull, text } from '#shared/records/kinds';

const monthly = (label: string) => dollars(label, { about: 'Dollars a month.', example: 694.77 });
const share = (label: string) => described(orNull(monthly(label)), 'null while no contribution is saved.');

const COST = {
  Premium: monthly('Monthly premium'),
  PerEmployee: described(orNull(monthly('Per employee')), 'null for a household.'),
  Employer: share('Employer pays'),
  EmployeesPay: share('Employees pay'),
};

/** A plan as the proposal shows it, if everybody takes it; that of a household after its tax credit, with its reduced costs. */
const PROPOSED_PLAN = record({
  PlanId: id('Plan'),
  PlanDisplayName: text('Plan', { example: 'PPO Gold 1000' }),
  Coverage: code('Coverage', COVERAGES),
  MetalTier: orNull(code('Metal tier', METAL_TIERS)),
  ProviderNetworkType: orNull(code('Network', NETWORK_TYPES)),
  Employees: described(count('Employees'), '0 for a household.'),
  ...COST,
  FullPremium: described(orNull(monthly('Before the tax credit')), 'null where no tax credit is taken off.'),
  Deductible: described(orNull(dollars('Deductible')), 'Of one person in the network, dollars a year; null: none.'),
  OutOfPocketMaximum: described(orNull(dollars('Out-of-pocket maximum')), 'Of one person in the network; null: none.'),
});

const HOUSEHOLD = record({
  People: described(count('People'), 'Who enroll in medical coverage.'),
  Credit: described(
    orNull(text('Tax credit', { example: 'an estimated tax credit of $600.00' })),
    'What the premiums are after, in words; null without one.',
  ),
  Notes: described(listOf('Notes', text('Note')), 'Who cannot have the tax credit.'),
  Notice: described(orNull(text('Notice')), 'Of short-term plans; null for others.'),
  Doctors: described(listOf('Doctors', nested('Doctor', QUOTE_DOCTOR)), 'Whom the household wants to keep.'),
});

/** The figures of a proposal, stored when it was made: those of its first page. */
export const PROPOSAL_FIGURES = record({
  InsurerName: text('Insurer', { example: 'Great Lakes Health Plan' }),
  Plans: described(listOf('Plans', nested('Plan', PROPOSED_PLAN)), 'By premium, medical plans first.'),
  Assigned: described(
    orNull(nested('Assigned', record({ Employees: count('Employees'), ...COST }))),
    'What medical coverage costs with each employee in the plan assigned to them; null while somebody has none, or there is only one plan.',
  ),
  Household: described(orNull(nested('Household', HOUSEHOLD)), 'null for a group.'),
});

export type ProposalFigures = Wire<typeof PROPOSAL_FIGURES>;
export type ProposedPlan = ProposalFigures['Plans'][number];
