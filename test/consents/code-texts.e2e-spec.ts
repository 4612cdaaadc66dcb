import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { Link } from '../../backend/src/platform/links/link.table.ts';
import { CodeTextsRepository } from '../../backend/src/platform/links/code-texts.repository.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { ConsentsAndLinks, MadeConsentLink } from '../../shared/src/consents/consent-link.record.ts';
import type { EmployeeLinks, Employees } from '../../shared/src/enrollment/employees/employees.record.ts';
import type { MadeProofLink } from '../../shared/src/follow-ups/proof.record.ts';
import { PHONE_TEN_DIGITS } from '../../shared/src/formats/phone.ts';
import * as words from '../../shared/src/links/link.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertEnrolling } from '../support/demographics-builders.ts';
import { captureOutput } from '../support/captured-output.ts';
import { consentsOf } from '../support/consent-builders.ts';
import { insertFollowUp } from '../support/follow-up-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const PHONE = '6165550142';
const TO = 'ada.quixwater@mail.example';
/** Between attempts. */
const PAUSES_MS = [5_000, 20_000, 60_000, 300_000, 900_000];

/** A gateway of text messages on this machine that answers as it is told to. */
interface StubGateway {
  url: string;
  answer: { status: number; body: string };
  messages: { authorization: string; type: string; fields: Record<string, string> }[];
  close(): void;
}

const ACCEPTED = { status: 201, body: '{"sid":"SM0123","status":"queued"}' };

