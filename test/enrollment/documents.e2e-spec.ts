import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { jest } from '@jest/globals';
import { BlobStore, STORAGE_UNAVAILABLE } from '../../backend/src/platform/documents/blob-store/blob-store.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { EnrollmentDocument } from '../../backend/src/enrollment/parts/documents/enrollment-document.table.ts';
import { DOCUMENT_NOT_FOUND } from '../../backend/src/enrollment/parts/documents/enrollment-documents.repository.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { type QuoteDocument, unknownDocumentType } from '../../shared/src/enrollment/documents.record.ts';
import {
  APPLICATION_FIRST,
  DOCUMENT_DELETED,
  MAX_DOCUMENTS,
  MAX_UPLOAD_BYTES,
  TOO_MANY_DOCUMENTS,
} from '../../shared/src/enrollment/upload-rules.ts';
import { readOnlyReason } from '../../shared/src/quotes/quote-status.ts';
import { insertApplication } from '../support/application-builders.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertEnrollmentDocument } from '../support/document-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { buildPdf, pdfOfSize, pdfWithForm } from '../support/pdf-files.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';

const USUAL = [1, 15, 17, 18, 19];

describe('supporting documents', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let file: Buffer;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app, { fullName: 'Ada Agent' });
    sales = await insertSalesUser(app);
    file = await buildPdf();
  });
  afterAll(() => app.close());

  async function enrolling(given: Partial<Quote> = {}, answers: Parameters<typeof insertApplication>[3] = {}) {
    const quote = await insertQuote(app, agent, { status: 'Enrolling', ...given });
    await insertApplication(app, agent, quote, answers);
    return quote;
  }
  const upload = async (quoteId: number, docTypeId: number, { body = file, name = 'scan.pdf', user = agent } = {}) =>
    (await app.as(user))
      .post(`/api/enrollment/UploadDocument/${quoteId}/${docTypeId}`)
      .attach('file', body, { filename: name, contentType: 'application/pdf' });
  const get = async (path: string, user = agent) => (await app.as(user)).get(`/api/enrollment/${path}`).buffer(true);
  const unlink = async (quoteId: number, docId: number, user = agent) =>
    (await app.as(user)).delete(`/api/enrollment/UnlinkDocument/${quoteId}/${docId}`);
  const section = async (quoteId: number) => (await get(`Overview/${quoteId}`)).body.Sections.SupportingDocuments;

  it('are kept to the byte and shown in the browser', async () => {
    const { id } = await enrolling();
    const { status, body } = await upload(id, 24, { name: '../Voided ‘check’.pdf' });
    const expected: QuoteDocument = {
      docTypeId: 24,
      docId: body.docId,
      fileName: 'Voided ‘check’.pdf',
      displayTitle: 'Voided check',
      sizeBytes: file.length,
      uploadedBy: 'Ada Agent',
      uploadedAt: expect.stringMatching(/Z$/) as never,
    };
    expect([status, body]).toEqual([201, expected]);
    expect((await get(`GetQuoteDocuments/${id}`)).body).toEqual([expected]);
    const shown = await get(`ViewQuoteDocument/${id}/${body.docId}`, sales);
    expect((shown.body as Buffer).equals(file)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': expect.stringMatching(/^inline; filename="Voided _check_.pdf"/),
      'x-filename': encodeURIComponent('Voided ‘check’.pdf'),
      'content-security-policy': expect.stringMatching(/^sandbox;/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it.each([
    // The form itself is not read any more.
    ['evil\r\nX-Evil: yes.pdf', undefined],
    ['a\\b\\..\\c.pdf', 'c.pdf'],
    ['W-9.docx', 'W-9.docx.pdf'],
  ])('named %j are kept as %j', async (name, kept) => {
    const { id } = await enrolling();
    const form = `--XX\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8''${encodeURIComponent(name)}\r\nContent-Type: application/pdf\r\n\r\n`;
    const caller = await app.as(agent);
    const { status, body } = await caller
      .post(`/api/enrollment/UploadDocument/${id}/1`)
      .set('Content-Type', 'multipart/form-data; boundary=XX')
      .send(Buffer.concat([Buffer.from(form), file, Buffer.from('\r\n--XX--\r\n')]) as never);
    expect([status, body.fileName]).toEqual([kept === undefined ? 400 : 201, kept]);
  });

  it('may be forms of the tax office, and as large as the limit to the byte', async () => {
    const { id } = await enrolling();
    expect((await upload(id, 19, { body: pdfWithForm() })).status).toBe(201);
    const before = process.memoryUsage.rss();
    const largest = await upload(id, 17, { body: await pdfOfSize(MAX_UPLOAD_BYTES) });
    expect([largest.status, largest.body.sizeBytes]).toEqual([201, MAX_UPLOAD_BYTES]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(600 * 1024 * 1024);
  });

  it('are missing one by one until all are there; then the section is completed', async () => {
    const { id } = await enrolling({}, { NumberWaiving: 1, ElectAutoPayment: true });
    expect(await section(id)).toEqual({
      State: 'NotStarted',
      Problems: [...USUAL, 24].map((type) => ({
        Field: String(type),
        Message: expect.stringMatching(/^Upload the document: /),
      })),
    });
    for (const type of [1, 15, 17, 18, 19]) {
      await upload(id, type);
    }
    expect(await section(id)).toEqual({
      State: 'Incomplete',
      Problems: [{ Field: '24', Message: 'Upload the document: Voided check.' }],
    });
    await upload(id, 24);
    expect(await section(id)).toEqual({ State: 'Completed', Problems: [] });
  });

  it('are listed with the reason for each, and who may do what', async () => {
    const { id } = await enrolling({}, { IsEnrolledInFSA: true });
    const { body } = await get(`GetRequiredDocuments/${id}`);
    expect(body.Documents.map(({ DocTypeId }: { DocTypeId: number }) => DocTypeId)).toEqual([...USUAL, 21, 22, 26, 30]);
    expect(body.Documents[0]).toEqual({
      DocTypeId: 1,
      Title: 'Group agreement',
      Why: 'The employer signs the agreement for every plan year.',
      Blocks: true,
    });
    expect(body).toMatchObject({ IsBypassed: false, MayBypass: false, EditProblem: null });
    expect((await get(`GetRequiredDocuments/${id}`, sales)).body.MayBypass).toBe(true);
    expect((await get(`GetRequiredDocuments/${id}`, await insertSuperUser(app))).body.MayBypass).toBe(false);
  });

  it('are not asked for when internal staff bypass them, of new business only', async () => {
    const bypassed = await enrolling({}, { BypassSupportDocument: true });
    expect(await section(bypassed.id)).toEqual({ State: 'Completed', Problems: [] });
    expect((await get(`GetRequiredDocuments/${bypassed.id}`)).body.IsBypassed).toBe(true);
    const renewal = await enrolling({ quoteType: 'SmallGroupRenewal' }, { BypassSupportDocument: true });
    expect((await section(renewal.id)).Problems).toEqual([
      { Field: '1', Message: 'Upload the document: Group agreement.' },
    ]);
  });

  it('of one type may be several, also when they are sent at the same moment', async () => {
    const { id } = await enrolling();
    const answers = await Promise.all([upload(id, 15, { name: 'one.pdf' }), upload(id, 15, { name: 'two.pdf' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { body } = await get(`GetQuoteDocuments/${id}`);
    expect(body.map(({ fileName }: QuoteDocument) => fileName).sort()).toEqual(['one.pdf', 'two.pdf']);
  });

  it('have an end at a hundred', async () => {
    const { id } = await enrolling();
    for (let count = 0; count < MAX_DOCUMENTS; count += 1) {
      await insertEnrollmentDocument(app, agent, { id }, { docTypeId: 15 });
    }
    const { status, body } = await upload(id, 15);
    expect([status, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', TOO_MANY_DOCUMENTS]);
    expect((await get(`GetQuoteDocuments/${id}`)).body).toHaveLength(MAX_DOCUMENTS);
  });

  it('are refused in words while the store is full, and taken once there is room', async () => {
    const quote = await enrolling();
    const full = jest
      .spyOn(app.get<BlobStore>(BlobStore as never), 'put')
      .mockImplementation((_key, content) =>
        pipeline(
          content.open(),
          new Writable({ write: (_piece, _encoding, done) => done(new Error('ENOSPC: no space left on device')) }),
        ),
      );
    const refused = await upload(quote.id, 1);
    full.mockRestore();
    expect([refused.status, refused.body.Message]).toEqual([503, STORAGE_UNAVAILABLE]);
    expect((await upload(quote.id, 1)).status).toBe(201);
  });

  it('are deleted with their bytes; a second click finds nothing', async () => {
    const { id } = await enrolling();
    const { body } = await upload(id, 1);
    const { documentId } = await app.database.manager.findOneByOrFail(EnrollmentDocument, { id: body.docId });
    const { blobKey } = await app.database.manager.findOneByOrFail(StoredDocument, { id: documentId });
    const answers = [await unlink(id, body.docId), await unlink(id, body.docId)];
    expect(answers.map((answer) => [answer.status, answer.body.Message])).toEqual([
      [200, DOCUMENT_DELETED],
      [404, DOCUMENT_NOT_FOUND],
    ]);
    expect(await app.database.manager.countBy(StoredDocument, { blobKey })).toBe(0);
    expect((await get(`ViewQuoteDocument/${id}/${body.docId}`)).status).toBe(404);
    expect((await section(id)).State).toBe('NotStarted');
  });

  it('belong to their quote: neither another quote’s nor another agency’s is found', async () => {
    const [own, other] = [await enrolling(), await enrolling()];
    const { body } = await upload(own.id, 1);
    const stranger = await insertAgentUser(app);
    const answers = [
      await get(`ViewQuoteDocument/${other.id}/${body.docId}`),
      await unlink(other.id, body.docId),
      await get(`ViewQuoteDocument/${own.id}/${body.docId}`, stranger),
      await unlink(own.id, body.docId, stranger),
      await get(`GetQuoteDocuments/${own.id}`, stranger),
      await get(`GetRequiredDocuments/${own.id}`, stranger),
      await upload(own.id, 1, { user: stranger }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await get(`GetQuoteDocuments/${own.id}`)).body).toHaveLength(1);
  });

  it.each<[string, Partial<Quote>, number, string]>([
    ['before enrollment', { status: 'Quoting' }, 409, 'Choose the plans and start enrollment first.'],
    [
      'once the quote is signed',
      { status: 'Complete', readOnlyReason: 4 },
      409,
      'This application was submitted and can no longer be changed.',
    ],
    ['while the quote is locked', { readOnlyReason: 4 }, 409, readOnlyReason(4)!],
  ])('cannot be changed %s', async (_when, given, status, message) => {
    const { id } = await enrolling();
    const { body } = await upload(id, 1);
    await app.database.query('UPDATE quotes SET status = ?, readOnlyReason = ? WHERE id = ?', [
      given.status ?? 'Enrolling',
      given.readOnlyReason ?? 0,
      id,
    ]);
    const answers = [await upload(id, 1), await unlink(id, body.docId)];
    expect(answers.map((answer) => [answer.status, answer.body.Message])).toEqual(answers.map(() => [status, message]));
    expect((await get(`GetRequiredDocuments/${id}`)).body.EditProblem).toBe(message);
  });

  it('wait for the application, and have types of their own', async () => {
    const { id } = await insertQuote(app, agent, { status: 'Enrolling' });
    const early = await upload(id, 1);
    expect([early.status, early.body.Message]).toEqual([409, APPLICATION_FIRST]);
    const wrong = await upload((await enrolling()).id, 16);
    expect([wrong.status, wrong.body.Message]).toEqual([400, unknownDocumentType(16)]);
  });

  it('leave one row each in the audit trail, without names of files', async () => {
    const { id } = await enrolling();
    const { body } = await upload(id, 24, { name: 'Orla Hidden.pdf' });
    await get(`ViewQuoteDocument/${id}/${body.docId}`);
    await unlink(id, body.docId);
    const events = await app.database.manager.find(AuditEvent, {
      where: { userId: agent.id },
      order: { id: 'DESC' },
      take: 3,
    });
    expect(events.map(({ action, subject, fields }) => [action, subject, fields])).toEqual([
      ['unlink-document', 'quote', 'Voided check'],
      ['view-document', 'enrollment-document', ''],
      ['upload-document', 'quote', 'Voided check'],
    ]);
  });
});
