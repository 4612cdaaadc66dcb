import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CHILD_OVER_AGE_AT_EFFECTIVE_DATE } from '../../shared/src/census/age-rules.ts';
import { DUPLICATE_MEMBER } from '../../shared/src/census/census-problems.ts';
import * as household from '../../shared/src/census/household-rules.ts';
import { NO_RECORDS } from '../../shared/src/census/import/import-fields.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { childRequest, employeeRequest, employees, openCensus, spouseRequest } from '../support/census-builders.ts';
import { insertAgentUser } from '../support/people.ts';

let app: TestApp;
let agent: User;

const addAll = (id: number, mode?: string) => `/api/groupcensus/AddAllGroupCensus/${id}${mode ? `?mode=${mode}` : ''}`;
const bea = employeeRequest({ EmployeeNumber: 9, FirstName: 'Bea' });
const numbered = (rows: { EmployeeNumber: number; FirstName: string }[]) =>
  rows.map((row) => [row.EmployeeNumber, row.FirstName]);

describe('adding a list of members', () => {
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  it('numbers appended households after the existing ones, in their order', async () => {
    const { quote, caller } = await openCensus(app, agent, [employeeRequest(), spouseRequest()]);
    const list = [
      bea,
      childRequest({ EmployeeNumber: 9, FirstName: 'Bo' }),
      employeeRequest({ EmployeeNumber: 4, FirstName: 'Cleo' }),
    ];
    const { status, body } = await caller.post(addAll(quote.id, 'append')).send(list);
    expect(status).toBe(200);
    expect(numbered(body)).toEqual([
      [1, 'Ada'],
      [1, 'Will'],
      [2, 'Cleo'],
      [3, 'Bea'],
      [3, 'Bo'],
    ]);
  });

  it('replaces the whole census when told', async () => {
    const { quote, caller, rows } = await openCensus(app, agent, [employeeRequest(), spouseRequest()]);
    const { body } = await caller.post(addAll(quote.id, 'replace')).send([bea]);
    expect(numbered(body)).toEqual([[9, 'Bea']]);
    expect(await rows()).toHaveLength(1);
    const audit = await app.database.manager.findBy(AuditEvent, { subject: 'quote', subjectId: String(quote.id) });
    expect(audit.map(({ action }) => action)).toEqual(['import-census-append', 'import-census-replace']);
  });

  it.each([
    [
      'append',
      childRequest({ EmployeeNumber: 9, DateOfBirth: isoDate('1999-12-31') }),
      '1.DateOfBirth',
      CHILD_OVER_AGE_AT_EFFECTIVE_DATE,
    ],
    [
      'replace',
      childRequest({ EmployeeNumber: 9, DateOfBirth: isoDate('1999-12-31') }),
      '1.DateOfBirth',
      CHILD_OVER_AGE_AT_EFFECTIVE_DATE,
    ],
    ['append', employeeRequest({ EmployeeNumber: 10 }), '1.FirstName', DUPLICATE_MEMBER],
    ['replace', spouseRequest({ EmployeeNumber: 3 }), '1.EmployeeNumber', household.NO_SUBSCRIBER],
  ])('writes all or nothing: %s with one bad row', async (mode, bad, field, message) => {
    const { quote, caller, rows } = await openCensus(app, agent, [employeeRequest()]);
    const before = await rows();
    const { status, body } = await caller.post(addAll(quote.id, mode)).send([bea, bad]);
    expect(status).toBe(422);
    expect(body.Fields).toEqual({ [field]: [message] });
    expect(await rows()).toEqual(before);
  });

  it('names the row of every malformed field', async () => {
    const { quote, caller, rows } = await openCensus(app, agent);
    const { status, body } = await caller.post(addAll(quote.id)).send([bea, { ...bea, SSN: '1', Shoe: 42 }, null]);
    expect(status).toBe(400);
    expect(Object.keys(body.Fields)).toEqual(expect.arrayContaining(['1.SSN', '1.Shoe', '2.FirstName']));
    const none = await caller.post(addAll(quote.id, 'replace')).send([]);
    expect([none.status, none.body.Message]).toEqual([400, NO_RECORDS]);
    expect((await caller.post(addAll(quote.id, 'merge')).send([bea])).status).toBe(400);
    expect((await caller.post(addAll(quote.id)).send({ Members: [bea] })).status).toBe(400);
    expect((await caller.post(addAll(quote.id)).send(employees(5001))).status).toBe(413);
    expect(await rows()).toEqual([]);
  });

  it('adds nobody twice on a double click', async () => {
    const { quote, caller, rows } = await openCensus(app, agent, [employeeRequest()]);
    const list = [bea, childRequest({ EmployeeNumber: 9, FirstName: 'Bo' })];
    const answers = await Promise.all([1, 2].map(() => caller.post(addAll(quote.id, 'append')).send(list)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await rows()).toHaveLength(3);
    const single = await Promise.all(
      [1, 2].map(() =>
        caller.post(`/api/groupcensus/${quote.id}`).send(employeeRequest({ EmployeeNumber: 0, FirstName: 'Dan' })),
      ),
    );
    expect(single.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await rows()).toHaveLength(4);
  });

  it('lets appends of two people take turns, each with numbers of its own', async () => {
    const { quote, caller } = await openCensus(app, agent, [employeeRequest()]);
    const lists = [3, 4, 5].map((number) => [
      employeeRequest({ EmployeeNumber: number, FirstName: `Colleague ${number}` }),
    ]);
    const answers = await Promise.all(lists.map((list) => caller.post(addAll(quote.id, 'append')).send(list)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await caller.get(`/api/groupcensus/${quote.id}`);
    expect(body.map((row: { EmployeeNumber: number }) => row.EmployeeNumber)).toEqual([1, 2, 3, 4]);
  });

  it('writes 5,000 members', async () => {
    const { quote, caller, rows } = await openCensus(app, agent);
    const list = employees(5000).map((member, index) => ({ ...member, SSN: String(100_010_001 + index) }));
    const { status, body } = await caller.post(addAll(quote.id, 'replace')).send(list);
    expect([status, body.length]).toEqual([200, 5000]);
    expect(await rows()).toHaveLength(5000);
    const first = (await app.database.manager.findOneByOrFail(Quote, { id: quote.id })).modifiedAt;
    expect(first.toISOString()).toBe(app.clock.now().toISOString());
  });
});
