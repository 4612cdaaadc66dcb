import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import { DashboardFiguresService } from '../../backend/src/overview/dashboard/dashboard-figures.service.ts';
import { TRANSIT_LIMITS } from '../../backend/src/platform/http/body-transit.ts';
import { TOO_MANY_PUBLIC_POSTS } from '../../backend/src/platform/http/public-limits.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { insertAgentUser } from '../support/people.ts';

const LIMIT = 5;

describe('more requests than the server takes at a time', () => {
  let app: TestApp;
  let http: Server;
  let caller: Caller;
  let sockets: Socket[] = [];
  beforeAll(async () => {
    app = await startApp({ MAX_IN_FLIGHT: String(LIMIT) });
    http = app.server.getHttpServer() as Server;
    caller = await app.as(await insertAgentUser(app));
  });
  afterEach(() => {
    sockets.forEach((socket) => socket.destroy());
    sockets = [];
  });
  afterAll(() => app.close());

  /** A client that says it will send ten bytes, sends one, and waits; and all that it is answered. */
  async function halfSent(path: string): Promise<() => string> {
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
    let answer = '';
    socket.on('error', () => undefined);
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`);
    return () => answer;
  }
  const statusOf = (answer: string) => answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length);

  it('are refused at once and told when to come back, health answers, and places are given back', async () => {
    let goOn: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    const figures = jest.spyOn(app.get(DashboardFiguresService), 'find');
    figures.mockImplementation(async () => waiting.then(() => Promise.reject(new Error('Enough.'))));
    const slow = Array.from({ length: LIMIT }, () => caller.get('/api/dashboard/figures').then(({ status }) => status));
    const refused = await eventually(
      () => caller.get('/api/dashboard'),
      ({ status }) => expect(status).toBe(503),
    );
    expect([refused.headers['retry-after'], refused.body.Code]).toEqual(['1', 'UNAVAILABLE']);
    expect(refused.body.Message).toMatch(/busy/);
    const sent = await caller.post('/api/location/Confirm').send({});
    expect(sent.status).toBe(503);
    const health = await Promise.all([caller.get('/api/health/live'), caller.get('/api/health/ready')]);
    expect(health.map(({ status }) => status)).toEqual([200, 200]);
    goOn();
    expect(await Promise.all(slow)).toEqual(slow.map(() => 500));
    expect((await caller.get('/api/dashboard')).status).toBe(200);
    figures.mockRestore();
  });

  it('take nobody a place while their bodies are on the way', async () => {
    await Promise.all(Array.from({ length: LIMIT * 4 }, () => halfSent('/api/account')));
    expect((await caller.get('/api/dashboard')).status).toBe(200);
    expect((await caller.post('/api/location/Confirm').send({})).status).toBe(400);
  });

  it('are refused to an address that leaves too many half sent', async () => {
    const answers = await Promise.all(
      Array.from({ length: TRANSIT_LIMITS.perAddress + 3 }, () => halfSent('/api/account')),
    );
    const refused = await eventually(
      async () => answers.map((answer) => statusOf(answer())).filter(Boolean),
      (statuses) => expect(statuses).toHaveLength(3),
    );
    expect(refused).toEqual(['429', '429', '429']);
    expect((await caller.get('/api/dashboard')).status).toBe(200);
    sockets.forEach((socket) => socket.destroy());
    await eventually(
      () => caller.post('/api/location/Confirm').send({}),
      ({ status }) => expect(status).toBe(400),
    );
  });

  it('are refused unread where there is no such call', async () => {
    const answer = await halfSent('/api/nope');
    const whole = await eventually(
      async () => answer(),
      (text) => expect(text).toContain('RequestId'),
    );
    expect([statusOf(whole), whole.toLowerCase().includes('connection: close')]).toEqual(['404', true]);
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

describe('calls without an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_POSTS_PER_MINUTE: '5' });
  });
  afterAll(() => app.close());

  it('are so many a minute from one address; reading a page is not limited', async () => {
    const visitor = await app.visitor();
    const open = () => visitor.post('/api/employersignature/Open').send({ Token: 'x', Code: 'x' });
    const answers = await Promise.all(Array.from({ length: 8 }, open));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect([refused[0]!.body.Message, refused[0]!.headers['retry-after']]).toEqual([TOO_MANY_PUBLIC_POSTS, '10']);
    expect((await visitor.get('/api/account/SignInOptions')).status).toBe(200);
  });
});
