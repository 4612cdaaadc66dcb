import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import type { CurrentUserResponse } from '#shared/session/account.record';
import type { DraftResponse } from '#shared/session/draft.record';
import { dropAllDrafts } from '#web/records/drafts';
import { type Notification, startNotifications } from '../../../agent-portal/src/app/notify.ts';
import { queryClient } from '../../../agent-portal/src/app/query-client.ts';
import { rulesQuery } from '../../../agent-portal/src/app/rules-queries.ts';
import { sessionQuery } from '../../../agent-portal/src/app/session/session-query.ts';
import { THEME } from './theme.ts';

/** Longer than a page waits after the last change. */
export const A_WHILE_MS = 2_000;
export const pass = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
/** What the user was told since the test began. */
export const notes: Notification[] = [];

/** The server's drafts, by form. */
export const storedDrafts = new Map<string, DraftResponse>();

function serveDraft(path: string, { method = 'GET', body }: RequestInit = {}): Response {
  const form = path.split('/').at(-1)!;
  if (method === 'DELETE') {
    storedDrafts.delete(form);
    return new Response(null, { status: 204 });
  }
  if (method === 'PUT') {
    const { Content } = JSON.parse(String(body)) as DraftResponse;
    const Version = (storedDrafts.get(form)?.Version ?? 0) + 1;
    storedDrafts.set(form, { Version, SavedAt: new Date().toISOString(), Content });
  }
  return Response.json(storedDrafts.get(form) ?? null);
}

/** What a reload, or another device, does to the page's memory. */
export function forgetPage(): void {
  cleanup();
  startPage();
}

function startPage(): void {
  dropAllDrafts();
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, AGENT);
  queryClient.setQueryData(rulesQuery.queryKey, { IndividualMarketPhoneNum: '800-555-0100' });
}

/** For each test an agent's new tab, on the morning of November 23, 2026; `serve` answers as the API. */
export function setUpTab(serve: (path: string, init?: RequestInit) => Promise<Response>): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
    notes.splice(0);
    storedDrafts.clear();
    startPage();
    startNotifications((note) => void notes.push(note));
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (path, init) =>
        String(path).includes('/Drafts/') ? serveDraft(String(path), init) : serve(String(path), init),
      );
  });
}

/** Routes of the portal, at the last of these addresses. */
export function openRoutes(routes: RouteObject[], ...history: string[]) {
  const router = createMemoryRouter([...routes, { path: '*', element: <p>Elsewhere</p> }], { initialEntries: history });
  render(
    <ThemeProvider theme={THEME}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return router;
}

/** Signed in, and quotes individuals. */
export const AGENT: CurrentUserResponse = {
  Id: 1,
  Username: 'ada',
  FullName: 'Ada Agent',
  Email: '',
  UserRoles: [],
  Permissions: ['agent'],
  AgentId: 3,
  SrcAgentId: 'A1001',
  IsAgentBroker: false,
  IsGeneralAgent: false,
  IsInternal: false,
};
