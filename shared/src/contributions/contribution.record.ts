import { CONTRIBUTION_METHODS } from '#shared/contributions/contribution';
import { COVERAGES } from '#shared/plans/plan-codes';
import { record, type Wire } from '#shared/records/field';
import { code, described, dollars, id, listOf, nested, number, orNull, whole } from '#shared/records/kinds';

const SHARE = number('Share', {
  about: 'Percent of the premium, or dollars a month for the method Flat.',
  example: 50,
});

/** What the employer pays toward one type of coverage. PUT /api/contribution/{quoteId}. */
export const CONTRIBUTION = record('ContributionBody', {
  Coverage: code('Coverage', COVERAGES),
  Method: code('Method', CONTRIBUTION_METHODS),
  Tiers: nested(
    'Tiers',
    record({
      'Employee only': SHARE,
      'Employee and spouse': SHARE,
      'Employee and child(ren)': SHARE,
      Family: SHARE,
    }),
  ),
  ReferencePlanId: described(
    orNull(id('Reference plan')),
    'One of the selected plans, for the method PercentOfReferencePlan; else null.',
  ),
  Budget: orNull(
    number('Budget', {
      about: 'The most that the employer wants to pay in a month, in dollars; null where it is not known.',
      example: 12_500,
    }),
  ),
  Version: whole('Version', { min: 0, about: '0 while nothing is stored and the suggestion is shown.', example: 1 }),
});

const premium = (label: string) => dollars(label, { about: 'Dollars a month.' });
/** Employer and Employees add up to Premium. */
export const CONTRIBUTION_RESULT = record({
  PlanId: orNull(id('Plan')),
  Premium: premium('Premium'),
  Employer: premium('Employer'),
  Employees: premium('Employees'),
});

/** GET /api/contribution/{quoteId} answers one per type of coverage. */
export const CONTRIBUTION_ROW = record('ContributionAnswer', {
  ...CONTRIBUTION,
  Results: described(
    listOf('Results', nested('Result', CONTRIBUTION_RESULT)),
    'The result if everyone takes this plan, and (PlanId null) with each employee in the assigned plan.',
  ),
});

/** GET /api/contribution/EmployerCosts/{quoteId}: if everyone takes this plan, under the saved contribution to its coverage. */
export const EMPLOYER_COST = record('EmployerCostAnswer', { PlanId: id('Plan'), Employer: premium('Employer') });

export type Contribution = Wire<typeof CONTRIBUTION>;
export type ContributionResult = Wire<typeof CONTRIBUTION_RESULT>;
export type EmployerCost = Wire<typeof EMPLOYER_COST>;
export type ContributionResponse = Wire<typeof CONTRIBUTION_ROW>;
