import { Button, createTheme, ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import type { ErrorBody } from '#shared/answers/errors';
import { ApiError } from '../http/api-error.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { dropAllDrafts } from './drafts.ts';
import { RecordForm } from './RecordForm.tsx';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import { useRecordForm } from './use-record-form.ts';

interface Group {
  Name: string;
  City: string;
  Version: number;
}
type GroupForm = Omit<Group, 'Version'>;

const ACME: Group = { Name: 'Acme', City: 'Lansing', Version: 1 };
const PLACE = { userId: 1, name: 'group' };

let stored: Group | null;
let sent: (GroupForm & { Version: number | null })[];
let answer: () => Promise<void>;

const refusal = (status: number, code: ErrorBody['Code'], message: string, fields: ErrorBody['Fields'] = {}) =>
  new ApiError(status, { Code: code, Message: message, Fields: fields, RequestId: 'r' } as ErrorBody, false);

function useGroupForm(start: Group, merges = false) {
  return useRecordForm<GroupForm, Group>({
    noun: 'group',
    start: { Name: start.Name, City: start.City },
    version: start.Version,
    draft: PLACE,
    save: async (form, version) => {
      sent.push({ ...form, Version: version });
      await answer();
      stored = { ...form, Version: (version ?? 0) + 1 };
      return stored;
    },
    others: {
      reload: async () => stored,
      toForm: ({ Name, City }) => ({ Name, City }),
      differences: (mine, theirs) =>
        (['Name', 'City'] as const)
          .filter((name) => mine[name] !== theirs[name])
          .map((name) => ({ label: name, mine: mine[name], theirs: theirs[name] })),
      merges,
    },
  });
}

const Fields = () => (
  <>
    <TextInput<GroupForm> name="Name" label="Group name" required requiredMessage="Group name is required." />
    <TextInput<GroupForm> name="City" label="City" />
  </>
);

function GroupPage({ merges }: { merges?: boolean }) {
  const editing = useGroupForm(ACME, merges);
  return (
    <>
      <RecordForm editing={editing} actions={<Button type="submit">Save</Button>}>
        <Fields />
      </RecordForm>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

function open(page = <GroupPage />) {
  const router = createMemoryRouter(
    [
      { path: '/', element: page },
      { path: '/elsewhere', element: <p>Another page</p> },
    ],
    { initialEntries: ['/'] },
  );
  return render(
    <ThemeProvider theme={createTheme()}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

const field = (label: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
async function type(label: RegExp, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}

describe('the form of a record', () => {
  beforeEach(() => {
    stored = ACME;
    sent = [];
    answer = async () => {};
    dropAllDrafts();
  });

  it('has a labelled input for each field and sends what was typed over the version it was made of', async () => {
    open();
    expect([field(/Group name/).value, field('City').value]).toEqual(['Acme', 'Lansing']);
    await type(/City/, 'Flint');
    await save();
    expect(sent).toEqual([{ Name: 'Acme', City: 'Flint', Version: 1 }]);
  });

  it('names the newest version when it is saved again', async () => {
    open();
    await type(/City/, 'Flint');
    await save();
    await type(/City/, 'Dexter');
    await save();
    expect(sent.map(({ Version }) => Version)).toEqual([1, 2]);
  });

  it('says at the field and in the summary what is missing, and sends nothing', async () => {
    open();
    await userEvent.clear(field(/Group name/));
    await save();
    expect(field(/Group name/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement?.textContent).toContain('Group name is required.');
    expect(sent).toEqual([]);
  });

  it('shows the server’s words at their fields and keeps what was typed', async () => {
    answer = () => Promise.reject(refusal(400, 'INVALID_INPUT', 'Invalid.', { City: ['No such city.'] }));
    open();
    await type(/City/, 'Nowhere');
    await save();
    const described = field(/City/).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('No such city.');
    expect(field(/City/).value).toBe('Nowhere');
  });

  it('keeps what was typed when the server cannot be reached, and saves it the next time', async () => {
    answer = () => Promise.reject(refusal(0, 'UPSTREAM_FAILED', 'The server could not be reached.'));
    open();
    await type(/City/, 'Flint');
    await save();
    expect(screen.getByRole('alert').textContent).toContain('The server could not be reached.');
    answer = async () => {};
    await save();
    expect(sent.at(-1)).toEqual({ Name: 'Acme', City: 'Flint', Version: 1 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends once when Save is clicked twice', async () => {
    let finish = () => {};
    answer = () => new Promise((resolve) => (finish = resolve));
    open();
    await type(/City/, 'Flint');
    await save();
    await save();
    await act(async () => finish());
    expect(sent).toHaveLength(1);
  });

  describe('that someone else saved first', () => {
    const outrun = async (page = <GroupPage />) => {
      stored = { Name: 'Acme Tools', City: 'Lansing', Version: 5 };
      answer = () => Promise.reject(refusal(409, 'STALE_VERSION', 'Changed.'));
      open(page);
      await type(/City/, 'Flint');
      await save();
      answer = async () => {};
      return screen.findByRole('alertdialog', { name: 'Someone else changed this group' });
    };

    it('shows both versions side by side', async () => {
      const dialog = await outrun();
      const rows = within(dialog)
        .getAllByRole('row')
        .map((row) => row.textContent);
      expect(rows).toEqual(['FieldYoursTheirs', 'NameAcmeAcme Tools', 'CityFlintLansing']);
    });

    it('saves mine over theirs when told to', async () => {
      const dialog = await outrun();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine instead' }));
      expect(sent.at(-1)).toEqual({ Name: 'Acme', City: 'Flint', Version: 5 });
    });

    it('puts what was changed here over theirs where both can be kept, to be saved after a look at it', async () => {
      const dialog = await outrun(<GroupPage merges />);
      const tries = sent.length;
      await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my changes' }));
      expect([field(/Group name/).value, field(/City/).value]).toEqual(['Acme Tools', 'Flint']);
      expect(sent).toHaveLength(tries);
      await save();
      expect(sent.at(-1)).toEqual({ Name: 'Acme Tools', City: 'Flint', Version: 5 });
    });

    it('takes theirs into the form, and later changes go over their version', async () => {
      const dialog = await outrun();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
      expect([field(/Group name/).value, field(/City/).value]).toEqual(['Acme Tools', 'Lansing']);
      await type(/City/, 'Dexter');
      await save();
      expect(sent.at(-1)).toEqual({ Name: 'Acme Tools', City: 'Dexter', Version: 5 });
    });

    it('says that it was removed, and offers nothing that cannot be done', async () => {
      stored = null;
      answer = () => Promise.reject(refusal(404, 'NOT_FOUND', 'Not found.'));
      open();
      await type(/City/, 'Flint');
      await save();
      const dialog = await screen.findByRole('alertdialog', { name: 'Someone else removed this group' });
      expect(
        within(dialog)
          .getAllByRole('button')
          .map((button) => button.textContent),
      ).toEqual(['Leave it removed']);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it removed' }));
      expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /City/ })).value).toBe('Flint');
    });
  });

  describe('that is left with changes', () => {
    const leave = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

    it('asks, and stays with what was typed', async () => {
      open();
      await type(/City/, 'Flint');
      await leave();
      await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
      expect(field(/City/).value).toBe('Flint');
    });

    it('goes when told to, and forgets the draft', async () => {
      const first = open();
      await type(/City/, 'Flint');
      await leave();
      await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
      expect(screen.getByText('Another page')).toBeTruthy();
      first.unmount();
      open();
      expect(field(/City/).value).toBe('Lansing');
    });

    it('does not ask when nothing was changed or everything is saved', async () => {
      open();
      await type(/City/, 'Flint');
      await save();
      await leave();
      expect(screen.getByText('Another page')).toBeTruthy();
    });
  });

  it('comes back with what was typed, as after signing in again', async () => {
    const first = open();
    await type(/City/, 'Flint');
    first.unmount();
    open();
    expect(screen.getByText('Restored what you typed before.')).toBeTruthy();
    await save();
    expect(sent).toEqual([{ Name: 'Acme', City: 'Flint', Version: 1 }]);
  });

  it('asks at once when it comes back with what was typed over an older version', async () => {
    const first = open();
    await type(/City/, 'Flint');
    first.unmount();
    const newer: Group = { ...ACME, City: 'Dexter', Version: 2 };
    stored = newer;
    function NewerPage() {
      return (
        <RecordForm editing={useGroupForm(newer)} actions={<Button type="submit">Save</Button>}>
          <Fields />
        </RecordForm>
      );
    }
    open(<NewerPage />);
    const question = within(await screen.findByRole('alertdialog', { name: 'Someone else changed this group' }));
    expect([question.getByText('Flint'), question.getByText('Dexter')]).toHaveLength(2);
    await userEvent.click(question.getByRole('button', { name: 'Save mine instead' }));
    expect(sent).toEqual([{ Name: 'Acme', City: 'Flint', Version: 2 }]);
  });

  it('asks in a dialog before changes are lost, and closes at once without any', async () => {
    let closed = 0;
    function GroupDialog() {
      const editing = useGroupForm(ACME);
      return (
        <RecordFormDialog editing={editing} title="Edit Acme" onClose={() => (closed += 1)}>
          <Fields />
        </RecordFormDialog>
      );
    }
    open(<GroupDialog />);
    expect(screen.getByRole('dialog', { name: 'Edit Acme' })).toBeTruthy();
    const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await cancel();
    expect(closed).toBe(1);
    await type(/City/, 'Flint');
    await cancel();
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(closed).toBe(1);
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(closed).toBe(2);
  });
});
