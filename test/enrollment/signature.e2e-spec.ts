import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { User } from '../../backend/src/platform/people/user.table.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { EnrollmentDocument } from '../../backend/src/enrollment/parts/documents/enrollment-document.table.ts';
import type { ApplicationContent } from '../../backend/src/enrollment/application/application-content.ts';
import { notDecidable } from '../../backend/src/enrollment/decisions/decisions.service.ts';
import { Signature } from '../../backend/src/enrollment/parts/documents/signature.table.ts';
import * as idempotency from '../../backend/src/platform/jobs/idempotency.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { SignatureResponse, SignRequest } from '../../shared/src/enrollment/signature.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { signsForAnother } from '../../shared/src/enrollment/signing.ts';
import * as signing from '../../shared/src/enrollment/signing.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertEnrolling } from '../support/demographics-builders.ts';
import { insertEnrollmentDocument } from '../support/document-builders.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';
import { insertSignable, signRequest } from '../support/signing-builders.ts';
import { whileStored } from '../support/while-stored.ts';

const PATH = '/api/enrollment/SignElectronically';
const SSN = /\b\d{3}-?\d{2}-?\d{4}\b/;

describe('POST /api/enrollment/SignElectronically', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app, { fullName: 'Ada Agent', username: 'ada' });
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const sign = async (QuoteId: number, given: Partial<SignRequest> = {}, key?: string, user = agent) => {
    const request = (await app.as(user)).post(PATH).set('User-Agent', 'Test browser 1.0');
    return (key === undefined ? request : request.set('Idempotency-Key', key)).send(signRequest({ QuoteId, ...given }));
  };
  const stored = (id: number) => app.database.manager.findOneByOrFail(Quote, { id });
  const signatureOf = async (id: number) =>
    (await (await app.as(sales)).get(`/api/enrollment/GetElectronicSignature/${id}`)).body as SignatureResponse;
  const counts = async (quoteId: number) => ({
    signatures: await app.database.manager.countBy(Signature, { quoteId }),
    moves: await app.database.manager.countBy(QuoteEvent, { quoteId, toStatus: 'Complete' }),
    audited: await app.database.manager.countBy(AuditEvent, {
      subject: 'quote',
      subjectId: String(quoteId),
      userId: agent.id,
    }),
  });
  const ONCE = { signatures: 1, moves: 1, audited: 1 };
  const NEVER = { signatures: 0, moves: 0, audited: 0 };

  it('submits and locks the quote, and answers with the signature', async () => {
    const { id, groupId } = await insertSignable(app, agent);
    const { status, body } = await sign(id, {
      SignedByName: ' Ada Agent ',
      GroupId: groupId,
      AgentNotes: 'Call first.',
    });
    const expected: SignatureResponse = {
      SignedByName: 'Ada Agent',
      SignedByUserName: 'ada',
      AccountName: 'Ada Agent',
      NameDiffers: false,
      AgentOfRecord: null,
      SignedDateTime: app.clock.now().toISOString(),
      AgentNotes: 'Call first.',
      ConsentVersion: signing.CONSENT_VERSION,
      ConsentText: signing.CONSENT_TEXT,
      MemberDropConsent: false,
      Sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as never,
      Origin: null,
      Withdrawn: null,
    };
    expect([status, body]).toEqual([200, expected]);
    const Origin = { Address: expect.stringContaining('127.0.0.1') as string, Browser: 'Test browser 1.0' };
    expect(await signatureOf(id)).toEqual({ ...expected, Origin });
    const toAgent = await (await app.as(agent)).get(`/api/enrollment/GetElectronicSignature/${id}`);
    expect(toAgent.body).toEqual(body);
    expect(await stored(id)).toMatchObject({ status: 'Complete', readOnlyReason: 4 });
    expect(await counts(id)).toEqual(ONCE);
    expect(await app.database.manager.findOneByOrFail(Signature, { quoteId: id })).toMatchObject({
      signedByUserId: agent.id,
      ip: expect.stringContaining('127.0.0.1'),
      userAgent: 'Test browser 1.0',
    });
  });

  it('keeps exactly what was signed, under the digest that it answers, without an SSN', async () => {
    const { id } = await insertSignable(app, agent);
    const { body } = await sign(id);
    const { contentDocumentId } = await app.database.manager.findOneByOrFail(Signature, { quoteId: id });
    const document = await app.database.manager.findOneByOrFail(StoredDocument, { id: contentDocumentId });
    const bytes = await buffer(await app.get(StoredDocumentsService).open(document));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.Sha256);
    const content = JSON.parse(bytes.toString()) as ApplicationContent;
    expect(content.Members).toMatchObject([{ FirstName: 'Orla', LastName: 'Hidden', Medical: 'Enroll' }]);
    expect(content.Documents.map(({ DocTypeId }) => DocTypeId)).toEqual([1, 15, 17, 18, 19]);
    expect(content.Application.Answers.NumberOfEmployees).toBe(30);
    expect(bytes.toString().replaceAll(/"(TaxId|Phone|Sha256)":"[^"]*"/g, '')).not.toMatch(SSN);
  });

  it('refuses a second signature', async () => {
    const { id } = await insertSignable(app, agent);
    await sign(id);
    const { status, body } = await sign(id);
    expect([status, body.Code, body.Message]).toEqual([409, 'WRONG_STATE', signing.ALREADY_SUBMITTED]);
    expect(await counts(id)).toEqual(ONCE);
  });

  it('is given once when twenty are sent at the same moment', async () => {
    const { id } = await insertSignable(app, agent);
    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(id)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.Message])).toEqual(
      Array.from({ length: 19 }, () => [409, signing.ALREADY_SUBMITTED]),
    );
    expect(await counts(id)).toEqual(ONCE);
    expect(await app.database.manager.countBy(StoredDocument, { fileName: `Signed application ${id}.json` })).toBe(1);
  });

  describe('under a name', () => {
    it('that is not the account’s asks once more, names both, and keeps both', async () => {
      const { id } = await insertSignable(app, agent);
      const asked = await sign(id, { SignedByName: 'Someone Else' });
      expect([asked.status, asked.body.Code, asked.body.Message, asked.body.Fields]).toEqual([
        409,
        'CONFIRMATION_NEEDED',
        signsForAnother('Someone Else', 'Ada Agent'),
        { AccountName: ['Ada Agent'] },
      ]);
      expect(await counts(id)).toEqual(NEVER);
      expect((await sign(id, { SignedByName: 'Someone Else', AccountName: 'Ada Else' })).status).toBe(409);
      expect((await sign(id, { SignedByName: 'Someone Else', AccountName: 'Ada Agent' })).status).toBe(200);
      const seen = { SignedByName: 'Someone Else', AccountName: 'Ada Agent', NameDiffers: true };
      expect(await signatureOf(id)).toMatchObject(seen);
      await app.database.manager.update(User, { id: agent.id }, { fullName: 'Someone Else' });
      expect(await signatureOf(id)).toMatchObject(seen);
      await app.database.manager.update(User, { id: agent.id }, { fullName: 'Ada Agent' });
    });

    it('that differs in case, accents, middle names and suffixes is the account’s', async () => {
      const { id } = await insertSignable(app, agent);
      expect((await sign(id, { SignedByName: 'ÁDA M. agent Jr.' })).status).toBe(200);
      expect(await signatureOf(id)).toMatchObject({ SignedByName: 'ÁDA M. agent Jr.', NameDiffers: false });
    });

    it('of a single word is refused', async () => {
      const { id } = await insertSignable(app, agent);
      const { status, body } = await sign(id, { SignedByName: 'Ada' });
      expect([status, body.Fields]).toEqual([422, { SignedByName: [signing.TYPE_YOUR_NAME] }]);
      expect(await counts(id)).toEqual(NEVER);
    });
  });

  it('repeated with its Idempotency-Key after a return is not answered with the withdrawn signature', async () => {
    const { id, groupId } = await insertSignable(app, agent);
    const key = 'returned-in-between';
    expect((await sign(id, {}, key)).status).toBe(200);
    expect((await sign(id, {}, key)).status).toBe(200);
    const sendBack = (await app.as(sales)).put('/api/enrollment/SendBackToSignatureRequired');
    expect((await sendBack.send({ QuoteId: id, GroupId: groupId })).status).toBe(204);
    const repeated = await sign(id, {}, key);
    expect([repeated.status, repeated.body.Message]).toEqual([409, signing.SIGNATURE_WITHDRAWN]);
    expect((await stored(id)).status).toBe('SignatureRequired');
    expect((await sign(id, {}, 'anew')).status).toBe(200);
    expect(await counts(id)).toMatchObject({ signatures: 2 });
  });

  it('with one Idempotency-Key twenty times gives one signature and one answer', async () => {
    const { id } = await insertSignable(app, agent);
    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(id, {}, 'twenty')));
    const waiting = answers.filter(({ status }) => status === 409);
    expect(new Set(waiting.map(({ body }) => body.Message))).toEqual(
      new Set(waiting.length > 0 ? [idempotency.stillWorking(10)] : []),
    );
    const first = await sign(id, {}, 'twenty');
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual(
      Array.from({ length: 20 - waiting.length }, () => first.body),
    );
    expect(await counts(id)).toEqual(ONCE);
  });

  it('refuses a key that was used for something else, knows each user’s own, and one that is no key', async () => {
    const [one, other] = [await insertSignable(app, agent), await insertSignable(app, agent)];
    await sign(one.id, {}, 'once');
    const reused = await sign(other.id, {}, 'once');
    expect([reused.status, reused.body.Message]).toEqual([422, idempotency.KEY_REUSED]);
    const colleague = await insertAgentUser(app);
    expect((await sign(one.id, {}, 'once', colleague)).status).toBe(404);
    const broken = await sign(other.id, {}, 'a b');
    expect([broken.status, broken.body.Message]).toEqual([400, idempotency.KEY_NOT_VALID]);
    expect(await counts(other.id)).toEqual(NEVER);
  });

  it('leaves the key free when it was refused', async () => {
    const { id } = await insertSignable(app, agent);
    await app.database.manager.update(Quote, { id }, { status: 'Enrolling' });
    expect((await sign(id, {}, 'again')).body.Message).toBe(signing.COMPLETE_ALL_SECTIONS);
    await app.database.manager.update(Quote, { id }, { status: 'SignatureRequired' });
    expect((await sign(id, {}, 'again')).status).toBe(200);
  });

  it.each<[string, Partial<SignRequest>, number, string, string | null]>([
    ['without a name', { SignedByName: '  ' }, 422, signing.TYPE_YOUR_NAME, 'SignedByName'],
    ['without consent', { ApplicationEnteredConsent: false }, 422, signing.CONSENT_NEEDED, 'ApplicationEnteredConsent'],
    ['to an older text', { ConsentVersion: '2020-01' }, 422, signing.CONSENT_CHANGED, 'ApplicationEnteredConsent'],
    ['for another group', { GroupId: 999_999 }, 404, 'was not found', null],
  ])('is refused %s, and nothing is written', async (_what, given, status, message, field) => {
    const { id } = await insertSignable(app, agent);
    const answer = await sign(id, given);
    expect([answer.status, answer.body.Message]).toEqual([status, expect.stringContaining(message)]);
    expect(Object.keys(answer.body.Fields)).toEqual(field === null ? [] : [field]);
    expect(await counts(id)).toEqual(NEVER);
  });

  it('is not given for what somebody changes at that moment: the signer has not seen it', async () => {
    const quote = await insertSignable(app, agent);
    whileStored(app, () => insertEnrollmentDocument(app, agent, quote, { docTypeId: 24 }));
    const { status, body } = await sign(quote.id);
    expect([status, body.Code, body.Message]).toEqual([409, 'STALE_VERSION', CHANGED_BY_SOMEONE_ELSE]);
    expect(await counts(quote.id)).toEqual(NEVER);
    expect((await sign(quote.id)).status).toBe(200);
  });

  it('looks at the parts again: a document that is gone stops it, whatever the status says', async () => {
    const { id } = await insertSignable(app, agent);
    await app.database.manager.delete(EnrollmentDocument, { quoteId: id, docTypeId: 19 });
    const { status, body } = await sign(id);
    expect([status, body.Message]).toEqual([422, signing.COMPLETE_ALL_SECTIONS]);
    expect([(await stored(id)).status, await counts(id)]).toEqual(['SignatureRequired', NEVER]);
  });

  it('asks for consent where people who are covered now would lose it', async () => {
    const { id: groupId } = await insertGroup(app, agent);
    const inForce = { groupId, status: 'Approved', effectiveDate: isoDate('2026-01-01') } as const;
    await insertEnrolling(app, agent, { quote: inForce, members: [{ firstName: 'Zoe', lastName: 'Leaver' }] });
    const { id } = await insertSignable(app, agent, { groupId });
    for (const MemberDropConsent of [undefined, false]) {
      const { status, body } = await sign(id, { MemberDropConsent });
      expect([status, body.Message, Object.keys(body.Fields)]).toEqual([
        422,
        signing.DROP_CONSENT_NEEDED,
        ['MemberDropConsent'],
      ]);
    }
    expect(await counts(id)).toEqual(NEVER);
    expect((await sign(id, { MemberDropConsent: true })).body).toMatchObject({ MemberDropConsent: true });
  });

  it('names the fields that are wrong and refuses unknown ones', async () => {
    const wrong = { QuoteId: '7', SignedByName: 5, ApplicationEnteredConsent: 'false', Nope: 1 };
    const { status, body } = await (await app.as(agent)).post('/api/ENROLLMENT/signelectronically').send(wrong);
    expect(status).toBe(400);
    expect(Object.keys(body.Fields).sort()).toEqual(Object.keys(wrong).sort());
  });

  it('is the agent’s: others do not find the quote, and internal staff may not', async () => {
    const { id } = await insertSignable(app, agent);
    expect((await sign(id, {}, undefined, await insertAgentUser(app))).status).toBe(404);
    const refused = await sign(id, {}, undefined, sales);
    expect([refused.status, refused.body.Message]).toEqual([409, signing.AGENTS_SIGN]);
    expect(
      (
        await app
          .anonymous()
          .post(PATH)
          .send(signRequest({ QuoteId: id }))
      ).status,
    ).toBe(401);
    expect(await counts(id)).toEqual(NEVER);
  });

  it('is withdrawn when the quote is returned, and given anew; the first one stays', async () => {
    const { id, groupId } = await insertSignable(app, agent);
    await sign(id, { SignedByName: 'Ada One Agent' });
    const operations = await app.as(await insertOperationsUser(app));
    const back = { QuoteId: id, GroupId: groupId, Reason: 'The W-9 is old.' };
    expect((await operations.put('/api/enrollment/SendBackToSignatureRequired').send(back)).status).toBe(204);
    expect(await stored(id)).toMatchObject({ status: 'SignatureRequired', readOnlyReason: 0 });
    expect(await signatureOf(id)).toMatchObject({
      SignedByName: 'Ada One Agent',
      Withdrawn: { Reason: 'The W-9 is old.' },
    });
    const filed = await app.database.manager.findOneByOrFail(EnrollmentDocument, { quoteId: id, docTypeId: 19 });
    await (await app.as(agent)).delete(`/api/enrollment/UnlinkDocument/${id}/${filed.id}`);
    // Somebody signed with it: its bytes are evidence.
    expect(await app.database.manager.countBy(StoredDocument, { id: filed.documentId })).toBe(1);
    await app.database.manager.insert(EnrollmentDocument, { ...filed });
    await app.database.manager.update(Quote, { id }, { status: 'SignatureRequired' });
    expect((await sign(id, { SignedByName: 'Ada Two Agent' })).status).toBe(200);
    expect(await signatureOf(id)).toMatchObject({ SignedByName: 'Ada Two Agent', Withdrawn: null });
    expect(await app.database.manager.countBy(Signature, { quoteId: id })).toBe(2);
  });

  it('is sent back only while it waits for a decision, by internal staff, for its own group', async () => {
    const { id, groupId } = await insertSignable(app, agent);
    const sendBack = async (body: object, user = sales) =>
      (await app.as(user)).put('/api/enrollment/SendBackToSignatureRequired').send(body);
    const early = await sendBack({ QuoteId: id, GroupId: groupId });
    expect([early.status, early.body.Message]).toEqual([409, notDecidable('Signature Required')]);
    await sign(id);
    expect((await sendBack({ QuoteId: id, GroupId: groupId + 1 })).status).toBe(404);
    expect((await sendBack({ QuoteId: id, GroupId: groupId }, agent)).status).toBe(403);
    expect((await sendBack({ QuoteId: id, GroupId: groupId })).status).toBe(204);
    expect((await sendBack({ QuoteId: id, GroupId: groupId })).status).toBe(409);
  });

  it('is null while nobody has signed, and not found in another agency', async () => {
    const { id } = await insertQuote(app, agent, { status: 'Enrolling' });
    const path = `/api/enrollment/GetElectronicSignature/${id}`;
    const { status, text } = await (await app.as(agent)).get(path);
    expect([status, text]).toEqual([200, 'null']);
    expect((await (await app.as(await insertAgentUser(app))).get(path)).status).toBe(404);
  });
});
