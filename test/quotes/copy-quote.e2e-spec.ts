import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { CANNOT_BE_CHANGED_HERE } from '../../backend/src/quoting/quotes/quote-response.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { NO_QUOTE_FOR_OLFO } from '../../shared/src/groups/group-rules.ts';
import { EFFECTIVE_DATE_NOT_ALLOWED } from '../../shared/src/quotes/allowed-effective-dates.ts';
import {
  blockedByQuote,
  DELETED_CANNOT_BE_COPIED,
  PROCESSED_CANNOT_BE_COPIED,
} from '../../shared/src/quotes/copy-quote.ts';
import { NAME_TAKEN } from '../../shared/src/quotes/quote-name.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { employeeRequest, employees, openCensus, spouseRequest } from '../support/census-builders.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertProvider } from '../support/provider-builders.ts';

const SSN = '219-09-9991';

describe('copying a quote', () => {
  let app: TestApp;
  let agent: User;
  let stranger: User;
  let sales: User;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    stranger = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const copy = async (user: User, body: object) => (await app.as(user)).post('/api/quote').send(body);
  const countQuotes = (groupId: number) => app.database.manager.countBy(Quote, { groupId });
  const membersOf = (quoteId: number) =>
    app.database.manager.find(CensusMember, { where: { quoteId }, order: { id: 'ASC' } });

  it('begins a quote with the same people, whose SSNs can still be read', async () => {
    const people = [
      employeeRequest({ SSN }),
      spouseRequest(),
      employeeRequest({ EmployeeNumber: 2, FirstName: 'Eve' }),
    ];
    const { quote } = await openCensus(app, agent, people);
    await app.database.manager.update(CensusMember, { quoteId: quote.id }, { assignedPlanId: 7 });
    await app.database.manager.update(Quote, { id: quote.id }, { status: 'CreatedProposal', readOnlyReason: 0 });
    const { status, body } = await copy(agent, { Id: quote.id, EffectiveDate: '02/01/2027', Name: ' Second idea ' });
    expect([status, body.Status, body.Name, body.EffectiveDate]).toEqual([
      201,
      'EditingCensus',
      'Second idea',
      '2027-02-01',
    ]);
    expect(body.CopiedFrom).toEqual({ Id: quote.id, Name: quote.name, EffectiveDate: '2027-01-01', SelectedPlans: [] });
    expect(body.AssociatedAgents.map(({ Id }: { Id: number }) => Id)).toEqual([agent.agentId]);
    const [before, after] = [await membersOf(quote.id), await membersOf(body.Id)];
    expect(after.map(withoutKeys)).toEqual(before.map(withoutKeys));
    expect(after.map(({ assignedPlanId, version }) => [assignedPlanId, version])).toEqual(after.map(() => [null, 1]));
    const keys = [...before, ...after].map(({ rowKey }) => rowKey);
    expect(new Set(keys).size).toBe(keys.length);
    const revealed = await (await app.as(sales)).get(`/api/groupcensus/${body.Id}/${after[0]!.id}/SSN`);
    expect([revealed.status, revealed.body.SSN]).toEqual([200, SSN]);
  });

  it('keeps the doctors of the client', async () => {
    const { quote } = await openCensus(app, agent, [employeeRequest()]);
    const caller = await app.as(agent);
    for (const { npi } of [await insertProvider(app.database), await insertProvider(app.database)]) {
      await caller.put(`/api/plan/PutDoctor/${quote.id}/${npi}`);
    }
    const { body } = await copy(agent, { Id: quote.id, EffectiveDate: '02/01/2027', Name: 'With doctors' });
    const doctorsOf = async (quoteId: number) =>
      (await caller.get(`/api/plan/GetDoctors/${quoteId}`)).body.map(({ PCPId }: { PCPId: string }) => PCPId);
    expect(await doctorsOf(body.Id)).toHaveLength(2);
    expect(await doctorsOf(body.Id)).toEqual(await doctorsOf(quote.id));
  });

  it('writes down what it was copied from, by whom', async () => {
    const { id } = await insertQuote(app, agent);
    const { body } = await copy(agent, { Id: id });
    const [event] = await app.database.manager.findBy(QuoteEvent, { quoteId: body.Id });
    expect([event?.fromStatus, event?.toStatus, event?.userId, event?.why]).toEqual([
      null,
      'EditingCensus',
      agent.id,
      `copied from quote ${id}`,
    ]);
    const written = { action: 'copy-quote', subjectId: String(body.Id), userId: agent.id };
    expect(await app.database.manager.countBy(AuditEvent, written)).toBe(1);
  });

  it('takes the whole quote as it was read, and gives the copy a name of its own', async () => {
    const group = await insertGroup(app, agent, { name: 'Acme Bakery' });
    const { id, name } = await insertQuote(app, agent, { groupId: group.id });
    const { body: whole } = await (await app.as(agent)).get(`/api/quote/${id}`);
    const { status, body } = await copy(agent, { ...whole, Census: [] });
    expect([status, body.Name, body.EffectiveDate, body.ReadOnly]).toEqual([
      201,
      'New business 1/1/2027',
      '2027-01-01',
      0,
    ]);
    expect(name).not.toBe(body.Name);
  });

  it.each([{ GroupId: 2_000_000_001 }, { QuoteType: 'SmallGroupRenewal' }])('refuses a copy with %j', async (other) => {
    const quote = await insertQuote(app, agent);
    const { status, body } = await copy(agent, { Id: quote.id, ...other });
    const [field = ''] = Object.keys(other);
    expect([status, body.Fields]).toEqual([400, { [field]: [CANNOT_BE_CHANGED_HERE] }]);
    expect(await countQuotes(quote.groupId)).toBe(1);
  });

  it.each([
    { Id: '1' },
    { Id: 0 },
    { Id: null },
    { Id: 1, EffectiveDate: 'soon' },
    { Id: 1, Name: 7 },
    { Id: 1, X: 1 },
  ])('refuses %j by its fields', async (body) => {
    expect((await copy(agent, body)).status).toBe(400);
  });

  it.each`
    who           | quote                                     | group                    | answer | message
    ${'agent'}    | ${{ status: 'Complete' }}                 | ${{}}                    | ${422} | ${blockedByQuote('It', 'Sales Review')}
    ${'agent'}    | ${{ status: 'Rejected' }}                 | ${{}}                    | ${422} | ${PROCESSED_CANNOT_BE_COPIED}
    ${'sales'}    | ${{ status: 'Rejected' }}                 | ${{}}                    | ${201} | ${undefined}
    ${'sales'}    | ${{ status: 'Quoting', isDeleted: true }} | ${{}}                    | ${422} | ${DELETED_CANNOT_BE_COPIED}
    ${'agent'}    | ${{ status: 'Quoting', isDeleted: true }} | ${{}}                    | ${404} | ${expect.any(String)}
    ${'agent'}    | ${{ status: 'Quoting' }}                  | ${{ isRenewOlfo: true }} | ${422} | ${NO_QUOTE_FOR_OLFO}
    ${'sales'}    | ${{ status: 'Quoting' }}                  | ${{ isRenewOlfo: true }} | ${201} | ${undefined}
    ${'stranger'} | ${{ status: 'Quoting' }}                  | ${{}}                    | ${404} | ${expect.any(String)}
    ${'agent'}    | ${{ status: 'Declined' }}                 | ${{}}                    | ${201} | ${undefined}
  `('$who, $quote of a group $group: $answer', async ({ who, quote, group, answer, message }) => {
    const user = { agent, sales, stranger }[who as 'agent']!;
    const { id: groupId } = await insertGroup(app, agent, group as object);
    const { id } = await insertQuote(app, agent, { groupId, name: 'It', ...(quote as object) });
    const { status, body } = await copy(user, { Id: id });
    expect([status, body.Message]).toEqual([answer, message]);
    expect(await countQuotes(groupId)).toBe(answer === 201 ? 2 : 1);
  });

  it('says on the quote why it cannot be copied, or to which dates', async () => {
    const open = await insertQuote(app, agent);
    const submitted = await insertQuote(app, agent, { status: 'Complete', name: 'Sent' });
    const read = async (id: number) => (await (await app.as(agent)).get(`/api/quote/${id}`)).body;
    expect(await read(open.id)).toMatchObject({
      CopyProblem: null,
      CopyEffectiveDates: ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01'],
    });
    expect(await read(submitted.id)).toMatchObject({
      CopyProblem: blockedByQuote('Sent', 'Sales Review'),
      CopyEffectiveDates: [],
    });
  });

  it('refuses a date that cannot be chosen and a name that is taken', async () => {
    const quote = await insertQuote(app, agent, { name: 'Taken' });
    const late = await copy(agent, { Id: quote.id, EffectiveDate: '2027-04-01' });
    expect([late.status, late.body.Fields]).toEqual([422, { EffectiveDate: [EFFECTIVE_DATE_NOT_ALLOWED] }]);
    const second = await insertQuote(app, agent, { groupId: quote.groupId });
    const taken = await copy(agent, { Id: second.id, Name: 'taken' });
    expect([taken.status, taken.body.Fields]).toEqual([422, { Name: [NAME_TAKEN] }]);
  });

  it('copies a renewal to its renewal date only', async () => {
    const renewalDate = isoDate('2027-01-01');
    const { id: groupId } = await insertGroup(app, agent, { renewalDate });
    const { id } = await insertQuote(app, agent, { groupId, quoteType: 'SmallGroupRenewal', renewalDate });
    const { body } = await copy(agent, { Id: id });
    expect(body).toMatchObject({
      QuoteType: 'SmallGroupRenewal',
      EffectiveDate: renewalDate,
      RenewalDate: renewalDate,
      CopyEffectiveDates: [renewalDate],
    });
  });

  it('makes one copy out of a double click, with its people once', async () => {
    const { quote } = await openCensus(app, agent, employees(3));
    const answers = await Promise.all(Array.from({ length: 6 }, () => copy(agent, { Id: quote.id })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.Id}`)).size).toBe(1);
    expect(await membersOf(Number(answers[0]!.body.Id))).toHaveLength(3);
    expect(await countQuotes(quote.groupId)).toBe(2);
  });

  it('lets two people copy at the same time, each with a name of its own', async () => {
    const { quote } = await openCensus(app, agent, employees(2));
    const answers = await Promise.all([copy(agent, { Id: quote.id }), copy(sales, { Id: quote.id })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map(({ body }) => body.Name as string)).size).toBe(2);
    expect(await countQuotes(quote.groupId)).toBe(3);
  });

  it('copies 5,000 people in one go', async () => {
    const people = employees(5_000).map((person, index) => ({ ...person, SSN: ssnOf(index) }));
    const { quote } = await openCensus(app, agent, people);
    const { status, body } = await copy(agent, { Id: quote.id });
    expect(status).toBe(201);
    const rows = await membersOf(Number(body.Id));
    expect(rows).toHaveLength(5_000);
    expect(rows.map(({ employeeNumber }) => employeeNumber)).toEqual(
      people.map(({ EmployeeNumber }) => EmployeeNumber),
    );
    const last = await (await app.as(sales)).get(`/api/groupcensus/${body.Id}/${rows.at(-1)!.id}/SSN`);
    expect(last.body.SSN).toBe(ssnOf(4_999));
  });
});

const ssnOf = (index: number): string => {
  const digits = String(219_090_000 + index + 1_000);
  return `${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
};

/** What a copy of a member shares with the original. */
const withoutKeys = ({
  employeeNumber,
  relationship,
  firstName,
  lastName,
  dateOfBirth,
  medicalStatus,
  dentalStatus,
}: CensusMember) => ({
  employeeNumber,
  relationship,
  firstName,
  lastName,
  dateOfBirth,
  medicalStatus,
  dentalStatus,
});
