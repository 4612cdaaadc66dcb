import { createMemoryRouter } from 'react-router';
import { connectAnswerEffects } from '#web/http/answer-effects';
import { getJson } from '#web/http/client';
import { answerEffects } from './answer-effects.ts';
import { draftOf, dropAllDrafts, keepDraft } from '#web/records/drafts';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session/session-query.ts';

const SIGN_IN = '/login?returnUrl=%2Fquotes%2Fcensus%2Fgroup%2F7%3Fpage%3D2';

describe('a refused call of the portal', () => {
  const open = () => {
    const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/quotes/census/group/7?page=2'] });
    connectAnswerEffects(answerEffects(() => router));
    const addresses: string[] = [];
    router.subscribe(({ location }) => {
      const address = location.pathname + location.search;
      if (addresses.at(-1) !== address) {
        addresses.push(address);
      }
    });
    return { router, addresses };
  };
  const answering = (status: number) => {
    globalThis.fetch = async () => new Response(JSON.stringify({ Code: 'NOT_ALLOWED', Message: 'No.' }), { status });
  };

  beforeEach(() => {
    queryClient.setQueryData(sessionQuery.queryKey, { Id: 1 } as never);
  });
  afterAll(() => queryClient.clear());

  it('that finds the session over goes to sign in, once, and keeps the address and what was typed', async () => {
    const { router, addresses } = open();
    keepDraft({ userId: 1, name: 'census' }, { LastName: 'Smith' });
    answering(401);
    await Promise.allSettled([getJson('/api/groupcensus/7'), getJson('/api/Plan/7')]);
    expect(addresses).toEqual([SIGN_IN]);
    expect(queryClient.getQueryData(sessionQuery.queryKey)).toBeNull();
    expect(draftOf({ userId: 1, name: 'census' })).toEqual({ LastName: 'Smith' });
    dropAllDrafts();
    router.dispose();
  });

  it('that is not allowed goes to /unauthorized', async () => {
    const { router, addresses } = open();
    answering(403);
    await expect(getJson('/api/groupcensus/7')).rejects.toThrow();
    expect(addresses).toEqual(['/unauthorized']);
    router.dispose();
  });
});
