import { buildDependent, buildEnrollmentMember, buildMemberFacts } from '#support/shared/enrollment-members.ts';
import { classLabel } from '../../components/member-form/member-form.ts';
import { nextIncomplete, rowsMatching, targetOf, toMemberRows } from './member-rows.ts';

const rows = toMemberRows({
  Members: [
    buildEnrollmentMember({ Id: 1, SSN: null }),
    buildDependent({ Id: 2 }),
    buildEnrollmentMember({ Id: 3, EmployeeNumber: 2, FirstName: 'Zoe', Gender: null }),
  ],
  Facts: buildMemberFacts(),
});
const ids = (found: readonly { member: { Id: number } }[]) => found.map(({ member }) => member.Id);

describe('the list of members who enroll', () => {
  it('says who is who and what is missing', () => {
    expect(rows[0]).toMatchObject({ name: 'Ada Byron', summary: 'Employee, Active, PPO Gold 1000' });
    expect(rows.map(({ problems }) => problems.map(({ Field }) => Field))).toEqual([['SSN'], [], ['Gender']]);
  });

  it.each([
    ['', false, [1, 2, 3]],
    ['', true, [1, 3]],
    ['zoe', false, [3]],
    ['child gold', false, [2]],
    ['nobody', false, []],
  ])('for %j, incomplete only %s: %j', (words, incompleteOnly, expected) => {
    expect(ids(rowsMatching(rows, words, incompleteOnly))).toEqual(expected);
  });

  it.each([
    [null, 1],
    [1, 3],
    [2, 3],
    [3, 1],
  ])('after member %s the next incomplete one is %i', (after, expected) => {
    expect(nextIncomplete(rows, after)?.member.Id).toBe(expected);
  });

  it('has no next one where the open one is the last that is incomplete', () => {
    expect(nextIncomplete(rows.slice(0, 2), 1)).toBeNull();
  });
});

it.each([
  ['7', { memberId: 7, field: null }],
  ['7.SSN', { memberId: 7, field: 'SSN' }],
  ['7.HomeAddress.City', { memberId: 7, field: 'HomeAddress.City' }],
  ['Confirmation', null],
  [null, null],
])('the field %j opens %j', (field, expected) => {
  expect(targetOf(field)).toEqual(expected);
});

it.each([
  ['CA01', 'Active'],
  ['EarlyRetiree', 'Early retiree'],
  ['CA09', 'CA09'],
  [null, null],
])('the class %j reads %j', (memberClass, expected) => {
  expect(classLabel(memberClass, buildMemberFacts())).toBe(expected);
});
