import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { DEMO_FIELD_KEYS } from '../../backend/src/platform/config/settings.ts';
import { keyOf } from '../support/keys.ts';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { employeeRequest } from '../support/census-builders.ts';
import { createDemoDatabase, type DemoDatabase } from '../support/demo-database.ts';
import { HttpSession } from '../support/http-session.ts';
import { type RunningServer, SERVER_MAIN, startServer } from '../support/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const DIST = path.dirname(SERVER_MAIN);
const PASSWORD = 'a long new password';

/** Runs a built command with what is typed into it. */
async function run(command: string[], settings: Record<string, string>, typed: string): Promise<[number, string]> {
  const [file = '', ...rest] = command;
  const child = spawn(process.execPath, [path.join(DIST, file), ...rest], {
    env: { PATH: process.env['PATH'], ...settings },
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.end(typed);
  const [code] = (await once(child, 'exit')) as [number];
  return [code, said];
}

const query = async <Row>(url: string, sql: string): Promise<Row[]> => {
  const database = await new DataSource(await databaseOptions(url)).initialize();
  return database.query<Row[]>(sql).finally(() => database.destroy());
};

describe('a user whom the operator changes', () => {
  let server: RunningServer;
  let url: string;
  beforeAll(async () => {
    server = await startServer('operator');
    url = `sqlite:${server.database}`;
  });
  afterAll(() => server.stop());

  it('is signed out everywhere at once, and has the new roles after the next sign-in', async () => {
    const session = new HttpSession(server.url);
    expect(await session.signIn('superuser', DEMO_PASSWORD)).toBe(200);
    expect((await session.get('/api/sales/GetBusinessRules')).status).toBe(200);
    const person = ['--username', 'superuser', '--name', 'Once Super', '--email', 'once@example.com'];
    const command = ['cli/user-create.js', ...person, '--roles', 'tuo-role-smallgroupagent'];
    const [code, said] = await run(command, { DATABASE_URL: url }, `${PASSWORD}\n`);
    expect(code === 0 ? '' : said).toBe('');
    expect(said).not.toContain(PASSWORD);
    expect((await session.get('/api/sales/GetBusinessRules')).status).toBe(401);
    const again = new HttpSession(server.url);
    expect(await again.signIn('superuser', DEMO_PASSWORD)).toBe(401);
    expect(await again.signIn('superuser', PASSWORD)).toBe(200);
    expect((await again.get('/api/sales/GetBusinessRules')).status).toBe(403);
    const events = await query<{ action: string }>(url, 'SELECT action FROM audit_events ORDER BY id');
    expect(events.map(({ action }) => action)).toContain('change-user');
    const source = await new DataSource(await databaseOptions(url)).initialize();
    const broken = await brokenAuditRow(source).finally(() => source.destroy());
    expect(broken).toBeNull();
  });

  it.each([
    ['short', 'at least 12 characters'],
    ['password1234', 'Many people use this password'],
  ])('is refused the password "%s"', async (password, why) => {
    const person = ['--username', 'x', '--name', 'X', '--email', 'x@example.com', '--roles', 'y'];
    const [code, said] = await run(['cli/user-create.js', ...person], { DATABASE_URL: url }, `${password}\n`);
    expect([code, said]).toEqual([1, expect.stringContaining(why)]);
  });
});

describe('field keys', () => {
  let database: DemoDatabase;
  beforeAll(async () => {
    database = await createDemoDatabase('sqlite');
  });
  afterAll(() => database.drop());

  it('are rotated by putting a new one first: old SSNs open, new ones take the new key', async () => {
    const url = { DATABASE_URL: database.url };
    const keys = `new:${keyOf('n')},${DEMO_FIELD_KEYS}`;
    const old = await startServer('old-key', url);
    const agent = new HttpSession(old.url);
    await agent.signIn('agent', DEMO_PASSWORD);
    const made = await agent.send('POST', '/api/quote', {
      GroupId: (await agent.firstGroup()).Id,
      QuoteType: 'SmallGroupNewBusiness',
    });
    const { Id: quoteId } = (await made.json()) as { Id: number };
    const before = await agent.send(
      'POST',
      `/api/groupcensus/${quoteId}`,
      employeeRequest({ FirstName: 'Old', SSN: '219-09-1111' }),
    );
    const { Id: oldId } = (await before.json()) as { Id: number };
    await old.stop();

    const rotated = await startServer('new-key', { ...url, FIELD_KEYS: keys });
    const sales = new HttpSession(rotated.url);
    await sales.signIn('sales', DEMO_PASSWORD);
    const twin = employeeRequest({ EmployeeNumber: 2, FirstName: 'New', SSN: '219-09-1111' });
    expect((await sales.send('POST', `/api/groupcensus/${quoteId}`, twin)).status).toBe(422);
    const other = employeeRequest({ EmployeeNumber: 2, FirstName: 'New', SSN: '219-09-2222' });
    expect((await sales.send('POST', `/api/groupcensus/${quoteId}`, other)).status).toBe(200);
    const shown = await sales.get(`/api/groupcensus/${quoteId}/${oldId}/SSN`);
    expect(await shown.json()).toEqual({ SSN: '219-09-1111' });
    await rotated.stop();
    const rows = await database.tables.query<{ ssnSealed: string }[]>(
      `SELECT ssnSealed FROM census_members WHERE quoteId = ${quoteId} ORDER BY id`,
    );
    expect(rows.map(({ ssnSealed }) => ssnSealed.split('.')[0])).toEqual(['demo', 'new']);

    const [code, said] = await run(['cli/fields-reseal.js'], { ...url, FIELD_KEYS: keys }, '');
    expect([code, said]).toEqual([0, expect.stringContaining('"demo" can be left out of FIELD_KEYS')]);
    expect(said).toMatch(/census_members\.ssnSealed: [1-9][\d,]* re-encrypted, of /);
    const alone = await startServer('new-key-alone', { ...url, FIELD_KEYS: `new:${keyOf('n')}` });
    const again = new HttpSession(alone.url);
    await again.signIn('sales', DEMO_PASSWORD);
    expect(await (await again.get(`/api/groupcensus/${quoteId}/${oldId}/SSN`)).json()).toEqual({ SSN: '219-09-1111' });
    await alone.stop();
  }, 1_800_000);
});

describe('the command that moves old entries of the audit trail into a file', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    await run(['cli/migrate.js'], { DATABASE_URL: database.url }, '');
  });
  afterAll(() => database.drop());

  const archive = (...given: string[]) => run(['cli/audit-archive.js', ...given], { DATABASE_URL: database.url }, '');

  it.each([
    ['says how it is used', [], 1, 'Usage: npm run audit:archive -- --before YYYY-MM-DD --to FOLDER'],
    ['refuses a day that is none', ['--before', '2020-02-31', '--to', tmpdir()], 1, 'Usage: '],
    [
      'leaves the last two years',
      ['--before', '2999-01-01', '--to', tmpdir()],
      1,
      'of the last two years stay in the database',
    ],
    [
      'writes no empty file',
      ['--before', '2020-01-01', '--to', tmpdir()],
      0,
      'Nothing was written: no chain of entries ended before 2020-01-01.',
    ],
  ])('%s', async (_what, given, ended, words) => {
    const [code, said] = await archive(...given);
    expect([code, said]).toEqual([ended, expect.stringContaining(words)]);
  });
});

