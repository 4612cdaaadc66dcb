import type { SelectablePlan, SelectionFacts } from '#shared/plans/selection';
import { suiteNotes } from '#shared/plans/suite-notes';

const plan = (PlanId: number, PlanSuiteName: string | null): SelectablePlan => ({
  PlanId,
  PlanDisplayName: `Plan ${PlanId}`,
  IsMedical: true,
  IsDental: false,
  IsVision: false,
  PlanType: 'Standard',
  PlanSuiteName,
});
const LAKES = [1, 2, 3].map((id) => plan(id, 'Lakes'));
const DUNES = [4, 5].map((id) => plan(id, 'Dunes'));
const ALONE = plan(6, null);
const OFFERED = [...LAKES, ...DUNES, ALONE];
const facts = (employees: number): SelectionFacts => ({
  audience: 'external',
  employees,
  anyDentalEnrolled: false,
  anyVisionEnrolled: false,
  limits: {
    MaxNumberPlansSmallGroupInternal: 20,
    MaxNumberPlansSmallGroupExternal: 10,
    MaxNumberDentalPlansSmallGroup: 1,
    MinimumEmployeesForSuite: 5,
    MinNumberEmployeesInSmallGroup: 2,
    MaxForSmallGroupSmall: 10,
    MaxNumberEmployeesInSmallGroup: 50,
    WarnMaxNumberPlansSmallGroupSmall: 3,
    WarnMaxNumberPlansSmallGroupLarge: 6,
  },
});
const applies = 'The limit of 10 medical plans applies.';

describe('suiteNotes', () => {
  it.each([
    ['no plan of a suite', [ALONE], 5, []],
    ['a whole suite', LAKES, 5, ['Lakes is selected as a whole, so the limit on plans does not apply.']],
    ['one subscriber too few', LAKES, 4, [`A suite needs at least 5 subscribers; this group has 4. ${applies}`]],
    ['two suites', [...LAKES, ...DUNES], 5, [`Only one suite can be selected as a whole. ${applies}`]],
    [
      'a suite and another plan',
      [...LAKES, ALONE],
      5,
      [`Lakes counts as a suite only without other medical plans. ${applies}`],
    ],
    ['a part of a suite', LAKES.slice(1), 5, [`Lakes has 3 plans, of which 2 are selected. ${applies}`]],
  ])('of %s', (_what, selected, employees, expected) => {
    expect(suiteNotes(selected, OFFERED, facts(employees))).toEqual(expected);
  });
});
