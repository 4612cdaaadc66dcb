import { jest } from '@jest/globals';
import { createTheme, ThemeProvider } from '@mui/material';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { HouseholdProof } from '#shared/individual-enrollment/proof.record';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { queryClient } from '../../app/query-client.ts';
import { rulesQuery } from '../../app/rules/rules.api.ts';
import { sessionQuery } from '../../app/session/session.api.ts';
import { AGENT } from '../../app/session/testing/agent.ts';
import { buildPlan } from '../../components/plan-browser/testing/build-plan.ts';
import { enrollmentPageQuery } from '../individual-enrollment.api.ts';
import { OutcomeArea } from '../outcome/OutcomeArea.tsx';
import { SigningArea } from '../signing/SigningArea.tsx';
import { buildEnrollmentPage, buildProof, buildSignature } from './build-enrollment-page.ts';

interface Call {
  call: string;
  body: unknown;
  headers: Headers;
}

/** What the API answers; a test changes it while the page is open. */
export const server = {
  page: buildEnrollmentPage(),
  submission: null as HouseholdSubmissionResponse | null,
  proof: null as HouseholdProof | null,
  /** To a POST, by its path; may reject: the response is lost. */
  post: {} as Record<string, () => Promise<Response>>,
  calls: [] as Call[],
  /** The panels hold nothing that cannot be stored. */
  isSaved: true,
};

export const answer = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
export const refusal = (Message: string, Code = 'WRONG_STATE'): Promise<Response> =>
  answer({ Code, Message, Fields: {} }, 409);
export const lost = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

export const callsOf = (call: string): Call[] => server.calls.filter((made) => made.call.startsWith(call));

const PLAN = {
  ...buildPlan(1, { TotalMonthlyRate: 600, NetMonthlyRate: 500, PlanDisplayName: 'Gold PPO' }),
  Tiers: [],
  Members: [{ Name: 'Ada Byron', MonthlyRate: 600 }],
};

function found(path: string): unknown {
  const answers: Record<string, unknown> = {
    '/api/enrollment/GetIndividualEnrollment/7': server.page,
    '/api/individual/enroll/7': server.submission,
    '/api/individual/proof/7': server.proof,
    '/api/enrollment/GetElectronicSignature/7': server.page.Signature,
    '/api/plan/GetSelectedPlansDetails/7': { Plans: [PLAN], Problems: [], Warnings: [], PricedAt: null },
  };
  return answers[path];
}

/** A new tab, at the server as it is at first. */
export function startServer(user: CurrentUserResponse = AGENT): void {
  Object.assign(server, {
    page: buildEnrollmentPage(),
    submission: null,
    proof: null,
    calls: [],
    isSaved: true,
    post: { '/api/enrollment/SignElectronically': () => answer(buildSignature()) },
  });
  sessionStorage.clear();
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, user);
  queryClient.setQueryData(rulesQuery.queryKey, { OpenEnrollmentEndDate: '2027-01-15' });
  jest.spyOn(globalThis, 'fetch').mockImplementation((path, { method = 'GET', body, headers } = {}) => {
    server.calls.push({
      call: `${method} ${String(path)}`,
      body: typeof body === 'string' ? JSON.parse(body) : null,
      headers: new Headers(headers),
    });
    return method === 'GET' ? answer(found(String(path)) ?? null) : server.post[String(path)]!();
  });
}

/** The submission is stored, whether its answer arrives or not. */
export function submitted(submission: HouseholdSubmissionResponse, page: EnrollmentPageResponse): void {
  Object.assign(server, { submission, page, proof: buildProof({ Status: page.Quote.Status }) });
}

const savePanels = () => Promise.resolve(server.isSaved);

function Page() {
  const { data } = useQuery(enrollmentPageQuery(7));
  return (
    data && (
      <>
        <OutcomeArea page={data} />
        <SigningArea page={data} savePanels={savePanels} />
      </>
    )
  );
}

export function openPage(search = '') {
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    initialEntries: [`/enrollment/individual/7${search}`],
  });
  render(
    <ThemeProvider theme={createTheme()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return router;
}
