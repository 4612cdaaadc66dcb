import { jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { HouseholdProof, HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { queryClient } from '../../../agent-portal/src/app/query-client.ts';
import { rulesQuery } from '../../../agent-portal/src/app/rules-queries.ts';
import { sessionQuery } from '../../../agent-portal/src/app/session/session-query.ts';
import { buildPlan } from '../shared/plans.ts';
import { ConsentSection } from '../../../agent-portal/src/components/consents/ConsentSection.tsx';
import { enrollmentPageQuery } from '../../../agent-portal/src/individual-enrollment/individual-enrollment-queries.ts';
import { useEnrollmentPlaces } from '../../../agent-portal/src/individual-enrollment/enrollment-places.ts';
import { useChangePlans } from '../../../agent-portal/src/individual-enrollment/head/use-change-plans.tsx';
import { OutcomeArea } from '../../../agent-portal/src/individual-enrollment/outcome/OutcomeArea.tsx';
import { SigningArea } from '../../../agent-portal/src/individual-enrollment/signing/SigningArea.tsx';
import { buildEnrollmentPage, buildProof, buildSignature } from '../shared/enrollment-pages.ts';
import { NO_CONSENTS } from '../shared/marketplace-pages.ts';
import { AGENT, openRoutes } from './open-screen.tsx';

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
  consents: NO_CONSENTS,
  /** To a POST, by its path; may reject: the response is lost. */
  post: {} as Record<string, () => Promise<Response>>,
  calls: [] as Call[],
  /** The panels hold nothing that cannot be stored. */
  isSaved: true as boolean | Promise<boolean>,
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
    '/api/individual/consents/7': server.consents,
    '/api/plan/GetSelectedPlansDetails/7': { Plans: [PLAN], Problems: [], Warnings: [], PricedAt: null },
  };
  return answers[path];
}

/** A new tab and server for each test; on November 23, 2026 unless said otherwise. */
export function setUpServer(now = '2026-11-23T17:00:00Z'): void {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date(now),
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout', 'performance'],
    });
    startServer();
  });
}

/** A new tab, at the server as it is at first. */
export function startServer(user: CurrentUserResponse = AGENT): void {
  Object.assign(server, {
    page: buildEnrollmentPage(),
    submission: null,
    proof: null,
    consents: NO_CONSENTS,
    calls: [],
    isSaved: true,
    post: { '/api/enrollment/SignElectronically': () => answer(buildSignature()) },
  });
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

function Screen() {
  const { data } = useQuery(enrollmentPageQuery(7));
  return data && <Page page={data} />;
}

function Page({ page }: { page: EnrollmentPageResponse }) {
  const changing = useChangePlans(page, savePanels);
  const places = useEnrollmentPlaces();
  useDocumentTitle('Enrollment');
  return (
    <>
      <OutcomeArea page={page} changing={changing} places={places} />
      {page.Quote.Individual.IsFfm && <ConsentSection quoteId={7} headingRef={places.consents} />}
      <SigningArea page={page} savePanels={savePanels} places={places} />
      {changing.dialog}
    </>
  );
}

export const openPage = (search = '') =>
  openRoutes([{ path: '/enrollment/individual/7', Component: Screen }], `/enrollment/individual/7${search}`);
