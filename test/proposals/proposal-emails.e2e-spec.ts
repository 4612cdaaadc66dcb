import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { QuoteEmail } from '../../backend/src/quoting/proposals/quote-email.table.ts';
import {
  ADDRESS_REFUSED,
  EMAIL_NOT_SET_UP,
  LINK_WITHDRAWN_FIRST,
  MAIL_SERVER_DOWN,
  MESSAGE_REFUSED,
} from '../../shared/src/proposals/proposal-email.ts';
import type { ProposalHistory } from '../../shared/src/proposals/proposal.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { insertAgentUser } from '../support/people.ts';
import { insertProposal } from '../support/proposal-builders.ts';

const BODY = { To: ['client@example.com'], Subject: 'Your proposal', Message: 'Hello <b>you</b>,\n\nplease look.' };
/** Between attempts. Together they are shorter than a session without requests. */
const PAUSES_MS = [5_000, 20_000, 60_000, 300_000, 900_000];

/** A proposal of one of this agent's groups, and the calls for it. */
async function madeProposal(app: TestApp, agent: User) {
  const group = await insertGroup(app, agent, { name: 'Lakeshore Tool', email: 'office@lakeshore.example.com' });
  const quote = await insertQuote(app, agent, { groupId: group.id, status: 'CreatedProposal' });
  const proposal = await insertProposal(app, agent, quote);
  const caller = await app.as(agent);
  return {
    proposal,
    send: (body: object = BODY, key = crypto.randomUUID() as string) =>
      caller.post(`/api/proposal/Email/${proposal.id}`).set('Idempotency-Key', key).send(body),
    draft: () => caller.get(`/api/proposal/EmailDraft/${proposal.id}`),
    history: async () =>
      ((await caller.get(`/api/proposal/GetProposalHistory/${quote.id}`)).body as ProposalHistory).Proposals[0]!,
  };
}
const workOff = async (app: TestApp) => {
  while (await app.get(Worker).runOnce());
};
/** Quoted-printable back to text. */
const decoded = (source: string) =>
  source
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

