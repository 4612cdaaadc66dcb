import { ThemeProvider } from '@mui/material';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { INDIVIDUAL_FACET_VALUES } from '#shared/plans/plan-facets';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { type CostYear, yearTermsOf } from '#shared/plans/yearly-cost';
import { NO_FILTERS } from '../filters/plan-filters.ts';
import type { PlanTerms } from '../plan-terms.ts';
import { buildPlan, buildUnrated } from '#support/shared/plans.ts';
import { YearlyCosts } from './YearlyCosts.tsx';
import { THEME } from '#support/components/theme.ts';

const TERMS: PlanTerms = {
  buyer: 'household',
  coverages: ['medical'],
  values: INDIVIDUAL_FACET_VALUES,
  costs: { medical: 'family', dental: 'individual', vision: 'individual' },
  credit: null,
  year: yearTermsOf(null, 5),
};
/** Plan 1 is cheaper without care, plan 2 with care. */
const PLANS = [
  buildPlan(1, { TotalMonthlyRate: 400, NetMonthlyRate: 100, deductible: 5_600 }),
  buildPlan(2, { TotalMonthlyRate: 300, deductible: 0 }),
  buildUnrated(3),
];
let acted: string[];
const noting = (what: string) => (plan?: { PlanId: number }) => void acted.push(`${what} ${plan?.PlanId}`);
const ACTIONS = {
  toggle: noting('toggle'),
  compare: noting('compare'),
  details: noting('details'),
  price: noting('price'),
  deltaDental: noting('delta'),
};

function Page({ terms = TERMS }: { terms?: PlanTerms }) {
  const [year, chooseYear] = useState<CostYear>('usual');
  const nothing = () => {};
  const view = {
    coverage: 'medical' as const,
    order: 'premium' as const,
    filters: { medical: NO_FILTERS, dental: NO_FILTERS, vision: NO_FILTERS },
    compared: [2],
    layout: 'yearly' as const,
    ...{ year, terms, current: NO_FILTERS, chooseYear, layOut: nothing },
    ...{ show: nothing, sort: nothing, filter: nothing, clear: nothing, compare: nothing },
  };
  return (
    <ThemeProvider theme={THEME}>
      <YearlyCosts
        view={view}
        plans={PLANS}
        terms={terms.year!}
        premiumOf={netPremiumOf}
        selected={new Set([1])}
        canChange
        actions={ACTIONS}
      />
    </ThemeProvider>
  );
}

const rows = () => screen.getAllByRole('row').slice(1);
const cells = (at: number) => within(rows()[at]!).getAllByRole('cell').slice(2, 5);
const figures = (at: number) => cells(at).map(({ textContent }) => textContent?.replace(/^\w+ use/, ''));
const order = () => rows().map((row) => within(row).getByRole('radio').id);

describe('the yearly costs of plans', () => {
  beforeEach(() => (acted = []));

  it('show the three years of each plan, sorted by the usual year', () => {
    render(<Page />);
    expect(order()).toEqual(['plan-2', 'plan-1', 'plan-3']);
    // 12 × $300; + 20% of $5,600; + the family's $12,000.
    expect(figures(0)).toEqual(['$3,600', '$4,720', '$15,600']);
    expect(figures(1)).toEqual(['$1,200', '$6,800', '$13,200']);
    expect(figures(2)).toEqual(['Not known', 'Not known', 'Not known']);
    expect(within(rows()[1]!).getByText('With tax credit')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Monthly premium' })).toBeTruthy();
    expect(rows().map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual([
      'Monthly premium$300.00',
      'Monthly premium$100.00',
      'Monthly premiumNot known',
    ]);
    expect(within(rows()[2]!).getByText('Rates not loaded')).toBeTruthy();
  });

  it('name the cheapest of each year, and are sorted by the chosen one', () => {
    render(<Page />);
    const choice = within(screen.getByRole('group', { name: 'Sorted by' }));
    expect(choice.getByText('With medium use, Plan 2 costs least: $4,720.')).toBeTruthy();
    fireEvent.click(choice.getByRole('button', { name: /With high use, Plan 1 costs least: \$13,200/ }));
    expect(order()).toEqual(['plan-1', 'plan-2', 'plan-3']);
    expect(screen.getByRole('columnheader', { name: 'High use' }).getAttribute('aria-sort')).toBe('ascending');
  });

  it('explain a figure at the focused bar, and stop at Escape', () => {
    render(<Page />);
    const bar = screen.getByRole('button', { name: 'How the costs of Plan 1 are calculated' });
    fireEvent.focus(bar);
    const explanation = within(screen.getByRole('tooltip'));
    expect(explanation.getByText('12 × $100.00 + $5,600.00 of care below the deductible')).toBeTruthy();
    expect(explanation.getByText('12 × $100.00 + $12,000.00 out-of-pocket maximum')).toBeTruthy();
    expect(bar.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    fireEvent.keyDown(bar, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('let a plan be selected, compared and opened', () => {
    render(<Page />);
    fireEvent.click(screen.getByRole('radio', { name: 'Plan 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Compare Plan 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Details of Plan 1' }));
    expect(acted).toEqual(['toggle 2', 'compare 1', 'details 1']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plan 1' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plan 3' }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Compare Plan 2' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('count the months of a short-term plan, and promise no free preventive care', () => {
    render(<Page terms={{ ...TERMS, year: yearTermsOf(3, 1) }} />);
    expect(figures(0)[0]).toBe('$900');
    expect(screen.getByRole('button', { name: /^Low use No care/ })).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Cost of 3 months by plan' })).toBeTruthy();
    const notes = within(screen.getByRole('list', { name: 'How it is calculated' }));
    expect(notes.getByText('Low use: no care. Short-term plans may charge for preventive care.')).toBeTruthy();
  });
});
