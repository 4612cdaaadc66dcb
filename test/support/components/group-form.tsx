import { Button, ThemeProvider } from '@mui/material';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import type { ErrorBody } from '#shared/answers/errors';
import { ApiError } from '#web/http/api-error';
import { TextInput } from '#web/inputs/TextInput';
import { dropAllDrafts } from '#web/records/drafts';
import { RecordForm } from '#web/records/RecordForm';
import { useRecordForm } from '#web/records/use-record-form';
import { THEME } from './theme.ts';

export interface Group {
  Name: string;
  City: string;
  Version: number;
}
type GroupForm = Omit<Group, 'Version'>;

export const ACME: Group = { Name: 'Acme', City: 'Lansing', Version: 1 };
const PLACE = { userId: 1, name: 'group' };

/** What the server has, what it was sent, and how it answers. */
export const server = {
  stored: ACME as Group | null,
  sent: [] as (GroupForm & { Version: number | null })[],
  answer: async (): Promise<void> => {},
};

export function restart(): void {
  server.stored = ACME;
  server.sent = [];
  server.answer = async () => {};
  dropAllDrafts();
}

export const refusal = (status: number, code: ErrorBody['Code'], message: string, fields: ErrorBody['Fields'] = {}) =>
  new ApiError(status, { Code: code, Message: message, Fields: fields, RequestId: 'r' } as ErrorBody, false);

export function useGroupForm(start: Group) {
  return useRecordForm<GroupForm, Group>({
    noun: 'group',
    start: { Name: start.Name, City: start.City },
    version: start.Version,
    draft: PLACE,
    save: async (form, version) => {
      server.sent.push({ ...form, Version: version });
      await server.answer();
      server.stored = { ...form, Version: (version ?? 0) + 1 };
      return server.stored;
    },
    others: {
      reload: async () => server.stored,
      toForm: ({ Name, City }) => ({ Name, City }),
      differences: (mine, theirs) =>
        (['Name', 'City'] as const)
          .filter((name) => mine[name] !== theirs[name])
          .map((name) => ({ label: name, mine: mine[name], theirs: theirs[name] })),
    },
  });
}

export const Fields = () => (
  <>
    <TextInput<GroupForm> name="Name" label="Group name" required requiredMessage="Group name is required." />
    <TextInput<GroupForm> name="City" label="City" />
  </>
);

function GroupPage() {
  const editing = useGroupForm(ACME);
  return (
    <>
      <RecordForm editing={editing} actions={<Button type="submit">Save</Button>}>
        <Fields />
      </RecordForm>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

export function open(page = <GroupPage />) {
  const router = createMemoryRouter(
    [
      { path: '/', element: page },
      { path: '/elsewhere', element: <p>Another page</p> },
    ],
    { initialEntries: ['/'] },
  );
  return render(
    <ThemeProvider theme={THEME}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

export const field = (label: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
export async function type(label: RegExp, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}
