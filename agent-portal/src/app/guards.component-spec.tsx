import type { CurrentUserResponse } from '#shared/session/account.record';
import { guardCurrentQuote, guardScreen, guardSignIn, guardStart, guardUnknown } from './guards.ts';
import { queryClient } from './query-client.ts';
import { ROUTES } from './routes.tsx';
import { rulesQuery } from './rules/rules.api.ts';
import { sessionQuery } from './session/session.api.ts';
import { signInOptionsQuery } from './session/sign-in-options.ts';
import { rememberQuote } from './startup/workflow-state.ts';

const AGENT = { Id: 1, Permissions: ['agent'] } as unknown as CurrentUserResponse;

/** Where an address without a quote leads. */
const leadsTo = (path: string) =>
  guardCurrentQuote({ request: new Request(`http://localhost${path}`) } as never).catch((answer: unknown) =>
    (answer as Response).headers.get('Location'),
  );

describe('an address without its quote', () => {
  beforeEach(() => {
    sessionStorage.clear();
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
  });

  it.each([
    ['/enrollment/individual', 'individual', '/enrollment/individual/7'],
    ['/enrollment/group', 'group', '/enrollment/group/7'],
    ['/enrollment/individual', 'group', '/dashboard'],
  ] as const)('%s opens the last quote of its line; the last was of a %s', async (path, line, opened) => {
    rememberQuote(AGENT.Id, 7, line);
    expect(await leadsTo(path)).toBe(opened);
    expect(ROUTES.map((route) => route.path)).toContain(`${path}/:quoteId`);
  });

  it('opens the dashboard when the last quote was another user’s', async () => {
    rememberQuote(2, 7, 'individual');
    expect(await leadsTo('/enrollment/individual')).toBe('/dashboard');
  });
});

describe('the address with which an agent comes back from the marketplace', () => {
  const RETURN = '?ffmid=1000102&applicationCompleted=true';
  const LANDING = '/quote/plan-selection/individual/1000102';
  const DASHBOARD = ROUTES.find(({ path }) => path === '/dashboard')!;
  const GUARDS = {
    '/': guardStart,
    '/dashboard': guardScreen({ ...DASHBOARD, prefetch: undefined }),
    '/enrollment/individual': guardCurrentQuote,
    '/login': guardSignIn,
    '/unknown': async (args: Parameters<typeof guardUnknown>[0]) => guardUnknown(args),
    [LANDING]: guardScreen({ ...DASHBOARD, prefetch: undefined }),
  };

  /** Where the guard of the address leads; null if it lets the user in. */
  async function follow(address: string): Promise<string | null> {
    const { pathname } = new URL(address, 'http://localhost');
    const guard = GUARDS[pathname as keyof typeof GUARDS];
    const args = { request: new Request(`http://localhost${address}`), params: {} } as never;
    return guard(args).then(
      () => null,
      (answer: unknown) => (answer as Response).headers.get('Location'),
    );
  }

  /** Follows redirects until a guard lets the user in. */
  async function endOf(address: string): Promise<string> {
    const next = await follow(address);
    return next === null ? address : endOf(next);
  }

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
    queryClient.setQueryData(signInOptionsQuery.queryKey, { PartnerHost: null } as never);
  });

  it.each(['/', '/dashboard', '/enrollment/individual', '/login', '/unknown'])(
    'leads from %s to the eligibility',
    async (path) => {
      queryClient.setQueryData(sessionQuery.queryKey, AGENT);
      expect(await endOf(path + RETURN)).toBe(LANDING);
    },
  );

  it.each(['/', '/dashboard', '/enrollment/individual', '/login', '/unknown'])(
    'leads from %s to the eligibility after a new sign-in, when the session expired meanwhile',
    async (path) => {
      queryClient.setQueryData(sessionQuery.queryKey, null);
      const signIn = await endOf(path + RETURN);
      expect(signIn).toMatch(/^\/login\?/);
      queryClient.setQueryData(sessionQuery.queryKey, AGENT);
      expect(await endOf(signIn)).toBe(LANDING);
    },
  );

  it('leads to the dashboard when no application was completed', async () => {
    queryClient.setQueryData(sessionQuery.queryKey, AGENT);
    expect(await endOf('/?applicationCompleted=false')).toBe('/dashboard');
  });
});