describe('in production', () => {
  const documents = mkdtempSync(path.join(tmpdir(), 'production-documents-'));
  let database: TestDatabase;
  let server: RunningServer;
  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    server = await startServer('production', {
      DATABASE_URL: database.url,
      NODE_ENV: 'production',
      DOCUMENTS_URL: `folder:${documents}`,
      PUBLIC_URL: 'https://quote.example.com',
      SESSION_SECRET: 'a secret for one test, long enough to be taken',
      FIELD_KEYS: `one:${keyOf('p')}`,
      SHARE_LINK_KEY: keyOf('q'),
      AUDIT_KEYS: `one:${keyOf('a')}`,
      CARRIER_URL: 'https://carrier.example.com',
      CARRIER_TOKEN: 'a token for one test',
      MARKETPLACE_URL: 'https://marketplace.example.com',
      MARKETPLACE_TOKEN: 'a token of the marketplace',
      PAYMENT_URL: 'https://payments.example.com',
      PAYMENT_TOKEN: 'the token of the provider',
      PAYMENT_NOTICE_KEY: 'the key of the provider for one test',
    });
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
    rmSync(documents, { recursive: true, force: true });
  });

  it.each(['/api/metrics', '/api/docs', '/api/docs-json', '/api/docs-yaml', '/api/docs/swagger-ui-init.js'])(
    '%s is closed',
    async (closed) => {
      const answer = await fetch(server.url + closed);
      expect([answer.status, ((await answer.json()) as { Code: string }).Code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('has no demo accounts, none is offered, and the log is JSON', async () => {
    const options = (await (await fetch(`${server.url}/api/account/SignInOptions`)).json()) as Record<string, unknown>;
    expect([options['DemoAccounts'], options['DemoPassword']]).toEqual([[], null]);
    expect(await query(database.url, 'SELECT id FROM users')).toEqual([]);
  });

  it('answers pages and files to HEAD, and calls to none', async () => {
    const head = async (where: string) => (await fetch(server.url + where, { method: 'HEAD' })).status;
    expect([await head('/'), await head('/sales'), await head('/dashboard'), await head('/api/account')]).toEqual([
      200, 200, 200, 404,
    ]);
  });

  it('sends the strict headers with pages and calls', async () => {
    for (const where of ['/', '/sales', '/api/account', '/api/nothing', '/assets/nothing.js']) {
      const { headers } = await fetch(server.url + where);
      expect([where, headers.get('strict-transport-security')]).toEqual([where, expect.stringMatching(/^max-age=/)]);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
});

describe('a server with a collector of traces', () => {
  it('sends each request by its route with its statements, and nothing of who asked for what', async () => {
    const received: string[] = [];
    const collector = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push(body);
        response.setHeader('Content-Type', 'application/json').end('{}');
      });
    });
    await once(collector.listen(0, '127.0.0.1'), 'listening');
    const { port } = collector.address() as AddressInfo;
    const database = await createTestDatabase('mysql');
    const server = await startServer('traced', {
      DATABASE_URL: database.url,
      DEMO_MODE: 'false',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `http://127.0.0.1:${port}/v1/traces`,
    });
    const answer = await fetch(`${server.url}/api/share/${'AdaNobody'.repeat(9)}Byron?ssn=123456789`);
    expect(answer.status).toBe(404);
    // What is not sent yet is sent before the process ends.
    await server.stop();
    await database.drop();
    collector.close();
    const traces = received.join('\n');
    expect(traces).toContain('GET /api/share/:token');
    expect(traces).toMatch(/SELECT [^"]*`share_links`[^"]*\?/);
    expect(traces).not.toMatch(/Nobody|123456789|127\.0\.0\.1|localhost/);
  });
});
