import type { MemberRate } from '#shared/plans/plan.record';
import { AGE_BANDS } from '#shared/plans/age-band';
import { benefitGroups } from './benefit-groups.ts';
import { households, totalRate } from './households.ts';
import { gridTables } from './rate-grid.ts';

const member = (id: number, employee: number, rate: number): MemberRate => ({
  MemberId: id,
  EmployeeNumber: employee,
  Name: `Member ${id}`,
  Relationship: 'Employee',
  Age: 40,
  AgeBand: '40',
  Tobacco: false,
  MonthlyRate: rate,
  Explanation: '',
  Arithmetic: null,
});

describe('plan details', () => {
  it('show the 51 age bands in three tables of 17 rows', () => {
    expect(gridTables(AGE_BANDS).map((rows) => [rows.length, rows[0], rows.at(-1)])).toEqual([
      [17, '0-14', '30'],
      [17, '31', '47'],
      [17, '48', '64 and over'],
    ]);
    expect(gridTables(AGE_BANDS.slice(0, 18)).map((rows) => rows.length)).toEqual([17, 1]);
    expect(gridTables([])).toEqual([]);
  });

  it('add up rates to the cent', () => {
    expect(totalRate([{ MonthlyRate: 0.1 }, { MonthlyRate: 0.2 }, { MonthlyRate: 286.05 }])).toBe(286.35);
    expect(totalRate([])).toBe(0);
  });

  it('show each household with what it costs', () => {
    expect(households([member(1, 1, 100.1), member(2, 2, 50), member(3, 1, 0.2)])).toMatchObject([
      { employeeNumber: 1, members: [{ MemberId: 1 }, { MemberId: 3 }], monthlyRate: 100.3 },
      { employeeNumber: 2, members: [{ MemberId: 2 }], monthlyRate: 50 },
    ]);
  });

  it('group benefits by category, in the order in which the categories appear', () => {
    const benefit = (Category: string, Benefit: string) => ({
      Category,
      Benefit,
      InNetwork: '$0',
      OutOfNetwork: '',
      Limits: '',
    });
    const groups = benefitGroups([benefit('Visits', 'A'), benefit('Drugs', 'B'), benefit('Visits', 'C')]);
    expect(groups.map(({ category, benefits }) => [category, benefits.map(({ Benefit }) => Benefit)])).toEqual([
      ['Visits', ['A', 'C']],
      ['Drugs', ['B']],
    ]);
  });
});
