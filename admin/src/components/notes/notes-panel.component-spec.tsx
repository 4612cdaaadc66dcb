import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter } from 'react-router';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { NOTE_WITH_SSN, type StaffNoteResponse } from '#shared/staff-notes/staff-note.record';
import { rememberUser } from '../../providers/current-user.ts';
import { NotesPanel } from './NotesPanel.tsx';

const OLIVIA = { FullName: 'Olivia Brandt', Username: 'olivia' };
const OLE = { FullName: 'Ole Dahl', Username: 'ole' };
const SAM = { FullName: 'Sam Sales', Username: 'sam' };
const note = (Id: number, given: Partial<StaffNoteResponse> = {}): StaffNoteResponse => ({
  ...{ Id, Text: `Note ${Id}`, By: OLIVIA.FullName, At: new Date(Date.now() - 3.5 * 60_000).toISOString() },
  ...{ DeletedAt: null, Mentions: [], IsMine: false, ...given },
});

describe('the notes of a quote', () => {
  let notes: StaffNoteResponse[];
  const sent: { path: string; body: unknown; key: string | null }[] = [];

  beforeEach(() => {
    notes = [];
    sent.splice(0);
    rememberUser({ Id: 1, ...SAM, Permissions: ['internal'] } as unknown as CurrentUserResponse);
    globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
      const path = String(url);
      if (init?.method === 'POST' || init?.method === 'PUT') {
        const body: unknown = JSON.parse(init.body as string);
        sent.push({ path, body, key: new Headers(init.headers).get('Idempotency-Key') });
      }
      const older = path.includes('before=');
      const answer = path.includes('/Drafts/')
        ? null
        : path.includes('GetColleagues')
          ? [OLE, OLIVIA, SAM]
          : path.includes('GetStaffNotes')
            ? { Notes: older ? [note(1)] : notes, HasOlder: !older && notes.length > 1 }
            : { Id: 9 };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
  });

  const open = () =>
    render(
      <MemoryRouter>
        <CoreAdminContext queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <NotesPanel quoteId={12} />
        </CoreAdminContext>
      </MemoryRouter>,
    );
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' });
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

  it('mentions a colleague by keyboard, says who will be told, and sends the user name', async () => {
    open();
    await userEvent.type(field(), 'Ask @ol');
    const list = await screen.findByRole('listbox', { name: 'Colleagues' });
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    expect([active(), document.activeElement]).toEqual(['Ole Dahlole', field()]);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Olivia Brandtolivia');
    await userEvent.keyboard('{Enter}please.');
    expect(field().value).toBe('Ask @Olivia Brandt please.');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByText('Will notify Olivia Brandt.')).toBeTruthy();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(field().value).toBe(''));
    expect(sent).toEqual([
      {
        path: '/api/sales/AddStaffNote/12',
        body: { Text: 'Ask @Olivia Brandt please.', Mentions: ['olivia'] },
        key: expect.any(String),
      },
    ]);
  });

  it('offers nobody for an email address, and not the user; Escape closes the list and keeps what was typed', async () => {
    open();
    await userEvent.type(field(), 'a@ol @s');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.clear(field());
    await userEvent.type(field(), '@o');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect([screen.queryByRole('listbox'), field().value]).toEqual([null, '@o']);
  });

  it('refuses an SSN before it is sent, and keeps the text', async () => {
    open();
    await userEvent.type(field(), 'SSN 219-09-9991');
    await add();
    expect(screen.getByText(NOTE_WITH_SSN)).toBeTruthy();
    expect([field().getAttribute('aria-invalid'), field().value, sent]).toEqual(['true', 'SSN 219-09-9991', []]);
  });

  it('keeps what was typed while the user looks at another quote', async () => {
    const { unmount } = open();
    await userEvent.type(field(), 'Half a sen');
    unmount();
    open();
    expect(field().value).toBe('Half a sen');
  });

  it('shows who wrote what when, and names that were mentioned stand out', async () => {
    notes = [
      note(3, { Text: '@Sam Sales <b>please</b>\nlook', Mentions: [SAM] }),
      note(2, { Text: null, DeletedAt: note(2).At }),
    ];
    open();
    const list = await screen.findByRole('list', { name: 'Notes, newest first' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first!.textContent).toBe('Olivia Brandt, 3 minutes ago@Sam Sales <b>please</b>\nlook');
    expect(within(first!).getByText('@Sam Sales').tagName).toBe('STRONG');
    expect(second!.textContent).toBe('Olivia Brandt, 3 minutes agoNote deleted');
    await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByText('Note 1')).toBeTruthy();
  });

  it('deletes the user’s own note once it is confirmed, and keeps the focus on it', async () => {
    notes = [note(3, { IsMine: true })];
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    notes = [note(3, { IsMine: true, Text: null, DeletedAt: note(3).At })];
    await userEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
    const deleted = await screen.findByText('Note deleted');
    await waitFor(() => expect(document.activeElement).toBe(deleted.closest('li')));
    expect(sent.map(({ path }) => path)).toEqual(['/api/sales/DeleteStaffNote/3']);
  });
});
