import { averageCents, groupFigures, type GroupBasis } from '#shared/plans/group-figures';

const MEDICAL = { PlanId: 7, IsMedical: true, IsDental: false };
const basis = (given: Partial<GroupBasis> = {}): GroupBasis => ({
  employees: { medical: 3, dental: 0, vision: 2 },
  employerCosts: new Map(),
  now: {},
  ...given,
});

describe('what a premium means to a group', () => {
  it('is the average per employee of the plan’s coverage', () => {
    expect(groupFigures(MEDICAL, 1000, basis())).toEqual([{ label: 'Average per employee', text: '$333.33' }]);
    const vision = { PlanId: 9, IsMedical: false, IsDental: false };
    expect(groupFigures(vision, 25.01, basis())).toEqual([{ label: 'Average per employee', text: '$12.51' }]);
  });

  it('includes what the employer pays, where a contribution is saved', () => {
    const figures = groupFigures(MEDICAL, 1000, basis({ employerCosts: new Map([[7, 500.5]]) }));
    expect(figures.at(-1)).toEqual({ label: 'Employer pays', text: '$500.50' });
  });

  it.each([
    [1000, 1082, '+$82.00 (+8.2%)'],
    [1000, 999.99, '($0.01) (0.0%)'],
    [1000, 1000, '$0.00'],
    [0, 1000, '+$1,000.00'],
  ])('includes the change from %d now to %d', (now, premium, text) => {
    const figures = groupFigures(MEDICAL, premium, basis({ now: { medical: now } }));
    expect(figures.at(-1)).toEqual({ label: 'Change from now', text });
  });

  it('is nothing without rates, and where nobody enrolls', () => {
    expect(groupFigures(MEDICAL, null, basis())).toEqual([]);
    expect(groupFigures({ PlanId: 8, IsMedical: false, IsDental: true }, 0, basis())).toEqual([]);
  });
});

it.each([
  [100_00, 3, 33_33],
  [5, 2, 3],
  [4, 3, 1],
])('%d cents among %d people average %d', (cents, people, average) => {
  expect(averageCents(cents, people)).toBe(average);
});
