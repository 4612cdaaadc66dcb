import { Link } from '../../backend/src/platform/links/link.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import * as employees from '../../shared/src/enrollment/employees/employees.ts';
import type { EmployeePage, Employees } from '../../shared/src/enrollment/employees/employees.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertEnrolling } from '../support/demographics-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { insertEmployeeLink } from '../support/signing-builders.ts';

type Access = { Token: string; Code: string };

describe('an employee in whose household somebody is missing', () => {
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

  const linked = async () => {
    const { quote, members } = await insertEnrolling(app, agent, {
      members: [{ firstName: 'Ruth', lastName: 'Larsen' }],
    });
    const { id: linkId, ...access } = await insertEmployeeLink(app, agent, quote, members[0]!.id);
    return { quote, memberId: members[0]!.id, linkId, access };
  };
  const say = (access: Access, HouseholdNote: string) =>
    reader.post('/api/employee/NoteHousehold').send({ ...access, HouseholdNote });
  const open = async (access: Access) => (await reader.post('/api/employee/Open').send(access)).body as EmployeePage;
  const noteFor = async (quoteId: number, user = agent) => {
    const { body } = await (await app.as(user)).get(`/api/enrollment/Employees/${quoteId}`);
    return (body as Employees).Employees[0]!.Link?.HouseholdNote;
  };
  const waive = async (access: Access) => {
    const { Sha256, WordsVersion, EmployeeName: SignedByName } = await open(access);
    const waived = { Choice: 'Waive', WaiveReason: 'Medicare', SignedByName, Agreed: true, WordsVersion, Sha256 };
    return reader.post('/api/employee/Finish').send({ ...access, ...waived });
  };

  const BEN = 'Our son Ben Quixnote, born 6/1/2026, is missing.';

  it('tells the agent, who reads it on the board; the census stays as it was approved', async () => {
    const { quote, access } = await linked();
    expect(await noteFor(quote.id)).toBe('');
    expect((await say(access, BEN)).status).toBe(204);
    expect(await noteFor(quote.id)).toBe(BEN);
    expect((await open(access)).HouseholdNote).toBe(BEN);
    expect(await app.database.manager.countBy(CensusMember, { quoteId: quote.id })).toBe(1);
    expect((await say(access, `${BEN} Kim moved out.`)).status).toBe(204);
    expect(await noteFor(quote.id)).toBe(`${BEN} Kim moved out.`);
    expect((await say(access, '')).status).toBe(204);
    expect(await noteFor(quote.id)).toBe('');
  });

  it('is quoted nowhere else: the note is sealed, and the audit trail has the fact only', async () => {
    const { quote, linkId, access } = await linked();
    await say(access, BEN);
    const { noteSealed } = await app.database.manager.findOneByOrFail(Link, { id: linkId });
    expect(noteSealed).toMatch(/^\w+\.[\w-]+$/);
    const noted = { action: 'note-household', subjectId: String(quote.id) };
    const { userId, fields } = await app.database.manager.findOneByOrFail(AuditEvent, noted);
    expect([userId, fields]).toEqual([null, '']);
    const stranger = await insertAgentUser(app);
    expect(await (await app.as(stranger)).get(`/api/enrollment/Employees/${quote.id}`)).toMatchObject({ status: 404 });
  });

  it('can say it until signing; the agent still reads it then, and asks again without it', async () => {
    const { quote, memberId, access } = await linked();
    await say(access, BEN);
    expect((await waive(access)).status).toBe(204);
    const late = await say(access, 'Never mind.');
    expect([late.status, late.body.Message]).toEqual([409, employees.EMPLOYEE_PART_DONE]);
    expect(await noteFor(quote.id)).toBe(BEN);
    expect((await open(access)).HouseholdNote).toBe('');
    const again = (await app.as(agent)).post(`/api/enrollment/EmployeeLinks/${quote.id}`);
    expect((await again.send({ Employees: [{ MemberId: memberId }] })).status).toBe(201);
    expect(await noteFor(quote.id)).toBe('');
  });

  it('needs the link and its code, and says it in 500 characters', async () => {
    const { quote, linkId, access } = await linked();
    const wrong = { ...access, Code: access.Code === '000000' ? '000001' : '000000' };
    expect((await say(wrong, BEN)).status).toBe(422);
    expect((await say(access, 'x'.repeat(employees.HOUSEHOLD_NOTE_LIMIT + 1))).status).toBe(400);
    const withdrawn = (await app.as(agent)).put(`/api/enrollment/WithdrawEmployeeLink/${linkId}`);
    expect((await withdrawn).status).toBe(204);
    expect((await say(access, BEN)).status).toBe(404);
    expect(await noteFor(quote.id)).toBe('');
  });
});
