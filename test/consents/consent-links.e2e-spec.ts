import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { Link } from '../../backend/src/platform/links/link.table.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { QuoteEmail } from '../../backend/src/quoting/proposals/quote-email.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import * as words from '../../shared/src/consents/consent-link.ts';
import type {
  AgreementPage,
  ConsentsAndLinks,
  MadeConsentLink,
} from '../../shared/src/consents/consent-link.record.ts';
import { formatPhone } from '../../shared/src/formats/phone.ts';
import { LANGUAGE_LABELS } from '../../shared/src/languages/language.ts';
import * as links from '../../shared/src/links/link.ts';
import { EMAIL_NOT_SET_UP, MOST_EMAILS_A_DAY } from '../../shared/src/proposals/proposal-email.ts';
import { SHARE_LINK_NOT_VALID } from '../../shared/src/proposals/share-link.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { attachProof, consentsOf, insertConsentLink, recorded, revokeConsent } from '../support/consent-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const TO = 'ada.quixwater@mail.example';
const PHONE = 'Client phone 1.0';

describe('a client who answers with a link', () => {
  let app: TestApp;
  let agent: User;
  let client: Awaited<ReturnType<TestApp['visitor']>>;
  beforeAll(async () => {
    app = await startApp();
    client = await app.visitor();
  });
  beforeEach(async () => {
    app.clock.advance(60_000);
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const BODY = {
    Kind: 'Consent',
    QuoteId: null as number | null,
    ConsumerName: 'Ada Quixwater',
    To: TO as string | null,
    Language: 'en',
  };
  const ask = async (given: Partial<typeof BODY> = {}, user = agent) =>
    (await app.as(user))
      .post('/api/individual/consents/links')
      .set('User-Agent', 'Agent browser')
      .send({ ...BODY, ...given });
  type Access = { Token: string; Code: string };
  const call = (name: string, body: object, browser = PHONE) =>
    client.post(`/api/agreement/${name}`).set('User-Agent', browser).send(body);
  const open = async ({ Token, Code }: Access) => (await call('Open', { Token, Code })).body as AgreementPage;
  const agree = async (access: Access, given: object = {}, browser = PHONE) => {
    const { Sha256 } = await open(access);
    return call('Agree', { ...access, SignedByName: 'Ada Quixwater', Agreed: true, Sha256, ...given }, browser);
  };
  const accessOf = ({ Url, Code }: MadeConsentLink): Access => ({ Token: Url!.split('#')[1]!, Code });
  const linked = async (kind: 'Consent' | 'Review' = 'Consent') => {
    const quote = await insertIndividualQuote(app, agent);
    const { id, ...access } = await insertConsentLink(app, agent, quote, kind);
    return { quote, id, access };
  };
  const workOff = async () => {
    while (await app.get(Worker).runOnce());
  };
  const mailbox = async () => (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;
  const tokenIn = (page: string) => /\/agree#([\w-]{86})/.exec(page)![1]!;
  const statesOf = async (quoteId: number | null) =>
    (await consentsOf(app, agent, quoteId)).Links.map(({ State }) => State);

  it('is asked by email: the agent holds the code alone, the email the link alone', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const { status, body } = await ask({ QuoteId: quote.id });
    expect([status, body.Url, body.Code]).toEqual([201, null, expect.stringMatching(/^\d{6}$/)]);
    await workOff();
    const page = await mailbox();
    expect(page).toContain('asks for your consent');
    expect(page).not.toContain(body.Code);
    expect(page).not.toContain('Quixwater asks');
    const pages = await open({ Token: tokenIn(page), Code: body.Code });
    expect(pages).toMatchObject({
      Kind: 'Consent',
      ConsumerName: 'Ada Quixwater',
      Problem: null,
      EffectiveDate: '2026-12-01',
    });
    expect(pages.Text).toContain('How to revoke:');
    const { Links } = await consentsOf(app, agent, quote.id);
    expect(Links).toMatchObject([{ State: 'Opened', Email: { To: TO, State: 'Sent' }, Doubt: null }]);
  });

  it('is asked and reminded in the language that the agent chooses', async () => {
    const { body } = await ask({ Language: 'es' });
    expect((await ask({ Language: 'fr' })).status).toBe(400);
    await workOff();
    const page = await mailbox();
    expect(page).toContain('le pide su consentimiento');
    expect(page).toContain('Leer y responder');
    const { Links } = await consentsOf(app, agent, null);
    expect(Links).toMatchObject([{ State: 'Created', Language: 'es' }]);
    const { Link: asked } = body as MadeConsentLink;
    await (await app.as(agent)).post(`/api/individual/consents/links/${asked.Id}/remind`);
    await workOff();
    expect(await mailbox()).toContain('Recordatorio: ');
  });

  it('agrees: the consent is recorded with its evidence and counts, without a file', async () => {
    const { quote, id, access } = await linked();
    const { Text, Sha256 } = await open(access);
    expect((await agree(access)).status).toBe(204);
    const { Consents, HelpProblem, Links } = await consentsOf(app, agent, quote.id);
    expect(HelpProblem).toBeNull();
    expect(Links).toMatchObject([{ Id: id, State: 'Answered', AnsweredAt: app.clock.now().toISOString() }]);
    expect(Consents).toMatchObject([
      {
        Kind: 'Consent',
        State: 'Valid',
        Way: 'Link',
        ConsumerName: 'Ada Quixwater',
        GivenAt: app.clock.now().toISOString(),
        Until: '2026-12-31',
        Text,
        Sha256,
        Proof: null,
        Answered: { SentTo: null, SignedByName: 'Ada Quixwater', Browser: PHONE },
        IsOwn: true,
      },
    ]);
    const audited = await app.database.manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(quote.id) });
    expect(audited.map(({ action, userId }) => [action, userId])).toEqual([
      ['open-client-link', null],
      ['consent-by-link', null],
    ]);
    expect(await open(access)).toMatchObject({ Text, Overtaken: null, AnsweredByName: 'Ada Quixwater' });
  });

  it('agrees before there is a quote, and the agent may go to the marketplace with it', async () => {
    const { body } = await ask({ To: null });
    const made = body as MadeConsentLink;
    const pages = await open(accessOf(made));
    expect([pages.EffectiveDate, pages.Problem]).toEqual([null, null]);
    expect((await agree(accessOf(made))).status).toBe(204);
    const { Consents, Links } = await consentsOf(app, agent, null);
    expect(Consents).toMatchObject([{ QuoteId: null, State: 'Valid', Way: 'Link' }]);
    expect(Links.map(({ State }) => State)).toEqual(['Answered']);
    const other = await insertAgentUser(app);
    expect((await consentsOf(app, other, null)).Links).toEqual([]);
    expect((await (await app.as(other)).put(`/api/individual/consents/links/${made.Link.Id}/withdraw`)).status).toBe(
      404,
    );
  });

  it('confirms the review with the attestations, until the household changes', async () => {
    const { quote, access } = await linked('Review');
    const { Text } = await open(access);
    expect(Text).toContain('The attestations at the end of the application were explained to me:');
    expect(Text).toContain('- Ada Quixwater, applicant, born 6/15/1985, applies for coverage.');
    expect((await agree(access)).status).toBe(204);
    expect((await consentsOf(app, agent, quote.id)).Consents).toMatchObject([
      { Kind: 'Review', State: 'Valid', Until: null },
    ]);
    await app.database.manager.update(CensusMember, { quoteId: quote.id }, { lastName: 'Renamed' });
    expect(await open(access)).toMatchObject({ Text, Overtaken: words.OVERTAKEN.Review });
  });

  it('is told of a consent that was revoked since', async () => {
    const { quote, access } = await linked();
    await agree(access);
    const [consent] = (await consentsOf(app, agent, quote.id)).Consents;
    app.clock.advance(60_000);
    await revokeConsent(app, agent, consent!.Id);
    expect(await open(access)).toMatchObject({ Overtaken: words.OVERTAKEN.Consent });
  });

  it.each<[string, object, string, string]>([
    ['under another name', { SignedByName: 'Grace Hopper' }, 'SignedByName', words.signAs('Ada Quixwater')],
    ['without agreeing', { Agreed: false }, 'Agreed', words.AGREE_FIRST],
  ])('%s is refused, and can answer still', async (_what, given, field, message) => {
    const { quote, access } = await linked();
    const { status, body } = await agree(access, given);
    expect([status, body.Fields]).toEqual([422, { [field]: [message] }]);
    expect(await statesOf(quote.id)).toEqual(['Opened']);
  });

  it.each([
    ['es', /^Yo, Ada Quixwater, doy a /],
    ['ar', /^أنا، /],
  ] as const)(
    'reads and agrees in %s: the English text is recorded, with the language and what was read',
    async (Language, read) => {
      const { quote, access } = await linked();
      const { Text, Translations } = await open(access);
      const translation = Translations.filter((each) => each.Language === Language);
      expect(translation).toEqual([{ Language, Text: expect.stringMatching(read) }]);
      expect((await agree(access, { Language })).status).toBe(204);
      const { Consents, Links } = await consentsOf(app, agent, quote.id);
      expect(Links).toMatchObject([{ Language }]);
      expect(Consents).toMatchObject([{ Text, Answered: { Language } }]);
      expect(await open(access)).toMatchObject({ Text, Translations: translation });
      const folder = await (await app.as(agent)).get(`/api/individual/consents/${quote.id}/folder`).buffer(true);
      const printed = pdfText(folder.body as Buffer).replaceAll(/\s+/g, ' ');
      expect(printed).toContain(`${LANGUAGE_LABELS[Language]}, beside the English text`);
    },
  );

  it('who reads English, or whose page says no language, has no translation kept', async () => {
    const { quote, id, access } = await linked();
    expect((await call('Decline', { ...access, Reason: '', Language: 'fr' })).status).toBe(400);
    expect((await agree(access, { Language: 'fr' })).body.Fields).toEqual({
      Language: ['Language must be one of: en, es, ar.'],
    });
    expect((await agree(access)).status).toBe(204);
    expect(await app.database.manager.findOneByOrFail(Link, { id })).toMatchObject({ language: 'en', words: null });
    expect((await consentsOf(app, agent, quote.id)).Consents).toMatchObject([{ Answered: { Language: 'en' } }]);
    expect((await open(access)).Translations).toEqual([]);
  });

  it('reads again what has changed since it was opened', async () => {
    const { quote, access } = await linked('Review');
    const { Sha256 } = await open(access);
    await app.database.manager.update(CensusMember, { quoteId: quote.id }, { lastName: 'Renamed' });
    const { status, body } = await call('Agree', { ...access, SignedByName: 'Ada Quixwater', Agreed: true, Sha256 });
    expect([status, body.Message]).toEqual([409, words.CHANGED_SINCE_READ]);
    expect((await agree(access)).status).toBe(204);
  });

  it('declines with a reason, once', async () => {
    const { quote, access } = await linked();
    expect((await call('Decline', { ...access, Language: 'es', Reason: 'Tengo otro agente.' })).status).toBe(204);
    const { Consents, Links } = await consentsOf(app, agent, quote.id);
    expect(Consents).toEqual([]);
    expect(Links).toMatchObject([{ State: 'Declined', Language: 'es', DeclineReason: 'Tengo otro agente.' }]);
    expect((await agree(access)).body.Message).toBe(words.ANSWERED_ALREADY);
    expect(await open(access)).toMatchObject({ Text: '', Problem: words.ANSWERED_ALREADY });
  });

  it('is one of two who answer at the same moment: the other is told', async () => {
    const { quote, access } = await linked();
    const { Sha256 } = await open(access);
    const yes = { ...access, SignedByName: 'Ada Quixwater', Agreed: true, Sha256 };
    const answers = await Promise.all([
      call('Agree', yes),
      call('Agree', yes),
      call('Decline', { ...access, Reason: '' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const told = answers.filter(({ status }) => status === 409).map(({ body }) => body.Message);
    expect(new Set(told)).toEqual(new Set([words.ANSWERED_ALREADY]));
    expect(await statesOf(quote.id)).toHaveLength(1);
  });

  it('is reminded with one click: another address, the same code, and the earlier link says what to do', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const { body } = await ask({ QuoteId: quote.id });
    const { Code, Link: made } = body as MadeConsentLink;
    await workOff();
    const first = tokenIn(await mailbox());
    await app.database.manager.update(Link, { id: made.Id }, { expiresAt: app.clock.now() });
    expect(await statesOf(quote.id)).toEqual(['Expired']);
    const reminded = await (await app.as(agent)).post(`/api/individual/consents/links/${made.Id}/remind`);
    expect([reminded.status, reminded.body]).toMatchObject([200, { State: 'Created', Email: { State: 'Waiting' } }]);
    await workOff();
    const page = await mailbox();
    expect(page).toContain('Reminder: ');
    const second = [...page.matchAll(/\/agree#([\w-]{86})/g)]
      .map(([, token]) => token!)
      .find((token) => token !== first)!;
    expect((await call('Open', { Token: first, Code })).status).toBe(404);
    expect((await agree({ Token: second, Code })).status).toBe(204);
    const again = await (await app.as(agent)).post(`/api/individual/consents/links/${made.Id}/remind`);
    expect([again.status, again.body.Message]).toEqual([409, words.NOT_REMINDED]);
  });

  it('with a link that has ended is told what to do and whom to call', async () => {
    const { firstName, lastName, phone } = await app.database.manager.findOneByOrFail(Agent, { id: agent.agentId! });
    const whom = `${firstName} ${lastName} at ${formatPhone(phone)}`;
    const [over, withdrawn] = [await linked(), await linked()];
    await (await app.as(agent)).put(`/api/individual/consents/links/${withdrawn.id}/withdraw`);
    await app.database.manager.update(Link, { id: over.id }, { expiresAt: app.clock.now() });
    const told = async (access: Access) => {
      const { status, body } = await call('Open', access);
      return [status, body.Message];
    };
    expect(await told(over.access)).toEqual([404, `This link has expired. To get a new one, call ${whom}.`]);
    expect(await told(withdrawn.access)).toEqual([404, expect.stringContaining(`or call ${whom}.`)]);
    expect(await told({ Token: 'mistyped', Code: '000000' })).toEqual([404, SHARE_LINK_NOT_VALID]);
  });

  it('with a made-up link or a wrong code neither agrees nor declines', async () => {
    const { id, access } = await linked();
    const Sha256 = 'a'.repeat(64);
    const bodies = { Agree: { SignedByName: 'Ada Quixwater', Agreed: true, Sha256 }, Decline: { Reason: '' } };
    for (const [name, body] of Object.entries(bodies)) {
      const madeUp = await call(name, { ...body, Token: 'A'.repeat(86), Code: access.Code });
      expect([madeUp.status, madeUp.body.Message]).toEqual([404, SHARE_LINK_NOT_VALID]);
      const wrong = await call(name, { ...body, ...access, Code: access.Code === '000000' ? '000001' : '000000' });
      expect([wrong.status, Object.keys(wrong.body.Fields as object)]).toEqual([422, ['Code']]);
    }
    const link = await app.database.manager.findOneByOrFail(Link, { id });
    expect([link.answeredAt, link.declinedAt, link.wrongCodes]).toEqual([null, null, 2]);
  });

  it('is not reminded when the agent has sent a hundred emails today', async () => {
    const made = (await ask()).body as MadeConsentLink;
    const [{ id: _, ...sent }] = (await app.database.manager.findBy(QuoteEmail, { sentByUserId: agent.id })) as [
      QuoteEmail,
    ];
    const others = Array.from({ length: MOST_EMAILS_A_DAY - 1 }, () => ({
      ...sent,
      linkId: null,
      state: 'Sent' as const,
    }));
    await app.database.manager.insert(QuoteEmail, others);
    const refused = await (await app.as(agent)).post(`/api/individual/consents/links/${made.Link.Id}/remind`);
    expect([refused.status, refused.body.Message]).toEqual([422, expect.stringContaining('100 emails a day')]);
  });

  it('cannot be asked by email where no email can be sent, and is asked with a link that is passed on', async () => {
    const without = await startApp({ DEMO_MODE: 'false' });
    const caller = await without.as(await insertAgentUser(without));
    const { status, body } = await caller.post('/api/individual/consents/links').send(BODY);
    expect([status, body.Message]).toEqual([409, EMAIL_NOT_SET_UP]);
    const passedOn = await caller.post('/api/individual/consents/links').send({ ...BODY, To: null });
    expect([passedOn.status, passedOn.body.Url]).toEqual([201, expect.stringContaining('/agree#')]);
    await without.close();
  });

  it('has five wrong codes in the life of the link, reminders included', async () => {
    const { quote, access } = await linked();
    const wrong = access.Code === '000000' ? '000001' : '000000';
    for (let left = links.MOST_WRONG_CODES - 1; left > 0; left -= 1) {
      expect((await call('Open', { ...access, Code: wrong })).body.Message).toBe(links.wrongCode(left));
    }
    expect((await call('Open', { ...access, Code: wrong })).body.Message).toBe(links.LINK_LOCKED);
    expect((await call('Open', access)).body.Message).toBe(links.LINK_LOCKED);
    expect(await statesOf(quote.id)).toEqual(['Locked']);
  });

  it.each([
    ['the agent’s own address', (user: User) => user.email],
    ['another address of the agent', (user: User) => user.email.replace('@', '+client@')],
  ])('is not asked at %s', async (_what, addressOf) => {
    const { status, body } = await ask({ To: addressOf(agent) });
    expect([status, body.Fields]).toEqual([422, { To: [words.OWN_ADDRESS_NEEDED] }]);
    expect(await statesOf(null)).toEqual([]);
  });

  it('whose link the agent passed on, or answered, is pointed out to staff alone', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const passedOn = (await ask({ QuoteId: quote.id, To: null })).body as MadeConsentLink;
    expect(passedOn.Url).toMatch(/^http:.+\/agree#[\w-]{86}$/);
    const sales = await insertSalesUser(app);
    const doubts = async (user: User) => (await consentsOf(app, user, quote.id)).Links.map(({ Doubt }) => Doubt);
    expect([await doubts(sales), await doubts(agent)]).toEqual([[links.PASSED_ON], [null]]);
    await agree(accessOf(passedOn), {}, 'Agent browser');
    expect([await doubts(sales), await doubts(agent)]).toEqual([[links.ANSWERED_FROM_THERE], [null]]);
  });

  it('stands in the folder for auditors with the evidence', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const { body } = await ask({ QuoteId: quote.id });
    await workOff();
    await agree({ Token: tokenIn(await mailbox()), Code: body.Code });
    const folder = await (await app.as(agent)).get(`/api/individual/consents/${quote.id}/folder`).buffer(true);
    const text = pdfText(folder.body as Buffer).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Online, with a link and a code');
    expect(text).toContain(TO);
    expect(text).toContain(PHONE);
  });

  it('is asked by agents of the quote, whose new link ends the earlier one', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const other = await insertAgentUser(app);
    expect((await ask({ QuoteId: quote.id }, other)).status).toBe(404);
    expect((await ask({ QuoteId: quote.id }, await insertSalesUser(app))).status).toBe(403);
    const first = (await ask({ QuoteId: quote.id, To: null })).body as MadeConsentLink;
    await ask({ QuoteId: quote.id, ConsumerName: 'Ada B. Quixwater', To: null });
    expect(await statesOf(quote.id)).toEqual(['Created', 'Revoked']);
    expect((await call('Open', accessOf(first))).status).toBe(404);
    expect((await ask({ Kind: 'Review', QuoteId: null })).status).toBe(422);
  });

  it('is asked in no way that an agent records: their own way is the client’s alone', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const body = { Kind: 'Consent', QuoteId: quote.id, Way: 'Link', ConsumerName: 'Ada Quixwater' };
    const recording = (await app.as(agent)).post('/api/individual/consents');
    expect((await recording.send({ ...body, Until: null, Text: '' })).status).toBe(400);
    const { Id } = await recorded(app, agent, { QuoteId: quote.id, Way: 'Email', Recording: null });
    expect((await attachProof(app, agent, Id)).status).toBe(201);
    const list: ConsentsAndLinks = await consentsOf(app, agent, quote.id);
    expect([list.HelpProblem, list.Links]).toEqual([null, []]);
  });
});
