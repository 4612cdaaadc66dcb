import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { TestApp } from '../support/app.ts';
import { insertGroup, insertManyGroups, insertQuote } from '../support/group-builders.ts';
import { insertSalesUser } from '../support/people.ts';
import { startQueueScene } from './queue-scene.ts';

const PATH = '/api/sales/GetGroupQuotes.csv';

describe('the internal queue as a file', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  beforeAll(async () => {
    ({ app, agent, sales } = await startQueueScene());
  });
  afterAll(() => app.close());

  const file = async (query: object = {}) => (await app.as(sales)).get(PATH).query(query);
  const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

  it('has every column for spreadsheets, and no cell that a spreadsheet would compute', async () => {
    const group = await insertGroup(app, agent, { name: '=HYPERLINK("evil") Café', groupEnterpriseId: '70099001' });
    const quote = await insertQuote(app, agent, { groupId: group.id, name: 'First, quote', status: 'Complete' });
    await (await app.as(sales)).put('/api/sales/AssignUserToQuote').send({ Id: quote.id });
    const { status, headers, text } = await file({ filter: '{"q":"café"}' });
    expect([status, headers['content-type'], headers['x-filename']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'groupQuotes-2026-11-20.csv',
    ]);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(linesOf(text)).toEqual([
      'Group,Group number,Quote number,Quote,Type,Status,In this status since,Effective date,Renewal date,Submitted,Approval time,Assigned to,Since,Agents,Members,Premium,Last change',
      `"'=HYPERLINK(""evil"") Café",70099001,${quote.id},"First, quote",New business,Sales Review,"11/19/2026, 10:00 AM",1/1/2027,,,,${sales.fullName},"11/20/2026, 10:00 AM",${await agentName()},0,,"11/19/2026, 10:00 AM"`,
    ]);
    const filter = { action: 'export-group-quotes', subject: 'user', subjectId: String(sales.id), userId: sales.id };
    expect(await app.database.manager.countBy(AuditEvent, filter)).toBe(1);
  });

  it('holds everything that matches, each quote once, in the order of the list', async () => {
    const many = await insertSalesUser(app);
    await insertManyGroups(
      app,
      many,
      Array.from({ length: 1_203 }, (_, at) => ({ name: `Long file ${String(at).padStart(4, '0')}` })),
    );
    await app.database.query(
      `INSERT INTO quotes (groupId, quoteType, name, status, statusAt, effectiveDate, createdByUserId, createdAt, modifiedAt, version)
       SELECT id, 'SmallGroupNewBusiness', 'Long', 'Approved', createdAt, '2027-01-01', createdByUserId, createdAt, modifiedAt, 1
       FROM \`groups\` WHERE createdByUserId = ?`,
      [many.id],
    );
    const filter = JSON.stringify({ View: 'NewBusiness', Status: ['Approved'], q: 'long file' });
    const { text } = await file({ filter, sort: '["GroupName","DESC"]' });
    const names = linesOf(text)
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(names).toEqual(Array.from({ length: 1_203 }, (_, at) => `Long file ${String(1_202 - at).padStart(4, '0')}`));
  });

  it('is a heading alone where nothing matches', async () => {
    expect(linesOf((await file({ filter: '{"q":"nobody is called so"}' })).text)).toHaveLength(1);
  });

  it.each([
    { filter: '{"Nope":1}' },
    { filter: '{"Status":["Nope"]}' },
    { sort: '["SSN","ASC"]' },
    { isErrorReport: 'true' },
  ])('is refused for %j, and not written down', async (query) => {
    const before = await app.database.manager.countBy(AuditEvent, { action: 'export-group-quotes' });
    expect((await file(query)).status).toBe(400);
    expect(await app.database.manager.countBy(AuditEvent, { action: 'export-group-quotes' })).toBe(before);
  });

  it('is not given to a page of another site', async () => {
    const answer = await (await app.as(sales)).get(PATH).set('Sec-Fetch-Site', 'cross-site');
    expect(answer.status).toBe(403);
  });

  async function agentName(): Promise<string> {
    const [row]: { firstName: string; lastName: string }[] = await app.database.query(
      'SELECT firstName, lastName FROM agents WHERE id = ?',
      [agent.agentId],
    );
    return `${row?.firstName} ${row?.lastName}`;
  }
});
