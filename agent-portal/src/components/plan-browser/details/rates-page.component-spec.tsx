import { ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { THEME } from '#support/components/theme.ts';
import { buildPlan } from '#support/shared/plans.ts';
import { queryClient } from '../../../app/query-client.ts';
import { RatesPage } from './RatesPage.tsx';

const ADA = {
  ...{ MemberId: 1, EmployeeNumber: 1, Name: 'Ada Byron', Relationship: 'Applicant', Age: 40, AgeBand: '40' },
  ...{ Tobacco: false, MonthlyRate: 1_268.65, Explanation: 'Age 40, no tobacco.', Arithmetic: null },
};

/** @param net what remains under a tax credit; undefined: there is none */
const show = (net?: number) => {
  const plan = buildPlan(1, { TotalMonthlyRate: 1_268.65, NetMonthlyRate: net });
  const stored: SelectedPlan = { ...plan, Tiers: [], Members: [ADA], Taken: null };
  render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={THEME}>
        <RatesPage quoteId={7} buyer="household" plan={plan} stored={stored} />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return screen.getAllByRole('row').map(({ textContent }) => textContent);
};

describe('why a plan has its price', () => {
  it('ends with what is paid, where a tax credit pays a part', () => {
    expect(show(379.77).slice(-3)).toEqual(['Total$1,268.65', 'Tax credit−$888.88', 'You pay$379.77']);
  });

  it('ends with the sum without a tax credit', () => {
    expect(show().at(-1)).toBe('Total$1,268.65');
  });
});
