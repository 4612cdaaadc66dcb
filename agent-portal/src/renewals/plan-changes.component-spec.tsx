import { fireEvent, render, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import type { MemberPremiumChange, PlanPremiumChange, PremiumChangeResponse } from '#shared/renewals/renewal.record';
import { openRoutes, setUpTab } from '#support/components/open-screen.tsx';
import { PlanChangesTable } from '../components/PlanChangesTable.tsx';
import { PremiumChangeScreen } from './PremiumChangeScreen.tsx';

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

const CHANGE: PremiumChangeResponse = {
  GroupName: 'Lakeshore Tool & Die',
  InForceQuoteId: 6,
  Before: { EffectiveDate: isoDate('2026-01-01') },
  After: { EffectiveDate: isoDate('2027-01-01') },
  Basis: 'Chosen',
  Total: null,
  People: NOTHING,
  Plans: [{ ...plan('Silver', 'Silver', 1_000, 1_010), Change: 10, Parts: { ...NOTHING, Rates: 10 } }],
  Notes: [],
};
const MEMBERS = Array.from({ length: 140 }, (_, at): MemberPremiumChange => ({
  ...CHANGE.Plans[0]!,
  Name: `Member ${at + 1}`,
  Relationship: 'Employee',
  EmployeeNumber: at + 1,
}));

describe('the changes of the members', () => {
  setUpTab((path) => {
    if (!path.includes('PremiumChangeMembers')) {
      return Promise.resolve(Response.json(CHANGE));
    }
    const [first, last] = JSON.parse(new URL(path, 'http://x').searchParams.get('range')!) as [number, number];
    const headers = { 'Content-Range': `members ${first}-${last}/${MEMBERS.length}` };
    return Promise.resolve(Response.json(MEMBERS.slice(first, last + 1), { headers }));
  });

  it('are all there, a page at a time, also beyond the first hundred', async () => {
    openRoutes([{ path: '/renewal/:quoteId', Component: PremiumChangeScreen }], '/renewal/7');
    fireEvent.click(await screen.findByRole('button', { name: 'Show members' }));
    await screen.findByText('1–10 of 140 changes');
    fireEvent.click(screen.getByRole('button', { name: 'Go to last page' }));
    await screen.findByText('Member 140, Employee');
    screen.getByText('131–140 of 140 changes');
  });
});
