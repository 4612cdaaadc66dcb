import type { Relationship } from '#shared/census/census-codes';
import { EMPLOYEE_IS_GONE, householdsBackOn, removalProblem } from '#shared/census/removal';

const one = (
  Id: number,
  EmployeeNumber: number,
  RelationshipToSubscriber: Relationship,
  employeeId: number | null,
) => ({
  Id,
  EmployeeNumber,
  RelationshipToSubscriber,
  employeeId,
});

describe('householdsBackOn', () => {
  const family = [one(1, 1, 'Self', 1), one(2, 1, 'Child', 1)];

  it.each([
    ['keeps the number of a household whose number is free', family, [one(9, 2, 'Self', 9)], [1, 1]],
    ['gives the next number where it was given away', family, [one(9, 1, 'Self', 9)], [2, 2]],
    ['puts a dependent with the employee, whose number has changed', [family[1]!], [one(1, 7, 'Self', 1)], [7]],
    ['finds no number for a dependent whose employee is gone', [family[1]!], [one(9, 1, 'Self', 9)], [null]],
    ['keeps the number of somebody who had no employee', [one(2, 4, 'Child', null)], [], [4]],
    [
      'gives each household a number of its own',
      [...family, one(3, 2, 'Self', 3)],
      [one(8, 1, 'Self', 8), one(9, 2, 'Self', 9)],
      [3, 3, 4],
    ],
  ])('%s', (_, removed, stored, numbers) => {
    expect(householdsBackOn(removed, stored)).toEqual(numbers);
  });
});

describe('removalProblem', () => {
  it('names a dependent without an employee first, then what the census says', () => {
    const spouse = { field: 'RelationshipToSubscriber', message: 'Only one.' } as const;
    expect(removalProblem([1, null], [spouse])).toBe(EMPLOYEE_IS_GONE);
    expect(removalProblem([1], [spouse])).toContain('Only one.');
  });

  it('lets people back whose age was wrong before', () => {
    expect(removalProblem([1], [{ field: 'DateOfBirth', message: 'Too old.' }])).toBeNull();
    expect(removalProblem([1], [])).toBeNull();
  });
});
