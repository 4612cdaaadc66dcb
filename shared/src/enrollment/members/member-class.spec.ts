import {
  EARLY_RETIREE_UNDER_65,
  needsDateOfHire,
  offeredSpecialClasses,
  RETIREE_FROM_65,
  retireeProblem,
  statusOfClass,
} from '#shared/enrollment/members/member-class';

describe('retireeProblem', () => {
  it.each`
    memberClass       | age   | message
    ${'EarlyRetiree'} | ${64} | ${null}
    ${'EarlyRetiree'} | ${65} | ${EARLY_RETIREE_UNDER_65}
    ${'EarlyRetiree'} | ${66} | ${EARLY_RETIREE_UNDER_65}
    ${'Retiree'}      | ${64} | ${RETIREE_FROM_65}
    ${'Retiree'}      | ${65} | ${null}
    ${'Retiree'}      | ${66} | ${null}
    ${'CA01'}         | ${64} | ${null}
    ${'CA01'}         | ${70} | ${null}
    ${'COBRA'}        | ${70} | ${null}
    ${null}           | ${70} | ${null}
  `('$memberClass at $age: $message', ({ memberClass, age, message }) => {
    expect(retireeProblem(memberClass, age)).toBe(message);
  });
});

describe('statusOfClass', () => {
  it.each([
    ['CA01', 'Active'],
    [null, 'Active'],
    ['EarlyRetiree', 'Retired'],
    ['Retiree', 'Retired'],
    ['COBRA', 'COBRA'],
  ])('of %s is %s', (memberClass, status) => {
    expect(statusOfClass(memberClass)).toBe(status);
  });
});

describe('needsDateOfHire', () => {
  it.each([
    ['CA01', true],
    ['CA12', true],
    ['Retiree', true],
    [null, true],
    ['COBRA', false],
    ['EarlyRetiree', false],
  ])('of %s: %s', (memberClass, expected) => {
    expect(needsDateOfHire(memberClass)).toBe(expected);
  });
});

describe('offeredSpecialClasses', () => {
  it.each([
    [null, null, []],
    [true, false, ['COBRA']],
    [false, true, ['EarlyRetiree', 'Retiree']],
    [true, true, ['COBRA', 'EarlyRetiree', 'Retiree']],
  ])('COBRA %s and early retirees %s: %j', (CobraRequired, EarlyRetireeCoverage, expected) => {
    expect(offeredSpecialClasses({ CobraRequired, EarlyRetireeCoverage })).toEqual(expected);
  });
});
