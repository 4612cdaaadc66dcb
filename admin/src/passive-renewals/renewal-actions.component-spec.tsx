import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, ListContextProvider, type ListControllerResult } from 'react-admin';
import { renewalActions } from './passive-renewal-calls.ts';
import { RenewalActions } from './RenewalActions.tsx';

describe('asking about the selected groups', () => {
  const sent: object[] = [];
  beforeEach(() => {
    sent.splice(0);
    globalThis.fetch = ((path: string, { method = 'GET', body }: RequestInit = {}) => {
      if (method === 'POST' && !path.includes('Preview')) {
        sent.push(JSON.parse(body as string) as object);
        return Promise.resolve(Response.json({ BulkRunId: 9 }));
      }
      return Promise.resolve(Response.json(method === 'POST' ? [] : {}));
    }) as typeof fetch;
  });

  const list = (selectedIds: number[]) => (
    <CoreAdminContext dataProvider={renewalActions as unknown as DataProvider}>
      <ListContextProvider
        value={
          {
            data: [],
            total: 3,
            filterValues: {},
            selectedIds,
            onUnselectItems: () => {},
          } as unknown as ListControllerResult
        }
      >
        <RenewalActions onStarted={(runId) => void sent.push({ runId })} />
      </ListContextProvider>
    </CoreAdminContext>
  );

  it('asks the agents of those that were selected, although they have left the selection since', async () => {
    const { rerender } = render(list([4, 5]));
    await userEvent.click(screen.getByRole('button', { name: 'Ask agents' }));
    rerender(list([]));
    const dialog = screen.getByRole('dialog', { name: 'Ask the agents of 2 groups?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([{ groupIds: [4, 5] }, { runId: 9 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
