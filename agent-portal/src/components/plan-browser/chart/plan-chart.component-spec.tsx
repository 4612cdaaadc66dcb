import { createTheme, ThemeProvider } from '@mui/material';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { loaded } from '#support/components/loaded.ts';
import { buildPlan, buildUnrated } from '#support/shared/plans.ts';
import { PlanChart } from './PlanChart.tsx';

const PLANS = [buildPlan(1, { deductible: 500 }), buildPlan(2, { deductible: null }), buildPlan(3), buildUnrated(4)];
let acted: string[];
const noting = (what: string) => (plan?: { PlanId: number }) => void acted.push(`${what} ${plan?.PlanId}`);
const ACTIONS = {
  toggle: noting('toggle'),
  compare: noting('compare'),
  details: noting('details'),
  price: noting('price'),
  deltaDental: noting('delta'),
};

async function show() {
  render(
    <ThemeProvider theme={createTheme({ cssVariables: true })}>
      <PlanChart
        plans={PLANS}
        premiumOf={netPremiumOf}
        costs="individual"
        figures={new Map([[3, [{ label: 'Average per employee', text: '$501.50' }]]])}
        selected={new Set([1])}
        compared={[]}
        canChange
        actions={ACTIONS}
      />
    </ThemeProvider>,
  );
  await loaded(() => import('./PlanScatter.tsx'));
}

describe('premium against deductible', () => {
  beforeEach(() => (acted = []));

  it('is a table too, and says which plans it leaves out', async () => {
    await show();
    const rows = within(screen.getByRole('table', { name: 'Plans in the chart' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Plan 1', '$500', '$1,001.00', 'Selected'],
      ['Plan 3', '$1,000', '$1,003.00', ''],
    ]);
    expect(screen.getByText('2 plans without rates or a deductible are in the list only.')).toBeTruthy();
  });

  it('lets a plan be chosen by name, and acted on', async () => {
    await show();
    fireEvent.change(screen.getByRole('combobox', { name: 'Plan in the chart' }), { target: { value: '3' } });
    const plan = within(screen.getByRole('region', { name: 'Plan 3' }));
    expect(plan.getByText('$501.50')).toBeTruthy();
    for (const name of ['Select plan', 'Compare', 'Details', 'Why this price']) {
      fireEvent.click(plan.getByRole('button', { name }));
    }
    expect(acted).toEqual(['toggle 3', 'compare 3', 'details 3', 'price 3']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Plan in the chart' }), { target: { value: '1' } });
    expect(screen.getByRole('button', { name: 'Remove plan' })).toBeTruthy();
  });
});
