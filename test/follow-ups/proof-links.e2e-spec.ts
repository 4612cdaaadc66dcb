import { FollowUp } from '../../backend/src/book/follow-ups/follow-up.table.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { Link } from '../../backend/src/platform/links/link.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { QuoteEmail } from '../../backend/src/quoting/proposals/quote-email.table.ts';
import type { FollowUps } from '../../shared/src/follow-ups/follow-up.record.ts';
import * as words from '../../shared/src/follow-ups/proof.ts';
import type { MadeProofLink } from '../../shared/src/follow-ups/proof.record.ts';
import { EMAIL_NOT_SET_UP, MOST_EMAILS_A_DAY } from '../../shared/src/proposals/proposal-email.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { srcAgentIdOf } from '../support/contract-builders.ts';
import { insertFollowUp } from '../support/follow-up-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertProofLink, PHOTO, phoneOf } from '../support/proof-builders.ts';

const TO = 'ada.quixwater@mail.example';

describe('an agent who asks for documents by link', () => {
  let app: TestApp;
  let agent: User;
  let client: Caller;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    client = await app.visitor();
  });
  beforeEach(async () => {
    app.clock.advance(60_000);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const ask = async (id: number, To: string | null = TO, user = agent, more: object = {}) =>
    (await app.as(user)).post(`/api/followups/${id}/links`).send({ To, ...more });
  const made = async (id: number, to: string | null = TO) => (await ask(id, to)).body as MadeProofLink;
  const remind = async (linkId: number, user = agent) =>
    (await app.as(user)).post(`/api/followups/links/${linkId}/remind`);
  const withdraw = async (linkId: number, user = agent) =>
    (await app.as(user)).put(`/api/followups/links/${linkId}/withdraw`);
  const linkOf = async (id: number, user = agent, query: object = {}) => {
    const { Rows } = (await (await app.as(user)).get('/api/followups').query(query)).body as FollowUps;
    return Rows.find((row) => row.Id === id)?.Link;
  };
  const tokenOf = ({ Url }: MadeProofLink) => Url!.split('#')[1]!;
  const mails = async () => {
    while (await app.get(Worker).runOnce());
    return (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;
  };
  const tokensIn = (page: string) => [...page.matchAll(/\/my-documents#([\w-]{86})/g)].map(([, token]) => token!);

  it('holds the code alone where the link goes by email; the email names nobody but the agent', async () => {
    const { id, quoteId } = await insertFollowUp(app, agent);
    const { status, body } = await ask(id);
    expect([status, body.Url, body.Code]).toEqual([201, null, expect.stringMatching(/^\d{6}$/)]);
    expect(body.Link).toMatchObject({
      State: 'Created',
      CreatedBy: agent.fullName,
      Email: { To: TO, State: 'Waiting' },
    });
    const page = await mails();
    expect(page).toContain('asks for documents');
    expect(page).not.toContain(body.Code);
    expect(page).not.toContain('Quixwater asks');
    const phone = phoneOf(client, { Token: tokensIn(page)[0]!, Code: body.Code });
    expect((await phone.open()).WaitedFor).toHaveLength(1);
    expect(await linkOf(id)).toMatchObject({ State: 'Opened', Email: { State: 'Sent' } });
    const events = await app.database.manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(quoteId) });
    expect(events.map(({ action, userId }) => [action, userId])).toEqual([
      ['ask-client-by-link', agent.id],
      ['open-client-link', null],
    ]);
  });

  it('passes the link on where there is no email, for all that is open, and a new one ends the earlier', async () => {
    const { id, quoteId } = await insertFollowUp(app, agent);
    const { manager } = app.database;
    const facts = { quoteId, agentId: agent.agentId, dueOn: '2026-12-20', isComputed: false, applicantId: '' } as const;
    const other = await manager.save(
      manager.create(FollowUp, { ...facts, kind: 'Other', state: 'Sent', isOpen: true } as never),
    );
    const first = await made(id, null);
    expect(first.Url).toMatch(/^http.+\/my-documents#[\w-]{86}$/);
    const second = await made((other as FollowUp).id, null);
    expect((await phoneOf(client, { Token: tokenOf(first), Code: first.Code }).call('Open', {})).status).toBe(404);
    const page = await phoneOf(client, { Token: tokenOf(second), Code: second.Code }).open();
    expect(page.WaitedFor.map(({ Kind }) => Kind)).toEqual(['Other', 'Income']);
    expect([(await linkOf(id))!.Id, (await linkOf((other as FollowUp).id))!.Id]).toEqual([
      second.Link.Id,
      second.Link.Id,
    ]);
  });

  it('reminds with another address and the same code, also once it has expired', async () => {
    const { id } = await insertFollowUp(app, agent);
    const { Code, Link: link } = await made(id);
    const [first] = tokensIn(await mails());
    await app.database.manager.update(Link, { id: link.Id }, { expiresAt: app.clock.now() });
    expect(await linkOf(id)).toMatchObject({ State: 'Expired' });
    const reminded = await remind(link.Id);
    expect([reminded.status, reminded.body]).toMatchObject([200, { State: 'Created', Email: { State: 'Waiting' } }]);
    const page = await mails();
    expect(page).toContain('Reminder: ');
    const second = tokensIn(page).find((token) => token !== first)!;
    expect((await phoneOf(client, { Token: first!, Code }).call('Open', {})).status).toBe(404);
    expect((await phoneOf(client, { Token: second, Code }).call('Open', {})).status).toBe(200);
    await withdraw(link.Id);
    const over = [await remind(link.Id), await remind((await made(id, null)).Link.Id)];
    expect(over.map(({ status, body }) => [status, body.Message])).toEqual(
      over.map(() => [409, words.PROOF_LINK_NOT_REMINDED]),
    );
  });

  it('asks and reminds in the language that the agent chooses; so does the letter about what is due', async () => {
    const { id } = await insertFollowUp(app, agent);
    expect((await ask(id, TO, agent, { Language: 'fr' })).status).toBe(400);
    const { Link: link } = (await ask(id, TO, agent, { Language: 'es' })).body as MadeProofLink;
    expect(await linkOf(id)).toMatchObject({ Language: 'es' });
    const asked = await mails();
    expect(asked).toContain('le pide documentos');
    expect(asked).toContain('Enviar los documentos');
    await remind(link.Id);
    expect(await mails()).toContain('Recordatorio: ');
    const told = await (await app.as(agent)).post(`/api/followups/${id}/reminder`);
    expect((told.body as FollowUps['Rows'][number]).Told).toMatchObject([{ Language: 'es' }]);
    const letter = await mails();
    expect(letter).toContain('Envíe documentos al Mercado de Seguros Médicos');
    expect(letter).toContain('use el enlace que le envié');
  });

  it('takes the link back before its email is sent: nothing is sent, and it says so', async () => {
    const { id } = await insertFollowUp(app, agent);
    const { Link: link } = await made(id);
    expect([(await withdraw(link.Id)).status, (await withdraw(link.Id)).status]).toEqual([204, 204]);
    expect(await linkOf(id)).toMatchObject({ State: 'Revoked', Email: { State: 'NotSent' } });
  });

  it('mentions a link that the client has in the letter about what is due, and none that has ended', async () => {
    const [linked, without] = [await insertFollowUp(app, agent), await insertFollowUp(app, agent)];
    await made(linked.id, null);
    await withdraw((await made(without.id, null)).Link.Id);
    const told = async ({ id }: FollowUp) => {
      await (await app.as(agent)).post(`/api/followups/${id}/reminder`);
      return (await mails()).includes('use the link that I sent you');
    };
    expect([await told(without), await told(linked)]).toEqual([false, true]);
  });

  it('is refused where nothing is waited for, after too many links, and after a hundred emails', async () => {
    const { id, quoteId } = await insertFollowUp(app, agent);
    const { Link: link } = await made(id);
    const [{ id: _, ...sent }] = (await app.database.manager.findBy(QuoteEmail, { sentByUserId: agent.id })) as [
      QuoteEmail,
    ];
    const others = Array.from({ length: MOST_EMAILS_A_DAY - 1 }, () => ({
      ...sent,
      linkId: null,
      state: 'Sent' as const,
    }));
    await app.database.manager.insert(QuoteEmail, others);
    const full = [await ask(id), await remind(link.Id)];
    expect(full.map(({ status, body }) => [status, body.Message])).toEqual(
      full.map(() => [422, expect.stringContaining('100 emails a day')]),
    );
    for (let count = 1; count < words.MOST_PROOF_LINKS; count += 1) {
      await insertProofLink(app, agent, { quoteId });
    }
    const many = await ask(id, null);
    expect([many.status, many.body.Message]).toEqual([422, words.TOO_MANY_PROOF_LINKS]);
    await app.database.manager.update(FollowUp, { id }, { state: 'Accepted', isOpen: false });
    const closed = await ask(id, null);
    expect([closed.status, closed.body.Message]).toEqual([409, words.NOTHING_TO_ASK_FOR]);
  });

  it('cannot ask or remind by email where no email can be sent', async () => {
    const without = await startApp({ DEMO_MODE: 'false' });
    const user = await insertAgentUser(without);
    const { id } = await insertFollowUp(without, user);
    const caller = await without.as(user);
    const { id: linkId, ...access } = await insertProofLink(
      without,
      user,
      await without.database.manager.findOneByOrFail(FollowUp, { id }),
    );
    const refused = [
      await caller.post(`/api/followups/${id}/links`).send({ To: TO }),
      await caller.post(`/api/followups/links/${linkId}/remind`),
    ];
    expect(refused.map(({ status, body }) => [status, body.Message])).toEqual(
      refused.map(() => [409, EMAIL_NOT_SET_UP]),
    );
    // What is sent is received, without an email to the agent.
    const phone = phoneOf(await without.visitor(), access);
    expect((await phone.send(id, await phone.bring(id, PHOTO))).status).toBe(200);
    expect(await without.database.manager.count(QuoteEmail)).toBe(0);
    await without.close();
  });

  it('is of the agents who see the follow-up; staff only see and open what was sent', async () => {
    const { id, quoteId } = await insertFollowUp(app, agent);
    const { id: linkId, ...access } = await insertProofLink(app, agent, { quoteId });
    const phone = phoneOf(client, access);
    await phone.send(id, await phone.bring(id, PHOTO));
    const { Rows } = (await (await app.as(agent)).get('/api/followups')).body as FollowUps;
    const proofId = Rows[0]!.Proofs[0]!.Id;
    const stranger = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const open = async (user: User, followUpId = id) =>
      (await (await app.as(user)).get(`/api/followups/${followUpId}/proofs/${proofId}`)).status;
    const statuses = async (user: User) => [
      (await ask(id, null, user)).status,
      (await remind(linkId, user)).status,
      (await withdraw(linkId, user)).status,
      await open(user),
    ];
    const staff = await insertSalesUser(app);
    expect([await statuses(stranger), await statuses(staff)]).toEqual([
      [404, 404, 404, 404],
      [403, 403, 403, 200],
    ]);
    expect(await open(agent, (await insertFollowUp(app, agent)).id)).toBe(404);
    expect(await linkOf(id, staff, { agentId: await srcAgentIdOf(app, agent) })).toMatchObject({ Id: linkId });
  });
});
