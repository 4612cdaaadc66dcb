import { readFileSync } from 'node:fs';
import { SERVER_ERROR } from '../../backend/src/platform/http/errors.filter.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

/** Requests of this client do not get further than their context: a callback throws instead, where no code of the server is. */
const CLIENT = 'stumbling';
const STUMBLE = `
  import { AsyncLocalStorage } from 'node:async_hooks';
  const { run } = AsyncLocalStorage.prototype;
  const stumble = { throws: () => setImmediate(() => { throw new Error('thrown by a callback'); }),
    rejects: () => { Promise.reject(new Error('rejected by nobody')); } };
  AsyncLocalStorage.prototype.run = function (store, work, ...rest) {
    const [client, how] = String(store?.userAgent).split(' ');
    return run.call(this, store, client === '${CLIENT}' ? stumble[how] : work, ...rest);
  };`;

describe('an error that nothing catches', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const code = encodeURIComponent(STUMBLE);
    server = await startServer('uncaught-errors', { NODE_OPTIONS: `--import=data:text/javascript,${code}` });
  });
  afterAll(() => server.stop());

  it.each([
    ['throws', 'thrown by a callback'],
    ['rejects', 'rejected by nobody'],
  ])('ends the request whose callback %s, and nobody else’s', async (how, words) => {
    const ask = (userAgent: string) => fetch(`${server.url}/api/health/live`, { headers: { 'User-Agent': userAgent } });
    const [stumbled, ...others] = await Promise.all([`${CLIENT} ${how}`, 'one', 'another'].map(ask));
    const { Code, Message, RequestId } = (await stumbled!.json()) as Record<string, string>;
    expect([stumbled!.status, Code, Message]).toEqual([500, 'INTERNAL', SERVER_ERROR]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect(readFileSync(server.log, 'utf8')).toMatch(new RegExp(`Uncaught in request ${RequestId}: .*${words}`));
    expect((await ask('afterwards')).status).toBe(200);
  });
});
