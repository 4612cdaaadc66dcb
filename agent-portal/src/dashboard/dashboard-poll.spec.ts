import { lastAnswerAt } from '#web/http/request';
import { dashboardPoll, dashboardQuery } from './dashboard-queries.ts';

type Ask = (context: { signal: AbortSignal }) => Promise<unknown>;

describe('reading the dashboard', () => {
  const sent: (string | null)[] = [];
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    sent.length = 0;
    globalThis.fetch = (_path, init) => {
      sent.push(new Headers(init?.headers).get('X-PQ-POLLING'));
      return Promise.resolve(new Response('[]', { status: 200 }));
    };
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  const ask = (queryFn: unknown) => (queryFn as Ask)({ signal: new AbortController().signal });

  it('by itself carries the polling header, and is no answer to the user', async () => {
    const before = lastAnswerAt();
    await ask(dashboardPoll.queryFn);
    expect([sent, lastAnswerAt()]).toEqual([['1'], before]);
  });

  it('for the user carries none, and keeps the session alive', async () => {
    await ask(dashboardQuery.queryFn);
    expect(sent).toEqual([null]);
    expect(lastAnswerAt()).toBeGreaterThan(0);
  });
});
