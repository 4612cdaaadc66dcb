import { connectAnswerEffects } from './answer-effects.ts';
import { ApiError } from './api-error.ts';
import { getJson, send, sendJson } from './client.ts';
import { sendFromTab } from './request.ts';

interface Sent {
  method: string;
  path: string;
  token: string | null;
}

const REFUSED = { Code: 'RULE_BROKEN', Message: 'Too many plans.', Fields: { PlanIds: ['Remove one.'] } };
const EXPIRED = { Code: 'CSRF_EXPIRED', Message: 'The page was open too long. Please try again.' };

/** Returns these responses in order; records what was sent and what the screen was told to do. */
function answerWith(...answers: [status: number, body?: object][]) {
  const sent: Sent[] = [];
  const done: string[] = [];
  const waiting = [...answers];
  globalThis.document = { cookie: 'other=1; PQ-XSRF-TOKEN=a%2Bb' } as Document;
  globalThis.fetch = async (path, { method = 'GET', headers, signal } = {}) => {
    signal?.throwIfAborted();
    sent.push({ method, path: String(path), token: new Headers(headers).get('X-PQ-XSRF-TOKEN') });
    const [status, body] = waiting.shift() ?? [500];
    return new Response(status === 204 ? null : JSON.stringify(body ?? {}), { status });
  };
  connectAnswerEffects({
    notify: ({ text, fields }) => void done.push(`notify ${text} ${Object.values(fields).flat().join(' ')}`.trim()),
    signIn: () => void done.push('signIn'),
    unauthorized: () => void done.push('unauthorized'),
  });
  return { sent, done };
}

const failure = async (request: Promise<unknown>): Promise<ApiError> => {
  const error = await request.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) {
    throw new Error('The request did not fail with an ApiError.');
  }
  return error;
};

it('a value of the tab goes with each call while it has one', async () => {
  const sent: (string | null)[] = [];
  let value: string | null = 'not-retired';
  sendFromTab('X-PQ-Individual-Book', () => value);
  globalThis.document = { cookie: '' } as Document;
  globalThis.fetch = async (_path, { headers } = {}) => {
    sent.push(new Headers(headers).get('X-PQ-Individual-Book'));
    return Response.json({});
  };
  await getJson('/api/x');
  value = null;
  await getJson('/api/x');
  expect(sent).toEqual(['not-retired', null]);
});

