import type { CurrentUserResponse } from '#shared/session/account.record';
import { guardCurrentQuote } from './guards.ts';
import { queryClient } from './query-client.ts';
import { ROUTES } from './routes.tsx';
import { rulesQuery } from './rules/rules.api.ts';
import { sessionQuery } from './session/session.api.ts';
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
