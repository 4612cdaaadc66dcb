import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { EligibilityConfirmation } from '../../backend/src/enrollment/parts/documents/eligibility-confirmation.table.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { Link } from '../../backend/src/platform/links/link.table.ts';
import { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import * as eligible from '../../shared/src/enrollment/eligible-employees.ts';
import type { EmployeePage } from '../../shared/src/enrollment/employees/employees.record.ts';
import type {
  EligibleList,
  EmployerPages,
  EmployerSignaturesResponse,
} from '../../shared/src/enrollment/employer-signature.record.ts';
import { ALREADY_ANSWERED, SUBMITTED_BY_AGENT } from '../../shared/src/enrollment/employer-signing.ts';
import { CONSENT_CHANGED, TYPE_YOUR_NAME } from '../../shared/src/enrollment/signing.ts';
import { SHARE_LINK_NOT_VALID } from '../../shared/src/proposals/share-link.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertEnrolling } from '../support/demographics-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertEmployeeLink, insertEmployerLink, insertSignable, signRequest } from '../support/signing-builders.ts';

type Access = { Token: string; Code: string };

const RUTH = { firstName: 'Ruth', lastName: 'Larsen' };
const OMAR = {
  ...{ employeeNumber: 2, firstName: 'Omar', lastName: 'Haddad' },
  ...({ medicalStatus: 'Waive', dentalStatus: 'Waive', visionStatus: 'Waive' } as const),
};
const KIM = { relationship: 'Child', firstName: 'Kim', lastName: 'Larsen' } as const;

