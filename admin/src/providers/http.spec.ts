import { jest } from '@jest/globals';
import { SERVER_ERROR, UNREACHABLE } from '#shared/answers/answer-outcome';
import type { ApiError } from './api-error.ts';
import { download, exchange, send } from './http.ts';

interface Call {
  path: string;
  headers: Record<string, string>;
  method: string | undefined;
}

const answer = (status: number, body: object | null = null, headers: Record<string, string> = {}) =>
  new Response(body && JSON.stringify(body), { status, headers });
const refusal = (Code: string, Message: string) => ({ Code, Message, Fields: {}, errors: {} });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a call to the API', () => {
  const calls: Call[] = [];
  const click = jest.fn();
  const page = { cookie: 'PQ-XSRF-TOKEN=first', createElement: () => ({ click }) };
  const assign = jest.fn();

  /** The answers of the server, in their order; a function runs when its turn comes. */
  const serve = (...answers: (Response | Error | (() => Response))[]) => {
    globalThis.fetch = ((path: string, init: RequestInit = {}) => {
      calls.push({ path, method: init.method, headers: Object.fromEntries(new Headers(init.headers)) });
      const next = answers.shift() ?? new Error('One call too many.');
      if (typeof next === 'function') {
        return Promise.resolve(next());
      }
      return next instanceof Response ? Promise.resolve(next) : Promise.reject(next);
    }) as typeof fetch;
  };

  beforeEach(() => {
    calls.length = 0;
    assign.mockClear();
    page.cookie = 'PQ-XSRF-TOKEN=first';
    Object.assign(globalThis, {
      document: page,
      window: { location: { pathname: '/sales/configuration', search: '?page=2', assign } },
    });
  });

  it('carries the token when it changes something, and none when it reads', async () => {
    serve(answer(200, { Id: 1 }), answer(200, []));
    await send({ method: 'POST', path: '/api/sales/AddOrUpdateBusinessRule', body: {} });
    await send({ path: '/api/sales/GetBusinessRules' });
    expect(calls.map(({ headers }) => headers['x-pq-xsrf-token'])).toEqual(['first', undefined]);
  });

  it('fetches a fresh token and tries again when the token is out of date', async () => {
    const renewed = () => {
      page.cookie = 'PQ-XSRF-TOKEN=second';
      return answer(200, {});
    };
    serve(answer(403, refusal('CSRF_EXPIRED', 'Too old.')), renewed, answer(200, { Id: 7 }));
    const { body } = await send<{ Id: number }>({ method: 'POST', path: '/api/x', body: {} });
    expect(body).toEqual({ Id: 7 });
    expect(calls.map(({ path }) => path)).toEqual(['/api/x', '/api/account', '/api/x']);
    expect(calls[2]?.headers['x-pq-xsrf-token']).toBe('second');
  });

  it('for a file asks again with a fresh token, too', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    serve(
      answer(403, refusal('CSRF_EXPIRED', 'Too old.')),
      answer(200, {}),
      answer(200, null, { 'x-filename': 'a.csv' }),
    );
    await download({ method: 'POST', path: '/api/x.csv', body: {} });
    expect(calls.map(({ path }) => path)).toEqual(['/api/x.csv', '/api/account', '/api/x.csv']);
    expect(click).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('tries only once more', async () => {
    const expired = () => answer(403, refusal('CSRF_EXPIRED', 'Too old.'));
    serve(expired, answer(200, {}), expired);
    await expect(exchange({ method: 'POST', path: '/api/x', body: {} })).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    [401, 'NOT_SIGNED_IN', '/sales/login?returnUrl=%2Fsales%2Fconfiguration%3Fpage%3D2'],
    [403, 'NOT_ALLOWED', '/unauthorized'],
  ])('that is answered %i %s leaves for %s', async (status, code, address) => {
    serve(answer(status, refusal(code, 'No.')));
    void send({ path: '/api/x' });
    await settled();
    expect(assign.mock.calls).toEqual([[address]]);
  });

  it('to sign in shows the refusal instead of leaving', async () => {
    serve(answer(401, refusal('NOT_SIGNED_IN', 'The user name or password is not correct.')));
    const signIn = exchange({ method: 'POST', path: '/api/account', body: {} });
    await expect(signIn).rejects.toThrow('The user name or password is not correct.');
    expect(assign).not.toHaveBeenCalled();
  });

  it('hands the message and the errors of the fields to the form', async () => {
    const errors = { EffectiveDate: 'It overlaps.' };
    serve(answer(422, { ...refusal('RULE_BROKEN', 'It overlaps.'), errors }));
    const refused = send({ method: 'POST', path: '/api/x', body: {} });
    await expect(refused).rejects.toMatchObject({ message: 'It overlaps.', body: { errors } });
  });

  it('never shows what a server error says', async () => {
    serve(answer(500, { ...refusal('INTERNAL', 'stack trace'), errors: { Key: 'stack trace' } }));
    const failed = await send({ path: '/api/x' }).catch((error: unknown) => error as ApiError);
    expect([(failed as ApiError).message, (failed as ApiError).body]).toEqual([SERVER_ERROR, {}]);
  });

  it('says so when no answer came', async () => {
    serve(new TypeError('fetch failed'));
    await expect(send({ path: '/api/x' })).rejects.toMatchObject({ status: 0, message: UNREACHABLE });
  });

  it('that was cancelled is nobody’s failure', async () => {
    const stop = new AbortController();
    stop.abort();
    serve(new DOMException('Aborted', 'AbortError'));
    await expect(send({ path: '/api/x', signal: stop.signal })).rejects.toThrow('Aborted');
  });

  it('without an answer’s body gives nothing', async () => {
    serve(answer(204));
    expect((await exchange({ method: 'DELETE', path: '/api/account' })).body).toBeUndefined();
  });
});
