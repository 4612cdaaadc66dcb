import { jest } from '@jest/globals';
import { matchRoutes, type RouteObject } from 'react-router';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { guardCurrentQuote, guardUnknown } from './guards.ts';
import { type Notification, startNotifications } from './notify.ts';
import { queryClient } from './query-client.ts';
import { PORTAL_ROUTES } from './router.tsx';
import { ROUTES } from './routes.tsx';
import { rulesQuery } from './rules-queries.ts';
import { sessionQuery } from './session/session-query.ts';
import { signInOptionsQuery } from './session/sign-in-options.ts';
import { noteQuote, rememberQuote, rememberResult, rememberSearch, startQuoteOf } from './startup/workflow-state.ts';
import { quoteQuery } from '../components/quote/quote-queries.ts';

const AGENT = { Id: 1, Permissions: ['agent'] } as unknown as CurrentUserResponse;

/** Where an address without a quote leads. */
const leadsTo = (path: string) =>
  guardCurrentQuote({ request: new Request(`http://localhost${path}`) } as never).catch((answer: unknown) =>
    (answer as Response).headers.get('Location'),
  );

describe('an address without its quote', () => {
  beforeEach(() => {
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
  });

  it.each([
    ['/enrollment/individual', 'individual', '/enrollment/individual/7'],
    ['/enrollment/group', 'group', '/enrollment/group/7'],
    ['/enrollment/individual', 'group', '/dashboard'],
  ] as const)('%s opens the last quote of its line; the last was of a %s', async (path, line, opened) => {
    rememberQuote({ userId: AGENT.Id, agentId: 3 }, 7, line);
    queryClient.setQueryData(quoteQuery(7).queryKey, { Id: 7 } as never);
    expect(await leadsTo(path)).toBe(opened);
    expect(ROUTES.map((route) => route.path)).toContain(`${path}/:quoteId`);
  });

  it('opens the dashboard when the last quote was another user’s', async () => {
    rememberQuote({ userId: 2, agentId: 3 }, 7, 'individual');
    expect(await leadsTo('/enrollment/individual')).toBe('/dashboard');
  });

  it('opens the dashboard, and forgets it, when there is no such quote', async () => {
    rememberQuote({ userId: AGENT.Id, agentId: 3 }, 99_999, 'individual');
    const missing = { Code: 'NOT_FOUND', Message: 'Quote 99999 was not found.', Fields: {}, RequestId: 'r' };
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(missing, { status: 404 }));
    expect(await leadsTo('/enrollment/individual')).toBe('/dashboard');
    expect(sessionStorage.getItem('state')).toBeNull();
  });
});

describe('the state of the work in this tab', () => {
  const me = { userId: AGENT.Id, agentId: 3 };
  const state = () => JSON.parse(sessionStorage.getItem('state') ?? 'null') as unknown;

  it('has what the specification names, by ids', () => {
    startQuoteOf(me, 'SmallGroupRenewal');
    rememberSearch(me, 'group');
    expect(state()).toEqual({ ...me, quoteType: 'SmallGroupRenewal', searchType: 'group' });
    rememberQuote(me, 7, 'group');
    noteQuote({ Id: 7, QuoteType: 'SmallGroupNewBusiness', GroupId: 5 });
    noteQuote({ Id: 8, QuoteType: 'SmallGroupRenewal', GroupId: 6 });
    rememberQuote(me, 7, 'group');
    expect(state()).toEqual({
      ...me,
      ...{ quoteType: 'SmallGroupNewBusiness', searchType: 'group', group: { Id: 5 }, quote: { Id: 7 } },
    });
    rememberQuote(me, 9, 'individual');
    rememberResult(me.userId, { quoteId: 9, kind: null });
    expect(state()).toEqual({
      ...me,
      ...{ searchType: 'group', quote: { Id: 9 }, individual: { QuoteId: 9 } },
      enrollmentResult: { quoteId: 9, kind: null },
    });
    startQuoteOf(me, 'IndividualNewBusiness');
    expect(state()).not.toMatchObject({ quote: expect.anything() });
  });
});

describe('an address that does not exist', () => {
  it('leads to the sign-in page, and says why', () => {
    const notes: Notification[] = [];
    startNotifications((note) => void notes.push(note));
    let answer: unknown;
    try {
      guardUnknown({ request: new Request('http://localhost/nowhere') } as never);
    } catch (thrown) {
      answer = thrown;
    }
    expect((answer as Response).headers.get('Location')).toBe('/login');
    expect(notes.map(({ text }) => text)).toEqual(['That page does not exist.']);
  });
});

describe('the address with which an agent comes back from the marketplace', () => {
  const RETURN = '?ffmid=1000102&applicationCompleted=true';
  const LANDING = '/quote/plan-selection/individual/1000102';
  /** Every address of the portal, with an id where it has one. */
  const ADDRESSES = addressesOf(PORTAL_ROUTES).filter((path) => path !== LANDING);

  /** Where the route of the address leads; null if it lets the user in. */
  async function follow(address: string): Promise<string | null> {
    const url = new URL(address, 'http://localhost');
    const { route, params } = matchRoutes(PORTAL_ROUTES, url.pathname)!.at(-1)!;
    const load = route.loader as (given: unknown) => unknown;
    const answer = await new Promise((resolve) => resolve(load({ request: new Request(url), params }))).catch(
      (refused: unknown) => refused,
    );
    return answer instanceof Response ? answer.headers.get('Location') : null;
  }

  /** Follows redirects until a guard lets the user in. */
  async function endOf(address: string): Promise<string> {
    const next = await follow(address);
    return next === null ? address : endOf(next);
  }

  beforeEach(() => {
    // What screens load ahead is not the point here.
    globalThis.fetch = () => new Promise(() => {});
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
    queryClient.setQueryData(signInOptionsQuery.queryKey, { PartnerHost: null } as never);
  });

  it.each(ADDRESSES)('leads from %s to the eligibility', async (path) => {
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    expect(await endOf(path + RETURN)).toBe(LANDING);
  });

  it.each(ADDRESSES)(
    'leads from %s to the eligibility after a new sign-in, when the session expired meanwhile',
    async (path) => {
      queryClient.setQueryData(sessionQuery.queryKey, null);
      const signIn = await endOf(path + RETURN);
      expect(signIn).toMatch(/^\/login\?/);
      queryClient.setQueryData(sessionQuery.queryKey, AGENT);
      expect(await endOf(signIn)).toBe(LANDING);
    },
  );

  it.each(ADDRESSES)('leads from %s to the dashboard when no application was completed', async (path) => {
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    expect(await endOf(`${path}?applicationCompleted=false`)).toBe('/dashboard');
  });

  it.each(['..', '.', '', '%2e%2e'])('stays on this site with the forged consumer "%s"', async (ffmid) => {
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    expect(await endOf(`/?ffmid=${ffmid}&applicationCompleted=true`)).toBe('/dashboard');
  });

  it('keeps the rest of the query of a comparison', async () => {
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    expect(await endOf('/quotes/plan-selection/individual/individual-compare/7?metal=Silver')).toBe(
      '/quote/plan-selection/individual/quote/7?metal=Silver&comparison=open',
    );
  });
});

function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined
      ? []
      : [path === '*' ? '/unknown' : path.replace(/:ffmId/, '1000102').replace(/:\w+\??/g, '7')]),
    ...addressesOf(children ?? []),
  ]);
}
