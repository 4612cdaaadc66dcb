import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { AuditDetails, AuditFilter, AuditRow } from '../../shared/src/audit/audit.record.ts';
import { MOST_PEOPLE, NARROW_THE_DAYS, TOO_MANY_PEOPLE } from '../../shared/src/audit/audit.record.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { newestAudit, writeAudit } from './audit-rows.ts';

describe('the audit list', () => {
  let app: TestApp;
  let superUser: User;
  beforeAll(async () => {
    app = await startApp();
    superUser = await insertSuperUser(app);
  });
  afterAll(() => app.close());

  const list = async (filter: AuditFilter = {}, more: object = {}) =>
    (await app.as(superUser)).get('/api/audit').query({ filter: JSON.stringify(filter), ...more });
  const found = async (filter: AuditFilter, more: object = {}) =>
    ((await list(filter, more)).body as AuditRow[]).map(({ Action, Record }) => `${Action} ${Record.Words}`);

  it('says who did what to what, when and from where, newest first', async () => {
    const agent = await insertAgentUser(app, { fullName: 'Ada Lister' });
    const group = await insertGroup(app, agent, { name: 'Lister Works' });
    const quote = await insertQuote(app, agent, { groupId: group.id, name: 'One', status: 'Quoting' });
    app.clock.advance(60_000);
    const answer = await (
      await app.as(agent)
    )
      .put('/api/quote')
      .send({ Id: quote.id, Version: quote.version, Name: 'Two' });
    expect(answer.status).toBe(200);
    const { id } = await newestAudit(app);
    const { body, headers } = await list({ userId: agent.id }, { range: '[0,9]' });
    expect(headers['content-range']).toBe('audit 0-1/2');
    expect(body[0]).toEqual({
      Id: id,
      At: app.clock.now().toISOString(),
      Who: { Id: agent.id, Name: 'Ada Lister', Username: agent.username },
      WhoWords: 'Ada Lister',
      Action: 'rename-quote',
      What: 'Quote renamed',
      Detail: '',
      Record: {
        Kind: 'quote',
        Id: String(quote.id),
        Words: `Quote ${quote.id}`,
        Name: 'Lister Works, Two',
        Path: `/quote/plan-selection/group/${quote.id}`,
      },
      From: '127.0.0.1',
      RequestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('leads to the review desk for a quote that was submitted', async () => {
    const agent = await insertAgentUser(app, { fullName: 'Ada Submitter' });
    const { id } = await insertQuote(app, agent, { status: 'Complete' });
    await writeAudit(app, [{ userId: agent.id, action: 'rename-quote', subject: 'quote', subjectId: String(id) }]);
    const [row] = (await list({ userId: agent.id }, { range: '[0,0]' })).body as AuditRow[];
    expect(row!.Record.Path).toBe(`/sales/group/review/${id}`);
  });

  describe('narrowed', () => {
    let ada: User;
    let requestId: string;
    beforeAll(async () => {
      ada = await insertAgentUser(app, { fullName: 'Zora Van Narrow', username: 'znarrow' });
      const bob = await insertAgentUser(app, { fullName: 'Bob Narrowson' });
      await app.as(ada);
      app.clock.set('2026-03-10T15:00:00Z');
      await writeAudit(app, [{ userId: ada.id, subjectId: '777001' }]);
      app.clock.set('2026-03-12T03:30:00Z');
      await writeAudit(app, [
        { userId: ada.id, action: 'delete-quote', subject: 'quote', subjectId: '777001' },
        { userId: bob.id, action: 'create-group', subjectId: '777002' },
        { action: 'install-group', subjectId: '777003' },
      ]);
      app.clock.set('2026-03-14T15:00:00Z');
      await (await app.as(ada)).get('/api/quote/777009');
      requestId = (await newestAudit(app)).requestId;
      app.clock.set('2026-11-20T15:00:00Z');
    });
    const inMarch = { fromDate: '2026-03-01', toDate: '2026-03-31' };

    it.each<[string, () => AuditFilter, string[]]>([
      ['a user', () => ({ ...inMarch, userId: ada.id, subject: 'group' }), ['edit-group Group 777001']],
      ['an action', () => ({ ...inMarch, action: 'create-group' }), ['create-group Group 777002']],
      ['a kind of record', () => ({ ...inMarch, subject: 'quote' }), ['delete-quote Quote 777001']],
      ['a record', () => ({ subject: 'group', subjectId: '777001' }), ['edit-group Group 777001']],
      ['a request', () => ({ requestId }), ['refused GET /quote/777009']],
      ['a user name', () => ({ ...inMarch, who: 'znarr', action: 'delete-quote' }), ['delete-quote Quote 777001']],
      [
        'a word of a name',
        () => ({ ...inMarch, who: 'narrow', subject: 'group' }),
        ['create-group Group 777002', 'edit-group Group 777001'],
      ],
      ['a name that nobody has', () => ({ who: 'nobody at all' }), []],
      [
        'the last day in Michigan',
        () => ({ fromDate: '2026-03-11', toDate: '2026-03-11', action: 'delete-quote' }),
        ['delete-quote Quote 777001'],
      ],
      ['the day before', () => ({ fromDate: '2026-03-10', toDate: '2026-03-10' }), ['edit-group Group 777001']],
      ['a day without anything', () => ({ fromDate: '03/13/2026', toDate: '03/13/2026' }), []],
      ['a searched number', () => ({ q: '777001' }), ['delete-quote Quote 777001', 'edit-group Group 777001']],
      ['a searched request', () => ({ q: requestId.toUpperCase() }), ['refused GET /quote/777009']],
      ['a searched name', () => ({ ...inMarch, q: 'Bob N' }), ['create-group Group 777002']],
      ['the system', () => ({ ...inMarch, q: 'The system' }), ['install-group Group 777003']],
      [
        'two names at once',
        () => ({ ...inMarch, who: 'narrow', q: 'zora', subject: 'group' }),
        ['edit-group Group 777001'],
      ],
      ['an address', () => ({ ...inMarch, ip: '127.0.0.1' }), ['refused GET /quote/777009']],
      ['a searched address', () => ({ ...inMarch, q: '127.0.0.1' }), ['refused GET /quote/777009']],
    ])('to %s', async (_what, filter, rows) => {
      expect(await found(filter())).toEqual(rows);
    });

    it('answers a page, oldest first too, and how many there are', async () => {
      const both = { ...inMarch, who: 'narrow', subject: 'group' };
      const { headers } = await list(both, { range: '[1,1]' });
      expect(headers['content-range']).toBe('audit 1-1/2');
      expect(await found(both, { range: '[1,1]' })).toEqual(['edit-group Group 777001']);
      expect(await found(inMarch, { range: '[0,1]', sort: '["At","ASC"]' })).toEqual([
        'edit-group Group 777001',
        'delete-quote Quote 777001',
      ]);
    });

    it('gives everything that matches as a file, and writes down who took it out', async () => {
      const query = { filter: JSON.stringify({ ...inMarch, who: 'narrow' }) };
      const { status, text, headers } = await (await app.as(superUser)).get('/api/audit.csv').query(query);
      const lines = text.replace('\uFEFF', '').trim().split('\r\n');
      expect([status, headers['x-filename'], lines[0]]).toEqual([
        200,
        'audit-2026-11-20.csv',
        'Row,At (UTC),Who,User name,Action,What,Kind of record,Record,Fields,From,Request,Chain,Position,Digest',
      ]);
      expect(lines.slice(1).map((line) => line.split(',').slice(2, 5).join('/'))).toEqual([
        'Zora Van Narrow/znarrow/refused',
        expect.stringMatching(/^Bob Narrowson\/user\d+\/create-group$/),
        'Zora Van Narrow/znarrow/delete-quote',
        'Zora Van Narrow/znarrow/edit-group',
      ]);
      expect(await newestAudit(app)).toMatchObject({ action: 'export-audit', userId: superUser.id });
    });
  });

  it('gives a file of more rows than are read at a time, each once', async () => {
    app.clock.set('2026-05-05T15:00:00Z');
    await writeAudit(
      app,
      Array.from({ length: 1_001 }, (_, at) => ({ action: 'select-plans', subjectId: String(at) })),
    );
    app.clock.set('2026-11-20T15:00:00Z');
    const query = { filter: '{"action":"select-plans"}' };
    const { text } = await (await app.as(superUser)).get('/api/audit.csv').query(query);
    const ids = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[7]);
    expect([ids.length, new Set(ids).size, ids[0], ids.at(-1)]).toEqual([1_001, 1_001, '1000', '0']);
  });

  it('writes nothing down for reading it', async () => {
    const before = await newestAudit(app);
    await list();
    await (await app.as(superUser)).get(`/api/audit/${before.id}`);
    expect((await newestAudit(app)).id).toBe(before.id);
  });

  it('opens a row to its fields and its digest, and says whether it follows from the row before', async () => {
    await writeAudit(app, [{ userId: superUser.id, subjectId: '42', fields: ['name', 'taxId'] }]);
    const { id, chain, position, hash } = await newestAudit(app);
    const open = async () => (await (await app.as(superUser)).get(`/api/audit/${id}`)).body as AuditDetails;
    expect(await open()).toMatchObject({
      Id: id,
      What: 'Group changed',
      Detail: 'Group name, tax ID',
      Fields: ['name', 'taxId'],
      Chain: chain,
      Position: position,
      Digest: hash,
      FollowsRowBefore: true,
    });
    await app.database.query("UPDATE audit_events SET subjectId = '43' WHERE id = ?", [id]);
    expect((await open()).FollowsRowBefore).toBe(false);
    await app.database.query("UPDATE audit_events SET subjectId = '42' WHERE id = ?", [id]);
    expect((await open()).FollowsRowBefore).toBe(true);
  });

  it('names the records that have a name, and tells of the others what they are', async () => {
    const quote = await insertQuote(app, superUser);
    const { agentId } = await insertAgentUser(app);
    app.clock.advance(120_000);
    const [{ id: ruleId }] = await app.database.query(
      'SELECT MIN(id) AS id FROM business_rules WHERE configSource = 1',
    );
    await writeAudit(app, [
      { action: 'download-application', subject: 'application', subjectId: String(quote.id) },
      { action: 'export-group-book', subject: 'agent', subjectId: String(agentId) },
      { action: 'change-business-rule', subject: 'business-rule', subjectId: String(ruleId) },
      { action: 'sign-in-failed', subject: 'user', subjectId: 'f'.repeat(64) },
    ]);
    const rows = ((await list({}, { range: '[0,3]' })).body as AuditRow[]).map(({ Record }) => [
      Record.Words.slice(0, 25),
      Record.Name !== '',
      Record.Path,
    ]);
    expect(rows).toEqual([
      [`User ${'f'.repeat(20)}`, false, null],
      [`Business rule ${ruleId}`, true, `/sales/configuration/shop/${ruleId}`],
      [`Agent ${agentId}`, true, `/sales/agents/${agentId}`],
      [`Application of quote ${quote.id}`.slice(0, 25), true, expect.stringContaining(String(quote.id))],
    ]);
  });

  it.each<[string, object]>([
    ['an unknown filter', { filter: '{"fields":"x"}' }],
    ['a wrong day', { filter: '{"fromDate":"2026-02-30"}' }],
    ['days backwards', { filter: '{"fromDate":"2026-03-02","toDate":"2026-03-01"}' }],
    ['a number for a text', { filter: '{"action":7}' }],
    ['a text for a number', { filter: '{"userId":"7"}' }],
    ['an unknown order', { sort: '["Who","ASC"]' }],
    ['too long a range', { range: '[0,100]' }],
    ['a page too far back', { range: '[9999,10000]' }],
  ])('refuses %s', async (_what, query) => {
    const { status, body } = await (await app.as(superUser)).get('/api/audit').query(query);
    expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('says what to do where a page lies too far back, or a name is too common', async () => {
    const { body } = await list({}, { range: '[9995,10004]' });
    expect(body.Message).toBe(NARROW_THE_DAYS);
    for (let person = 0; person <= MOST_PEOPLE; person += 1) {
      await app.insertUser({ fullName: 'Many Namesake' });
    }
    const { status, body: common } = await list({ who: 'namesake' });
    expect([status, common.Message]).toEqual([422, TOO_MANY_PEOPLE]);
    const file = await (await app.as(superUser)).get('/api/audit.csv').query({ filter: '{"who":"namesake"}' });
    expect([file.status, file.body.Code, file.body.Message]).toEqual([422, 'RULE_BROKEN', TOO_MANY_PEOPLE]);
  });

  it('is not found for a row that is not there', async () => {
    const { status } = await (await app.as(superUser)).get('/api/audit/2000000000');
    expect(status).toBe(404);
  });

  it.each(['/api/audit', '/api/audit.csv', '/api/audit/1', '/api/audit/Verification'])(
    'is closed to staff who are no super users: %s',
    async (path) => {
      const { status } = await (await app.as(await insertSalesUser(app))).get(path);
      expect(status).toBe(403);
    },
  );

  it('is not given as a file to a page of another site', async () => {
    const { status } = await (await app.as(superUser)).get('/api/audit.csv').set('Sec-Fetch-Site', 'cross-site');
    expect(status).toBe(403);
  });
});
