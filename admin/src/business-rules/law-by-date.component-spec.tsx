import { ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { THEME } from '#support/components/theme.ts';
import { parametersQuery } from '../providers/parameters-query.ts';
import { LawHomeCard } from './LawHomeCard.tsx';
import { RuleMarkChip } from './RuleMarkChip.tsx';

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

describe('law by date in the console', () => {
  const end = { Key: 'OpenEnrollmentEndDate', Value: '2027-01-15' };

  it('is called contested while the end of open enrollment is in court', () => {
    show(<RuleMarkChip rule={end} />);
    screen.getByText('Contested');
  });

  it('is not called contested once staff have emptied the safe day', () => {
    show(<RuleMarkChip rule={end} />, { OpenEnrollmentSafeDate: '' });
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
    show(<LawHomeCard />, { ShortTermNotice: 'As printed.' });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