describe('a proposal by email', () => {
  let app: TestApp;
  let agent: User;
  let server: MailServer;
  let output: ReturnType<typeof captureOutput>;
  beforeAll(async () => {
    output = captureOutput();
    server = await startMailServer();
    app = await startApp({
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'http://quote.example.com',
      SMTP_URL: server.url,
      MAIL_FROM: 'no-reply@quote.example.com',
      SMTP_TIMEOUT_MS: '20000',
    });
  });
  afterAll(async () => {
    output.restore();
    await app.close();
    await server.close();
  });
  // A session of its own for each test, because time passes in them.
  beforeEach(async () => {
    agent = await insertAgentUser(app, { fullName: 'Ada Agent' });
    Object.assign(server, { mood: 'accepting', messages: [], attempts: 0 });
  });

  it('starts with texts for the group and its address', async () => {
    const { draft } = await madeProposal(app, agent);
    expect((await draft()).body).toMatchObject({
      IsAvailable: true,
      MailboxUrl: null,
      To: 'office@lakeshore.example.com',
      Subject: 'Health plan proposal for Lakeshore Tool',
      Translations: [
        { Language: 'es', Subject: 'Propuesta de planes de salud para Lakeshore Tool' },
        { Language: 'ar' },
      ],
    });
  });

  it('is in the language that the agent chooses, and the history says so', async () => {
    const { send, history } = await madeProposal(app, agent);
    expect((await send({ ...BODY, Language: 'fr' })).status).toBe(400);
    expect((await send({ ...BODY, Language: 'es' })).status).toBe(201);
    await workOff(app);
    expect(decoded(server.messages[0]!.source)).toContain('Abrir la propuesta');
    expect((await history()).Shares).toMatchObject([{ Language: 'es' }]);
  });

  it('arrives once at each address with a link of its own, the agent as reply address, and nothing typed as markup', async () => {
    const { send, history } = await madeProposal(app, agent);
    const key = crypto.randomUUID();
    const body = { ...BODY, To: ['client@example.com', 'Boss@Example.com', 'CLIENT@example.com'] };
    expect((await send(body, key)).body).toEqual({ Count: 2 });
    expect((await send(body, key)).body).toEqual({ Count: 2 });
    expect((await history()).Shares.map(({ Email }) => Email?.State)).toEqual(['Waiting', 'Waiting']);
    await workOff(app);
    await workOff(app);
    expect(server.messages.map(({ to }) => to).sort()).toEqual(['Boss@example.com', 'CLIENT@example.com']);
    const sources = server.messages.map(({ source }) => decoded(source));
    expect(sources[0]).toMatch(/^From: .* via Priority Quote"? <no-reply@quote\.example\.com>\r$/m);
    expect(sources[0]).toMatch(/^Reply-To: .*@/m);
    expect(sources[0]).toContain('Hello &lt;b&gt;you&lt;/b&gt;,');
    expect(sources[0]).toContain('NPN 1234567');
    const tokens = sources.map((source) => /\/p\/([\w-]{86})/.exec(source)![1]!);
    expect(new Set(tokens).size).toBe(2);
    expect((await app.anonymous().get(`/api/share/${tokens[0]}/pdf`)).status).toBe(200);
    const { Shares, Sendings } = await history();
    expect(Shares.map(({ Email }) => Email?.State)).toEqual(['Sent', 'Sent']);
    expect(Shares.map(({ OpenCount }) => OpenCount).sort()).toEqual([0, 1]);
    expect(Sendings).toEqual([expect.objectContaining({ How: 'Email', Times: 2 })]);
  });

  it('leaves address, text and token nowhere in plain: not in the table, the audit trail or the log', async () => {
    const { send, proposal } = await madeProposal(app, agent);
    await send({ ...BODY, To: ['very-private@example.com'] });
    const waiting = await app.database.manager.find(QuoteEmail, { where: { state: 'Waiting' } });
    expect(waiting.at(-1)?.tokenSealed).toBeTruthy();
    await workOff(app);
    const stored = await app.database.manager.find(QuoteEmail);
    expect(stored.filter(({ tokenSealed }) => tokenSealed !== null)).toEqual([]);
    const audit = await app.database.manager.findBy(AuditEvent, { action: 'email-proposal' });
    expect(audit.map(({ subjectId }) => Number(subjectId))).toContain(proposal.id);
    const seen = JSON.stringify([stored, audit]) + output.text();
    expect(seen).not.toContain('very-private');
    expect(seen).not.toContain('please look');
  });

  it.each([
    ['refusing address', ADDRESS_REFUSED],
    ['refusing message', MESSAGE_REFUSED],
  ] as const)('is not sent by a server %s, and says so without trying again', async (mood, reason) => {
    const { send, history } = await madeProposal(app, agent);
    server.mood = mood;
    await send();
    await workOff(app);
    app.clock.advance(PAUSES_MS[4]!);
    await workOff(app);
    expect(server.attempts).toBe(1);
    const { Shares, Sendings } = await history();
    expect(Shares[0]?.Email).toMatchObject({ ...BODY, To: 'client@example.com', State: 'NotSent', Reason: reason });
    expect(Sendings).toEqual([]);
  });

  it('waits for a server that is busy, and is sent when it accepts', async () => {
    const { send, history } = await madeProposal(app, agent);
    server.mood = 'busy';
    await send();
    await workOff(app);
    expect((await history()).Shares[0]?.Email).toMatchObject({ State: 'Waiting', Reason: '' });
    server.mood = 'accepting';
    app.clock.advance(5_000);
    await workOff(app);
    expect(server.messages).toHaveLength(1);
    expect((await history()).Shares[0]?.Email?.State).toBe('Sent');
  });

  it('is repeated under the same id when the connection breaks before the reply', async () => {
    const { send, history } = await madeProposal(app, agent);
    server.mood = 'cut';
    await send();
    await workOff(app);
    server.mood = 'accepting';
    app.clock.advance(5_000);
    await workOff(app);
    const ids = server.messages.map(({ source }) => /^Message-ID: (.*)\r$/im.exec(source)?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect((await history()).Shares[0]?.Email?.State).toBe('Sent');
  });

  it('is given up after the last attempt', async () => {
    const { send, history } = await madeProposal(app, agent);
    server.mood = 'busy';
    await send();
    await workOff(app);
    for (const pause of PAUSES_MS) {
      app.clock.advance(pause);
      await workOff(app);
    }
    expect(server.attempts).toBe(6);
    expect((await history()).Shares[0]?.Email).toMatchObject({ State: 'NotSent', Reason: MAIL_SERVER_DOWN });
  });

  it('is not sent once its link was withdrawn', async () => {
    const { send, history } = await madeProposal(app, agent);
    await send();
    const [share] = (await history()).Shares;
    await (await app.as(agent)).put(`/api/proposal/RevokeShare/${share!.Id}`);
    await workOff(app);
    expect(server.messages).toEqual([]);
    expect((await history()).Shares[0]?.Email).toMatchObject({ State: 'NotSent', Reason: LINK_WITHDRAWN_FIRST });
  });

  it.each([
    [{ To: [] }, 'To'],
    [{ To: ['client@example.com\r\nBcc: other@example.com'] }, 'To'],
    [{ Subject: 'Proposal\r\nBcc: other@example.com' }, 'Subject'],
    [{ Subject: ' ' }, 'Subject'],
    [{ Message: '' }, 'Message'],
    [{ ExpiresInDays: 61 }, 'ExpiresInDays'],
  ])('is refused with %j', async (wrong, field) => {
    const { send, history } = await madeProposal(app, agent);
    const { status, body } = await send({ ...BODY, ...wrong });
    expect([status, Object.keys(body.Fields as object)]).toEqual([400, [field]]);
    expect((await history()).Shares).toEqual([]);
  });

  it('is sent to a hundred addresses a day, whatever the proposals, and said before', async () => {
    const [first, second] = [await madeProposal(app, agent), await madeProposal(app, agent)];
    const to = (count: number) => Array.from({ length: count }, (_, at) => `stranger${at}@example.com`);
    for (let count = 0; count < 90; count += 10) {
      const { send } = await madeProposal(app, agent);
      expect((await send({ ...BODY, To: to(10) })).status).toBe(201);
    }
    expect((await second.send({ ...BODY, To: to(4) })).status).toBe(201);
    expect((await first.draft()).body.LeftToday).toBe(6);
    const refused = await second.send({ ...BODY, To: to(7) });
    expect([refused.status, refused.body.Message]).toEqual([
      422,
      'You can send 100 emails a day, and 6 more today. Pass the link on yourself, or send the rest tomorrow.',
    ]);
    expect((await second.send({ ...BODY, To: to(6) })).status).toBe(201);
    expect((await second.send()).body.Message).toContain('and none more today');
    const colleague = await madeProposal(app, await insertAgentUser(app));
    expect((await colleague.send()).status).toBe(201);
    const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
    await app.database.manager.update(QuoteEmail, { sentByUserId: agent.id }, { createdAt: yesterday });
    expect((await first.draft()).body.LeftToday).toBe(100);
  });
});

describe('the sandbox mailbox', () => {
  it('of a demo shows an email with its link to the person who sent it, and to nobody else', async () => {
    const app = await startApp();
    const [agent, other] = [await insertAgentUser(app), await insertAgentUser(app)];
    const { send, draft, history } = await madeProposal(app, agent);
    await send();
    await workOff(app);
    const mailbox = String((await draft()).body.MailboxUrl);
    const page = await (await app.as(agent)).get(mailbox);
    expect(page.text).toContain('<h2>Your proposal</h2>');
    expect(page.text).toContain('Hello &lt;b&gt;you&lt;/b&gt;,');
    expect(page.text).toMatch(/<a href="http:\/\/localhost:3000\/p\/[\w-]{86}"/);
    expect((await (await app.as(other)).get(mailbox)).text).not.toContain('Your proposal');
    expect((await app.anonymous().get(mailbox)).status).toBe(401);
    expect((await history()).Shares[0]?.Email?.State).toBe('Sent');
    await app.close();
  });

  it('does not exist without demo mode: nothing can be sent, and the form says so', async () => {
    const app = await startApp({ DEMO_MODE: 'false' });
    const agent = await insertAgentUser(app);
    const { send, draft } = await madeProposal(app, agent);
    expect((await draft()).body).toMatchObject({ IsAvailable: false, MailboxUrl: null });
    const { status, body } = await send();
    expect([status, body.Message]).toEqual([409, EMAIL_NOT_SET_UP]);
    expect((await (await app.as(agent)).get('/api/sandbox/mailbox')).status).toBe(404);
    await app.close();
  });
});
