import { ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { addDays } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { today } from '#web/inputs/today';
import { THEME } from '#support/components/theme.ts';
import { parametersQuery } from '../providers/parameters-query.ts';
import { RuleChips } from './RuleChips.tsx';
import { LawHomeCard } from './RuleHomeCards.tsx';

/** With the rules in force today; what is left out has its default. */
function show(children: ReactNode, rules: Record<string, string> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(parametersQuery.queryKey, rules);
  render(
    <ThemeProvider theme={THEME}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

/** Nothing ends within thirty days. */
const LATER = { OpenEnrollmentSafeDate: '', OpenEnrollmentEndDate: '2999-01-15', FFMEndDate: '2999-10-31' };

describe('law by date in the console', () => {
  const days = { EffectiveDate: '2014-01-01', TermDate: null };
  const end = { Key: 'OpenEnrollmentEndDate', Value: '2027-01-15', ...days } as BusinessRuleResponse;

  it('is called contested while the end of open enrollment is in court', () => {
    show(<RuleChips rule={end} />);
    screen.getByText('Contested');
  });

  it('is not called contested once staff have emptied the safe day', () => {
    show(<RuleChips rule={end} />, { OpenEnrollmentSafeDate: '' });
    expect(screen.queryByText('Contested')).toBeNull();
  });

  it('is missed on the home page until the federal notice of short-term coverage is loaded', () => {
    show(<LawHomeCard />);
    screen.getByRole('region', { name: 'A federal notice is missing' });
    expect(screen.getByRole('link', { name: 'Load it' }).getAttribute('href')).toBe(
      '/configuration/rule/ShortTermNotice',
    );
  });

  it('is not missed once it is loaded', () => {
    show(<LawHomeCard />, { ShortTermNotice: 'As printed.', ...LATER });
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('says on the home page which figure ends within thirty days', () => {
    const soon = addDays(today(), 20);
    show(<LawHomeCard />, { ShortTermNotice: 'As printed.', ...LATER, OpenEnrollmentSafeDate: soon });
    expect(screen.getByRole('region', { name: 'A dated figure ends soon' }).textContent).toContain(
      `ends on ${formatDay(soon)}. Enter what follows by then.`,
    );
    expect(screen.getByRole('link', { name: 'Enter it' }).getAttribute('href')).toBe(
      '/configuration/rule/OpenEnrollmentSafeDate',
    );
  });

  it('says that all of them have ended', () => {
    const past = '2020-01-01';
    const ended = { OpenEnrollmentSafeDate: past, OpenEnrollmentEndDate: past, FFMEndDate: past };
    show(<LawHomeCard />, { ShortTermNotice: 'As printed.', ...ended });
    screen.getByRole('region', { name: 'Dated figures have ended' });
  });
});
