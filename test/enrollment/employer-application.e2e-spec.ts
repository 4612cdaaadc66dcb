import { Application } from '../../backend/src/enrollment/parts/application/application.table.ts';
import { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { ApplicationAnswers } from '../../shared/src/enrollment/application.record.ts';
import { TAX_ID_TAKEN } from '../../shared/src/enrollment/application/tax-control.ts';
import type {
  EmployerApplication,
  EmployerLinkResponse,
  EmployerPages,
  EmployerSignaturesResponse,
} from '../../shared/src/enrollment/employer-signature.record.ts';
import * as employer from '../../shared/src/enrollment/employer-signing.ts';
import { SHARE_LINK_NOT_VALID } from '../../shared/src/proposals/share-link.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { type TestApp, startApp } from '../support/app.ts';
import {
  applicationRequest,
  readApplication,
  saveApplication,
  storedApplication,
} from '../support/application-builders.ts';
import { insertEnrolling } from '../support/demographics-builders.ts';
import { insertGroup } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { buildSubgroup } from '../support/shared/application-answers.ts';
import { employersAnswers, insertEmployerLink, insertSignable, signRequest } from '../support/signing-builders.ts';

type Access = { Token: string; Code: string };

describe('the application, filled in by the employer with the link for the signature', () => {
  let app: TestApp;
  let agent: User;
  let reader: Awaited<ReturnType<TestApp['visitor']>>;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app, { fullName: 'Ada Agent' });
    reader = await app.visitor();
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(60_000));

  const call = (name: string, body: object) => reader.post(`/api/employersignature/${name}`).send(body);
  const open = async (access: Access) => (await call('Open', access)).body as EmployerPages;
  const read = async (access: Access) => (await call('Answers', access)).body as EmployerApplication;
  const save = (access: Access, given: object = {}) =>
    call('SaveAnswers', { ...access, ...employersAnswers(), ...given });
  const linked = async (answers: Partial<ApplicationAnswers> | null = { CompanyType: null }) => {
    const { quote } = await insertEnrolling(app, agent, { answers });
    const { id: linkId, ...access } = await insertEmployerLink(app, agent, quote);
    return { quote, linkId, access };
  };
  const list = async (quoteId: number) =>
    (await (await app.as(agent)).get(`/api/enrollment/EmployerSignatures/${quoteId}`))
      .body as EmployerSignaturesResponse;

  it('can be asked for while the agent works on it: the email says what the employer does', async () => {
    const { quote } = await insertEnrolling(app, agent, { answers: null });
    const caller = await app.as(agent);
    const draft = (await caller.get(`/api/enrollment/EmployerEmailDraft/${quote.id}`)).body;
    expect([draft.Subject, draft.Message]).toEqual([
      expect.stringMatching(/^Application of .* to complete and sign$/),
      expect.stringContaining(
        'Please fill in what is missing, confirm who is eligible, and sign it online; you need no account.',
      ),
    ]);
    const { status, body } = await caller
      .post(`/api/enrollment/EmployerSignature/${quote.id}`)
      .send({ EmployerName: 'Grace Hopper' });
    expect(status).toBe(201);
    const { Url, Code } = body as EmployerLinkResponse;
    const pages = await open({ Token: Url.split('#')[1]!, Code });
    expect(pages).toMatchObject({ Problem: employer.AGENT_AT_WORK, Sections: [], Sha256: '' });
    expect(pages.Steps).toMatchObject({ IsSaved: false, AgentsParts: ['SupportingDocuments', 'Demographics'] });
  });

  it('is saved where the agent saves it, and the agent sees when', async () => {
    const { quote, access } = await linked();
    expect((await open(access)).Steps).toMatchObject({
      IsClosed: false,
      IsSaved: true,
      Missing: 1,
      AgentsParts: ['SupportingDocuments', 'Demographics'],
    });
    const { status, body } = await save(access, { CompanyType: 'Partnership' });
    expect([status, body.Version, body.CompanyType, body.Problems]).toEqual([200, 2, 'Partnership', []]);
    expect((await open(access)).Steps?.Missing).toBe(0);
    const seen = await readApplication(app, agent, quote.id);
    expect([seen.CompanyType, seen.Version]).toEqual(['Partnership', 2]);
    expect((await list(quote.id)).Signatures).toMatchObject([{ SavedAt: app.clock.now().toISOString() }]);
    const audited = await app.database.manager.findBy(AuditEvent, {
      action: 'save-application-as-employer',
      subjectId: String(quote.id),
    });
    expect(audited.map(({ userId, fields }) => [userId, fields])).toEqual([[null, 'CompanyType']]);
  });

  it('starts from what is known, and nothing is stored until it is saved', async () => {
    const { quote, access } = await linked(null);
    expect(await read(access)).toMatchObject({ Version: 0, SavedBefore: false });
    expect(await storedApplication(app, quote.id)).toBeNull();
    expect((await save(access, { Version: 0 })).status).toBe(200);
    expect(await storedApplication(app, quote.id)).toMatchObject({ version: 1, isSavedByStaff: false });
  });

  it('opens the signature once nothing is missing, and closes it again', async () => {
    const quote = await insertSignable(app, agent);
    const { id: _id, ...access } = await insertEmployerLink(app, agent, quote);
    const before = await open(access);
    expect(before).toMatchObject({ Problem: null, Steps: { IsSaved: true, Missing: 0, AgentsParts: [] } });
    const { Version, NumberOfEmployees } = await read(access);
    await save(access, { NumberOfEmployees, CompanyType: null, Version });
    expect((await open(access)).Problem).toBe(employer.AGENT_AT_WORK);
    await save(access, { NumberOfEmployees, CompanyType: 'Corporation', Version: Version + 1 });
    const after = await open(access);
    expect(after.Problem).toBeNull();
    expect(after.Sha256).not.toBe(before.Sha256);
  });

  it('leaves to the agent how it is submitted: the employer neither reads nor changes it', async () => {
    const quote = await insertSignable(app, agent);
    const { id: _id, ...access } = await insertEmployerLink(app, agent, quote);
    const shown = await read(access);
    expect(Object.keys(shown).filter((name) => /Bypass|EarlierQuote|QuoteId/.test(name))).toEqual([]);
    const refused = await save(access, { BypassSupportDocument: true });
    expect([refused.status, Object.keys(refused.body.Fields as object)]).toEqual([400, ['BypassSupportDocument']]);
    const { NumberOfEmployees, Version } = shown;
    expect((await save(access, { NumberOfEmployees, Version })).status).toBe(200);
    expect((await storedApplication(app, quote.id))?.answers).toMatchObject({ BypassMemberEnrollment: true });
  });

  it('does not tell who else is enrolled under a tax ID: the agent has to look', async () => {
    const taken = '387654321';
    await insertGroup(app, await insertAgentUser(app), { taxId: taken, groupEnterpriseId: '1000077' });
    const { quote, access } = await linked({});
    const answers = employersAnswers();
    const { body } = await save(access, { PrimaryGroup: { ...answers.PrimaryGroup, TaxId: taken } });
    expect([body.Problems, body.Facts.takenTaxIds, body.PrimaryGroup.formStatus]).toEqual([[], [], 'complete']);
    expect((await open(access)).Steps).toMatchObject({
      Missing: 0,
      AgentsParts: ['Application', 'SupportingDocuments', 'Demographics'],
    });
    expect((await readApplication(app, agent, quote.id)).Problems).toMatchObject([{ Message: TAX_ID_TAKEN }]);
  });

  it('keeps account numbers sealed, and answers the last four digits of one', async () => {
    const { quote, access } = await linked();
    const AccountData = {
      AccountType: 0,
      AccountHolder: 'Acme Tools',
      RoutingNumber: '021000021',
      AccountNumber: '5551236789',
    };
    const { body } = await save(access, { ElectAutoPayment: true, AccountData });
    expect(body.AccountData.AccountNumber).toBe('******6789');
    const sealed = (await storedApplication(app, quote.id))!.accountNumberSealed;
    const again = await save(access, { ElectAutoPayment: true, AccountData: body.AccountData, Version: 2 });
    expect(again.status).toBe(200);
    const stored = await app.database.manager.findOneByOrFail(Application, { quoteId: quote.id });
    expect(stored.accountNumberSealed).toBe(sealed);
    expect(JSON.stringify([stored, await read(access), await open(access)])).not.toContain('5551236789');
  });

  it('loses nothing to the agent who saves at the same time, in either order', async () => {
    const { quote, access } = await linked();
    const request = applicationRequest({ QuoteId: quote.id, Version: 1, CompanyType: 'Partnership' });
    expect((await saveApplication(app, agent, request)).status).toBe(200);
    const late = await save(access, { CompanyType: 'Corporation' });
    expect([late.status, late.body.Code, late.body.Message]).toEqual([409, 'STALE_VERSION', CHANGED_BY_SOMEONE_ELSE]);
    expect((await read(access)).CompanyType).toBe('Partnership');
    expect((await save(access, { CompanyType: 'Corporation', Version: 2 })).status).toBe(200);
    expect((await saveApplication(app, agent, { ...request, Version: 2 })).body.Code).toBe('STALE_VERSION');
  });

  it('is written by one of five of the same moment, with the agent among them', async () => {
    const { quote, access } = await linked(null);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, (_, at) => save(access, { Version: 0, NumberOfEmployees: 30 + at })),
      saveApplication(app, agent, applicationRequest({ QuoteId: quote.id, NumberOfEmployees: 40 })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const [saved] = answers.filter(({ status }) => status === 200);
    expect(await storedApplication(app, quote.id)).toMatchObject({
      version: 1,
      answers: { NumberOfEmployees: saved!.body.NumberOfEmployees },
    });
  });

  it('is no longer changed once it was answered with the link, or submitted', async () => {
    const [declined, submitted] = [await insertSignable(app, agent), await insertSignable(app, agent)];
    const refusal = async (access: Access) => {
      const answers = [await call('Answers', access), await save(access)];
      return answers.map(({ status, body }) => [status, body.Message]);
    };
    const { id: _declined, ...first } = await insertEmployerLink(app, agent, declined);
    await call('Decline', { ...first, Reason: 'Wrong plan.' });
    expect(await refusal(first)).toEqual(Array(2).fill([409, employer.ALREADY_ANSWERED]));
    expect((await open(first)).Steps).toBeNull();
    const { id: _submitted, ...second } = await insertEmployerLink(app, agent, submitted);
    await (await app.as(agent)).post('/api/enrollment/SignElectronically').send(signRequest({ QuoteId: submitted.id }));
    expect(await refusal(second)).toEqual(Array(2).fill([409, employer.APPLICATION_CLOSED]));
    expect(await open(second)).toMatchObject({ Problem: employer.SUBMITTED_BY_AGENT, Steps: null });
  });

  it('is that of the link’s own group, and closed with the link, its maker, and its quote', async () => {
    const [one, other] = [await linked(), await linked()];
    expect((await save({ ...one.access, Code: other.access.Code })).status).toBe(422);
    await (await app.as(agent)).put(`/api/enrollment/RevokeEmployerSignature/${one.linkId}`);
    await app.database.manager.update(Quote, { id: other.quote.id }, { isDeleted: true });
    const leaver = await insertAgentUser(app);
    const { quote } = await insertEnrolling(app, leaver);
    const { id: _id, ...left } = await insertEmployerLink(app, leaver, quote);
    await app.database.manager.update(User, { id: leaver.id }, { isActive: false });
    for (const access of [one.access, other.access, left]) {
      for (const answer of [
        await save(access),
        await call('Answers', access),
        await call('Place', { ...access, Zip: '48207' }),
      ]) {
        expect([answer.status, answer.body.Message]).toEqual([404, SHARE_LINK_NOT_VALID]);
      }
    }
    expect((await storedApplication(app, one.quote.id))?.version).toBe(1);
  });

  it.each([
    [
      'no digits of an account',
      { AccountData: { AccountType: 0, AccountHolder: '', RoutingNumber: '', AccountNumber: 'x' } },
    ],
    ['a line break in a name', { PrimaryGroup: { ...employersAnswers().PrimaryGroup, GroupName: 'Acme\nTools' } }],
    ['a field that is none', { QuoteId: 1 }],
  ])('refuses %s as malformed, and stores nothing', async (_what, given) => {
    const { quote, access } = await linked();
    expect((await save(access, given)).status).toBe(400);
    expect((await storedApplication(app, quote.id))?.version).toBe(1);
  });

  it('refuses more than can be stored', async () => {
    const { access } = await linked();
    const name = '\u{1F600}'.repeat(50);
    const contact = { FirstName: name, LastName: name, Phone: '', Email: 'x'.repeat(254) };
    const SubGroups = Array.from({ length: 20 }, (_, at) =>
      buildSubgroup(at + 1, {
        GroupName: name,
        Address: { ...buildSubgroup(0).Address, AddressLine1: name, AddressLine2: name },
        ...{ Admin: contact, Billing: contact, Ceo: contact, UseAdminForBilling: false, UseAdminForCEO: false },
      }),
    );
    const { status, body } = await save(access, { SubGroups, CommonTaxControl: { Eligible: true, NumGroups: 20 } });
    expect([status, body.Code]).toEqual([413, 'TOO_LARGE']);
  });

  it('looks up the place of a ZIP code with the link', async () => {
    const { access } = await linked();
    expect((await call('Place', { ...access, Zip: '48207' })).body).toMatchObject({ City: 'Detroit', StateCode: 'MI' });
    expect((await call('Place', { ...access, Zip: '48' })).status).toBe(400);
  });
});
