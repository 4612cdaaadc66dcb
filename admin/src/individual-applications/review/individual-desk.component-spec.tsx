import { jest } from '@jest/globals';
import { createTheme, ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, type DataProvider, ListContextProvider, type ListControllerResult } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router';
import { ANSWERED_FROM_THERE } from '#shared/links/link';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { NO_CONSENTS } from '#support/shared/marketplace-pages.ts';
import { assignmentActions } from '../../components/quote-queue/assignment-actions.ts';
import { ReviewDesk } from '../../components/review/ReviewDesk.tsx';
import { rememberUser } from '../../providers/current-user.ts';
import type { IndividualQuoteRecord } from '../individual-queue.ts';
import { IndividualPanel } from './IndividualPanel.tsx';

const PEOPLE: Record<number, string> = { 21: 'Byron', 22: 'Vega' };
const rowOf = (id: number) =>
  ({
    ...{ id, QuoteId: id, FirstName: 'Ada', LastName: PEOPLE[id], Status: 'FailedEnrollment', Kind: 'SEP' },
    ...{ AssignedToFullname: null, AssignedToUsername: null, AssignedAt: null },
  }) as IndividualQuoteRecord;

const HINT = 'The agent must submit this again.';
const reviewOf = (id: number, given: object = {}) => ({
  ...{ QuoteId: id, Status: 'FailedEnrollment', QuoteStatus: 'Failed Enrollment', Claim: null, ResubmitHint: null },
  ...{ StatusAt: new Date().toISOString(), Decisions: ['Resubmit', 'MarkResolved'] },
  Failure: { EwsTransactionId: 70 + id, Message: 'The county is not served.', ErrorDate: '2026-11-20T15:00:00Z' },
  ...given,
});
const MEMBER = {
  ...{ Id: 1, FirstName: 'Ada', LastName: 'Byron', DateOfBirth: '1986-02-03', Age: 40, Gender: 'Female' },
  ...{ RelationshipToSubscriber: 'Self', SSN: '***-**-9991', Race: null, Ethnicity: null, PrimaryCareProviderName: '' },
};
const PAGE = {
  Quote: {
    ...{ Id: 21, EffectiveDate: '2027-01-01', Household: { Size: 3, AnnualIncome: 60_000 } },
    Individual: { Kind: 'SEP', IsFfm: false, Address: { County: 'Kent' } },
  },
  ...{ Members: [MEMBER], Documents: [], Signature: null, Panels: [], AmountDue: 412.4 },
  ...{ Eligibility: { EnrolleesEligible: true, HasPedDental: null }, Health: {} },
};
const PLANS = { Plans: [{ PlanId: 1, PlanDisplayName: 'Silver HMO', TotalMonthlyRate: 812.4, NetMonthlyRate: 412.4 }] };

/** What the API answers, by path; a test adds to it. */
const answers: Record<string, object> = {};
let refused: string | null = null;
const sent: { path: string; body: unknown }[] = [];

function answerOf(path: string): object {
  const [, call, id] = /^\/api\/(.+)\/(\d+)(\?.*)?$/.exec(path) ?? [];
  const found: Record<string, object> = {
    'sales/GetIndividualReview': reviewOf(Number(id)),
    'sales/DecideIndividual': reviewOf(Number(id), { Decisions: [] }),
    'enrollment/GetIndividualEnrollment': PAGE,
    'plan/GetSelectedPlansDetails': PLANS,
    'sales/GetStaffNotes': { Notes: [], HasOlder: false },
  };
  return answers[path] ?? found[call ?? ''] ?? [];
}

function startServer(): void {
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const path = String(url);
    if (init?.method !== undefined && init.method !== 'GET') {
      sent.push({ path, body: init.body ? JSON.parse(init.body as string) : null });
    }
    const given = { status: path === refused ? 409 : 200, headers: { 'content-range': 'x 0-0/0' } };
    return Promise.resolve(new Response(JSON.stringify(answerOf(path)), given));
  });
}

const Address = () => <output aria-label="Address">{useLocation().pathname}</output>;

function open(path: string): void {
  const list = {
    ...{ data: [21, 22].map(rowOf), page: 1, perPage: 10, total: 2, resource: 'individual', filterValues: {} },
    setPage: () => {},
  } as unknown as ListControllerResult;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter initialEntries={[path]}>
      <ThemeProvider theme={createTheme({ cssVariables: true })}>
        <CoreAdminContext queryClient={queryClient} dataProvider={assignmentActions as unknown as DataProvider}>
          <ListContextProvider value={list}>
            <ReviewDesk path="/individual">
              {(review, quoteId) => <IndividualPanel review={review} quoteId={quoteId} />}
            </ReviewDesk>
          </ListContextProvider>
        </CoreAdminContext>
      </ThemeProvider>
      <Address />
    </MemoryRouter>,
  );
}

