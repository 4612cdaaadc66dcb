import { jest } from '@jest/globals';
import { Button, ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { TextInput } from '../inputs/TextInput.tsx';
import { dropAllDrafts } from './drafts.ts';
import { RecordForm } from './RecordForm.tsx';
import { flushStoredDrafts } from './stored-draft.ts';
import { useRecordForm } from './use-record-form.ts';
import { THEME } from '#support/components/theme.ts';

interface Group {
  Name: string;
  Version: number;
}
type GroupForm = Omit<Group, 'Version'>;

/** The draft on the server. */
interface Row {
  Version: number;
  SavedAt: string;
  Content: unknown;
}

const PATH = '/api/account/Drafts/group-7';
const WRITTEN_MS = 2_000;

let stored: Group;
let row: Row | null;
let calls: string[];
let isReachable: boolean;
/** The page closes before a write is answered. */
let answersWrites: boolean;

async function serve(path: string, { method = 'GET', body, keepalive }: RequestInit = {}): Promise<Response> {
  expect(path).toBe(PATH);
  calls.push(keepalive ? `${method} even if the page closes` : method);
  if (!isReachable) {
    throw new TypeError('Failed to fetch');
  }
  if (method === 'DELETE') {
    row = null;
    return new Response(null, { status: 204 });
  }
  if (method === 'PUT') {
    const { UserId, Version, Content } = JSON.parse(String(body)) as Row & { UserId: number };
    expect(UserId).toBe(1);
    if (row && row.Version !== Version) {
      return Response.json({ Code: 'STALE_VERSION', Message: 'Changed.', Fields: {} }, { status: 409 });
    }
    row = { Version: (row?.Version ?? 0) + 1, SavedAt: new Date().toISOString(), Content };
    if (!answersWrites) {
      await new Promise(() => {});
    }
  }
  return Response.json(row);
}

function GroupPage() {
  const editing = useRecordForm<GroupForm, Group>({
    noun: 'group',
    start: { Name: stored.Name },
    version: stored.Version,
    draft: { userId: 1, name: 'group-7' },
    save: async ({ Name }, version) => {
      stored = { Name, Version: (version ?? 0) + 1 };
      return stored;
    },
    others: {
      reload: async () => stored,
      toForm: ({ Name }) => ({ Name }),
      differences: (mine, theirs) =>
        mine.Name === theirs.Name ? [] : [{ label: 'Group name', mine: mine.Name, theirs: theirs.Name }],
    },
  });
  return (
    <RecordForm editing={editing} actions={<Button type="submit">Save</Button>}>
      <TextInput<GroupForm> name="Name" label="Group name" />
    </RecordForm>
  );
}

const pass = (ms = 50) =>
  act(async () => {
    await import('./StaleDialog.tsx');
    await jest.advanceTimersByTimeAsync(ms);
  });

async function open() {
  const router = createMemoryRouter([{ path: '/', element: <GroupPage /> }], { initialEntries: ['/'] });
  const page = render(
    <ThemeProvider theme={THEME}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  await pass();
  return page;
}

/** What a reload, or another device, does to the page's memory. */
async function reload() {
  cleanup();
  dropAllDrafts();
  await open();
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Group name/ });
const type = (text: string) => fireEvent.change(name(), { target: { value: text } });
const press = async (label: string) => {
  fireEvent.click(screen.getByRole('button', { name: label }));
  await pass();
};

describe('a draft on the server', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T15:42:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
    jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => serve(String(path), init));
    stored = { Name: 'Acme', Version: 1 };
    row = null;
    calls = [];
    isReachable = true;
    answersWrites = true;
  });

  it('is written within two seconds of the last change, once, and says when', async () => {
    await open();
    type('Acm');
    await pass(500);
    type('Acme Tools');
    await pass(WRITTEN_MS);
    expect(calls).toEqual(['GET', 'PUT']);
    expect(row?.Content).toEqual({ version: 1, values: { Name: 'Acme Tools' } });
    expect(screen.getByText('Draft saved 10:42 AM')).toBeTruthy();
  });

  it('comes back after a reload and on another device, and can be discarded', async () => {
    await open();
    type('Acme Tools');
    await pass(WRITTEN_MS);
    await reload();
    expect(name().value).toBe('Acme Tools');
    expect(screen.getByText('Restored your unsaved changes from 10:42 AM.')).toBeTruthy();
    await press('Discard');
    expect([name().value, row, screen.queryByText(/Restored/)]).toEqual(['Acme', null, null]);
    await reload();
    expect(name().value).toBe('Acme');
  });

  it('is gone once the record is saved', async () => {
    await open();
    type('Acme Tools');
    await pass(WRITTEN_MS);
    await press('Save');
    await pass(WRITTEN_MS);
    expect([stored.Name, row, calls]).toEqual(['Acme Tools', null, ['GET', 'PUT', 'DELETE even if the page closes']]);
  });

  it('is gone also where the page closes after the save, before the last write of the draft was answered', async () => {
    await open();
    answersWrites = false;
    type('Acme Tools');
    await pass(WRITTEN_MS);
    await press('Save');
    cleanup();
    expect([stored.Name, row, calls]).toEqual(['Acme Tools', null, ['GET', 'PUT', 'DELETE even if the page closes']]);
  });

  it('is gone, too, when the record is saved before it was written', async () => {
    await open();
    type('Acme Tools');
    await press('Save');
    await pass(WRITTEN_MS);
    expect([stored.Name, row, calls]).toEqual(['Acme Tools', null, ['GET']]);
  });

  it('asks with both values when someone has changed the record since', async () => {
    await open();
    type('Acme Tools');
    await pass(WRITTEN_MS);
    stored = { Name: 'Acme Works', Version: 2 };
    await reload();
    const question = within(screen.getByRole('alertdialog', { name: 'Someone else changed this group' }));
    expect([question.getByText('Acme Tools'), question.getByText('Acme Works')]).toHaveLength(2);
    fireEvent.click(question.getByRole('button', { name: 'Use theirs' }));
    await pass();
    expect([name().value, row]).toEqual(['Acme Works', null]);
  });

  it('of another tab is not replaced unseen: the user keeps one of them', async () => {
    await open();
    row = { Version: 9, SavedAt: '2026-11-23T15:40:00.000Z', Content: { version: 1, values: { Name: 'Other tab' } } };
    type('This tab');
    await pass(WRITTEN_MS);
    expect(row.Version).toBe(9);
    expect(screen.getByText('This draft was changed in another tab or on another device.')).toBeTruthy();
    await press('Use the other draft');
    expect(name().value).toBe('Other tab');
    row = { ...row, Version: 12 };
    type('This tab after all');
    await pass(WRITTEN_MS);
    await press('Keep this one');
    expect(row.Content).toEqual({ version: 1, values: { Name: 'This tab after all' } });
  });

  it('is written by itself when the server can be reached again', async () => {
    await open();
    isReachable = false;
    type('Acme Tools');
    await pass(WRITTEN_MS);
    expect(screen.getByText('Not saved')).toBeTruthy();
    isReachable = true;
    await press('Try again');
    expect(row?.Content).toEqual({ version: 1, values: { Name: 'Acme Tools' } });
  });

  it('is complete when the form is left or the user signs out', async () => {
    const page = await open();
    type('Acme Tools');
    page.unmount();
    await pass();
    expect(row?.Content).toEqual({ version: 1, values: { Name: 'Acme Tools' } });
    await reload();
    type('Acme Tools 2');
    await act(flushStoredDrafts);
    expect(row?.Content).toEqual({ version: 1, values: { Name: 'Acme Tools 2' } });
  });

  it('does not replace what was typed before the server answered', async () => {
    row = { Version: 3, SavedAt: '2026-11-23T15:40:00.000Z', Content: { version: 1, values: { Name: 'Old draft' } } };
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    jest.mocked(fetch).mockImplementationOnce(async (path, init) => {
      await isAsked;
      return serve(String(path), init);
    });
    await open();
    type('Typed now');
    answer();
    await pass();
    expect(name().value).toBe('Typed now');
  });
});
