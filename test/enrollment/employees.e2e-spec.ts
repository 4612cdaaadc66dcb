import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { StoredDocument } from '../../backend/src/platform/documents/stored-document.table.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import { Link } from '../../backend/src/platform/links/link.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import * as employees from '../../shared/src/enrollment/employees/employees.ts';
import type { EmployeeLinks, EmployeePage, Employees } from '../../shared/src/enrollment/employees/employees.record.ts';
import type { EnrollmentMember } from '../../shared/src/enrollment/members/members.record.ts';
import { LINK_LOCKED, MOST_WRONG_CODES } from '../../shared/src/links/link.ts';
import { SHARE_LINK_NOT_VALID } from '../../shared/src/proposals/share-link.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { completeDetails, enrollmentDetails, insertEnrolling } from '../support/demographics-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildAddress } from '../support/shared/enrollment-members.ts';
import { insertEmployeeLink } from '../support/signing-builders.ts';

type Access = { Token: string; Code: string };

describe('the employees of a group', () => {
  let app: TestApp;
  let agent: User;
  let reader: Awaited<ReturnType<TestApp['visitor']>>;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    agent = await insertAgentUser(app, { fullName: 'Ada Agent' });
    reader = await app.visitor();
  });
  afterAll(() => app.close());
  // A fresh minute for each test, so that none uses up another's requests.
  beforeEach(() => app.clock.advance(60_000));

  const TWO = [
    { employeeNumber: 1, firstName: 'Ruth', lastName: 'Larsen' },
    { employeeNumber: 1, firstName: 'Kim', lastName: 'Larsen', relationship: 'Child' as const },
    { employeeNumber: 2, firstName: 'Omar', lastName: 'Secret' },
  ];
  const enrolling = async (given: Parameters<typeof insertEnrolling>[2] = {}) => {
    const made = await insertEnrolling(app, agent, { members: TWO, ...given });
    const [ruth, kim, omar] = made.members.map(({ id }) => id) as [number, number, number];
    return { ...made, ruth, kim, omar };
  };
  const linked = async (given: Parameters<typeof insertEnrolling>[2] = {}) => {
    const made = await enrolling(given);
    const { id, ...access } = await insertEmployeeLink(app, agent, made.quote, made.ruth);
    return { ...made, linkId: id, access };
  };
  const ask = async (quoteId: number, people: { MemberId: number; To?: string | null }[], user = agent) =>
    (await app.as(user)).post(`/api/enrollment/EmployeeLinks/${quoteId}`).send({ Employees: people });
  const board = async (quoteId: number) =>
    (await (await app.as(agent)).get(`/api/enrollment/Employees/${quoteId}`)).body as Employees;
  const stateOf = async (quoteId: number) =>
    Object.fromEntries((await board(quoteId)).Employees.map(({ Name, State }) => [Name, State]));
  const call = (name: string, access: Access, body: object = {}) =>
    reader
      .post(`/api/employee/${name}`)
      .set('User-Agent', 'Test phone 1.0')
      .send({ ...access, ...body });
  const open = async (access: Access) => (await call('Open', access)).body as EmployeePage;
  const finish = async (access: Access, given: object = {}) => {
    const { Sha256, WordsVersion, EmployeeName } = await open(access);
    const signature = { SignedByName: EmployeeName, Agreed: true, WordsVersion, Sha256 };
    return call('Finish', access, { Choice: 'Enroll', ...signature, ...given });
  };
  const child = (Id: number) => enrollmentDetails({ Id, FirstName: 'Kim', SSN: '', LivesWithEmployee: true });
  const complete = async (access: Access, ruth: number, kim: number) => {
    expect((await call('Save', access, enrollmentDetails({ Id: ruth }))).status).toBe(200);
    expect((await call('Save', access, child(kim))).status).toBe(200);
  };
  const workOff = async () => {
    while (await app.get(Worker).runOnce());
  };

  it('are asked by links and codes, revealed once; the board says who has not opened it', async () => {
    const { quote, ruth, omar } = await enrolling();
    const { status, body } = await ask(quote.id, [{ MemberId: ruth, To: 'ruth@example.com' }, { MemberId: omar }]);
    const { Links } = body as EmployeeLinks;
    expect([status, Links.map(({ Name, Url, To }) => [Name, Url, To])]).toEqual([
      201,
      [
        ['Ruth Larsen', null, 'ruth@example.com'],
        ['Omar Secret', expect.stringMatching(/^http:.+\/my-coverage#[\w-]{86}$/), null],
      ],
    ]);
    expect(Links.map(({ Code }) => Code).every((code) => /^\d{6}$/.test(code))).toBe(true);
    const shown = await board(quote.id);
    expect(shown.LinkProblem).toBeNull();
    expect(shown.Employees).toMatchObject([
      { Name: 'Ruth Larsen', State: 'NotOpened', IsEnrolling: true, Link: { Email: { State: 'Waiting' } } },
      { Name: 'Omar Secret', State: 'NotOpened', Link: { Email: null, CreatedBy: 'Ada Agent' } },
    ]);
    expect(JSON.stringify(shown)).not.toContain(Links[0]!.Code);
    await workOff();
    const mailbox = (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;
    const token = /\/my-coverage#([\w-]{86})/.exec(mailbox)![1]!;
    expect(mailbox).not.toContain(Links[0]!.Code);
    expect((await open({ Token: token, Code: Links[0]!.Code })).EmployeeName).toBe('Ruth Larsen');
    expect(await stateOf(quote.id)).toEqual({ 'Ruth Larsen': 'Begun', 'Omar Secret': 'NotOpened' });
  });

  it('are reminded with another address and the same code; the earlier address opens nothing', async () => {
    const { quote, ruth, omar } = await enrolling();
    const made = (await ask(quote.id, [{ MemberId: ruth, To: 'first@example.com' }, { MemberId: omar }]))
      .body as EmployeeLinks;
    await workOff();
    const linkIds = (await board(quote.id)).Employees.map(({ Link: link }) => link!.Id);
    const remind = async (LinkIds: (number | undefined)[]) =>
      (await app.as(agent)).post(`/api/enrollment/RemindEmployees/${quote.id}`).send({ LinkIds });
    const before = (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;
    const old = /\/my-coverage#([\w-]{86})/.exec(before)![1]!;
    expect((await remind([linkIds[0]])).status).toBe(204);
    await workOff();
    const Code = made.Links[0]!.Code;
    expect((await call('Open', { Token: old, Code })).status).toBe(404);
    const after = (await (await app.as(agent)).get('/api/sandbox/mailbox')).text;
    const token = [...after.matchAll(/\/my-coverage#([\w-]{86})/g)].map(([, found]) => found!).find((x) => x !== old)!;
    expect((await open({ Token: token, Code })).EmployeeName).toBe('Ruth Larsen');
    // Omar's link was passed on: nothing is sent to anybody.
    const refused = await remind(linkIds);
    expect([refused.status, refused.body.Message]).toEqual([409, employees.NOT_REMINDED]);
    expect((await open({ Token: token, Code })).EmployeeName).toBe('Ruth Larsen');
  });

  it('see their own household and nobody else’s', async () => {
    const { access } = await linked();
    const page = await open(access);
    expect(page.Members.map(({ FirstName }) => FirstName)).toEqual(['Ruth', 'Kim']);
    expect(page).toMatchObject({ EmployeeName: 'Ruth Larsen', Problem: null, Facts: { Segments: [], SubGroups: [] } });
    expect(JSON.stringify(page)).not.toContain('Omar');
  });

  it('save where the agent saves: rate area, sealed SSN, and the employer’s part as it was', async () => {
    const { quote, ruth, access } = await linked();
    const byAgent = (await app.as(agent)).put(`/api/enrollment/Member/${quote.id}`);
    expect((await byAgent.send(completeDetails({ Id: ruth, SSN: '', HomeNumber: '' }))).status).toBe(200);
    const { status, body } = await call(
      'Save',
      access,
      enrollmentDetails({ Id: ruth, Version: 2, MemberClass: 'COBRA', SubGroupId: 'S999' }),
    );
    const saved = body as EnrollmentMember;
    expect([status, saved.RateArea, saved.SSN, saved.MemberClass, saved.SubGroupId, saved.DateOfHire]).toEqual([
      200,
      12,
      '***-**-9993',
      'CA01',
      'S001',
      '2020-05-04',
    ]);
    const { body: seen } = await (await app.as(agent)).get(`/api/enrollment/Members/${quote.id}`);
    expect(seen.Members[0]).toEqual(saved);
    const row = await app.database.manager.findOneByOrFail(CensusMember, { id: ruth });
    expect(row.ssnSealed).not.toContain('219099993');
    const audit = await app.database.manager.findOneByOrFail(AuditEvent, {
      action: 'save-as-employee',
      subjectId: String(ruth),
    });
    expect([audit.userId, audit.fields.includes('219')]).toEqual([null, false]);
  });

  it('cannot save another employee’s people, nor what the form cannot hold', async () => {
    const { omar, ruth, kim, access } = await linked();
    expect((await call('Save', access, enrollmentDetails({ Id: omar }))).status).toBe(404);
    expect((await app.database.manager.findOneByOrFail(CensusMember, { id: omar })).firstName).toBe('Omar');
    const nowhere = enrollmentDetails({ Id: ruth, HomeAddress: buildAddress({ FullPostalCode: '00000' }) });
    expect((await call('Save', access, nowhere)).status).toBeGreaterThanOrEqual(400);
    expect((await call('Save', access, { ...child(kim), MedicalStatus: 'Waive' })).status).toBe(400);
    expect((await call('Save', { ...access, Code: 'none' }, child(kim))).status).toBe(400);
  });

  it('and their agent type at the same time: the later one is told, and nothing typed is lost', async () => {
    const { quote, ruth, access } = await linked();
    const byAgent = async (Version: number) =>
      (await app.as(agent))
        .put(`/api/enrollment/Member/${quote.id}`)
        .send(completeDetails({ Id: ruth, Version, HomeNumber: '(616) 555-0199' }));
    expect((await call('Save', access, enrollmentDetails({ Id: ruth }))).status).toBe(200);
    const late = await byAgent(1);
    expect([late.status, late.body.Message]).toEqual([409, CHANGED_BY_SOMEONE_ELSE]);
    expect((await byAgent(2)).status).toBe(200);
    const stale = await call('Save', access, enrollmentDetails({ Id: ruth, Version: 2 }));
    expect([stale.status, stale.body.Code]).toEqual([409, 'STALE_VERSION']);
    expect((await open(access)).Members[0]).toMatchObject({ HomeNumber: '6165550199', Version: 3 });
    const both = await Promise.all([call('Save', access, enrollmentDetails({ Id: ruth, Version: 3 })), byAgent(3)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('sign what they read, once, with the evidence', async () => {
    const { quote, ruth, kim, access, linkId } = await linked();
    const early = await finish(access);
    expect([early.status, early.body.Fields]).toEqual([422, { Choice: [employees.COMPLETE_BEFORE_SIGNING] }]);
    await complete(access, ruth, kim);
    const wrongName = await finish(access, { SignedByName: 'Omar Secret', Agreed: false });
    expect(Object.keys(wrongName.body.Fields as object)).toEqual(['SignedByName', 'Agreed']);
    const { Sha256 } = await open(access);
    expect((await finish(access, { Language: 'es' })).status).toBe(204);
    const stored = await app.database.manager.findOneByOrFail(Link, { id: linkId });
    expect(stored).toMatchObject({
      answeredByName: 'Ruth Larsen',
      // In English, as it counts.
      words: employees.ENROLL_WORDS,
      language: 'es',
      wordsVersion: employees.EMPLOYEE_WORDS_VERSION,
      ip: expect.stringContaining('127.0.0.1'),
      userAgent: 'Test phone 1.0',
    });
    const document = await app.database.manager.findOneByOrFail(StoredDocument, { id: stored.contentDocumentId! });
    const bytes = await buffer(await app.get(StoredDocumentsService).open(document));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(Sha256);
    expect(bytes.toString()).not.toMatch(/219-?09-?9993/);
    expect(bytes.toString()).toContain('"Kim"');
    expect(await stateOf(quote.id)).toEqual({ 'Ruth Larsen': 'Signed', 'Omar Secret': 'NotAsked' });
    const again = await call('Save', access, enrollmentDetails({ Id: ruth, Version: 2 }));
    expect([again.status, again.body.Message]).toEqual([409, employees.EMPLOYEE_PART_DONE]);
    expect((await finish(access, { Sha256 })).status).toBe(409);
    expect(await open(access)).toMatchObject({ Members: [], AnsweredByName: 'Ruth Larsen', Withdrawn: null });
    const byAgent = (await app.as(agent)).put(`/api/enrollment/Member/${quote.id}`);
    await byAgent.send(completeDetails({ Id: ruth, Version: 2, HomeNumber: '(616) 555-0199' }));
    expect(await stateOf(quote.id)).toMatchObject({ 'Ruth Larsen': 'Changed' });
    expect((await open(access)).Withdrawn).toBe(employees.CHANGED_SINCE_EMPLOYEE_SIGNED);
  });

  it('do not sign what the agent has changed since they read it', async () => {
    const { quote, ruth, kim, access } = await linked();
    await complete(access, ruth, kim);
    const { Sha256 } = await open(access);
    const byAgent = (await app.as(agent)).put(`/api/enrollment/Member/${quote.id}`);
    await byAgent.send(completeDetails({ Id: ruth, Version: 2, HomeNumber: '(616) 555-0199' }));
    const refused = await finish(access, { Sha256 });
    expect([refused.status, refused.body.Message]).toEqual([409, employees.CHANGED_SINCE_OPENED]);
    // The segment is the employer's part: what the employee signs stays the same.
    expect((await finish(access)).status).toBe(204);
    const member = (await (await app.as(agent)).get(`/api/enrollment/Members/${quote.id}`)).body.Members[0];
    const segment = (await app.as(agent)).put(`/api/enrollment/Member/${quote.id}`);
    await segment.send(
      completeDetails({ Id: ruth, Version: member.Version, HomeNumber: '(616) 555-0199', DateOfHire: null }),
    );
    expect(await stateOf(quote.id)).toMatchObject({ 'Ruth Larsen': 'Signed' });
  });

  it('waive with a reason, which the agent reads', async () => {
    const { quote, access, linkId } = await linked();
    const refused = await finish(access, { Choice: 'Waive' });
    expect(refused.body.Fields).toEqual({ WaiveReason: [employees.CHOOSE_REASON] });
    expect((await finish(access, { Choice: 'Waive', WaiveReason: 'Medicare', Language: 'ar' })).status).toBe(204);
    expect((await board(quote.id)).Employees[0]).toMatchObject({
      State: 'Waived',
      IsEnrolling: true,
      Link: { Language: 'ar', DeclineReason: 'Covered by Medicare', AnsweredByName: 'Ruth Larsen' },
    });
    const { words } = await app.database.manager.findOneByOrFail(Link, { id: linkId });
    expect(words).toBe(`${employees.WAIVE_WORDS}\n\nReason: Covered by Medicare`);
    expect(await open(access)).toMatchObject({ WaiveReason: 'Covered by Medicare', Members: [] });
  });

  it('who waive on the census cannot enroll here', async () => {
    const { access } = await linked({ members: [{ medicalStatus: 'Waive' }] });
    const refused = await finish(access);
    expect(refused.body.Fields).toEqual({ Choice: [employees.WAIVES_ON_CENSUS] });
    expect((await finish(access, { Choice: 'Waive', WaiveReason: 'Military' })).status).toBe(204);
  });

  it('are told plainly that a link was withdrawn or has expired, and whom to call', async () => {
    const [gone, over] = [await linked(), await linked()];
    const ended = (await app.as(agent)).put(`/api/enrollment/WithdrawEmployeeLink/${gone.linkId}`);
    expect((await ended).status).toBe(204);
    await app.database.manager.update(Link, { id: over.linkId }, { expiresAt: app.clock.now() });
    const messages = [(await call('Open', gone.access)).body.Message, (await call('Open', over.access)).body.Message];
    expect(messages).toEqual([
      expect.stringMatching(/^This link was replaced or withdrawn\. .*call /),
      expect.stringMatching(/^This link has expired\. To get a new one, call /),
    ]);
    expect(await stateOf(gone.quote.id)).toMatchObject({ 'Ruth Larsen': 'Withdrawn' });
    expect(await stateOf(over.quote.id)).toMatchObject({ 'Ruth Larsen': 'Expired' });
  });

  it('find nothing once they are off the census or the quote is deleted, and can change nothing once it is closed', async () => {
    const [removed, deleted, closed] = [await linked(), await linked(), await linked()];
    await app.database.manager.delete(CensusMember, { quoteId: removed.quote.id, employeeNumber: 1 });
    await app.database.manager.update(Quote, { id: deleted.quote.id }, { isDeleted: true });
    await app.database.manager.update(Quote, { id: closed.quote.id }, { status: 'Complete' });
    for (const { access } of [removed, deleted]) {
      const { status, body } = await call('Open', access);
      expect([status, body.Message]).toEqual([404, SHARE_LINK_NOT_VALID]);
    }
    expect(await open(closed.access)).toMatchObject({ Problem: employees.ENROLLMENT_CLOSED, Members: [] });
    const { status } = await call('Save', closed.access, enrollmentDetails({ Id: closed.ruth }));
    expect(status).toBe(409);
    expect(await stateOf(removed.quote.id)).toEqual({ 'Omar Secret': 'NotAsked' });
  });

  it('lock a link with wrong codes', async () => {
    const { quote, access } = await linked();
    const wrong = { ...access, Code: access.Code === '000000' ? '000001' : '000000' };
    for (let tries = 1; tries < MOST_WRONG_CODES; tries += 1) {
      expect((await call('Open', wrong)).status).toBe(422);
    }
    await call('Providers', wrong, { ZipCode: '49503', DistanceFromZip: 30, AcceptingNewPatients: false });
    const { status, body } = await call('Open', access);
    expect([status, body.Message]).toEqual([409, LINK_LOCKED]);
    expect(await stateOf(quote.id)).toMatchObject({ 'Ruth Larsen': 'Locked' });
  });

  it('look up places and providers with their link alone', async () => {
    const { access } = await linked();
    expect((await call('Place', access, { Zip: '49503' })).body.City).toBe('Grand Rapids');
    const search = { ZipCode: '49503', DistanceFromZip: 30, AcceptingNewPatients: false };
    expect((await call('Providers', access, search)).body).toEqual([]);
    expect((await call('Provider', access, { PCPId: '1234567893' })).status).toBe(404);
    expect((await call('Place', { ...access, Token: 'x' }, { Zip: '49503' })).body.Message).toBe(SHARE_LINK_NOT_VALID);
  });

  it('of another agent’s quote, dependents and strangers are not asked; a new link ends the earlier one', async () => {
    const { quote, ruth, kim, access, linkId } = await linked();
    const stranger = await insertAgentUser(app);
    expect((await ask(quote.id, [{ MemberId: ruth }], stranger)).status).toBe(404);
    const withdrawn = (await app.as(stranger)).put(`/api/enrollment/WithdrawEmployeeLink/${linkId}`);
    expect((await withdrawn).status).toBe(404);
    const elsewhere = await enrolling();
    for (const MemberId of [kim, elsewhere.ruth]) {
      const refused = await ask(quote.id, [{ MemberId: ruth }, { MemberId }]);
      expect([refused.status, refused.body.Message]).toEqual([422, employees.NOBODY_TO_ASK]);
    }
    expect((await open(access)).Problem).toBeNull();
    expect((await ask(quote.id, [{ MemberId: ruth }])).status).toBe(201);
    expect((await call('Open', access)).status).toBe(404);
    const early = await insertEnrolling(app, agent, { answers: null });
    const unsaved = await ask(early.quote.id, [{ MemberId: early.members[0]!.id }]);
    expect([unsaved.status, unsaved.body.Message]).toEqual([409, employees.SAVE_APPLICATION_FIRST]);
  });

  it('whose link staff made are held to the rules of employees, not of staff', async () => {
    const sales = await insertSalesUser(app);
    const { quote, ruth, kim } = await enrolling();
    const made = (await ask(quote.id, [{ MemberId: ruth }], sales)).body as EmployeeLinks;
    const access = { Token: made.Links[0]!.Url!.split('#')[1]!, Code: made.Links[0]!.Code };
    await call('Save', access, enrollmentDetails({ Id: ruth, SSN: '' }));
    await call('Save', access, child(kim));
    expect((await finish(access)).body.Fields).toEqual({ Choice: [employees.COMPLETE_BEFORE_SIGNING] });
    await call('Save', access, enrollmentDetails({ Id: ruth, Version: 2 }));
    expect((await finish(access)).status).toBe(204);
  });

  it('are forty, and complete the demographics of their group from their links', async () => {
    const { quote, members } = await insertEnrolling(app, agent, {
      members: Array.from({ length: 40 }, (_, index) => ({
        employeeNumber: index + 1,
        firstName: `Ruth${'abcdefghij'[index % 10]}${'klmn'[Math.floor(index / 10)]}`,
      })),
    });
    const section = async () =>
      (await (await app.as(agent)).get(`/api/enrollment/Overview/${quote.id}`)).body.Sections.Demographics
        .State as string;
    const { Links } = (
      await ask(
        quote.id,
        members.map(({ id }) => ({ MemberId: id })),
      )
    ).body as EmployeeLinks;
    expect(Links.length).toBe(40);
    for (const [index, { MemberId, Url, Code }] of Links.entries()) {
      // As many as one address may send a minute.
      app.clock.advance(60_000);
      const access = { Token: Url!.split('#')[1]!, Code };
      const Version = index % 2 === 0 ? 1 : 2;
      const byAgent = completeDetails({ Id: MemberId, FirstName: members[index]!.firstName, SSN: '', HomeNumber: '' });
      const agentFirst = async () =>
        (await app.as(agent)).put(`/api/enrollment/Member/${quote.id}`).send({ ...byAgent, Version: 1 });
      expect(Version === 2 ? (await agentFirst()).status : 200).toBe(200);
      const SSN = `219-09-${String(1000 + index)}`;
      const saved = await call('Save', access, {
        ...enrollmentDetails({ Id: MemberId, SSN, Version }),
        FirstName: byAgent.FirstName,
      });
      expect(saved.status).toBe(200);
      expect((await finish(access)).status).toBe(204);
    }
    expect(new Set(Object.values(await stateOf(quote.id)))).toEqual(new Set(['Signed']));
    // The segment and the hire date of every other one are still the agent's to add: the signatures stay.
    for (const { MemberId } of Links.filter((_, index) => index % 2 === 0)) {
      const { Members } = (await (await app.as(agent)).get(`/api/enrollment/Members/${quote.id}`)).body as {
        Members: EnrollmentMember[];
      };
      const member = Members.find(({ Id }) => Id === MemberId)!;
      const added = { ...member, MemberClass: 'CA01', SubGroupId: 'S001', DateOfHire: '2020-05-04' };
      expect((await (await app.as(agent)).put(`/api/enrollment/Member/${quote.id}`).send(added)).status).toBe(200);
    }
    expect(new Set(Object.values(await stateOf(quote.id)))).toEqual(new Set(['Signed']));
    expect(await section()).toBe('Completed');
  });
});
