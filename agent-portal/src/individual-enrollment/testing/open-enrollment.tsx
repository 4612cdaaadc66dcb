import { jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { dropAllDrafts } from '#web/records/drafts';
import { type Notification, startNotifications } from '../../app/notifications/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { rulesQuery } from '../../app/rules/rules.api.ts';
import { sessionQuery } from '../../app/session/session.api.ts';
import { AGENT } from '../../app/session/testing/agent.ts';
import { IndividualEnrollmentScreen } from '../IndividualEnrollmentScreen.tsx';
import { PanelsServer, startedPage } from './panels-server.ts';

/** Longer than the page waits after the last change. */
export const A_WHILE_MS = 2_000;
/** Both questions about eligibility. */
export const ANSWERED = { EnrolleesEligible: true, HasPedDental: true };

let server: PanelsServer;
export const theServer = () => server;
export const notes: Notification[] = [];

/** A page, its server and its clock for each test. */
export function setUpEnrollment(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
    notes.splice(0);
    dropAllDrafts();
    queryClient.clear();
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    queryClient.setQueryData(rulesQuery.queryKey, { IndividualMarketPhoneNum: '800-555-0100' } as never);
    startNotifications((note) => void notes.push(note));
    window.scrollTo = () => {};
    jest.spyOn(globalThis, 'fetch').mockImplementation((path, init) => server.fetch(path as string, init));
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}

/** Opens the page of quote 7. */
export async function open(given: Partial<EnrollmentPageResponse> = {}) {
  server = new PanelsServer(startedPage(given));
  const router = createMemoryRouter(
    [
      {
        path: '/enrollment/individual/:quoteId',
        element: (
          <>
            <Link to="/elsewhere">Away</Link>
            <IndividualEnrollmentScreen />
          </>
        ),
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/enrollment/individual/7'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await pass();
  return router;
}

export const quoteWith = (
  terms: Partial<IndividualQuoteResponse['Individual']>,
  given: Partial<IndividualQuoteResponse> = {},
): Pick<EnrollmentPageResponse, 'Quote'> => {
  const { Quote } = startedPage();
  return { Quote: { ...Quote, ...given, Individual: { ...Quote.Individual, ...terms } } };
};

export const pass = (ms = 50) => act(() => jest.advanceTimersByTimeAsync(ms));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const click = async (name: string | RegExp) => {
  fireEvent.click(button(name));
  await pass(A_WHILE_MS);
  // The focus moves after what opens has come to rest.
  await pass();
};
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
  await pass(A_WHILE_MS);
};
export const answer = async (question: RegExp, choice: 'Yes' | 'No') => {
  const group = within(screen.getByRole('radiogroup', { name: question }));
  fireEvent.click(group.getByRole('radio', { name: choice }));
  await pass(A_WHILE_MS);
};
/** Of the panels, with how far each is. */
export const headings = () =>
  within(screen.getByRole('form', { name: 'Application' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
