import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { insertAgentUser } from '../support/people.ts';

const LIMIT = 5;

describe('more requests than the server takes at a time', () => {
  let app: TestApp;
  let http: Server;
  let caller: Caller;
  beforeAll(async () => {
    app = await startApp({ MAX_IN_FLIGHT: String(LIMIT) });
    http = app.server.getHttpServer() as Server;
    caller = await app.as(await insertAgentUser(app));
  });
  afterAll(() => app.close());

  /** A client that says it will send ten bytes, sends one, and waits. */
  async function slowRequest(): Promise<Socket> {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/account HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
    );
    return socket;
  }

  it('are refused at once and told when to come back, health answers, and places are given back', async () => {
    const slow = await Promise.all(Array.from({ length: LIMIT }, slowRequest));
    const refused = await eventually(
      () => caller.get('/api/dashboard'),
      ({ status }) => expect(status).toBe(503),
    );
    expect([refused.headers['retry-after'], refused.body.Code]).toEqual(['1', 'UNAVAILABLE']);
    expect(refused.body.Message).toMatch(/busy/);
    const health = await Promise.all([caller.get('/api/health/live'), caller.get('/api/health/ready')]);
    expect(health.map(({ status }) => status)).toEqual([200, 200]);
    slow.forEach((socket) => socket.destroy());
    await eventually(
      () => caller.get('/api/dashboard'),
      ({ status }) => expect(status).toBe(200),
    );
  });

  it('come in bursts: each is answered or refused, none hangs or fails, and afterwards all is as before', async () => {
    const burst = await Promise.all(Array.from({ length: 100 }, () => caller.get('/api/dashboard')));
    const statuses = new Set(burst.map(({ status }) => status));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await caller.get('/api/dashboard')).status).toBe(200);
  });

  it('never wait for ever: slow senders, slow readers and silent connections have limits', () => {
    const { requestTimeout, headersTimeout, timeout, keepAliveTimeout } = http;
    const limits = { requestTimeout, headersTimeout, timeout, keepAliveTimeout };
    expect(Object.entries(limits).filter(([, limit]) => limit < 1_000 || limit > 90_000)).toEqual([]);
  });
});