describe('who is eligible, confirmed by the employer with the link for the signature', () => {
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

  const call = (name: string, body: object) =>
    reader.post(`/api/employersignature/${name}`).set('User-Agent', 'Test phone 1.0').send(body);
  const open = async (access: Access) => (await call('Open', access)).body as EmployerPages;
  const listOf = async (access: Access): Promise<EligibleList> => (await open(access)).Steps!.Eligible;
  const confirm = async (access: Access, given: object = {}) => {
    const { Sha256, WordsVersion } = await listOf(access);
    return call('ConfirmEligible', {
      ...{ ...access, SignedByName: 'Grace Hopper', Agreed: true, WordsVersion, Sha256 },
      ...given,
    });
  };
  const say = (access: Access, Note: string) => call('NoteEligible', { ...access, Note });
  const linked = async () => {
    const { quote, members } = await insertEnrolling(app, agent, { members: [RUTH, KIM, OMAR] });
    const { id: linkId, ...access } = await insertEmployerLink(app, agent, quote);
    return { quote, members, linkId, access };
  };
  const seenBy = async (user: User, quoteId: number) =>
    (await (await app.as(user)).get(`/api/enrollment/EmployerSignatures/${quoteId}`))
      .body as EmployerSignaturesResponse;

  it('lists the employees with their choice, and nothing else about anybody', async () => {
    const { access, quote } = await linked();
    const list = await listOf(access);
    expect(list).toMatchObject({ Note: '', ConfirmedAt: null, ConfirmedByName: null, IsConfirmed: false });
    expect(list.Employees).toEqual([
      { Name: 'Ruth Larsen', IsEnrolling: true, WaiveReason: null },
      { Name: 'Omar Haddad', IsEnrolling: false, WaiveReason: null },
    ]);
    expect((await seenBy(agent, quote.id)).Eligibility).toBeNull();
  });

  it('keeps exactly what was confirmed, with who, when, where and which words; the agent and staff see it', async () => {
    const { quote, linkId, access } = await linked();
    const { Sha256 } = await listOf(access);
    expect((await confirm(access, { SignedByName: ' Rosa B. Delgado ', Language: 'es' })).status).toBe(204);
    const stored = await app.database.manager.findOneByOrFail(EligibilityConfirmation, { quoteId: quote.id });
    expect(stored).toMatchObject({
      linkId,
      confirmedByName: 'Rosa B. Delgado',
      confirmedAt: app.clock.now(),
      language: 'es',
      wordsVersion: '2026-11-eligible',
      words: eligible.ELIGIBLE_WORDS,
      ip: expect.stringContaining('127.0.0.1'),
      userAgent: 'Test phone 1.0',
    });
    const document = await app.database.manager.findOneByOrFail(StoredDocument, { id: stored.contentDocumentId });
    const bytes = await buffer(await app.get(StoredDocumentsService).open(document));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(Sha256);
    expect(bytes.toString()).toContain('Omar Haddad');
    expect(bytes.toString()).not.toMatch(/Kim|19\d\d-/);
    const shown = {
      ConfirmedAt: app.clock.now().toISOString(),
      ConfirmedByName: 'Rosa B. Delgado',
      Language: 'es',
      WordsVersion: '2026-11-eligible',
      Sha256,
      IsCurrent: true,
    };
    expect([(await seenBy(agent, quote.id)).Eligibility, (await seenBy(sales, quote.id)).Eligibility]).toEqual([
      shown,
      shown,
    ]);
    expect(await listOf(access)).toMatchObject({ IsConfirmed: true, ConfirmedByName: 'Rosa B. Delgado' });
    const audited = await app.database.manager.findBy(AuditEvent, {
      action: 'confirm-eligible',
      subjectId: String(quote.id),
    });
    expect(audited.map(({ userId, fields }) => [userId, fields])).toEqual([[null, '']]);
  });

  it('is overtaken when the list changes, by an employee’s own waiver too, and is confirmed again', async () => {
    const { quote, members, access } = await linked();
    await confirm(access);
    await app.database.manager.update(CensusMember, { id: members[2]!.id }, { lastName: 'Newname' });
    expect(await listOf(access)).toMatchObject({ IsConfirmed: false, ConfirmedByName: 'Grace Hopper' });
    expect((await seenBy(agent, quote.id)).Eligibility).toMatchObject({ IsCurrent: false });
    expect((await confirm(access)).status).toBe(204);
    const { id: _id, ...ruths } = await insertEmployeeLink(app, agent, quote, members[0]!.id);
    const { Sha256, WordsVersion } = (await reader.post('/api/employee/Open').send(ruths)).body as EmployeePage;
    const waived = { Choice: 'Waive', WaiveReason: 'Medicare', SignedByName: 'Ruth Larsen', Agreed: true };
    const body = { ...ruths, ...waived, WordsVersion, Sha256 };
    expect((await reader.post('/api/employee/Finish').send(body)).status).toBe(204);
    const list = await listOf(access);
    expect([list.IsConfirmed, list.Employees[0]]).toEqual([
      false,
      { Name: 'Ruth Larsen', IsEnrolling: false, WaiveReason: 'Covered by Medicare' },
    ]);
  });

  it('counts for another link of the same quote, but for no other quote', async () => {
    const [one, other] = [await linked(), await linked()];
    await confirm(one.access);
    const { id: _id, ...again } = await insertEmployerLink(app, agent, one.quote);
    expect([(await listOf(again)).IsConfirmed, (await listOf(other.access)).IsConfirmed]).toEqual([true, false]);
  });

  it.each<[string, object, number, string]>([
    ['without a full name', { SignedByName: 'Grace' }, 422, TYPE_YOUR_NAME],
    ['without a check', { Agreed: false }, 422, eligible.CONFIRM_LIST],
    ['with words of another version', { WordsVersion: '2025-01' }, 422, CONSENT_CHANGED],
    ['of another list', { Sha256: '0'.repeat(64) }, 409, eligible.LIST_CHANGED_WHILE_READ],
  ])('is refused %s, and nothing is kept', async (_what, given, status, message) => {
    const { quote, access } = await linked();
    const answer = await confirm(access, given);
    expect([answer.status, answer.body.Message]).toEqual([status, message]);
    expect(await app.database.manager.countBy(EligibilityConfirmation, { quoteId: quote.id })).toBe(0);
  });

  it('is kept once for five requests of the same moment', async () => {
    const { quote, access } = await linked();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(access)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.Message).toBe(eligible.ALREADY_CONFIRMED);
    expect(await app.database.manager.countBy(EligibilityConfirmation, { quoteId: quote.id })).toBe(1);
  });

  it('comes before the signature, whose certificate has it', async () => {
    const quote = await insertSignable(app, agent);
    const { id: _id, ...access } = await insertEmployerLink(app, agent, quote);
    const { Sha256, ConsentVersion } = await open(access);
    const signature = { ...access, SignedByName: 'Grace Hopper', ApplicationEnteredConsent: true };
    const sign = () => call('Sign', { ...signature, ConsentVersion, Sha256 });
    const early = await sign();
    expect([early.status, early.body.Message]).toEqual([422, eligible.CONFIRM_BEFORE_SIGNING]);
    await confirm(access);
    await say(access, 'Ben has left.');
    expect((await sign()).body.Message).toBe(eligible.CONFIRM_BEFORE_SIGNING);
    await confirm(access);
    expect((await sign()).status).toBe(204);
    const copy = pdfText((await call('Application', access).buffer(true)).body as Buffer).replaceAll(/\s+/g, ' ');
    expect(copy).toContain('Confirmed by Grace Hopper');
    expect(copy).toContain('This list has every employee who is eligible for this coverage');
  });

  it('or the employer says what is wrong: the agent reads it, sealed, and a confirmation takes it back', async () => {
    const { quote, linkId, access } = await linked();
    const BEN = 'Ben Quixnote has left.';
    expect((await say(access, BEN)).status).toBe(204);
    expect((await listOf(access)).Note).toBe(BEN);
    expect((await seenBy(agent, quote.id)).Signatures).toMatchObject([{ EligibleNote: BEN }]);
    const row = await app.database.manager.findOneByOrFail(Link, { id: linkId });
    expect(JSON.stringify(row)).not.toContain('Quixnote');
    expect((await say(access, 'x'.repeat(501))).status).toBe(400);
    expect((await confirm(access)).status).toBe(204);
    expect((await listOf(access)).Note).toBe('');
    await say(access, BEN);
    expect(await listOf(access)).toMatchObject({ IsConfirmed: false, Note: BEN });
    expect((await say(access, '')).status).toBe(204);
    expect(await listOf(access)).toMatchObject({ IsConfirmed: true, Note: '' });
  });

  it('is over once it was answered or submitted, and with the link, its maker and its quote', async () => {
    const refusals = async (access: Access) => {
      const given = { SignedByName: 'Grace Hopper', Agreed: true, WordsVersion: '2026-11-eligible', Sha256: '' };
      const answers = [await call('ConfirmEligible', { ...access, ...given }), await say(access, 'Ben has left.')];
      return answers.map(({ status, body }) => [status, body.Message]);
    };
    const [declined, submitted] = [await insertSignable(app, agent), await insertSignable(app, agent)];
    const { id: _one, ...first } = await insertEmployerLink(app, agent, declined);
    await call('Decline', { ...first, Reason: '' });
    expect(await refusals(first)).toEqual(Array(2).fill([409, ALREADY_ANSWERED]));
    const { id: _two, ...second } = await insertEmployerLink(app, agent, submitted);
    await (await app.as(agent)).post('/api/enrollment/SignElectronically').send(signRequest({ QuoteId: submitted.id }));
    expect(await refusals(second)).toEqual(Array(2).fill([409, SUBMITTED_BY_AGENT]));
    const [revoked, deleted] = [await linked(), await linked()];
    await (await app.as(agent)).put(`/api/enrollment/RevokeEmployerSignature/${revoked.linkId}`);
    await app.database.manager.update(Quote, { id: deleted.quote.id }, { isDeleted: true });
    const leaver = await insertAgentUser(app);
    const left = await insertEmployerLink(app, leaver, (await insertEnrolling(app, leaver)).quote);
    await app.database.manager.update(User, { id: leaver.id }, { isActive: false });
    for (const { Token, Code } of [revoked.access, deleted.access, left]) {
      expect(await refusals({ Token, Code })).toEqual(Array(2).fill([404, SHARE_LINK_NOT_VALID]));
    }
  });
});
