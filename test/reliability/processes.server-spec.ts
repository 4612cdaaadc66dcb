import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { connectionOptions } from '../../backend/src/platform/database/connection.ts';
import { keyOf } from '../support/keys.ts';
import { HttpSession } from '../support/http-session.ts';
import { refusedStart } from '../support/refused-start.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const SEED = path.join(import.meta.dirname, '../../dist/backend/src/cli/seed.js');

describe('the built server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer('processes');
  });
  afterAll(() => server.stop());

  it('refuses to run in production in demo mode or with demo keys, and says what to set', async () => {
    const said = await refusedStart({ NODE_ENV: 'production', DEMO_MODE: 'true' });
    expect(said).toMatch(/^1: /);
    for (const variable of [
      'PUBLIC_URL',
      'SESSION_SECRET',
      'FIELD_KEYS',
      'SHARE_LINK_KEY',
      'AUDIT_KEYS',
      'DEMO_MODE',
    ]) {
      expect(said).toContain(variable);
    }
  });

  it('refuses to start with keys that do not fit the database', async () => {
    const url = { DATABASE_URL: `sqlite:${server.database}` };
    const said = await refusedStart({ ...url, FIELD_KEYS: `other:${keyOf('o')}` });
    expect(said).toContain('do not fit this database');
    const unsigned = await refusedStart({ ...url, AUDIT_KEYS: `other:${keyOf('o')}` });
    expect(unsigned).toContain('AUDIT_KEYS does not fit this database');
  });

  it('refuses a database that an unreleased version created, until its demo data is reset', async () => {
    const early = await createTestDatabase('sqlite');
    const folder = path.dirname(early.url.slice('sqlite:'.length));
    const settings = { DATABASE_URL: early.url, DOCUMENTS_URL: `folder:${folder}/documents` };
    const database = await new DataSource(await connectionOptions(early.url)).initialize();
    await database.query('CREATE TABLE migrations (id INTEGER PRIMARY KEY, timestamp BIGINT, name VARCHAR(255))');
    await database.query("INSERT INTO migrations VALUES (1, 1700000001000, 'CreateAccounts1700000001000')");
    await database.destroy();
    const said = await refusedStart(settings);
    expect(said).toMatch(/^1: This database was created by an unreleased early version .* run: npm run demo:reset/);
    const reset = spawn(process.execPath, [SEED, '--reset'], { env: { PATH: process.env['PATH'], ...settings } });
    expect(await once(reset, 'exit')).toEqual([0, null]);
    const server = await startServer('after-reset', settings);
    await server.stop();
    await early.drop();
  });

  it('answers what it has accepted when it is told to end', async () => {
    const own = await startServer('shutdown');
    const sessions: HttpSession[] = [];
    // One after another: sign-ins of one name at the same moment count as guesses.
    for (let count = 0; count < 8; count += 1) {
      const session = new HttpSession(own.url);
      expect(await session.signIn('agent', DEMO_PASSWORD)).toBe(200);
      sessions.push(session);
    }
    const inFlight = sessions.flatMap((session) => [session.get('/api/account'), session.get('/api/businessrules')]);
    // Until the first has been answered, the server has surely taken the others in.
    await Promise.race(inFlight);
    const stopped = own.stop();
    const statuses = (await Promise.all(inFlight)).map(({ status }) => status);
    await stopped;
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  it('serves both front ends with the headers of every answer, and no source map or file outside', async () => {
    const portal = await fetch(`${server.url}/dashboard`);
    const console = await fetch(`${server.url}/sales/configuration`);
    expect([portal.status, console.status]).toEqual([200, 200]);
    expect(portal.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(await console.text()).toContain('/sales/assets/');
    for (const outside of ['/..%2f..%2fpackage.json', '/assets/..%2f..%2fbackend/src/main.js', '/%00.js']) {
      const answer = await fetch(server.url + outside);
      expect(await answer.text()).not.toMatch(/"dependencies"|NestFactory/);
    }
  });
});

describe('two processes on one MySQL database', () => {
  let database: TestDatabase | null = null;
  let servers: RunningServer[] = [];
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database?.drop();
  });

  it('start together on an empty database, share sessions, and end them for both at once', async () => {
    database = await createTestDatabase('mysql');
    const settings = { DATABASE_URL: database.url };
    servers = await Promise.all([startServer('first-process', settings), startServer('second-process', settings)]);
    const first = new HttpSession(servers[0]!.url);
    expect(await first.signIn('agent', DEMO_PASSWORD)).toBe(200);
    const second = first.at(servers[1]!.url);
    expect((await second.get('/api/businessrules')).status).toBe(200);
    expect((await second.send('DELETE', '/api/account')).status).toBe(204);
    expect((await first.get('/api/businessrules')).status).toBe(401);
  }, 1_800_000);
});
