import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  type DataProvider,
  type GetListParams,
  ListContextProvider,
  type ListControllerResult,
} from 'react-admin';
import { MemoryRouter } from 'react-router';
import { WORK_VIEWS } from '#shared/sales/queue-views';
import { FoundElsewhere } from './WorkViews.tsx';
import { workFilter } from './work-filter.ts';

describe('a search of a queue', () => {
  const asked: object[] = [];
  beforeEach(() => void asked.splice(0));

  const search = (filterValues: object, filter: Record<string, unknown>) => {
    const getList = (_resource: string, params: GetListParams) => {
      asked.push(params.filter as object);
      const { Status } = params.filter as { Status: string[] };
      return Promise.resolve({ data: [], total: Status.includes('Approved') ? 1 : 0 });
    };
    render(
      <MemoryRouter>
        <CoreAdminContext queryClient={new QueryClient()} dataProvider={{ getList } as unknown as DataProvider}>
          <ListContextProvider
            value={{ resource: 'group', filterValues, perPage: 10 } as unknown as ListControllerResult}
          >
            <FoundElsewhere path="/group" views={Object.values(WORK_VIEWS)} filter={filter} />
          </ListContextProvider>
        </CoreAdminContext>
      </MemoryRouter>,
    );
  };

  it('says how many quotes the other views have, and leads there with the search', async () => {
    search(workFilter(WORK_VIEWS.NeedsReview, { q: 'elk' }), { View: 'NewBusiness' });
    const link = await screen.findByRole('link', { name: '1 in Decided' });
    expect(screen.getAllByRole('link')).toEqual([link]);
    const filter = JSON.parse(new URLSearchParams(link.getAttribute('href')!.split('?')[1]).get('filter')!) as object;
    expect(filter).toEqual({ Status: ['Approved', 'Rejected', 'PassivelyRenewed'], q: 'elk' });
    expect(asked).toHaveLength(4);
    expect(asked).toContainEqual({ View: 'NewBusiness', Status: ['Pended'], q: 'elk' });
  });

  it('by a person’s name is counted with it, although the address does not have it', async () => {
    search(workFilter(WORK_VIEWS.NeedsReview, {}), { q: 'byron' });
    const link = await screen.findByRole('link', { name: '1 in Decided' });
    expect(link.getAttribute('href')).not.toContain('byron');
    await waitFor(() => expect(asked).toHaveLength(4));
  });

  it('asks nothing of the others while nothing is searched for', () => {
    search(workFilter(WORK_VIEWS.NeedsReview, {}), { View: 'NewBusiness' });
    expect([asked, screen.getByRole('status').textContent]).toEqual([[], '']);
  });
});
