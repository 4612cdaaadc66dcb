import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { openRenewal, sellBothYears } from '../support/renewal-builders.ts';

describe('POST /api/dashboard/rows.csv', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const QUOTES = { List: 'quotes', Order: 'Group', Direction: 'ASC' };
  const ask = async (body: object) => (await app.as(agent)).post('/api/dashboard/rows.csv').send(body);
  const groupsIn = async (body: object): Promise<string[]> => {
    const { status, text } = await ask(body);
    expect(status).toBe(200);
    return text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]!);
  };
  const quoteOf = async (name: string, status: 'Quoting' | 'Complete') =>
    insertQuote(app, agent, { groupId: (await insertGroup(app, agent, { name })).id, name: `${name} quote`, status });

  it('has every row of the list with its stage, search and order, and is audited', async () => {
    await quoteOf('Birch', 'Quoting');
    await quoteOf('Acme', 'Quoting');
    await quoteOf('Cedar', 'Complete');
    expect(await groupsIn(QUOTES)).toEqual(['Acme', 'Birch', 'Cedar']);
    expect(await groupsIn({ ...QUOTES, Direction: 'DESC', Stage: 'progress' })).toEqual(['Birch', 'Acme']);
    expect(await groupsIn({ ...QUOTES, Text: 'cedar quote' })).toEqual(['Cedar']);
    const entries = await app.database.manager.findBy(AuditEvent, { action: 'export-dashboard' });
    expect(entries.map(({ subjectId }) => subjectId)).toEqual(['quotes', 'quotes', 'quotes']);
  });

  it('has premiums now and then of renewals', async () => {
    const { then } = await sellBothYears(app);
    const { group } = await openRenewal(app, agent, [then]);
    const { text, headers } = await ask({ List: 'renewals', Order: 'RenewalDate', Direction: 'ASC' });
    const [head, line] = text.trim().split('\r\n');
    expect(head).toContain('Renewal date,Members,Premium,Premium now,Premium at the renewal');
    expect(line).toMatch(new RegExp(`^${group.name},.*,1/1/2027,\\d+,,\\d+\\.\\d\\d,,`));
    expect(headers['x-filename']).toBe('renewals.csv');
  });

  it.each([{ ...QUOTES, Order: 'Secret' }, { ...QUOTES, List: 'all' }, { ...QUOTES, Stage: 'x' }, {}])(
    'refuses %j',
    async (body) => {
      expect((await ask(body)).status).toBe(400);
    },
  );
});
