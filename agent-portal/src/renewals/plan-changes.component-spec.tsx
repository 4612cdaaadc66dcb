import { render, screen, within } from '@testing-library/react';
import type { PlanPremiumChange } from '#shared/renewals/renewal.record';
import { PlanChangesTable } from './PlanChangesTable.tsx';

const NOTHING = { Ageing: 0, Rates: 0, Area: 0, Joined: 0, Left: 0, Coverage: 0, Tobacco: 0, PlanMapping: 0 };
const plan = (FromPlanName: string | null, ToPlanName: string | null, Before: number, After: number) => ({
  FromPlanName,
  ToPlanName,
  Before,
  After,
  MembersBefore: 2,
  MembersAfter: 2,
});

it('shows what each plan costs now and then, the difference in dollars and per cent, and each cause with its sign', () => {
  const plans: PlanPremiumChange[] = [
    { ...plan('Silver', 'Silver', 1_000, 915.88), Change: -84.12, Parts: { ...NOTHING, Rates: 15.88, Left: -100 } },
    { ...plan(null, 'Dental', 0, 229.26), Change: 229.26, Parts: { ...NOTHING, Coverage: 229.26 } },
  ];
  render(<PlanChangesTable plans={plans} />);
  const rows = within(screen.getByRole('table', { name: 'Plan by plan' })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Plan', 'Now', 'At renewal', 'Change', 'Rate change', 'People who left the group', 'Changes of coverage'],
    ['Silver', '$1,000.00', '$915.88', '($84.12) (−8.4%)', '+$15.88', '($100.00)', '$0.00'],
    ['New → Dental', '$0.00', '$229.26', '+$229.26', '$0.00', '$0.00', '+$229.26'],
  ]);
});
