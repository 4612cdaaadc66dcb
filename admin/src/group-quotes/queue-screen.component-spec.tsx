import { ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, memoryStore } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router';
import { QUEUE_VIEW_NAMES, WORK_VIEWS } from '#shared/sales/queue-views';
import { answers, startDesk } from '#support/components/group-desk.tsx';
import { THEME } from '#support/components/theme.ts';
import { assignmentActions } from '../components/quote-queue/assignment-actions.ts';
import { NEW_BUSINESS_VIEW } from './queue-views.ts';
import { QueueScreen } from './QueueScreen.tsx';

const OWN_REJECTED = {
  ...{ filter: { Status: ['Rejected'], OnlyMine: true }, displayedFilters: {} },
  ...{ sort: 'StatusAt', order: 'ASC', page: 3, perPage: 10 },
};
const EMPTY_LIST = { getList: () => Promise.resolve({ data: [], total: 0 }), ...assignmentActions };

const Filter = () => (
  <output aria-label="Filter">{new URLSearchParams(useLocation().search).get('filter') ?? 'none'}</output>
);

function openQueue(address: string | { pathname: string; state: object }): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <ThemeProvider theme={THEME}>
        <CoreAdminContext
          store={memoryStore({ '/group.listParams': OWN_REJECTED })}
          queryClient={queryClient}
          dataProvider={EMPTY_LIST as unknown as DataProvider}
        >
          <QueueScreen view={NEW_BUSINESS_VIEW} />
        </CoreAdminContext>
      </ThemeProvider>
      <Filter />
    </MemoryRouter>,
  );
}

const filter = () => JSON.parse(screen.getByLabelText('Filter').textContent || '{}') as object;

describe('the queue of group quotes, after it was last used with other filters', () => {
  beforeEach(() => {
    startDesk();
    answers['/api/sales/GetGroupQuoteCounts'] = {
      Work: Object.fromEntries(QUEUE_VIEW_NAMES.map((name) => [name, {}])),
    };
  });

  it('comes back with these', async () => {
    openQueue('/group');
    await waitFor(() => expect(filter()).toEqual(OWN_REJECTED.filter));
  });

  it('shows a quote that a link names alone in the view that holds it, and asks what the link asks', async () => {
    openQueue({ pathname: '/group/review/14', state: { decision: 'Approve' } });
    expect(await screen.findByRole('dialog', { name: /^Approve/ })).toBeTruthy();
    await waitFor(() => expect(filter()).toEqual({ Status: WORK_VIEWS.NeedsReview.statuses }));
  });
});
