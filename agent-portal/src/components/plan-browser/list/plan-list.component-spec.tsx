import { ThemeProvider } from '@mui/material';
import { render, screen, within } from '@testing-library/react';
import type { PlanFigure } from '#shared/plans/group-figures';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { buildPlan, buildUnrated } from '#support/shared/plans.ts';
import { PlanList } from './PlanList.tsx';
import { THEME } from '#support/components/theme.ts';

const nothing = () => {};
const ACTIONS = { toggle: nothing, compare: nothing, details: nothing, price: nothing, deltaDental: nothing };
const FIGURES = new Map<number, PlanFigure[]>([
  [
    1,
    [
      { label: 'Average per employee', text: '$333.33' },
      { label: 'Change from now', text: '+$82.00 (+8.2%)' },
    ],
  ],
  [2, []],
]);

const show = (figures?: typeof FIGURES) =>
  render(
    <ThemeProvider theme={THEME}>
      <PlanList
        label="Medical plans"
        plans={[buildPlan(1), buildUnrated(2)]}
        selected={new Set()}
        compared={[]}
        suiteSizes={new Map()}
        marks={new Map([[1, 'Current plan']])}
        premiumOf={netPremiumOf}
        canChange
        choice="checkbox"
        costs="individual"
        effectiveDay="1/1/2027"
        actions={ACTIONS}
        {...{ figures }}
      />
    </ThemeProvider>,
  );

describe('the plans of a group', () => {
  it('say what each premium means: per employee, and against now', () => {
    show(FIGURES);
    const [rated, unrated] = screen.getAllByRole('listitem');
    expect(within(rated!).getByText('Current plan')).toBeTruthy();
    const terms = within(rated!).getAllByRole('term');
    expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Average per employee', '$333.33'],
      ['Change from now', '+$82.00 (+8.2%)'],
    ]);
    expect(within(unrated!).queryAllByRole('term')).toEqual([]);
  });

  it('say nothing of it to a household', () => {
    show();
    expect(screen.queryAllByRole('term')).toEqual([]);
  });
});
