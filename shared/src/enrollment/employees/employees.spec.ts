import {
  AGREE_TO_SIGN,
  CHOOSE_REASON,
  COMPLETE_BEFORE_SIGNING,
  employeeProblems,
  EMPLOYERS_PART,
  employeeState,
  factsForEmployee,
  finishProblems,
  householdOf,
  signAsEmployee,
  signedHousehold,
  WAIVES_ON_CENSUS,
} from '#shared/enrollment/employees/employees';
import { buildEnrollmentMember, buildMemberFacts } from '#support/shared/enrollment-members.ts';

const FACTS = buildMemberFacts();

describe('the state of an employee on the agent’s board', () => {
  it.each([
    [null, true, 'NotAsked'],
    ['Created', true, 'NotOpened'],
    ['Opened', true, 'Begun'],
    ['Answered', true, 'Signed'],
    ['Answered', false, 'Changed'],
    ['Declined', true, 'Waived'],
    ['Declined', false, 'Waived'],
    ['Locked', true, 'Locked'],
    ['Expired', true, 'Expired'],
    ['Revoked', true, 'Withdrawn'],
  ] as const)('with a link that is %s, still what was signed: %s, is %s', (link, isCurrent, expected) => {
    expect(employeeState(link, isCurrent)).toBe(expected);
  });
});

describe('the employee’s part', () => {
  const household = (given: Parameters<typeof buildEnrollmentMember>[0] = {}) =>
    householdOf([buildEnrollmentMember(given)], 1, FACTS);

  it('lacks nothing that only the employer knows: segment, subgroup, hire date, COBRA', () => {
    const [ruth] = household({ MemberClass: null, SubGroupId: null, DateOfHire: null });
    expect(employeeProblems(ruth!, factsForEmployee(FACTS))).toEqual([]);
    expect(EMPLOYERS_PART).toEqual([
      'MemberClass',
      'SubGroupId',
      'DateOfHire',
      'COBRAEligibility',
      'COBRADuration',
      'COBRAEvent',
    ]);
  });

  it.each([
    ['SSN', { SSN: null }],
    ['HomeNumber', { HomeNumber: null }],
    ['Gender', { Gender: null }],
  ] as const)('lacks %s', (field, given) => {
    const [ruth] = household(given);
    expect(employeeProblems(ruth!, FACTS).map(({ Field }) => Field)).toEqual([field]);
  });

  it('is signed with the employee first, and changes with everything but the employer’s part', () => {
    const child = buildEnrollmentMember({ Id: 2, RelationshipToSubscriber: 'Child', FirstName: 'Kim' });
    const both = householdOf([child, buildEnrollmentMember()], 1, FACTS);
    expect(both.map(({ Id }) => Id)).toEqual([1, 2]);
    const signed = JSON.stringify(signedHousehold(household(), FACTS));
    expect(signed).toContain('PPO Gold 1000');
    expect(JSON.stringify(signedHousehold(household({ MemberClass: 'COBRA', Version: 9 }), FACTS))).toBe(signed);
    for (const given of [{ HomeNumber: '6165550199' }, { MedicalStatus: 'Waive' }, { SSN: '***-**-0001' }] as const) {
      expect(JSON.stringify(signedHousehold(household(given), FACTS))).not.toBe(signed);
    }
  });

  const SIGNED = { Choice: 'Enroll', WaiveReason: null, SignedByName: 'Ada Byron', Agreed: true } as const;
  const WAIVED = { ...SIGNED, Choice: 'Waive', WaiveReason: 'Medicare' } as const;
  it.each([
    [SIGNED, {}, {}],
    [{ ...SIGNED, SignedByName: 'Byron, Ada M.' }, {}, {}],
    [{ ...SIGNED, SignedByName: 'Omar Secret' }, {}, { SignedByName: signAsEmployee('Ada Byron') }],
    [{ ...SIGNED, Agreed: false }, {}, { Agreed: AGREE_TO_SIGN }],
    [SIGNED, { SSN: null }, { Choice: COMPLETE_BEFORE_SIGNING }],
    [SIGNED, { MedicalStatus: 'Waive' }, { Choice: WAIVES_ON_CENSUS }],
    [WAIVED, { SSN: null }, {}],
    [{ ...WAIVED, WaiveReason: null }, {}, { WaiveReason: CHOOSE_REASON }],
  ] as const)('finished with %j of %j lacks %j', (finish, given, problems) => {
    expect(finishProblems(finish, { employeeName: 'Ada Byron', household: household(given), facts: FACTS })).toEqual(
      problems,
    );
  });
});
