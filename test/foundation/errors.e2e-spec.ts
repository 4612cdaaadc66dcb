import { type TestApp, startApp } from '../support/app.ts';

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
    ['a body nested a hundred thousand deep', '['.repeat(100_000) + ']'.repeat(100_000), 400],
    ['a body that is no object', '"text"', 400],
  ])('is what %s gets, with a message', async (_what, body, expected) => {
    const visitor = await app.visitor();
    const answer = await visitor.post('/api/account').set('Content-Type', 'application/json').send(body);
    expect(answer.status).toBe(expected);
    expect(answer.body.Message).toEqual(expect.any(String));
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
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });

  it('ignores the case of a path, as the specification does', async () => {
    expect((await app.anonymous().get('/API/Account/signinoptions')).status).toBe(200);
  });
});
