import { jest } from '@jest/globals';
import { connectAnswerEffects } from '#web/http/answer-effects';
import { send } from '#web/http/client';
import { readSession } from '#web/session/session';
import { answerEffects } from './answer-effects.ts';

const answering = (status: number, Code: string) => {
  globalThis.fetch = async () => new Response(JSON.stringify({ Code, Message: 'No.', Fields: {} }), { status });
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a refused call of the console', () => {
  const assign = jest.fn();

  beforeEach(() => {
    assign.mockClear();
    Object.assign(globalThis, {
      window: { location: { pathname: '/sales/configuration', search: '?page=2', assign } },
    });
    connectAnswerEffects(answerEffects);
  });

  it.each([
    [401, 'NOT_SIGNED_IN', '/sales/login?returnUrl=%2Fsales%2Fconfiguration%3Fpage%3D2'],
    [403, 'NOT_ALLOWED', '/unauthorized'],
  ])('that is answered %i %s leaves for %s', async (status, code, address) => {
    answering(status, code);
    void send({ path: '/api/x' });
    await settled();
    expect(assign.mock.calls).toEqual([[address]]);
  });

  it('about the session stays: nobody is signed in', async () => {
    answering(401, 'NOT_SIGNED_IN');
    expect(await readSession()).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });
});
