import { COVERAGES, METAL_TIERS, NETWORK_TYPES } from '#shared/plans/plan-codes';
import { record, type Wire } from '#shared/records/field';
import { code, count, described, dollars, id, listOf, nested, orNull, text } from '#shared/records/kinds';

const monthly = (label: string) => dollars(label, { about: 'Dollars a month.', example: 694.77 });
const share = (label: string) => described(orNull(monthly(label)), 'null while no contribution is saved.');

const COST = {
  Premium: monthly('Monthly premium'),
  PerEmployee: monthly('Per employee'),
  Employer: share('Employer pays'),
  EmployeesPay: share('Employees pay'),
};

/** A plan as the proposal shows it, if everybody takes it. */
const PROPOSED_PLAN = record({
  PlanId: id('Plan'),
  PlanDisplayName: text('Plan', { example: 'PPO Gold 1000' }),
  Coverage: code('Coverage', COVERAGES),
  MetalTier: orNull(code('Metal tier', METAL_TIERS)),
  ProviderNetworkType: orNull(code('Network', NETWORK_TYPES)),
  Employees: count('Employees'),
  ...COST,
  Deductible: described(orNull(dollars('Deductible')), 'Of one person in the network, dollars a year; null: none.'),
  OutOfPocketMaximum: described(orNull(dollars('Out-of-pocket maximum')), 'Of one person in the network; null: none.'),
});

/** The figures of a proposal, stored when it was made: those of its first page. */
export const PROPOSAL_FIGURES = record({
  InsurerName: text('Insurer', { example: 'Great Lakes Health Plan' }),
  Plans: described(listOf('Plans', nested('Plan', PROPOSED_PLAN)), 'By premium, medical plans first.'),
  Assigned: described(
    orNull(nested('Assigned', record({ Employees: count('Employees'), ...COST }))),
    'What medical coverage costs with each employee in the plan assigned to them; null while somebody has none, or there is only one plan.',
  ),
});

export type ProposalFigures = Wire<typeof PROPOSAL_FIGURES>;
export type ProposedPlan = ProposalFigures['Plans'][number];
