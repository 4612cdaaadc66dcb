import {
  type AssignableMember,
  ASSIGNED_TWICE,
  assignmentProblem,
  assignmentProgress,
  assignmentsFor,
  FOLLOWS_SUBSCRIBER,
} from '#shared/plans/member-assignment';

const person = (Id: number, EmployeeNumber: number, given: Partial<AssignableMember> = {}): AssignableMember => ({
  Id,
  EmployeeNumber,
  RelationshipToSubscriber: 'Self',
  MedicalStatus: 'Enroll',
  ...given,
});
const MEMBERS = [
  person(10, 1),
  person(11, 1, { RelationshipToSubscriber: 'Spouse' }),
  person(12, 1, { RelationshipToSubscriber: 'Child', MedicalStatus: 'Waive' }),
  person(20, 2),
  person(30, 3, { MedicalStatus: 'Waive' }),
];

describe('assignmentsFor', () => {
  it.each([
    ['nobody has chosen', [], []],
    [
      'dependents who enroll follow the employee',
      [[1, 7]],
      [
        [10, 7],
        [11, 7],
      ],
    ],
    [
      'each employee has a plan',
      [
        [1, 7],
        [2, 8],
      ],
      [
        [10, 7],
        [11, 7],
        [20, 8],
      ],
    ],
    ['an employee who waives takes none', [[3, 7]], []],
  ] as [string, [number, number][], [number, number][]][])('%s', (_what, chosen, expected) => {
    const found = assignmentsFor(MEMBERS, new Map(chosen)).map(({ MemberId, PlanId }) => [MemberId, PlanId]);
    expect(found).toEqual(expected);
  });
});

describe('assignmentProblem', () => {
  it.each([
    ['nobody', [], null],
    ['the employee alone', [[10, 7]], null],
    [
      'the household',
      [
        [10, 7],
        [11, 7],
      ],
      null,
    ],
    ['a dependent alone', [[11, 7]], FOLLOWS_SUBSCRIBER],
    [
      'a dependent with another plan',
      [
        [10, 7],
        [11, 8],
      ],
      FOLLOWS_SUBSCRIBER,
    ],
    [
      'somebody twice',
      [
        [10, 7],
        [10, 8],
      ],
      ASSIGNED_TWICE,
    ],
  ] as [string, [number, number][], string | null][])('of %s', (_what, wanted, expected) => {
    const assignments = wanted.map(([MemberId, PlanId]) => ({ MemberId, PlanId }));
    expect(assignmentProblem(MEMBERS, assignments)).toBe(expected);
  });
});

describe('assignmentProgress', () => {
  it.each([
    [[], '0 of 2 enrolling employees have a plan.'],
    [[[2, 8]], '1 of 2 enrolling employees have a plan.'],
    [
      [
        [1, 7],
        [2, 8],
      ],
      'Every enrolling employee has a plan (2).',
    ],
  ] as [[number, number][], string][])('after %j', (chosen, expected) => {
    expect(assignmentProgress(MEMBERS, new Map(chosen))).toBe(expected);
  });

  it('has nothing to say where nobody enrolls', () => {
    expect(assignmentProgress([person(30, 3, { MedicalStatus: 'Waive' })], new Map())).toBeNull();
  });
});
