import { createConnection, type AddressInfo } from 'node:net';
import { NO_BOUNDARY } from '../../backend/src/platform/http/early-refusals.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';

const KEYS = ['Code', 'Message', 'Fields', 'RequestId', 'message', 'errors'];

describe('a refusal', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('has one body, with react-admin’s copies, and the id of the request', async () => {
    const visitor = await app.visitor();
    const { status, body, headers } = await visitor.post('/api/account').send({ UserName: '', Nope: 1 });
    expect(status).toBe(400);
    expect(Object.keys(body).sort()).toEqual(['Code', 'Fields', 'Message', 'RequestId', 'errors', 'message']);
    expect(Object.keys(body.Fields).sort()).toEqual(['Nope', 'Password', 'UserName']);
    expect(body.message).toBe(body.Message);
    expect(Object.keys(body.errors)).toEqual(Object.keys(body.Fields));
    expect(headers['x-request-id']).toBe(body.RequestId);
  });

  it.each([
    ['a cut body', '{"UserName": ', 400],
    ['a poisoned prototype', '{"__proto__": {"isInternal": true}}', 400],
    ['a body nested eight thousand deep', '['.repeat(8_000) + ']'.repeat(8_000), 400],
    ['a body nested a hundred thousand deep', '['.repeat(100_000) + ']'.repeat(100_000), 413],
    ['a body that is no object', '"text"', 400],
  ])('is what %s gets, with a message', async (_what, body, expected) => {
    const visitor = await app.visitor();
    const answer = await visitor.post('/api/account').set('Content-Type', 'application/json').send(body);
    expect(answer.status).toBe(expected);
    expect(answer.body.Message).toEqual(expect.any(String));
  });

  const UPLOADS = ['/api/groupcensus/PreviewImport/1', '/api/enrollment/processExcelEnrollmentFile'];
  it.each(UPLOADS.flatMap((path) => ['', '; boundary=', '; charset=utf-8'].map((rest) => [path, rest])))(
    'is what %s gets for a form without a boundary: %j',
    async (path, rest) => {
      const caller = await app.as(await insertAgentUser(app));
      const answer = await caller.post(path).set('Content-Type', `multipart/form-data${rest}`).send('--x');
      expect([answer.status, answer.body.Code, answer.body.Message]).toEqual([400, 'INVALID_INPUT', NO_BOUNDARY]);
    },
  );

  it.each(['constructor', 'prototype', '__proto__'])(
    'is what a list with %s inside gets, with its name',
    async (key) => {
      const caller = await app.as(await insertAgentUser(app));
      const body = `[{"MiddleInitial":[{"${key}":"x"}]}]`;
      const answer = await caller.post('/api/groupcensus/AddAllGroupCensus/1').type('json').send(body);
      expect([answer.status, answer.body.Code, Object.keys(answer.body)]).toEqual([400, 'INVALID_INPUT', KEYS]);
    },
  );

  it.each([
    ['bad percent signs', 'get', '/api/quote/%', 400, 'INVALID_INPUT'],
    ['bytes that are no text', 'get', '/api/quote/%ff', 400, 'INVALID_INPUT'],
    ['an id without end', 'get', `/api/quote/${'9'.repeat(400)}`, 400, 'INVALID_INPUT'],
    ['another method', 'patch', '/api/quote/1', 404, 'NOT_FOUND'],
    ['a method that no route has', 'options', '/api/quote', 404, 'NOT_FOUND'],
    ['a call that does not exist', 'get', '/api/nothing', 404, 'NOT_FOUND'],
    ['a type that nobody reads', 'post', '/api/account', 415, 'UNSUPPORTED_TYPE'],
  ] as const)('is what %s get', async (_what, method, path, status, code) => {
    const request = app.anonymous()[method](path);
    const answer = await (method === 'post' ? request.set('Content-Type', 'application/xml').send('<a/>') : request);
    expect([answer.status, answer.body.Code, Object.keys(answer.body)]).toEqual([status, code, KEYS]);
    expect(answer.body.RequestId).toBe(answer.headers['x-request-id']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['an address without end', `GET /api/${'x'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 413, 'TOO_LARGE'],
    ['what is no HTTP', 'hello\r\n\r\n', 400, 'INVALID_INPUT'],
  ])('is what %s gets, and the connection ends', async (_what, text, status, code) => {
    const { port } = app.server.getHttpServer().address() as AddressInfo;
    const answer = await new Promise<string>((resolve, reject) => {
      let all = '';
      const socket = createConnection(port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (piece) => (all += piece.toString())).on('end', () => resolve(all));
      socket.on('error', reject);
    });
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    const body = JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as object;
    expect([Object.keys(body), (body as { Code: string }).Code]).toEqual([KEYS, code]);
  });

  it('is what a form and plain text get', async () => {
    const visitor = await app.visitor();
    const form = await visitor.post('/api/account').type('form').send('UserName=agent&Password=x');
    const text = await visitor.post('/api/account').set('Content-Type', 'text/plain').send('{"UserName":"agent"}');
    expect([form.status, text.status]).toEqual([415, 415]);
  });

  it('is never cached and carries the headers of every answer, and so does a good answer', async () => {
    const { headers } = await app.anonymous().get('/api/account');
    expect(headers['cache-control']).toBe('no-store');
    expect((await app.anonymous().get('/api/account/SignInOptions')).headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('ignores the case of a path, as the specification does', async () => {
    expect((await app.anonymous().get('/API/Account/signinoptions')).status).toBe(200);
  });
});
