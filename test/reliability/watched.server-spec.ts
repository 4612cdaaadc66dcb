import { readFileSync } from 'node:fs';
import { SERVER_ERROR } from '../../backend/src/platform/http/errors.filter.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

/** Requests of this client do not get further than their context: a callback throws instead, where no code of the server is. Long texts are counted. */
const CLIENT = 'stumbling';
const WRITTEN = 'The API document was written.';
const WATCH = `
  import { AsyncLocalStorage } from 'node:async_hooks';
  const { run } = AsyncLocalStorage.prototype;
  const stumble = { throws: () => setImmediate(() => { throw new Error('thrown by a callback'); }),
    rejects: () => { Promise.reject(new Error('rejected by nobody')); } };
  AsyncLocalStorage.prototype.run = function (store, work, ...rest) {
    const [client, how] = String(store?.userAgent).split(' ');
    return run.call(this, store, client === '${CLIENT}' ? stumble[how] : work, ...rest);
  };
  const { stringify } = JSON;
  JSON.stringify = (value, ...rest) => {
    if (value?.openapi) process.stdout.write('${WRITTEN}\\n');
    return stringify(value, ...rest);
  };`;

describe('a server that is watched', () => {
  let server: RunningServer;
  beforeAll(async () => {
    const code = encodeURIComponent(WATCH);
    server = await startServer('uncaught-errors', { NODE_OPTIONS: `--import=data:text/javascript,${code}` });
  });
  afterAll(() => server.stop());

  it.each([
    ['throws', 'thrown by a callback'],
    ['rejects', 'rejected by nobody'],
  ])('ends the request whose callback %s where nothing catches it, and nobody else’s', async (how, words) => {
    const ask = (userAgent: string) => fetch(`${server.url}/api/health/live`, { headers: { 'User-Agent': userAgent } });
    const [stumbled, ...others] = await Promise.all([`${CLIENT} ${how}`, 'one', 'another'].map(ask));
    const { Code, Message, RequestId } = (await stumbled!.json()) as Record<string, string>;
    expect([stumbled!.status, Code, Message]).toEqual([500, 'INTERNAL', SERVER_ERROR]);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    expect(readFileSync(server.log, 'utf8')).toMatch(new RegExp(`Uncaught in request ${RequestId}: .*${words}`));
    expect((await ask('afterwards')).status).toBe(200);
  });

  it('writes the API document once', async () => {
    const texts = await Promise.all([1, 2, 3].map(async () => (await fetch(`${server.url}/api/docs-json`)).text()));
    expect(new Set(texts).size).toBe(1);
    expect(Object.keys((JSON.parse(texts[0]!) as { paths: object }).paths).length).toBeGreaterThan(200);
    expect(readFileSync(server.log, 'utf8').split(WRITTEN).length - 1).toBe(1);
  });
});
