import { jest } from '@jest/globals';
import { createTheme, ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, ListContextProvider, type ListControllerResult } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { assignmentActions } from '../../components/quote-queue/assignment-actions.ts';
import { pendingChanges } from '../../components/undo/pending-changes.ts';
import { rememberUser } from '../../providers/current-user.ts';
import type { GroupQuoteRecord } from '../group-queue.ts';
import { ReviewDesk } from '../../components/review/ReviewDesk.tsx';
import { ReviewLink } from '../../components/review/ReviewLink.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';

const DAYS_AGO_24 = new Date(Date.now() - 24 * 24 * 60 * 60 * 1000).toISOString();
const NAMES: Record<number, string> = { 11: 'Elk Bakery', 12: 'Oak Mill', 13: 'Ash Foundry' };
const rowOf = (id: number) =>
  ({
    ...{ id, Id: id, GroupName: NAMES[id], GroupEnterpriseId: '0', Status: 'Complete', QuoteStatus: 'Sales Review' },
    ...{ StatusAt: DAYS_AGO_24, AssignedToFullname: null, AssignedToUsername: null, AssignedAt: null },
  }) as GroupQuoteRecord;

const SECTION = { State: 'Completed', Problems: [] };
const overviewOf = (id: number, given: object = {}) => ({
  ...{ QuoteId: id, Version: 4, Status: 'Complete', Decisions: ['Approve', 'Pend'], NeedsEnterpriseId: false },
  ...{ Sections: { Application: SECTION, SupportingDocuments: SECTION, Demographics: SECTION } },
  ...{ GroupSizeWarning: null, Exchange: { Reason: null, Replies: [], HasReply: false, NewDocuments: 0 }, Claim: null },
  ...given,
});

const OLIVIA = { FullName: 'Olivia Brandt', Username: 'olivia' };

/** What the API answers, by path; a test adds to it. */
const answers: Record<string, object> = {};
const sent: { path: string; body: unknown }[] = [];

const answerOf = (path: string): object => {
  if (path === '/api/sales/GetColleagues') {
    return [OLIVIA];
  }
  const [, call, id] = /^\/api\/(.+)\/(\d+)(\?.*)?$/.exec(path) ?? [];
  const quoteId = Number(id);
  const found: Record<string, object> = {
    quote: {
      ...{ Id: quoteId, Name: '2027 medical', GroupId: 5, Group: { GroupName: NAMES[quoteId] }, Status: 'Complete' },
      ...{ QuoteStatus: 'Sales Review', EffectiveDate: '2027-01-01' },
    },
    'enrollment/Overview': overviewOf(quoteId),
    groupcensus: [{ RelationshipToSubscriber: 'Self', MedicalStatus: 'Enroll' }],
    'plan/GetSelectedPlansDetails': {
      Plans: [{ PlanId: 1, PlanDisplayName: 'Gold PPO', TotalMonthlyRate: 12345.6 }],
    },
    'enrollment/GetRequiredDocuments': {
      Documents: [{ DocTypeId: 24, Title: 'Voided check', Why: 'Payment.', Blocks: true }],
      IsBypassed: false,
    },
    'enrollment/GetQuoteDocuments': [],
    'sales/GetStaffNotes': { Notes: [], HasOlder: false },
    enrollment: {},
  };
  return answers[path] ?? found[call ?? ''] ?? [];
};

function startServer(): void {
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const path = String(url);
    if (init?.method !== undefined && init.method !== 'GET') {
      sent.push({ path, body: init.body ? JSON.parse(init.body as string) : null });
    }
    return Promise.resolve(new Response(JSON.stringify(answerOf(path)), { headers: { 'content-range': 'x 0-0/0' } }));
  });
}

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

function open(path: string, ids = [11, 12, 13]) {
  const list = {
    ...{ data: ids.map(rowOf), page: 1, perPage: 10, total: ids.length, resource: 'group', filterValues: {} },
    setPage: () => {},
  } as unknown as ListControllerResult;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MemoryRouter initialEntries={[path]}>
      <ThemeProvider theme={createTheme({ cssVariables: true })}>
        <CoreAdminContext queryClient={queryClient} dataProvider={assignmentActions as unknown as DataProvider}>
          <ListContextProvider value={list}>
            {ids.map((id) => (
              <ReviewLink key={id} path="/group" quoteId={id} name={NAMES[id]!} caption={null} />
            ))}
            <ReviewDesk path="/group">
              {(review, quoteId) => <ReviewPanel review={review} quoteId={quoteId} />}
            </ReviewDesk>
          </ListContextProvider>
        </CoreAdminContext>
      </ThemeProvider>
      <Address />
    </MemoryRouter>,
  );
}