describe('the HTTP client', () => {
  it('copies the token from its cookie to the header of changes, and of changes only', async () => {
    const { sent } = answerWith([200, { Id: 7 }], [200]);
    expect(await sendJson('POST', '/api/group', { GroupName: 'Acme' })).toEqual({ Id: 7 });
    await getJson('/api/dashboard');
    expect(sent.map(({ token }) => token)).toEqual(['a+b', null]);
  });

  it('sends no token to the shopping service', async () => {
    const { sent } = answerWith([200]);
    await sendJson('POST', '/individual-health-insurance-api/api/ffmredirect/outbound', {});
    expect(sent[0]?.token).toBeNull();
  });

  it('gives nothing for an empty answer', async () => {
    answerWith([204]);
    expect(await sendJson<void>('DELETE', '/api/account')).toBeUndefined();
  });

  it('shows Message and Fields of a refusal, and fails as reported', async () => {
    const { done } = answerWith([422, REFUSED]);
    expect((await failure(sendJson('PUT', '/api/plan/PutSelections/1', {}))).reported).toBe(true);
    expect(done).toEqual(['notify Too many plans. Remove one.']);
  });

  it('leaves a suppressed refusal to the caller', async () => {
    const { done } = answerWith([422, REFUSED]);
    const error = await failure(sendJson('PUT', '/api/x', {}, { suppressNotification: true, bubble: true }));
    expect([error.status, error.body.Fields, error.reported, done]).toEqual([422, REFUSED.Fields, false, []]);
  });

  it('fetches a new token and tries once more when the old one has expired', async () => {
    const { sent, done } = answerWith([403, EXPIRED], [200], [200, { Id: 7 }]);
    expect(await sendJson('POST', '/api/group', {})).toEqual({ Id: 7 });
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/group',
      'GET /api/account',
      'POST /api/group',
    ]);
    expect(done).toEqual([]);
  });

  it('goes to /unauthorized when the second token is refused too', async () => {
    const { sent, done } = answerWith([403, EXPIRED], [200], [403, EXPIRED]);
    await failure(sendJson('POST', '/api/group', {}));
    expect([sent.length, done]).toEqual([3, ['unauthorized']]);
  });

  it.each([
    [401, 'signIn'],
    [403, 'unauthorized'],
    [500, 'notify Server error, please try again.'],
    [503, 'notify Server error, please try again.'],
  ])('on %i: %s', async (status, effect) => {
    const { done } = answerWith([status, { Code: 'NOT_ALLOWED', Message: 'Secret.' }]);
    await failure(getJson('/api/dashboard'));
    expect(done).toEqual([effect]);
  });

  it('repeats a request with the token that was renewed', async () => {
    const tokens: (string | null)[] = [];
    answerWith();
    globalThis.fetch = async (path, init = {}) => {
      tokens.push(new Headers(init.headers).get('X-PQ-XSRF-TOKEN'));
      if (path === '/api/account') {
        globalThis.document = { cookie: 'PQ-XSRF-TOKEN=second' } as Document;
      }
      const isOld = tokens.length === 1;
      return new Response(JSON.stringify(isOld ? EXPIRED : { Id: 7 }), { status: isOld ? 403 : 200 });
    };
    expect(await sendJson('POST', '/api/group', {})).toEqual({ Id: 7 });
    expect(tokens).toEqual(['a+b', null, 'second']);
  });

  it('hands message and fields to the caller in an app that shows no refusals itself', async () => {
    const errors = { EffectiveDate: 'It overlaps.' };
    answerWith([422, { ...REFUSED, errors }]);
    connectAnswerEffects({ notify: null, signIn: () => {}, unauthorized: () => {} });
    const error = await failure(send({ method: 'POST', path: '/api/x', body: {} }));
    expect([error.message, error.body.errors, error.reported]).toEqual(['Too many plans.', errors, false]);
  });

  it.each([401, 403])('on %i never answers in an app that leaves the page for it', async (status) => {
    answerWith([status, {}]);
    const leaving = () => new Promise<never>(() => {});
    connectAnswerEffects({ notify: null, signIn: leaving, unauthorized: leaving });
    let isSettled = false;
    const settle = () => void (isSettled = true);
    void send({ path: '/api/x' }).then(settle, settle);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(isSettled).toBe(false);
  });

  it('gives a request about the session its 401', async () => {
    const { done } = answerWith([401, { Code: 'NOT_SIGNED_IN', Message: 'The password is not correct.' }]);
    const error = await failure(send({ path: '/api/account', aboutSession: true, suppressNotification: true }));
    expect([error.message, done]).toEqual(['The password is not correct.', []]);
  });

  it('never shows what a server error says', async () => {
    answerWith([500, { Code: 'INTERNAL', Message: 'stack trace', errors: { Key: 'stack trace' }, RequestId: 'r7' }]);
    const { message, body } = await failure(getJson('/api/x', undefined, { suppressNotification: true }));
    expect([message, body]).toEqual([
      'Server error, please try again.',
      { Code: 'INTERNAL', Message: message, message, Fields: {}, errors: {}, RequestId: 'r7' },
    ]);
  });

  it('says so when the server cannot be reached', async () => {
    const { done } = answerWith();
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect((await failure(getJson('/api/dashboard'))).status).toBe(0);
    expect(done).toEqual(['notify The server could not be reached. Check your connection and try again.']);
  });

  it('does nothing about a cancelled request', async () => {
    const { done } = answerWith([200]);
    const leaving = new AbortController();
    leaving.abort();
    await expect(getJson('/api/dashboard', leaving.signal)).rejects.toThrow('aborted');
    expect(done).toEqual([]);
  });
});
