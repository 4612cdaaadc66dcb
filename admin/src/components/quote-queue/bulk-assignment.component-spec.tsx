import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  CoreAdminContext,
  type DataProvider,
  ListContextProvider,
  type ListControllerResult,
  Notification,
} from 'react-admin';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { rememberUser } from '../../providers/current-user.ts';
import { pendingChanges } from '../undo/pending-changes.ts';
import { assignmentActions } from './assignment-actions.ts';
import { BulkAssignment } from './BulkAssignment.tsx';
import type { QueuedQuote } from './queued-quote.ts';

const OLIVIA = { FullName: 'Olivia Brandt', Username: 'olivia' };
const FREE = { AssignedToFullname: null, AssignedToUsername: null, AssignedAt: null };
const ROWS: QueuedQuote[] = [
  { id: 1, name: 'Elk Bakery', ...FREE },
  { id: 2, name: 'Oak Mill', ...FREE },
  {
    ...{ id: 3, name: 'Ash Foundry', AssignedAt: '2026-11-20T15:00:00Z' },
    ...{ AssignedToFullname: 'Pat Lee', AssignedToUsername: 'pat' },
  },
];
const QUEUE = { resource: 'group', nameOf: (row: QueuedQuote) => String(row['name']) };

const sent: unknown[] = [];

function startServer(outcomes: object[] = []): void {
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const isList = String(url).endsWith('GetColleagues');
    if (!isList) {
      sent.push([String(url), JSON.parse(init!.body as string)]);
    }
    return Promise.resolve(new Response(JSON.stringify(isList ? [OLIVIA] : outcomes)));
  });
}

const asked: unknown[] = [];

function open(selectedIds: number[], total = ROWS.length): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(['group', 'getList', {}], { data: ROWS, total: ROWS.length });
  const list = {
    ...{ data: ROWS, total, selectedIds, filterValues: {}, resource: 'group' },
    ...{ onUnselectItems: () => {}, onSelect: () => {}, onSelectAll: (options: unknown) => void asked.push(options) },
  } as unknown as ListControllerResult;
  render(
    <CoreAdminContext queryClient={queryClient} dataProvider={assignmentActions as unknown as DataProvider}>
      <ListContextProvider value={list}>
        <BulkAssignment queue={QUEUE} />
      </ListContextProvider>
      <Notification />
    </CoreAdminContext>,
  );
}

async function chooseOlivia(title: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Assign to…' }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Colleague' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Olivia Brandt' }));
  return dialog;
}

describe('assigning the selected quotes', () => {
  beforeEach(() => {
    sent.splice(0);
    startServer();
    rememberUser({
      Username: 'sam',
      FullName: 'Sam Sales',
      Permissions: ['internal'],
    } as unknown as CurrentUserResponse);
  });
  afterEach(() => {
    pendingChanges().forEach((change) => void change.undo());
  });

  it('names those that stay with a colleague, sends the others when it can no longer be undone', async () => {
    open([1, 2, 3]);
    const dialog = await chooseOlivia('Assign 2 quotes');
    expect(within(dialog).getByRole('alert').textContent).toMatch(
      /^1 selected quote stays with the colleagues who have them:Ash Foundry: Pat Lee since 11\/20\/2026/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await screen.findByText('2 quotes assigned to Olivia Brandt.');
    expect(sent).toEqual([]);
    await act(() => pendingChanges().at(-1)!.commit());
    await waitFor(() => expect(sent).toEqual([['/api/sales/AssignUserToQuotes', { Ids: [1, 2], AssignTo: 'olivia' }]]));
  });

  it('says which were claimed in the meantime, and by whom', async () => {
    const since = 'Pat Lee has been working on this quote since 11/20/2026, 10:00 AM.';
    startServer([
      { QuoteId: 1, ClientName: 'Elk Bakery', IsDone: true, Message: null },
      { QuoteId: 2, ClientName: 'Oak Mill', IsDone: false, Message: since },
    ]);
    open([1, 2]);
    const dialog = await chooseOlivia('Assign 2 quotes');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(pendingChanges()).toHaveLength(1));
    await act(() => pendingChanges().at(-1)!.commit());
    await screen.findByText(`1 quote could not be assigned. Oak Mill: ${since}`);
  });

  it('selects all of a list, or the first 100 of a longer one', async () => {
    open([], 420);
    await userEvent.click(screen.getByRole('button', { name: 'Select the first 100 of 420' }));
    await waitFor(() => expect(asked).toEqual([{ limit: 100 }]));
  });

  it('has nothing to assign where colleagues have everything', async () => {
    open([3]);
    const dialog = await chooseOlivia('Assign 0 quotes');
    expect(within(dialog).getByRole('button', { name: 'Assign' }).hasAttribute('disabled')).toBe(true);
  });
});
