import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { IsNull } from 'typeorm';
import { Link } from '../../backend/src/platform/links/link.table.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { INVALID_INPUT } from '../../backend/src/platform/http/validation.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { QuoteEmail } from '../../backend/src/quoting/proposals/quote-email.table.ts';
import { dayLimitProblem, LINK_WITHDRAWN_FIRST } from '../../shared/src/proposals/proposal-email.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type {
  EmployerLinkResponse,
  EmployerPages,
  EmployerSignaturesResponse,
} from '../../shared/src/enrollment/employer-signature.record.ts';
import * as employer from '../../shared/src/enrollment/employer-signing.ts';
import { AGENTS_SIGN, ALREADY_SUBMITTED, CONSENT_NEEDED, TYPE_YOUR_NAME } from '../../shared/src/enrollment/signing.ts';
import { ANSWERED_FROM_THERE, PASSED_ON } from '../../shared/src/links/link.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertEnrollmentDocument } from '../support/document-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { confirmEligible, insertEmployerLink, insertSignable, signRequest } from '../support/signing-builders.ts';

/** A table's cell may be wrapped anywhere. */
const wordsOf = (pdf: Buffer): string => pdfText(pdf).replaceAll(/\s+/g, ' ');

describe('the employer’s signature from afar', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let reader: Awaited<ReturnType<TestApp['visitor']>>;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app, { fullName: 'Ada Agent' });
    sales = await insertSalesUser(app);
    reader = await app.visitor();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(60_000));

  const request = async (quoteId: number, body: object = { EmployerName: 'Grace Hopper' }, user = agent) =>
    (await app.as(user)).post(`/api/enrollment/EmployerSignature/${quoteId}`).send(body);
  const list = async (quoteId: number, user = agent) =>
    (await (await app.as(user)).get(`/api/enrollment/EmployerSignatures/${quoteId}`))
      .body as EmployerSignaturesResponse;
  const stateOf = async (quoteId: number) => (await list(quoteId)).Signatures.map(({ State }) => State);
  const call = (name: string, body: object) =>
    reader.post(`/api/employersignature/${name}`).set('User-Agent', 'Test phone 1.0').send(body);
  type Access = { Token: string; Code: string };
  const open = async ({ Token, Code }: Access) => (await call('Open', { Token, Code })).body as EmployerPages;
  const sign = async ({ Token, Code }: Access, given: object = {}) => {
    if ((await open({ Token, Code })).Steps?.Eligible.IsConfirmed === false) {
      await confirmEligible(reader, { Token, Code });
    }
    const { Sha256, ConsentVersion } = await open({ Token, Code });
    const signature = { SignedByName: 'Grace Hopper', ApplicationEnteredConsent: true, ConsentVersion, Sha256 };
    return call('Sign', { Token, Code, ...signature, ...given });
  };
  const linked = async () => {
    const quote = await insertSignable(app, agent);
    return { quote, ...(await insertEmployerLink(app, agent, quote)) };
  };
  const tokenOf = ({ Token, Code }: Access): Access => ({ Token, Code });
  const access = ({ Url, Code }: EmployerLinkResponse): Access => ({ Token: Url.split('#')[1]!, Code });

  it('begins with a link and a code, revealed once, for fourteen days', async () => {
    const quote = await insertSignable(app, agent);
    const { status, body } = await request(quote.id);
    expect([status, body.Url, body.Code]).toEqual([
      201,
      expect.stringMatching(/^http:.+\/sign#[\w-]{86}$/),
      expect.stringMatching(/^\d{6}$/),
    ]);
    expect(body.Signature).toMatchObject({ State: 'Created', EmployerName: 'Grace Hopper', CreatedBy: 'Ada Agent' });
    const { CreatedAt, ExpiresAt } = body.Signature as EmployerLinkResponse['Signature'];
    expect(Date.parse(ExpiresAt) - Date.parse(CreatedAt)).toBe(14 * 86_400_000);
    expect(await list(quote.id)).toEqual({
      ...{ LinkProblem: null, CanText: true, Eligibility: null },
      Signatures: [body.Signature],
    });
  });

  const EMAIL = { To: 'grace@example.com', Subject: 'To sign', Message: 'Hello <b>Grace</b>' };
  const workOff = async () => {
    while (await app.get(Worker).runOnce());
  };
  const mailbox = async () => (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;

  it('is asked for by email: with the link, without its code, and the list says when it was sent', async () => {
    const quote = await insertSignable(app, agent);
    const { status, body } = await request(quote.id, { EmployerName: 'Grace Hopper', Email: EMAIL });
    expect([status, body.Signature.Email]).toEqual([201, expect.objectContaining({ ...EMAIL, State: 'Waiting' })]);
    await workOff();
    const page = await mailbox();
    expect(page).toContain(`href="${body.Url}"`);
    expect(page).toContain('Hello &lt;b&gt;Grace&lt;/b&gt;');
    expect(page).not.toContain(body.Code);
    expect((await list(quote.id)).Signatures[0]?.Email).toMatchObject({ To: EMAIL.To, State: 'Sent' });
    expect((await open(access(body as EmployerLinkResponse))).EmployerName).toBe('Grace Hopper');
    const [stored] = await app.database.manager.find(QuoteEmail, { order: { id: 'DESC' }, take: 1 });
    expect([stored?.kind, stored?.tokenSealed]).toEqual(['Signature', null]);
    expect(JSON.stringify(stored)).not.toContain('grace@');
  });

  it('is not sent by email any more once its link has ended', async () => {
    const quote = await insertSignable(app, agent);
    await request(quote.id, { EmployerName: 'Grace Hopper', Email: { ...EMAIL, To: 'first@example.com' } });
    const second = await request(quote.id, {
      EmployerName: 'Grace Hopper',
      Email: { ...EMAIL, To: 'second@example.com' },
    });
    await (await app.as(agent)).put(`/api/enrollment/RevokeEmployerSignature/${second.body.Signature.Id}`);
    await workOff();
    expect((await list(quote.id)).Signatures.map(({ Email }) => [Email?.State, Email?.Reason])).toEqual([
      ['NotSent', LINK_WITHDRAWN_FIRST],
      ['NotSent', LINK_WITHDRAWN_FIRST],
    ]);
    expect(await mailbox()).not.toMatch(/first@|second@/);
  });

  it('counts as an email of the day, and starts with texts for the group', async () => {
    const quote = await insertSignable(app, agent);
    const draft = async () => (await (await app.as(agent)).get(`/api/enrollment/EmployerEmailDraft/${quote.id}`)).body;
    const { LeftToday, ...before } = await draft();
    expect(before).toMatchObject({ IsAvailable: true, Subject: expect.stringMatching(/^Application of .* to sign$/) });
    expect(before.Translations).toMatchObject([
      { Language: 'es', Subject: expect.stringMatching(/^Solicitud de .* para firmar$/) },
      { Language: 'ar' },
    ]);
    await request(quote.id, { EmployerName: 'Grace Hopper', Language: 'es', Email: EMAIL });
    expect((await list(quote.id)).Signatures).toMatchObject([{ State: 'Created', Language: 'es' }]);
    expect((await draft()).LeftToday).toBe(LeftToday - 1);
    const createdAt = app.clock.now();
    for (let count = 1; count < LeftToday; count += 1) {
      const sent = { sentByUserId: agent.id, createdAt, state: 'Sent' as const, reason: '' };
      await app.database.manager.insert(QuoteEmail, sent);
    }
    const refused = await request(quote.id, { EmployerName: 'Grace Hopper', Email: EMAIL });
    expect([refused.status, refused.body.Message]).toEqual([422, dayLimitProblem(1, 0)]);
    expect(await stateOf(quote.id)).toEqual(['Created']);
    expect((await request(quote.id)).status).toBe(201);
  });

  it.each([
    [{ ...EMAIL, To: 'grace@example.com\r\nBcc: other@example.com' }],
    [{ ...EMAIL, Subject: 'To sign\r\nBcc: other@example.com' }],
    [{ ...EMAIL, Message: ' ' }],
  ])('is refused with %j', async (Email) => {
    const quote = await insertSignable(app, agent);
    expect((await request(quote.id, { EmployerName: 'Grace Hopper', Email })).status).toBe(400);
    expect((await list(quote.id)).Signatures).toEqual([]);
  });

  it('shows the employer the pages to be signed, and the agent that they were opened', async () => {
    const { quote, Token, Code } = await linked();
    const pages = await open({ Token, Code });
    expect(pages).toMatchObject({ EmployerName: 'Grace Hopper', Problem: null, SignedAt: null });
    expect(pages.Sections.map(({ Title }) => Title)).toEqual(expect.arrayContaining(['Plans', 'Members', 'Documents']));
    expect(pages.Sections.find(({ Title }) => Title === 'Members')?.Lines).toEqual([
      { Label: 'Orla Hidden', Text: expect.stringMatching(/^Employee, born /) },
    ]);
    expect(JSON.stringify(pages)).not.toMatch(/\b\d{3}-\d{2}-\d{4}\b/);
    const [first] = (await list(quote.id)).Signatures;
    expect(first).toMatchObject({ State: 'Opened', OpenedAt: app.clock.now().toISOString() });
    const pdf = await call('Application', { Token, Code }).buffer(true);
    expect(wordsOf(pdf.body as Buffer)).toContain('Orla Hidden');
  });

  it.each([
    ['the agent’s own browser', 'Test phone 1.0', ANSWERED_FROM_THERE],
    ['another browser, with a link that the agent passed on', 'Agent browser 1.0', PASSED_ON],
  ])('told to staff alone: signed with %s', async (_what, browser, expected) => {
    const { quote, ...link } = await linked();
    expect((await sign(link)).status).toBe(204);
    const agents = (await app.as(agent)).post('/api/enrollment/SignElectronically').set('User-Agent', browser);
    expect((await agents.send(signRequest({ QuoteId: quote.id, SignedByName: 'Ada Agent' }))).status).toBe(200);
    const told = async (user: User) => (await list(quote.id, user)).Signatures.map(({ Doubt }) => Doubt);
    expect([await told(sales), await told(agent)]).toEqual([[expected], [null]]);
  });

  it('keeps exactly what was signed, with who, when, where and which words', async () => {
    const { quote, id, ...link } = await linked();
    const { Sha256 } = await open(link);
    expect((await sign(link, { SignedByName: ' Grace B. Hopper ', Language: 'es' })).status).toBe(204);
    const stored = await app.database.manager.findOneByOrFail(Link, { id });
    expect(stored).toMatchObject({
      language: 'es',
      answeredByName: 'Grace B. Hopper',
      wordsVersion: employer.EMPLOYER_CONSENT_VERSION,
      words: employer.EMPLOYER_CONSENT_TEXT,
      ip: expect.stringContaining('127.0.0.1'),
      userAgent: 'Test phone 1.0',
    });
    const document = await app.database.manager.findOneByOrFail(StoredDocument, { id: stored.contentDocumentId! });
    const bytes = await buffer(await app.get(StoredDocumentsService).open(document));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(Sha256);
    expect((await list(quote.id)).Signatures).toMatchObject([
      {
        State: 'Signed',
        Language: 'es',
        SignedByName: 'Grace B. Hopper',
        SignedAt: app.clock.now().toISOString(),
        Sha256,
        Withdrawn: null,
      },
    ]);
    const audited = await app.database.manager.findBy(AuditEvent, {
      subject: 'quote',
      subjectId: String(quote.id),
    });
    expect(audited.map(({ action, userId }) => [action, userId])).toEqual([
      ['open-employer-link', null],
      ['confirm-eligible', null],
      ['sign-as-employer', null],
    ]);
    expect((await open(link)).Problem).toBe(employer.ALREADY_ANSWERED);
    expect(await app.database.manager.findOneByOrFail(Quote, { id: quote.id })).toMatchObject({
      status: 'SignatureRequired',
      version: quote.version,
    });
  });

  it.each<[string, object, number, string]>([
    ['without a name', { SignedByName: '' }, 422, TYPE_YOUR_NAME],
    ['without consent', { ApplicationEnteredConsent: false }, 422, CONSENT_NEEDED],
    ['in a language that is none', { Language: 'fr' }, 400, INVALID_INPUT],
    ['of other pages', { Sha256: '0'.repeat(64) }, 409, employer.CHANGED_WHILE_READ],
  ])('%s is refused', async (_what, given, status, message) => {
    const { quote, ...link } = await linked();
    const answer = await sign(link, given);
    expect([answer.status, answer.body.Message]).toEqual([status, message]);
    expect(await stateOf(quote.id)).toEqual(['Opened']);
  });

  it('is given once, also by five requests of the same moment', async () => {
    const { quote, ...link } = await linked();
    const answers = await Promise.all(Array.from({ length: 5 }, () => sign(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409]);
    expect(await stateOf(quote.id)).toEqual(['Signed']);
  });

  it('is shown to the employer as it was signed, says when it no longer counts, and nothing newer', async () => {
    const { quote, ...link } = await linked();
    await sign(link);
    const print = async () => wordsOf((await call('Application', tokenOf(link)).buffer(true)).body as Buffer);
    const certificate = 'Certificate of the employer’s electronic signature';
    expect((await open(link)).Withdrawn).toBeNull();
    await app.database.manager.update(CensusMember, { quoteId: quote.id }, { lastName: 'Renamed' });
    expect(await open(link)).toMatchObject({ Withdrawn: employer.WITHDRAWN_SINCE_SIGNED, Sections: [] });
    const copy = await print();
    expect(copy).toContain('Orla Hidden');
    expect(copy).toContain(certificate);
    expect(copy).not.toContain('Renamed');
    await app.database.manager.update(Quote, { id: quote.id }, { status: 'Quoting' });
    expect(await print()).toContain('Orla Hidden');
  });

  it('shows no application that is not to be signed', async () => {
    const [declined, atWork] = [await linked(), await linked()];
    await call('Decline', { ...tokenOf(declined), Reason: 'Wrong plan.' });
    await app.database.manager.update(Quote, { id: atWork.quote.id }, { status: 'Enrolling' });
    const refusal = async (link: Access) => {
      const { status, body } = await call('Application', tokenOf(link));
      return [status, body.Message];
    };
    expect(await refusal(declined)).toEqual([409, employer.ALREADY_ANSWERED]);
    expect(await refusal(atWork)).toEqual([409, employer.AGENT_AT_WORK]);
  });

  it('stays when its link is closed, which then opens nothing', async () => {
    const { quote, id, ...link } = await linked();
    await sign(link);
    expect((await (await app.as(agent)).put(`/api/enrollment/RevokeEmployerSignature/${id}`)).status).toBe(204);
    expect([(await call('Open', tokenOf(link))).status, (await call('Application', tokenOf(link))).status]).toEqual([
      404, 404,
    ]);
    expect((await list(quote.id)).Signatures).toMatchObject([
      { State: 'Signed', RevokedAt: app.clock.now().toISOString() },
    ]);
  });

  it('is withdrawn with its reason when the application changes, and still counts when the agent submits it', async () => {
    const { quote, ...link } = await linked();
    await sign(link);
    await insertEnrollmentDocument(app, agent, quote, { docTypeId: 22 });
    expect((await list(quote.id)).Signatures).toMatchObject([
      { State: 'Withdrawn', Withdrawn: employer.CHANGED_SINCE_EMPLOYER_SIGNED },
    ]);
    const again = access((await request(quote.id)).body as EmployerLinkResponse);
    await sign(again, { Language: 'es' });
    await (await app.as(agent)).post('/api/enrollment/SignElectronically').send(signRequest({ QuoteId: quote.id }));
    expect(await stateOf(quote.id)).toEqual(['Signed', 'Withdrawn']);
    const pdf = await (await app.as(agent)).get(`/api/enrollment/GetApplication/${quote.id}`).buffer(true);
    const text = wordsOf(pdf.body as Buffer);
    expect(text).toContain('Certificate of the employer’s electronic signature');
    expect(text).toContain('Test phone 1.0');
    expect(text).toContain('Spanish, beside the English text');
    expect((await list(quote.id)).LinkProblem).toBe(ALREADY_SUBMITTED);
  });

  it('is declined with a reason', async () => {
    const { quote, Token, Code } = await linked();
    expect((await call('Decline', { Token, Code, Language: 'ar', Reason: 'Wrong plan.' })).status).toBe(204);
    expect((await list(quote.id)).Signatures).toMatchObject([
      { State: 'Declined', Language: 'ar', DeclineReason: 'Wrong plan.' },
    ]);
    expect((await sign({ Token, Code })).body.Message).toBe(employer.ALREADY_ANSWERED);
  });

  it('ends an unanswered link with a new one, with time, and when the agent takes it back', async () => {
    const quote = await insertSignable(app, agent);
    const first = access((await request(quote.id)).body as EmployerLinkResponse);
    await request(quote.id, { EmployerName: 'Grace Hopper', ExpiresInDays: 1 });
    expect((await call('Open', first)).status).toBe(404);
    await app.database.manager.update(
      Link,
      { purpose: 'EmployerSignature', subjectId: quote.id, revokedAt: IsNull() },
      { expiresAt: app.clock.now() },
    );
    expect(await stateOf(quote.id)).toEqual(['Expired', 'Revoked']);
    const { Signature } = (await request(quote.id)).body as EmployerLinkResponse;
    await (await app.as(agent)).put(`/api/enrollment/RevokeEmployerSignature/${Signature.Id}`);
    expect(await stateOf(quote.id)).toEqual(['Revoked', 'Revoked', 'Revoked']);
  });

  it('is asked for by agents, while the agent may sign', async () => {
    const ready = await insertSignable(app, agent);
    const quoting = await insertQuote(app, agent, { status: 'Quoting' });
    const stranger = await insertAgentUser(app);
    expect((await request(ready.id, undefined, sales)).body.Message).toBe(AGENTS_SIGN);
    expect((await request(ready.id, undefined, stranger)).status).toBe(404);
    expect((await request(quoting.id)).status).toBe(409);
    const one = await request(ready.id, { EmployerName: 'Grace' });
    expect([one.status, one.body.Fields.EmployerName]).toEqual([400, [employer.EMPLOYER_NAME_NEEDED]]);
    expect((await list(ready.id, sales)).Signatures).toEqual([]);
  });

  it('waits while the agent works on the application', async () => {
    const { quote, Token, Code } = await linked();
    await app.database.manager.update(Quote, { id: quote.id }, { status: 'Enrolling' });
    expect(await open({ Token, Code })).toMatchObject({ Problem: employer.AGENT_AT_WORK, Sections: [], Sha256: '' });
    expect((await sign({ Token, Code })).body.Message).toBe(employer.AGENT_AT_WORK);
  });

  it('has an end at twenty links', async () => {
    const quote = await insertSignable(app, agent);
    for (let count = 0; count < employer.MOST_EMPLOYER_LINKS; count += 1) {
      await insertEmployerLink(app, agent, quote);
    }
    const { status, body } = await request(quote.id);
    expect([status, body.Message]).toEqual([422, employer.TOO_MANY_EMPLOYER_LINKS]);
  });
});
