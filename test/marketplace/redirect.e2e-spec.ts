import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { MarketplaceVisit } from '../../backend/src/quoting/marketplace/marketplace-visit.table.ts';
import { SandboxVisit } from '../../backend/src/simulators/marketplace/sandbox-marketplace.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { ELIGIBILITY, eligibilityOf, OUTBOUND, outbound, pageOf, visit } from './visits.ts';

const PAGE = /^http:\/\/localhost:3000\/api\/sandbox\/marketplace\/apply\/[\w-]{43}$/;
const AGENTS_ONLY = 'You must be an agent to access the FFM.';

describe('going to the marketplace', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  it('answers the address of the application page, and tells the browser no reference', async () => {
    const { status, body, headers } = await outbound(app, agent);
    expect([status, body]).toEqual([200, { Success: true, Message: expect.stringMatching(PAGE) }]);
    expect(headers['cache-control']).toBe('no-store');
    const { reference, agentId, startedAt } = await app.database.manager.findOneByOrFail(MarketplaceVisit, {
      userId: agent.id,
    });
    expect([agentId, startedAt]).toEqual([agent.agentId, app.clock.now()]);
    expect(JSON.stringify(body)).not.toContain(reference);
    const { returnUrl } = await app.database.manager.findOneByOrFail(SandboxVisit, { reference });
    expect(returnUrl).toBe('http://localhost:3000/');
    const events = await app.database.manager.findBy(AuditEvent, { action: 'start-marketplace-visit' });
    expect(events.map(({ userId, subjectId }) => [userId, subjectId])).toEqual([[agent.id, String(agent.id)]]);
  });

  it('says so when the marketplace cannot be reached', async () => {
    const { status, body } = await outbound(app, agent, { UserName: 'MarketplaceDown' });
    expect([status, body]).toEqual([200, { Success: false, Message: 'Redirect failed.' }]);
  });

  it('is for the agent of the account alone', async () => {
    const other = await insertAgentUser(app);
    const { status, body } = await outbound(app, agent, { AgentId: `${other.agentId}` });
    expect([status, body.Message]).toEqual([
      422,
      'You can go to the marketplace only as the agent of your own account.',
    ]);
    expect((await outbound(app, agent, { UserName: '' })).status).toBe(400);
  });

  it('is for agents only', async () => {
    const others = [
      await insertAgentUser(app, { roles: [ROLES.smallGroupAgentAdmin] }),
      await insertSalesUser(app),
      await app.insertUser({ roles: [ROLES.individualAgent] }),
    ];
    for (const other of others) {
      const caller = await app.as(other);
      const answers = [
        await caller.post(OUTBOUND).send({ UserName: 'x', AgentId: 'x' }),
        await caller.get(`${ELIGIBILITY}?consumerId=1000101`),
      ];
      expect(answers.map(({ status, body }) => [status, body.Message])).toEqual([
        [403, AGENTS_ONLY],
        [403, AGENTS_ONLY],
      ]);
    }
  });

  it('is possible between two dates', async () => {
    await setRule(app, 'FFMStartDate', '2099-01-01');
    const early = [await outbound(app, agent), await eligibilityOf(app, agent, '1000101')];
    await setRule(app, 'FFMStartDate', '2020-01-01');
    const refused = [422, 'RULE_BROKEN', 'Marketplace quotes can be started from 1/1/2099 on.'];
    expect(early.map(({ status, body }) => [status, body.Code, body.Message])).toEqual([refused, refused]);
    expect((await outbound(app, agent)).status).toBe(200);
  });

  describe('carries no token, but must come from our own page as JSON', () => {
    const sendAs = async (headers: Record<string, string>, body: string | object = {}) =>
      app
        .anonymous()
        .post(OUTBOUND)
        .set({ Host: 'localhost:3000', Cookie: (await app.as(agent)).cookies(), ...headers })
        .send(body);

    it.each([
      [{ Origin: 'http://localhost:3000' }],
      [{ 'Sec-Fetch-Site': 'same-origin' }],
      [{ Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' }],
    ])('%j is enough', async (headers) => {
      expect((await sendAs(headers as Record<string, string>)).body.Code).toBe('INVALID_INPUT');
    });

    it.each([
      [{}],
      [{ Origin: 'https://evil.example' }],
      [{ Origin: 'null' }],
      [{ 'Sec-Fetch-Site': 'none' }],
      [{ 'Sec-Fetch-Site': 'cross-site' }],
      [{ 'Sec-Fetch-Site': 'same-site' }],
      [{ Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' }],
    ])('%j is not', async (headers) => {
      const { status, body } = await sendAs(headers as Record<string, string>);
      expect([status, body.Code]).toEqual([403, 'CSRF_EXPIRED']);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      '%s is refused',
      async (type) => {
        const { status } = await sendAs({ Origin: 'http://localhost:3000', 'Content-Type': type }, '{"UserName":"x"}');
        expect(status).toBe(415);
      },
    );
  });

  it('has a page that works without scripts, and leads back with the consumer or without', async () => {
    const page = await pageOf(app, agent);
    const { status, text, headers } = await app.anonymous().get(page);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    for (const part of [
      '<h1>Marketplace application</h1>',
      '<label for="consumer">Consumer ID</label>',
      '<option value="1000199">',
      '>Application completed</button>',
      '?applicationCompleted=false">Leave without an application</a>',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('<script');
    const unknown = await app.anonymous().post(page).field('consumer', '4711<b>');
    expect([unknown.status, unknown.text.includes('role="alert">Enter one of the consumer IDs')]).toEqual([422, true]);
    expect(unknown.text).toContain('value="4711&lt;b&gt;"');
    const done = await app.anonymous().post(page).field('consumer', '1000101');
    const back = 'http://localhost:3000/?ffmid=1000101&applicationCompleted=true';
    expect([done.status, done.headers['location']]).toEqual([303, back]);
    const again = await app.anonymous().post(page).field('consumer', '1000102');
    expect(again.headers['location']).toBe(back);
    expect((await app.anonymous().get(page)).text).toContain('This application was completed');
  });

  it('leads back to one consumer for two clicks', async () => {
    const page = await pageOf(app, agent);
    const answers = await Promise.all(
      ['1000101', '1000102'].map((id) => app.anonymous().post(page).field('consumer', id)),
    );
    expect(new Set(answers.map(({ headers }) => headers['location'])).size).toBe(1);
  });

  it('is answered by the API only: an unknown call is no page', async () => {
    await visit(app, agent, '1000101');
    for (const path of ['', '/', '/api/ffmenrollment/unknown', '?x=1']) {
      const { status, body } = await (await app.as(agent)).get(`/individual-health-insurance-api${path}`);
      expect([path, status, body.Code]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });
});