const address = () => screen.getByLabelText('Address').textContent;
/** The heading takes the focus. */
const opened = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name })));

describe('the review desk', () => {
  beforeEach(() => {
    Object.keys(answers).forEach((path) => delete answers[path]);
    sent.splice(0);
    startServer();
    rememberUser({
      Username: 'sam',
      FullName: 'Sam Sales',
      Permissions: ['internal'],
    } as unknown as CurrentUserResponse);
  });

  it('opens from a row, at an address of its own, and returns the focus to the row', async () => {
    open('/group');
    await userEvent.click(screen.getByRole('link', { name: 'Oak Mill' }));
    await opened('Oak Mill');
    expect(address()).toBe('/group/review/12');
    expect(within(screen.getByRole('complementary', { name: 'Review' })).getByText('2 of 3')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/group');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Oak Mill'));
  });

  it('shows what a decision needs', async () => {
    open('/group/review/11');
    await opened('Elk Bakery');
    expect(await screen.findByText('$12,345.60')).toBeTruthy();
    expect(await screen.findByText('24 days · Overdue')).toBeTruthy();
    expect(await screen.findByText('Missing')).toBeTruthy();
    expect(screen.getByText('Employees').nextElementSibling?.textContent).toBe('1');
    expect(await screen.findByText('No one is working on this quote.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open full page' });
    expect(link.getAttribute('href')).toContain(`returnUrl=${encodeURIComponent('/group/review/11')}`);
  });

  it('goes to the next and the previous quote by j and k, and stops at the ends', async () => {
    open('/group/review/12');
    await opened('Oak Mill');
    await userEvent.keyboard('j');
    await opened('Ash Foundry');
    await userEvent.keyboard('j');
    expect(address()).toBe('/group/review/13');
    await userEvent.keyboard('kk');
    await opened('Elk Bakery');
    expect(address()).toBe('/group/review/11');
    expect(screen.getByRole('button', { name: 'Previous quote' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('approves and goes on to the next quote', async () => {
    answers['/api/enrollment/Decide/11'] = { Message: 'Quote has been Approved.', Overview: overviewOf(11) };
    open('/group/review/11');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve and next' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve this enrollment?' });
    // Typed, not a key of the desk.
    await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), 'jk');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await opened('Oak Mill');
    expect(sent.filter(({ path }) => path.includes('Decide'))).toEqual([
      { path: '/api/enrollment/Decide/11', body: { Decision: 'Approve', Reason: 'jk', Version: 4 } },
    ]);
  });

  it('is given to a colleague, which can be undone until it is sent', async () => {
    open('/group/review/11');
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign Elk Bakery' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Colleague' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Olivia Brandt' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Assign' }));
    await screen.findByText(/^Assigned to Olivia Brandt since/);
    expect(sent).toEqual([]);
    await act(() => pendingChanges()[0]!.commit());
    const [{ path, body }] = sent as [{ path: string; body: object }];
    expect([path, body]).toEqual([
      '/api/sales/AssignUserToQuote',
      expect.objectContaining({ Id: 11, AssignTo: 'olivia' }),
    ]);
  });

  it('warns that a colleague has the quote, and takes it over only on purpose', async () => {
    const Claim = { ...OLIVIA, Since: '2026-11-20T15:00:00Z' };
    answers['/api/enrollment/Overview/11'] = overviewOf(11, { Claim });
    open('/group/review/11');
    await screen.findByText(/^Olivia Brandt has been working on this quote since/);
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
    await waitFor(() =>
      expect(sent).toContainEqual({
        path: '/api/sales/AssignUserToQuote',
        body: { Id: 11, TakeOverFrom: 'olivia' },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pend' }));
    expect(await screen.findByRole('button', { name: 'Take over and pend' })).toBeTruthy();
  });
});
