import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  type DataProvider,
  ListContextProvider,
  type ListControllerResult,
  type NotificationPayload,
  useNotificationContext,
} from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router';
import { ThemeProvider } from '@mui/material';
import { assignmentActions } from '../../../admin/src/components/quote-queue/assignment-actions.ts';
import { pendingChanges } from '../../../admin/src/components/undo/pending-changes.ts';
import { ReviewDesk } from '../../../admin/src/components/review/ReviewDesk.tsx';
import { ReviewLink } from '../../../admin/src/components/review/ReviewLink.tsx';
import type { GroupQuoteRecord } from '../../../admin/src/group-quotes/group-queue.ts';
import { ReviewPanel } from '../../../admin/src/group-quotes/review/ReviewPanel.tsx';
import { rememberUser } from '../../../admin/src/providers/current-user.ts';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { THEME } from './theme.ts';

const DAYS_AGO_24 = new Date(Date.now() - 24 * 24 * 60 * 60 * 1000).toISOString();
const NAMES: Record<number, string> = { 11: 'Elk Bakery', 12: 'Oak Mill', 13: 'Ash Foundry', 14: 'Fir Press' };
const rowOf = (id: number) =>
  ({
    ...{ id, Id: id, GroupName: NAMES[id], GroupEnterpriseId: '0', Status: 'Complete', QuoteStatus: 'Sales Review' },
    ...{ StatusAt: DAYS_AGO_24, AssignedToFullname: null, AssignedToUsername: null, AssignedAt: null },
  }) as GroupQuoteRecord;

export const SECTION = { State: 'Completed', Problems: [] as object[] };
export const SIGNED = {
  ...{ SignedByName: 'Ada Agent', SignedByUserName: 'ada', AccountName: 'Ada Agent', NameDiffers: false },
  ...{ SignedDateTime: '2026-11-20T15:00:00Z', AgentNotes: 'Call the owner first.', AgentOfRecord: null },
  ...{ MemberDropConsent: false, Withdrawn: null, Origin: { Address: '203.0.113.7', Browser: 'Firefox 140' } },
};
export const overviewOf = (id: number, given: object = {}) => ({
  ...{ QuoteId: id, Version: 4, Status: 'Complete', Decisions: ['Approve', 'Pend'], NeedsEnterpriseId: false },
  ...{ StatusAt: DAYS_AGO_24, EffectiveDate: '2027-01-01', Decided: null },
  ...{ Sections: { Application: SECTION, SupportingDocuments: SECTION, Demographics: SECTION } },
  ...{ GroupSizeWarning: null, Exchange: { Reason: null, Replies: [], HasReply: false, NewDocuments: 0 }, Claim: null },
  ...given,
});

export const OLIVIA = { FullName: 'Olivia Brandt', Username: 'olivia' };

/** What the API answers, by path; a test adds to it. */
export const answers: Record<string, object> = {};
export const sent: { path: string; body: unknown }[] = [];

const answerOf = (path: string): object => {
  if (path === '/api/sales/GetColleagues') {
    return [OLIVIA];
  }
  const [, call, id] = /^\/api\/(.+)\/(\d+)(\?.*)?$/.exec(path) ?? [];
  const quoteId = Number(id);
  const found: Record<string, object> = {
    quote: {
      ...{ Id: quoteId, Name: '2027 medical', GroupId: 5, Group: { GroupName: NAMES[quoteId] }, Status: 'Complete' },
      ...{ QuoteStatus: 'Sales Review', QuoteType: 'SmallGroupNewBusiness', EffectiveDate: '2027-01-01' },
    },
    'enrollment/Overview': overviewOf(quoteId),
    groupcensus: [{ RelationshipToSubscriber: 'Self', MedicalStatus: 'Enroll' }],
    'plan/GetSelectedPlansDetails': {
      Plans: [{ PlanId: 1, PlanDisplayName: 'Gold PPO', TotalMonthlyRate: 12345.6 }],
      Premium: { Amount: 12345.6, IsLowest: false },
    },
    'enrollment/GetElectronicSignature': SIGNED,
    'enrollment/EmployerSignatures': { LinkProblem: null, Signatures: [], Eligibility: null },
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

/** The status of a refusal, by path. */
export const refusals: Record<string, number> = {};

/** Signed in, with nothing answered differently. */
export function startDesk(): void {
  Object.keys(answers).forEach((path) => delete answers[path]);
  Object.keys(refusals).forEach((path) => delete refusals[path]);
  sent.splice(0);
  pendingChanges().forEach((change) => change.undo());
  rememberUser({ Username: 'sam', FullName: 'Sam Sales', Permissions: ['internal'] } as unknown as CurrentUserResponse);
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const path = String(url);
    const status = refusals[path] ?? 200;
    if (init?.method !== undefined && init.method !== 'GET') {
      sent.push({ path, body: init.body ? JSON.parse(init.body as string) : null });
    }
    const headers = { 'content-range': 'x 0-0/0' };
    return Promise.resolve(new Response(JSON.stringify(answerOf(path)), { status, headers }));
  });
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output aria-label="Address">{pathname}</output>
      <output aria-label="Filter">{new URLSearchParams(search).get('filter')}</output>
    </>
  );
}

/** The desk beside a list of these quotes. */
export function openDesk(path: string | { pathname: string; state: object }, ids = [11, 12, 13]) {
  const list = {
    ...{ data: ids.map(rowOf), page: 1, perPage: 10, total: ids.length, resource: 'group', filterValues: {} },
    setPage: () => {},
  } as unknown as ListControllerResult;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MemoryRouter initialEntries={[path]}>
      <ThemeProvider theme={THEME}>
        <CoreAdminContext queryClient={queryClient} dataProvider={assignmentActions as unknown as DataProvider}>
          <ListContextProvider value={list}>
            {ids.map((id) => (
              <ReviewLink key={id} path="/group" quoteId={id} name={NAMES[id]!} caption={null} />
            ))}
            <ReviewDesk path="/group">
              {(review, quoteId) => <ReviewPanel review={review} quoteId={quoteId} />}
            </ReviewDesk>
            <output aria-label="Notices">
              <Notices />
            </output>
          </ListContextProvider>
        </CoreAdminContext>
      </ThemeProvider>
      <Address />
    </MemoryRouter>,
  );
}

/** What was said in passing. */
const Notices = () => (
  <>{useNotificationContext().notifications.map(({ message }: NotificationPayload) => String(message))}</>
);

export const address = () => screen.getByLabelText('Address').textContent;
/** The heading takes the focus. */
export const opened = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name })));
