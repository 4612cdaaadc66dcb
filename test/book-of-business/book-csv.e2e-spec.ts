import { parse } from 'csv-parse/sync';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup, insertManyGroups } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

const HEADERS = ['Group number', 'Group name', 'Phone', 'Effective date', 'Status', 'Email'];

describe('the book of business as a file', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const fetchCsv = async (user: User, query: object = {}) =>
    (await app.as(user)).get('/api/bobsmallgroup.csv').query(query).buffer(true);
  const read = (text: string): string[][] => parse(text, { bom: true });

  it('holds every group with the columns of the specification', async () => {
    const agent = await insertAgentUser(app);
    await insertGroup(app, agent, {
      name: 'Café "Zeta", Inc.',
      groupEnterpriseId: 'C2',
      phoneNumber: '6165550100',
      email: 'owner@example.com',
      lastEffectiveDate: isoDate('2026-01-01'),
      termDate: isoDate('2026-06-01'),
    });
    await insertGroup(app, agent, { name: 'Alpha', groupEnterpriseId: 'C1', renewalDate: isoDate('2027-02-01') });
    // Approved without a number, which is then 0.
    await insertGroup(app, agent, { name: 'Beta', groupEnterpriseId: '0', renewalDate: isoDate('2027-02-01') });
    await insertGroup(app, agent, { name: 'Quoted only' });
    const { status, headers, text } = await fetchCsv(agent);
    expect([status, headers['content-type'], headers['x-filename']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'bobData.csv',
    ]);
    expect(headers['content-disposition']).toBe(`attachment; filename="bobData.csv"; filename*=UTF-8''bobData.csv`);
    expect([text.startsWith('\ufeff'), text.endsWith('\r\n')]).toEqual([true, true]);
    expect(read(text)).toEqual([
      HEADERS,
      ['C1', 'Alpha', '', '2/1/2027', 'Active', ''],
      ['', 'Beta', '', '2/1/2027', 'Active', ''],
      ['C2', 'Café "Zeta", Inc.', '(616) 555-0100', '1/1/2026', 'Termed', 'owner@example.com'],
    ]);
  });

  it('holds what the search leaves, and the headers alone where that is nothing', async () => {
    const agent = await insertAgentUser(app);
    await insertGroup(app, agent, { name: 'Kept Works', groupEnterpriseId: 'F1' });
    await insertGroup(app, agent, { name: 'Left Out', groupEnterpriseId: 'F2' });
    const names = async (q: string) =>
      read((await fetchCsv(agent, { filter: JSON.stringify({ q }) })).text).map(([, name]) => name);
    expect([await names('kept'), await names('nobody')]).toEqual([['Group name', 'Kept Works'], ['Group name']]);
  });

  it('is whole where it is read in several steps, also with equal names', async () => {
    const agent = await insertAgentUser(app);
    await insertManyGroups(
      app,
      agent,
      Array.from({ length: 1_010 }, (_, at) => ({ name: `Same ${at % 3}`, groupEnterpriseId: `E${at}` })),
    );
    const numbers = read((await fetchCsv(agent)).text)
      .slice(1)
      .map(([number]) => number);
    expect([numbers.length, new Set(numbers).size]).toEqual([1_010, 1_010]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('makes %j plain text', async (name) => {
    const agent = await insertAgentUser(app);
    await insertGroup(app, agent, { name, groupEnterpriseId: 'X1' });
    const [, row] = read((await fetchCsv(agent)).text);
    expect(row?.[1]).toBe(`'${name}`);
  });

  it('writes down who took which book out', async () => {
    const agent = await insertAgentUser(app);
    await fetchCsv(agent);
    const [last] = await app.database.manager.find(AuditEvent, { order: { id: 'DESC' }, take: 1 });
    expect([last?.action, last?.subject, last?.subjectId, last?.userId]).toEqual([
      'export-group-book',
      'agent',
      String(agent.agentId),
      agent.id,
    ]);
  });

  it('is refused like the list: another agent’s book, no agent picked, another site', async () => {
    const [agent, sales] = [await insertAgentUser(app), await insertSalesUser(app)];
    const fromElsewhere = (await app.as(agent)).get('/api/bobsmallgroup.csv').set('Sec-Fetch-Site', 'cross-site');
    const answers = [await fetchCsv(agent, { agentId: 'NOBODY' }), await fetchCsv(sales), await fromElsewhere];
    expect(answers.map(({ status, body }) => [status, body.Code])).toEqual([
      [404, 'NOT_FOUND'],
      [400, 'INVALID_INPUT'],
      [403, 'CSRF_EXPIRED'],
    ]);
  });

  describe('POST /api/bob/RetrieveCSV', () => {
    const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
    const send = async (body: object) =>
      (await app.as(await insertAgentUser(app))).post('/api/bob/RetrieveCSV').send(body).buffer(true);

    it('sends the page’s own file back as a download', async () => {
      const csv = 'Group number,Group name\r\n1,<script>alert(1)</script> Café\r\n';
      const { status, text, headers } = await send({ Content: base64(csv) });
      expect([status, text]).toEqual([200, csv]);
      expect(headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="bobData.csv"; filename*=UTF-8''bobData.csv`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    });

    it.each([
      ['no content', {}, 400],
      ['an empty one', { Content: '' }, 400],
      ['what is not base64', { Content: 'a,b\r\n' }, 400],
      ['what is not text', { Content: base64(Buffer.from([0xff, 0xfe, 0x00])) }, 400],
      ['a NUL', { Content: base64('a\0b') }, 400],
      ['a name of its own', { Content: base64('a'), FileName: 'x.html' }, 400],
      ['5 MB', { Content: base64(Buffer.alloc(5 * 1024 * 1024, 'a')) }, 200],
      ['a byte more', { Content: base64(Buffer.alloc(5 * 1024 * 1024 + 1, 'a')) }, 413],
    ])('%s: %s', async (_what, body, status) => {
      expect((await send(body)).status).toBe(status);
    });
  });
});
