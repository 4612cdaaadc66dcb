import fc from 'fast-check';
import {
  affordableCents,
  type EmployeeCosts,
  type IchraAmounts,
  ichraResult,
  ichraWithin,
  nobodyWorseOff,
  threeWays,
} from '#shared/ichra/ichra';

const employee = (given: Partial<EmployeeCosts> = {}): EmployeeCosts => ({
  hasFamily: false,
  groupEmployerCents: 30_000,
  groupEmployeeCents: 30_000,
  ownCents: 50_000,
  ownNetCents: 20_000,
  lowestSilverCents: 45_000,
  affordableCents: 25_000,
  ...given,
});
const both = (cents: number): IchraAmounts => ({ employeeOnlyCents: cents, familyCents: cents });

describe('affordableCents', () => {
  it.each([
    // Rev. Proc. 2025-25: 9.96% of $36,000 is $3,585.60 a year.
    [2026, 3_600_000, 29_880],
    // Rev. Proc. 2026-26: 10.22% of $45,000 is $4,599.00 a year, $383.25 a month.
    [2027, 4_500_000, 38_325],
    // 10.22% of $31,234.56 is $266.0143… a month: part of a cent is not paid.
    [2027, 3_123_456, 26_601],
    [2027, 0, 0],
    [2025, 4_500_000, null],
    [2031, 4_500_000, null],
  ])('of %d with an income of %d cents is %s', (year, income, expected) => {
    expect(affordableCents(year, income)).toBe(expected);
  });
});

describe('ichraResult', () => {
  it.each([
    // $450 − $200 = $250 left to pay: exactly affordable, so there is no credit to decline it for.
    [20_000, { isAffordable: true, taking: 'allowance', employerCents: 20_000, employeeCents: 30_000 }],
    // One cent less is not: $200.00 with the credit is better than $300.01.
    [19_999, { isAffordable: false, taking: 'credit', employerCents: 0, employeeCents: 20_000 }],
    [60_000, { isAffordable: true, taking: 'allowance', employerCents: 50_000, employeeCents: 0 }],
    [0, { isAffordable: false, taking: 'credit', employerCents: 0, employeeCents: 20_000 }],
  ] as const)('of an allowance of %d cents', (cents, expected) => {
    expect(ichraResult(employee(), both(cents))).toEqual(expected);
  });

  it('is no offer where it is nothing, however cheap the plans are', () => {
    const amounts = { employeeOnlyCents: 0, familyCents: 10_000 };
    const alone = employee({ lowestSilverCents: 10_000 });
    expect(ichraResult(alone, amounts)).toEqual({
      isAffordable: false,
      taking: 'credit',
      employerCents: 0,
      employeeCents: 20_000,
    });
    expect(ichraResult({ ...alone, hasFamily: true }, amounts).isAffordable).toBe(true);
  });

  it('takes an allowance that is not affordable where it pays more than the credit', () => {
    const result = ichraResult(employee({ ownNetCents: 45_000 }), both(10_000));
    expect(result).toEqual({ isAffordable: false, taking: 'allowance', employerCents: 10_000, employeeCents: 40_000 });
  });

  it('judges a family by the amount for the employee alone, and pays it the amount for families', () => {
    const family = employee({ hasFamily: true, ownCents: 120_000, ownNetCents: 40_000 });
    const amounts = { employeeOnlyCents: 20_000, familyCents: 50_000 };
    expect(ichraResult(family, amounts)).toEqual({
      isAffordable: true,
      taking: 'allowance',
      employerCents: 50_000,
      employeeCents: 70_000,
    });
  });

  it('says nothing of a credit while the income is unknown, and nothing of the costs without a plan', () => {
    const unknown = { ownNetCents: null, affordableCents: null };
    expect(ichraResult(employee(unknown), both(10_000))).toEqual({
      isAffordable: null,
      taking: 'allowance',
      employerCents: 10_000,
      employeeCents: 40_000,
    });
    expect(ichraResult(employee({ ownCents: null, ownNetCents: null }), both(10_000)).employeeCents).toBeNull();
  });
});

describe('threeWays', () => {
  it('adds up what employer and employees pay, and counts who is better or worse off than in the group plan', () => {
    const employees = [
      employee(),
      employee({ groupEmployeeCents: 10_000, groupEmployerCents: 50_000, ownNetCents: null, affordableCents: null }),
      employee({ ownCents: null, ownNetCents: null }),
    ];
    expect(threeWays(employees, both(15_000))).toEqual({
      group: { employerCents: 110_000, employeesCents: 70_000, better: 0, worse: 0, unknown: 0 },
      ichra: { employerCents: 15_000, employeesCents: 55_000, better: 1, worse: 1, unknown: 1 },
      own: { employerCents: 0, employeesCents: 70_000, better: 1, worse: 1, unknown: 1 },
    });
  });
});

describe('the amount that the employer asks for', () => {
  const cents = fc.integer({ min: 0, max: 200 });
  const orUnknown = fc.option(cents, { nil: null });
  const anybody: fc.Arbitrary<EmployeeCosts> = fc
    .record({
      hasFamily: fc.boolean(),
      groupEmployerCents: cents,
      groupEmployeeCents: cents,
      ownCents: cents,
      credit: orUnknown,
      lowestSilverCents: cents,
      affordableCents: cents,
    })
    .map(({ credit, ...each }) => ({
      ...each,
      ownNetCents: credit === null ? null : Math.max(0, each.ownCents - credit),
      affordableCents: credit === null ? null : each.affordableCents,
    }));
  const everybody = fc.array(anybody, { minLength: 1, maxLength: 5 });

  it('leaves nobody worse off, and no lower one for employees alone does', () => {
    fc.assert(
      fc.property(everybody, (employees) => {
        const amounts = nobodyWorseOff(employees)!;
        expect(threeWays(employees, amounts).ichra.worse).toBe(0);
        const alone = employees.filter(({ hasFamily }) => !hasFamily);
        const some = alone.length > 0 ? alone : employees;
        for (let lower = 0; lower < amounts.employeeOnlyCents; lower += 1) {
          expect(threeWays(some, both(lower)).ichra.worse).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('uses as much of a budget as there is', () => {
    fc.assert(
      fc.property(everybody, fc.integer({ min: 0, max: 900 }), (employees, budget) => {
        const { employeeOnlyCents } = ichraWithin(employees, both(0), budget);
        const costAt = (each: number) => threeWays(employees, both(each)).ichra.employerCents;
        expect(costAt(employeeOnlyCents)).toBeLessThanOrEqual(budget);
        const most = Math.max(...employees.map(({ ownCents }) => ownCents!));
        if (employeeOnlyCents < most) {
          expect(costAt(employeeOnlyCents + 1)).toBeGreaterThan(budget);
        }
      }),
    );
  });

  it('keeps the proportion of the amounts', () => {
    const employees = [
      employee({ ownNetCents: null }),
      employee({ hasFamily: true, ownCents: 90_000, ownNetCents: null }),
    ];
    expect(ichraWithin(employees, { employeeOnlyCents: 10_000, familyCents: 20_000 }, 60_000)).toEqual({
      employeeOnlyCents: 20_000,
      familyCents: 40_000,
    });
  });

  it('is not known while the plan of somebody is not', () => {
    expect(nobodyWorseOff([employee(), employee({ ownCents: null })])).toBeNull();
  });
});