const opened = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name })));

describe('the review desk of individuals', () => {
  beforeEach(() => {
    Object.keys(answers).forEach((path) => delete answers[path]);
    sent.splice(0);
    refused = null;
    startServer();
    rememberUser({
      Username: 'sam',
      FullName: 'Sam Sales',
      Permissions: ['internal'],
    } as unknown as CurrentUserResponse);
  });

  it('shows what a decision needs: the refusal, premium and tax credit, the household, its answers', async () => {
    open('/individual/review/21');
    await opened('Ada Byron');
    expect(await screen.findByText('The county is not served.')).toBeTruthy();
    expect(await screen.findByText('$412.40', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText('$812.40 less $400.00 tax credit')).toBeTruthy();
    expect(screen.getByText('Members').nextElementSibling?.textContent).toBe('1');
    expect(screen.getByText('On the tax return').nextElementSibling?.textContent).toBe('3 people');
    expect(screen.getByText('Ada Byron, 2/3/1986')).toBeTruthy();
    expect(screen.getByText('No documents were uploaded.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open full page' }).getAttribute('href')).toMatch(
      /^\/enrollment\/individual\/21\?returnUrl=/,
    );
  });

  it('points out where an agent may have answered with the client’s link', async () => {
    const Individual = { ...PAGE.Quote.Individual, IsFfm: true };
    answers['/api/enrollment/GetIndividualEnrollment/21'] = { ...PAGE, Quote: { ...PAGE.Quote, Individual } };
    answers['/api/individual/consents/21'] = {
      ...NO_CONSENTS,
      Links: [{ Id: 3, Kind: 'Consent', CreatedAt: '2026-11-20T15:00:00Z', Doubt: ANSWERED_FROM_THERE }],
    };
    open('/individual/review/21');
    await opened('Ada Byron');
    expect(await screen.findByText(new RegExp(ANSWERED_FROM_THERE))).toBeTruthy();
  });

  it('decides about the error that was seen, and goes on to the next quote', async () => {
    open('/individual/review/21');
    await userEvent.click(await screen.findByRole('button', { name: 'Resubmit and next' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resubmit: Ada Byron (21)' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resubmit' }));
    await opened('Ada Vega');
    expect(sent).toEqual([
      { path: '/api/sales/DecideIndividual/21', body: { Decision: 'Resubmit', EwsTransactionId: 91 } },
    ]);
    expect(screen.getByLabelText('Address').textContent).toBe('/individual/review/22');
  });

  it('takes a colleague’s quote over only on purpose', async () => {
    const Claim = { FullName: 'Olivia Brandt', Username: 'olivia', Since: '2026-11-20T15:00:00Z' };
    answers['/api/sales/GetIndividualReview/21'] = reviewOf(21, { Claim });
    open('/individual/review/21');
    await screen.findByText(/^Olivia Brandt has been working on this quote since/);
    await userEvent.click(screen.getByRole('button', { name: 'Mark resolved' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark resolved: Ada Byron (21)' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take over and mark resolved' }));
    const body = { Decision: 'MarkResolved', EwsTransactionId: 91, TakeOverFrom: 'olivia' };
    await waitFor(() => expect(sent).toEqual([{ path: '/api/sales/DecideIndividual/21', body }]));
  });

  it('keeps the words of a refusal when a colleague has decided first', async () => {
    const Message = 'This application has changed since you opened it.';
    answers['/api/sales/DecideIndividual/21'] = { Code: 'WRONG_STATE', Message };
    refused = '/api/sales/DecideIndividual/21';
    open('/individual/review/21');
    await screen.findByRole('button', { name: 'Resubmit and next' });
    await userEvent.keyboard('r');
    const dialog = await screen.findByRole('dialog', { name: 'Resubmit: Ada Byron (21)' });
    await within(dialog).findByText('Effective 1/1/2027, $412.40 a month');
    answers['/api/sales/GetIndividualReview/21'] = reviewOf(21, { Decisions: [], ResubmitHint: HINT });
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(HINT);
    expect(within(dialog).getByRole('alert').textContent).toBe(Message);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why nothing is sent again, and offers no decision where there is none', async () => {
    answers['/api/sales/GetIndividualReview/21'] = reviewOf(21, { Decisions: [], ResubmitHint: HINT });
    open('/individual/review/21');
    await screen.findByText(HINT);
    expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
  });

  it('opened for a quote that the list does not have says so, and begins with its first one', async () => {
    open('/individual/review/99');
    await screen.findByText('Not on this page of the list');
    await userEvent.click(screen.getByRole('button', { name: 'Next quote' }));
    await opened('Ada Byron');
  });
});
