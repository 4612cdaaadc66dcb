import { MOST_INCOME, MOST_PEOPLE } from '#shared/eligibility/subsidy.record';
import { COVERAGE_TIERS } from '#shared/plans/plan-codes';
import { record, type Wire } from '#shared/records/field';
import { code, count, day, described, dollars, id, listOf, nested, orNull, text, whole } from '#shared/records/kinds';

/** Of the plan that employees would buy themselves. A catastrophic plan takes no credit, and most employees cannot have one. */
export const OWN_PLAN_METALS = ['Platinum', 'Gold', 'Silver', 'Bronze'] as const;
export type OwnPlanMetal = (typeof OWN_PLAN_METALS)[number];

const MOST_AMOUNT = 99_999.99;
/** Many more than a small group has. */
const MOST_EMPLOYEES = 500;

const amount = (label: string) => dollars(label, { min: 0, max: MOST_AMOUNT, about: 'Dollars a month.' });

const EMPLOYEE_INCOME = record({
  EmployeeNumber: id('Employee number'),
  AnnualIncome: described(
    orNull(whole('Annual income', { min: 0, max: MOST_INCOME, example: 45_000 })),
    'Of the household on its tax return. Null: not known, the assumed one counts.',
  ),
  HouseholdSize: described(
    orNull(whole('Household size', { min: 1, max: MOST_PEOPLE })),
    'Everyone on the tax return. Null: the people on the census.',
  ),
});

/** What an employer thinks of offering in place of the group plan. PUT /api/ichra/{quoteId}. */
export const ICHRA_TERMS = record('IchraBody', {
  GroupPlanId: described(
    orNull(id('Group plan')),
    'One of the selected medical plans. Null: each employee in the assigned plan, or all in the first one while some have none.',
  ),
  Metal: code('Metal level', OWN_PLAN_METALS),
  EmployeeOnly: amount('Employee only'),
  Family: amount('With family'),
  AssumedIncome: described(
    orNull(whole('Assumed income', { min: 0, max: MOST_INCOME, example: 45_000 })),
    'Annual household income of everyone who is not in the list.',
  ),
  Incomes: listOf('Incomes', nested('Income', EMPLOYEE_INCOME), { most: MOST_EMPLOYEES }),
  Version: whole('Version', { min: 0, about: '0 while nothing is stored and the suggestion is shown.', example: 1 }),
});

const monthly = (label: string, about: string) => dollars(label, { about: `${about} Dollars a month.` });

const EMPLOYEE_COSTS = record({
  EmployeeNumber: id('Employee number'),
  Name: text('Name'),
  Tier: code('Tier', COVERAGE_TIERS),
  County: text('County', { about: 'Where a plan of their own is bought.' }),
  People: count('People on the census'),
  GroupEmployer: monthly('Employer', 'In the group plan.'),
  GroupEmployee: monthly('Employee', 'In the group plan.'),
  OwnPlan: described(orNull(text('Own plan')), 'The lowest-cost one of the metal level. Null: none is sold there.'),
  OwnPremium: orNull(monthly('Own premium', 'At its full price.')),
  OwnNet: orNull(monthly('After the tax credit', 'Null while the income or the credit is not known.')),
  LowestSilver: orNull(monthly('Lowest-cost silver plan', 'For the employee alone.')),
  AffordableUpTo: orNull(monthly('Affordable up to', 'What an affordable offer leaves to pay at most.')),
  MedicaidPeople: described(count('Medicaid or MIChild'), 'Who qualify at this income: nobody buys a plan for them.'),
});

const GROUP_PLAN = record({
  PlanId: described(orNull(id('Plan')), 'Null: each employee in the assigned plan.'),
  Name: text('Plan'),
});

/** GET /api/ichra/{quoteId}. What an amount does is computed from it: shared/ichra. */
export const ICHRA_COMPARISON = record('IchraAnswer', {
  ...ICHRA_TERMS,
  GroupPlans: described(
    listOf('Group plans', nested('Group plan', GROUP_PLAN)),
    'What employees can be compared with; the first one is meant by null.',
  ),
  EffectiveDate: day('Effective date'),
  Employees: listOf('Employees', nested('Employee', EMPLOYEE_COSTS)),
});

export type IchraTerms = Wire<typeof ICHRA_TERMS>;
export type EmployeeIncome = Wire<typeof EMPLOYEE_INCOME>;
export type EmployeeCostsAnswer = Wire<typeof EMPLOYEE_COSTS>;
export type IchraComparison = Wire<typeof ICHRA_COMPARISON>;

export const NO_GROUP_PLAN = 'Choose a medical plan for the group first: employees are compared with it.';
