import { chosenPlanId, enrolledMembers } from '#shared/enrollment/members/household';
import {
  buildAddress,
  buildDependent,
  buildEnrollmentMember,
  buildMemberFacts,
} from '#support/shared/enrollment-members.ts';

const PLANS = [
  { PlanId: 1, PlanDisplayName: 'One', ProviderNetworkType: 'PPO' as const },
  { PlanId: 2, PlanDisplayName: 'Two', ProviderNetworkType: 'HMO' as const },
];

describe('enrolledMembers', () => {
  const employee = buildEnrollmentMember({ SelectedMedicalPlanId: 2, SubGroupId: 'S002' });
  const facts = buildMemberFacts({ MedicalPlans: PLANS });

  it('gives a dependent the plan, class, subgroup and home of the employee', () => {
    const child = buildDependent({ SelectedMedicalPlanId: 1 });
    expect(enrolledMembers([child, employee], facts)[0]).toMatchObject({
      SelectedMedicalPlanId: 2,
      MemberClass: 'CA01',
      SubGroupId: 'S002',
      HomeAddress: employee.HomeAddress,
      RateArea: 12,
      EmployeeGender: 'F',
    });
  });

  it('leaves a dependent who lives elsewhere in the own home', () => {
    const HomeAddress = buildAddress({ City: 'Detroit', FullPostalCode: '48226', CountyFips: '26163' });
    const child = buildDependent({ LivesWithEmployee: false, HomeAddress, RateArea: 1 });
    expect(enrolledMembers([employee, child], facts)[1]).toMatchObject({ HomeAddress, RateArea: 1 });
  });

  it('leaves a dependent without an employee as it is', () => {
    expect(enrolledMembers([buildDependent({ EmployeeNumber: 7 })], facts)[0]).toMatchObject({ MemberClass: null });
  });
});

describe('chosenPlanId', () => {
  it.each`
    stored  | plans                | expected
    ${null} | ${[]}                | ${null}
    ${null} | ${PLANS.slice(0, 1)} | ${1}
    ${5}    | ${PLANS.slice(0, 1)} | ${1}
    ${null} | ${PLANS}             | ${null}
    ${2}    | ${PLANS}             | ${2}
    ${5}    | ${PLANS}             | ${null}
  `('stored $stored: $expected', ({ stored, plans, expected }) => {
    expect(chosenPlanId(stored, plans)).toBe(expected);
  });
});
