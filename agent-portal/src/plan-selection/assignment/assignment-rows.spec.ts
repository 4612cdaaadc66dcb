import type { CensusMemberResponse } from '#shared/census/census.record';
import type { MemberRate, SelectedPlan } from '#shared/plans/plan.record';
import { buildPlan } from '#support/shared/plans.ts';
import {
  type AssignmentFilter,
  assignmentRows,
  isSameChoice,
  matchingRows,
  planShares,
  storedAssignments,
  withAssigned,
} from './assignment-rows.ts';

type Member = Parameters<typeof assignmentRows>[0][number];
const person = (Id: number, EmployeeNumber: number, FirstName: string, given: Partial<Member> = {}): Member => ({
  Id,
  EmployeeNumber,
  FirstName,
  LastName: 'Larsen',
  RelationshipToSubscriber: 'Self',
  MedicalStatus: 'Enroll',
  AssignedPlan: null,
  ...given,
});
const MEMBERS: Member[] = [
  person(1, 1, 'Ruth', { AssignedPlan: 7 }),
  person(2, 1, 'Paul', { RelationshipToSubscriber: 'Spouse', AssignedPlan: 7 }),
  person(3, 1, 'Kim', { RelationshipToSubscriber: 'Child', MedicalStatus: 'Waive' }),
  person(4, 2, 'Ivy', { AssignedPlan: 9 }),
  person(5, 3, 'Otto', { MedicalStatus: 'Waive' as CensusMemberResponse['MedicalStatus'] }),
];
const plan = (id: number, rates: [number, number][]): SelectedPlan => ({
  ...buildPlan(id),
  Tiers: [],
  Taken: null,
  Members: rates.map(([EmployeeNumber, MonthlyRate]) => ({ EmployeeNumber, MonthlyRate }) as MemberRate),
});
const PLANS = [
  plan(7, [
    [1, 100.1],
    [1, 200.2],
    [2, 300],
  ]),
  plan(8, [
    [1, 50],
    [1, 60],
    [2, 70],
  ]),
];
const rows = assignmentRows(MEMBERS, PLANS);
const ALL: AssignmentFilter = { text: '', plan: 'all', tier: 'all' };
const names = (found: typeof rows) => found.map(({ name }) => name);

it('lists employees who enroll, with who follows and what each plan costs the household', () => {
  expect(rows).toEqual([
    {
      employeeNumber: 1,
      name: 'Ruth Larsen',
      tier: 'Employee and spouse',
      dependents: 'Paul',
      premiumOf: new Map([
        [7, 300.3],
        [8, 110],
      ]),
    },
    {
      employeeNumber: 2,
      name: 'Ivy Larsen',
      tier: 'Employee only',
      dependents: '',
      premiumOf: new Map([
        [7, 300],
        [8, 70],
      ]),
    },
  ]);
});

it('starts with what is stored, without plans that are no longer selected', () => {
  expect([...storedAssignments(MEMBERS, [7, 8])]).toEqual([[1, 7]]);
});

describe('the filter finds', () => {
  const planOf = new Map([[1, 7]]);
  it.each([
    ['everybody', {}, ['Ruth Larsen', 'Ivy Larsen']],
    ['by name, in any order and case', { text: 'larsen RUTH' }, ['Ruth Larsen']],
    ['who has no plan yet', { plan: 'none' as const }, ['Ivy Larsen']],
    ['who has this plan', { plan: 7 }, ['Ruth Larsen']],
    ['who is covered alone', { tier: 'Employee only' as const }, ['Ivy Larsen']],
    ['nobody', { text: 'otto' }, []],
  ])('%s', (_what, given, expected) => {
    expect(names(matchingRows(rows, planOf, { ...ALL, ...given }))).toEqual(expected);
  });
});

it('gives a plan to many, and takes it away again', () => {
  const given = withAssigned(new Map(), [1, 2], 8);
  expect([...given]).toEqual([
    [1, 8],
    [2, 8],
  ]);
  expect([...withAssigned(given, [1], null)]).toEqual([[2, 8]]);
  expect(isSameChoice(given, withAssigned(withAssigned(given, [1], 7), [1], 8))).toBe(true);
  expect(isSameChoice(given, withAssigned(given, [1], 7))).toBe(false);
});

it('adds up who pays what, to the cent', () => {
  const planOf = new Map([
    [1, 7],
    [2, 8],
  ]);
  expect(planShares(rows, planOf, [7, 8])).toEqual([
    { planId: 7, employees: 1, premium: 300.3 },
    { planId: 8, employees: 1, premium: 70 },
  ]);
});
