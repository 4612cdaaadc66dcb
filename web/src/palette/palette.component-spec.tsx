import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { Permission } from '#shared/roles/permissions';
import { page, type PaletteApp } from './palette-option.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { THEME } from '#support/components/theme.ts';

const STAFF: Permission[] = ['internalsales', 'internal', 'smallgroup'];
const signOut = jest.fn();
const notify = jest.fn();
const calls: [path: string, body: unknown][] = [];

function open(permissions: Permission[] = STAFF, name: PaletteApp['name'] = 'portal') {
  const app = { name, permissions, keys: [['F2', 'Edit']], signOut, notify } as const;
  render(
    <ThemeProvider theme={THEME}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PaletteButton app={{ ...app, pages: [page('New group', 'Small groups', '/new-group', false)] }} />
          <input aria-label="A field" />
          <Routes>
            <Route path="/" element={<p>Home</p>} />
            <Route path="/group/review/:quoteId" element={<Desk />} />
            <Route path="/new-group" element={<p>The form of a new group</p>} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>,
  );
}
function Desk() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

/** Five groups whose names contain the number, and the quote that has it. */
const FOUND_48 = {
  Groups: [48, 481, 482].map((Id) => ({
    Id,
    Name: `Route ${Id}`,
    GroupNumber: null,
    City: 'Flint',
    Path: `/group/${Id}`,
  })),
  Quotes: [
    {
      ...{ Id: 48, Name: '2027', GroupName: 'Lakeside Pottery', Status: 'Complete', QuoteStatus: 'Submitted' },
      ...{ Step: 'Review', Path: '/enrollment/group/48' },
    },
  ],
  Individuals: [],
};

const field = () => screen.findByRole('combobox', { name: 'Search groups, quotes and pages' });

describe('the palette', () => {
  it('loses nothing of what is typed before its field has arrived', async () => {
    open();
    await userEvent.keyboard('{Control>}k{/Control}new gr');
    expect((await field()).getAttribute('value')).toBe('new gr');
  });

  beforeAll(() => Promise.all([import('./PaletteDialog.tsx'), import('./KeysDialog.tsx')]));
  beforeEach(() => {
    jest.clearAllMocks();
    calls.splice(0);
    jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
      calls.push([String(path), init?.body && JSON.parse(String(init.body))]);
      const isClaim = String(path).endsWith('/AssignUserToQuotes');
      const body = isClaim
        ? [{ QuoteId: 48, ClientName: 'Lakeside Pottery', IsDone: true, Message: null }]
        : String(path).includes('/search/')
          ? String(init?.body).includes('"48"')
            ? FOUND_48
            : { Groups: [], Quotes: [], Individuals: [] }
          : { token: 't' };
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
  });

  it('opens a screen by its verb', async () => {
    open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'open new g{Enter}');
    await screen.findByText('The form of a new group');
  });

  it('claims a quote by its number, and says whose it is', async () => {
    open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'claim 48{Enter}');
    await waitFor(() => expect(notify).toHaveBeenCalledWith('Claimed quote 48 of Lakeside Pottery.', false));
    expect(calls).toContainEqual(['/api/sales/AssignUserToQuotes', { Ids: [48] }]);
  });

  it('asks for the number of the quote to claim', async () => {
    open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'cla{Enter}48');
    await screen.findByRole('option', { name: /^Claim 48/ });
  });

  it('opens exactly the quote whose number is typed, on the review desk', async () => {
    open(STAFF, 'console');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), '48{Enter}');
    await screen.findByText('/group/review/48 null');
    expect(calls.filter(([path]) => path.includes('Assign'))).toEqual([]);
  });

  it('opens the question of a decision by its verb and the number, and decides nothing', async () => {
    open(STAFF, 'console');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'approve 48{Enter}');
    await screen.findByText('/group/review/48 {"decision":"Approve"}');
    expect(calls.filter(([path]) => path.includes('Decide'))).toEqual([]);
  });

  it('signs out', async () => {
    open();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'sign{Enter}');
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1));
  });

  it('offers an agent for individuals neither claims nor a search of groups', async () => {
    open(['agent']);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'claim 48');
    await screen.findByText('No matches for “claim 48”.');
    expect(calls).toEqual([]);
  });

  it('lists all keys on “?”, but not while something is typed', async () => {
    open();
    await userEvent.type(screen.getByLabelText('A field'), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    sheet.getByText('F2');
    sheet.getByText('Ctrl K');
  });
});