async function startGateway(): Promise<StubGateway> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { authorization = '', 'content-type': type = '' } = request.headers;
      gateway.messages.push({ authorization, type, fields: Object.fromEntries(new URLSearchParams(body)) });
      response.writeHead(gateway.answer.status).end(gateway.answer.body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gateway: StubGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/Messages.json`,
    answer: ACCEPTED,
    messages: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return gateway;
}

const workOff = async (app: TestApp) => {
  while (await app.get(Worker).runOnce());
};
const ask = async (app: TestApp, user: User, given: object = {}) =>
  (await app.as(user))
    .post('/api/individual/consents/links')
    .send({ Kind: 'Consent', QuoteId: null, ConsumerName: 'Ada Quixwater', To: null, CodePhone: PHONE, ...given });
const linksOf = async (app: TestApp, user: User) =>
  ((await (await app.as(user)).get('/api/individual/consents')).body as ConsentsAndLinks).Links;

describe('the code of a link by text message', () => {
  let app: TestApp;
  let agent: User;
  let client: Awaited<ReturnType<TestApp['visitor']>>;
  beforeAll(async () => {
    app = await startApp();
    client = await app.visitor();
  });
  beforeEach(async () => {
    app.clock.advance(60_000);
    agent = await insertAgentUser(app, { fullName: 'Grace Agent', roles: [ROLES.individualAgent] });
  });
  afterAll(() => app.close());

  const mailbox = async () => {
    await workOff(app);
    return (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;
  };
  const CODE = /(\d{6}) is your code for the link from Grace Agent\. Share it with no one\./;

  it('reaches the client alone: with the link by email, the agent has neither', async () => {
    const { status, body } = await ask(app, agent, { To: TO });
    const { Url, Code, Link: asked } = body as MadeConsentLink;
    expect([status, Url, Code]).toEqual([201, null, '']);
    expect(asked.CodeText).toEqual({ To: PHONE, State: 'Waiting', SettledAt: null, Reason: '' });
    const page = await mailbox();
    expect(page).toContain('To (616) 555-0142');
    const access = { Token: /\/agree#([\w-]{86})/.exec(page)![1]!, Code: CODE.exec(page)![1]! };
    expect((await client.post('/api/agreement/Open').send(access)).status).toBe(200);
    const [link] = await linksOf(app, agent);
    expect(link).toMatchObject({ State: 'Opened', CodeText: { State: 'Sent', To: PHONE, Reason: '' } });
    const stored = await app.database.manager.findOneByOrFail(Link, { id: asked.Id });
    expect([stored.codeTextSealed?.includes(PHONE), await app.get(CodeTextsRepository).findWaiting(asked.Id)]).toEqual([
      false,
      null,
    ]);
  });

  it('is evidence: staff are not told that the agent had both parts, and the folder names the number', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const sales = await insertSalesUser(app);
    const made = (await ask(app, agent, { QuoteId: quote.id })).body as MadeConsentLink;
    const told = (await ask(app, agent, { QuoteId: quote.id, CodePhone: null, Kind: 'Review' })).body;
    expect([made.Url, made.Code, told.Code]).toEqual([
      expect.stringMatching(/\/agree#/),
      '',
      expect.stringMatching(/^\d{6}$/),
    ]);
    const { Links } = await consentsOf(app, sales, quote.id);
    expect(Links.map(({ Kind, Doubt }) => [Kind, Doubt])).toEqual([
      ['Review', words.PASSED_ON],
      ['Consent', null],
    ]);
    const access = { Token: made.Url!.split('#')[1]!, Code: CODE.exec(await mailbox())![1]! };
    const { Sha256 } = (await client.post('/api/agreement/Open').send(access)).body;
    const answer = { ...access, SignedByName: 'Ada Quixwater', Agreed: true, Sha256 };
    expect((await client.post('/api/agreement/Agree').send(answer)).status).toBe(204);
    const { Consents } = await consentsOf(app, agent, quote.id);
    expect(Consents[0]!.Answered).toMatchObject({ SentTo: null, CodeTo: PHONE });
    const folder = await (await app.as(agent)).get(`/api/individual/consents/${quote.id}/folder`).responseType('blob');
    const page = (await pdfText(folder.body as Buffer)).replaceAll(/[\s·]+/g, ' ');
    expect(page).toContain('Link sent to Passed on by the agent Code texted to (616) 555-0142');
    expect(page).not.toContain('who had its code too');
  });

  it('opens the page for documents, in the words of the link’s language', async () => {
    const { id } = await insertFollowUp(app, agent);
    const asked = await (await app.as(agent)).post(`/api/followups/${id}/links`).send({ To: null, CodePhone: PHONE });
    const { Code, Url, Link: link } = asked.body as MadeProofLink;
    expect([Code, link.CodeText]).toMatchObject(['', { State: 'Waiting' }]);
    const access = { Token: Url!.split('#')[1]!, Code: CODE.exec(await mailbox())![1]! };
    expect((await client.post('/api/proofs/Open').send(access)).status).toBe(200);
    await ask(app, agent, { Language: 'es' });
    expect(await mailbox()).toContain('es su código para el enlace de Grace Agent. No lo comparta con nadie.');
  });

  it('opens an employee’s part; the agent has the codes of those without a number alone', async () => {
    const broker = await insertAgentUser(app, { fullName: 'Grace Agent' });
    const members = [
      { employeeNumber: 1, firstName: 'Ruth', lastName: 'Larsen' },
      { employeeNumber: 2, firstName: 'Omar', lastName: 'Secret' },
    ];
    const { quote, members: people } = await insertEnrolling(app, broker, { members });
    const caller = await app.as(broker);
    const asking = (phone: string) =>
      caller.post(`/api/enrollment/EmployeeLinks/${quote.id}`).send({
        Employees: [{ MemberId: people[0]!.id, CodePhone: phone }, { MemberId: people[1]!.id }],
      });
    const board = async () =>
      ((await caller.get(`/api/enrollment/Employees/${quote.id}`)).body as Employees).Employees.map(({ Link }) => Link);
    await app.database.manager.update(Agent, { id: broker.agentId! }, { phone: '6165550177' });
    expect((await asking('6165550177')).body.Message).toBe(words.PHONE_OF_AGENT);
    expect(await board()).toEqual([null, null]);
    const { Links } = (await asking('(616) 555-0142')).body as EmployeeLinks;
    expect(Links.map(({ Code, CodePhone }) => [Code, CodePhone])).toEqual([
      ['', PHONE],
      [expect.stringMatching(/^\d{6}$/), null],
    ]);
    await workOff(app);
    const page = (await caller.get('/api/sandbox/mailbox')).text;
    const access = { Token: Links[0]!.Url!.split('#')[1]!, Code: CODE.exec(page)![1]! };
    expect((await client.post('/api/employee/Open').send(access)).status).toBe(200);
    expect((await board()).map((link) => link?.CodeText)).toMatchObject([{ To: PHONE, State: 'Sent' }, null]);
  });

  it('opens the employer’s page, and staff are not told that the agent had both parts', async () => {
    const broker = await insertAgentUser(app, { fullName: 'Grace Agent' });
    const { quote } = await insertEnrolling(app, broker);
    const caller = await app.as(broker);
    const asking = { EmployerName: 'Grace Hopper', CodePhone: PHONE };
    const { Url, Code } = (await caller.post(`/api/enrollment/EmployerSignature/${quote.id}`).send(asking)).body;
    expect(Code).toBe('');
    await workOff(app);
    const page = (await caller.get('/api/sandbox/mailbox')).text;
    const access = { Token: String(Url).split('#')[1]!, Code: CODE.exec(page)![1]! };
    expect((await client.post('/api/employersignature/Open').send(access)).status).toBe(200);
    const staff = await app.as(await insertSalesUser(app));
    const { Signatures } = (await staff.get(`/api/enrollment/EmployerSignatures/${quote.id}`)).body;
    expect(Signatures).toMatchObject([{ Doubt: null, CodeText: { To: PHONE, State: 'Sent' } }]);
  });

  it('is not texted once the link was withdrawn, and that is said', async () => {
    const { Link: link } = (await ask(app, agent)).body as MadeConsentLink;
    await (await app.as(agent)).put(`/api/individual/consents/links/${link.Id}/withdraw`);
    expect(await mailbox()).not.toMatch(CODE);
    expect((await linksOf(app, agent))[0]!.CodeText).toMatchObject({
      State: 'NotSent',
      Reason: words.LINK_ENDED_FIRST,
    });
  });

  it.each([
    ['616-555-01', 'no number', PHONE_TEN_DIGITS],
    ['(616) 555-0177', 'the agent’s own number', words.PHONE_OF_AGENT],
  ])('is not texted to %s, %s', async (CodePhone, _, problem) => {
    await app.database.manager.update(Agent, { id: agent.agentId! }, { phone: '6165550177' });
    const { status, body } = await ask(app, agent, { CodePhone });
    expect([Math.floor(status / 100), body.Fields]).toEqual([4, { CodePhone: [problem] }]);
    expect(await linksOf(app, agent)).toEqual([]);
  });

  it('is texted a hundred times a day by one user, and not once more', async () => {
    const { manager } = app.database;
    await ask(app, agent);
    const [{ id: _, tokenDigest, ...link }] = (await manager.findBy(Link, { createdByUserId: agent.id })) as [Link];
    const others = Array.from({ length: words.MOST_TEXTS_A_DAY - 1 }, (__, index) =>
      manager.create(Link, {
        ...link,
        codeTextSealed: null,
        tokenDigest: `${agent.id} ${index}`.padEnd(tokenDigest.length, 'x'),
      } as Link),
    );
    await manager.save(others, { chunk: 50 });
    const { status, body } = await ask(app, agent);
    expect([status, body.Fields]).toEqual([422, { CodePhone: [words.TOO_MANY_TEXTS] }]);
    const yesterday = new Date(app.clock.now().getTime() - 24 * 60 * 60_000);
    await manager.update(Link, { createdByUserId: agent.id }, { createdAt: yesterday });
    expect((await ask(app, agent)).status).toBe(201);
  });
});

describe('the gateway of text messages', () => {
  let app: TestApp;
  let agent: User;
  let gateway: StubGateway;
  let output: ReturnType<typeof captureOutput>;
  beforeAll(async () => {
    output = captureOutput();
    gateway = await startGateway();
    app = await startApp({
      LOG_LEVEL: 'debug',
      SMS_URL: gateway.url,
      SMS_USER: 'AC42',
      SMS_PASSWORD: 'secret',
      SMS_FROM: '+16165550100',
    });
  });
  afterAll(async () => {
    output.restore();
    await app.close();
    gateway.close();
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app);
    Object.assign(gateway, { answer: ACCEPTED, messages: [] });
  });
  const textOf = async () => (await linksOf(app, agent))[0]!.CodeText!;

  it('gets number, sender and words as a form, once; and nothing of them is logged', async () => {
    await ask(app, agent);
    await workOff(app);
    await workOff(app);
    expect(gateway.messages).toEqual([
      {
        authorization: `Basic ${Buffer.from('AC42:secret').toString('base64')}`,
        type: expect.stringContaining('application/x-www-form-urlencoded'),
        fields: { To: `+1${PHONE}`, From: '+16165550100', Body: expect.stringMatching(/^\d{6} is your code/) },
      },
    ]);
    expect(await textOf()).toMatchObject({ State: 'Sent', SettledAt: expect.any(String) });
    const [code] = gateway.messages[0]!.fields['Body']!.split(' ');
    const log = output.text();
    expect([log.includes(code!), log.includes(PHONE), log.includes('secret')]).toEqual([false, false, false]);
  });

  it('refuses a number for good: it is not tried again, and the agent reads what to do', async () => {
    gateway.answer = { status: 400, body: '{"code":21614,"message":"+16165550142 is no mobile number"}' };
    await ask(app, agent);
    await workOff(app);
    app.clock.advance(PAUSES_MS[0]!);
    await workOff(app);
    expect(gateway.messages).toHaveLength(1);
    expect(await textOf()).toMatchObject({ State: 'NotSent', Reason: words.NUMBER_REFUSED });
  });

  it.each([
    ['is down', { status: 503, body: '' }],
    ['does not know us', { status: 401, body: '{"code":20003}' }],
    ['has a page of maintenance in its place', { status: 200, body: '<h1>Back soon</h1>' }],
    ['accepts without a message', { status: 201, body: '{}' }],
  ])('is asked again while it %s, until it is given up', async (_, answer) => {
    gateway.answer = answer;
    await ask(app, agent);
    await workOff(app);
    expect(await textOf()).toMatchObject({ State: 'Waiting' });
    for (const pause of PAUSES_MS) {
      app.clock.advance(pause);
      await workOff(app);
    }
    expect(gateway.messages).toHaveLength(PAUSES_MS.length + 1);
    expect(await textOf()).toMatchObject({ State: 'NotSent', Reason: words.TEXT_GATEWAY_DOWN });
  });

  it('gets it after an outage', async () => {
    gateway.answer = { status: 503, body: '' };
    await ask(app, agent);
    await workOff(app);
    gateway.answer = ACCEPTED;
    app.clock.advance(PAUSES_MS[0]!);
    await workOff(app);
    expect(await textOf()).toMatchObject({ State: 'Sent' });
  });
});

describe('a server without a gateway of text messages', () => {
  it('offers no texts, and refuses one with what to do', async () => {
    const app = await startApp({ DEMO_MODE: 'false' });
    const agent = await insertAgentUser(app);
    const { CanText } = (await (await app.as(agent)).get('/api/individual/consents')).body as ConsentsAndLinks;
    const { status, body } = await ask(app, agent);
    expect([CanText, status, body.Message]).toEqual([false, 409, words.TEXT_NOT_SET_UP]);
    expect(await linksOf(app, agent)).toEqual([]);
    await app.close();
  });
});
