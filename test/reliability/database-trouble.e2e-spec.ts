import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { DatabaseSessionStore } from '../../backend/src/platform/account/session-store.ts';
import { limitStatements } from '../../backend/src/platform/database/connection.ts';
import { DATABASE_TROUBLE } from '../../backend/src/platform/http/errors.filter.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { employeeRequest, employees } from '../support/census-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';

/** Longer than any test. */
const UNLIMITED_MS = 600_000;
const ON_SQLITE = (process.env['TEST_DATABASE'] ?? 'sqlite') === 'sqlite';

/** What happens to the database before a request, while it runs, and to make it well again. */
interface Trouble {
  what: string;
  message: string;
  begin(app: TestApp): Promise<unknown>;
  during(app: TestApp): Promise<unknown>;
  end(app: TestApp): Promise<unknown>;
}

const pragma = (what: string, begin: string, end: string): Trouble => ({
  what,
  message: DATABASE_TROUBLE.readOnly,
  begin: (app) => app.database.query(begin),
  during: () => Promise.resolve(),
  end: (app) => app.database.query(end),
});

let operator: Connection;
const openOperator = async (app: TestApp) => {
  const { url } = app.database.options as { url: string };
  operator = await createConnection({ uri: url });
};
/** Until a request stands before the rows that the operator holds. */
async function untilOneWaits(): Promise<void> {
  const waiting = `SELECT id FROM information_schema.processlist
    WHERE db = DATABASE() AND id <> CONNECTION_ID() AND info LIKE '%FOR UPDATE'`;
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const [rows] = await operator.query<RowDataPacket[]>(waiting);
    if (rows.length > 0) {
      return;
    }
    await sleep(50);
  }
  throw new Error('No request came to the rows that are held.');
}
/** As a restart of the server would: every connection of the application is gone. */
async function killConnections(): Promise<void> {
  const [rows] = await operator.query<RowDataPacket[]>(
    'SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
  );
  for (const { id } of rows as { id: number }[]) {
    await operator.query(`KILL ${id}`).catch(() => undefined);
  }
}

const TROUBLES: Trouble[] = ON_SQLITE
  ? [
      pragma('is read-only', 'PRAGMA query_only = ON', 'PRAGMA query_only = OFF'),
      {
        ...pragma('has a full disk', '', 'PRAGMA main.max_page_count = 1073741823'),
        message: DATABASE_TROUBLE.full,
        begin: async (app) => {
          // Rows that are gone have left room.
          await app.database.query('VACUUM main');
          await app.database.query('PRAGMA main.max_page_count = 1');
        },
      },
    ]
  : [
      {
        what: 'loses every connection in the middle of a change',
        message: DATABASE_TROUBLE.away,
        begin: async (app) => {
          await openOperator(app);
          await operator.query('START TRANSACTION');
          await operator.query('SELECT id FROM quotes FOR UPDATE');
        },
        during: async () => {
          await untilOneWaits();
          await killConnections();
        },
        end: async () => {
          await operator.query('ROLLBACK');
          await operator.end();
        },
      },
      {
        what: 'hangs',
        message: DATABASE_TROUBLE.away,
        begin: async (app) => {
          await openOperator(app);
          await operator.query('START TRANSACTION');
          await operator.query('SELECT id FROM quotes FOR UPDATE');
          limitStatements(app.database, 300);
        },
        during: () => Promise.resolve(),
        end: async (app) => {
          limitStatements(app.database, UNLIMITED_MS);
          await operator.query('ROLLBACK');
          await operator.end();
        },
      },
    ];

describe(`while the database (${ON_SQLITE ? 'SQLite' : 'MySQL or MariaDB'})`, () => {
  let app: TestApp;
  let caller: Caller;
  let quote: Quote;
  let count = 0;
  beforeAll(async () => {
    app = await startApp();
    const agent = await insertAgentUser(app);
    quote = await insertQuote(app, agent);
    caller = await app.as(agent);
  });
  afterAll(() => app.close());

  const add = async () => {
    count += 1;
    const person = employeeRequest({ EmployeeNumber: count, FirstName: `Ada ${count}` });
    return (await caller.post(`/api/groupcensus/${quote.id}`).send(person)).status;
  };
  /** Every connection that was killed has failed once. */
  const untilListed = async () => {
    const path = `/api/groupcensus/${quote.id}`;
    let answer = await caller.get(path);
    for (let attempt = 0; answer.status === 503 && attempt < 50; attempt += 1) {
      answer = await caller.get(path);
    }
    return answer.body.length as number;
  };
  const listed = async () => (await caller.get(`/api/groupcensus/${quote.id}`)).body.length as number;

  it('is ready with a session’s cookie as without: no session is read for it', async () => {
    const silent = jest.spyOn(app.get(DatabaseSessionStore), 'get').mockImplementation(() => undefined);
    const { status } = await caller.get('/api/health/ready');
    expect([status, silent.mock.calls.length]).toEqual([200, 0]);
    silent.mockRestore();
  });

  it.each(TROUBLES)(
    '$what: a clear 503, nothing is written, and soon all is well',
    async ({ message, begin, during, end }) => {
      expect(await add()).toBe(200);
      const before = await listed();
      const people = employees(2_000).map((person) => ({ ...person, LastName: 'Late' }));
      await begin(app);
      const [refused] = await Promise.all([
        caller
          .post(`/api/groupcensus/AddAllGroupCensus/${quote.id}`)
          .send(people)
          .then((answer) => answer),
        during(app),
      ]);
      if (ON_SQLITE) {
        const ready = await caller.get('/api/health/ready');
        expect(ready.status).toBe(message === DATABASE_TROUBLE.full ? 503 : 200);
      }
      await end(app);
      const { status, headers, body } = refused;
      expect([status, headers['retry-after'], body.Message]).toEqual([503, '1', message]);
      expect(await untilListed()).toBe(before);
      expect(await add()).toBe(200);
      expect(await listed()).toBe(before + 1);
      expect((await caller.get('/api/health/ready')).status).toBe(200);
    },
  );
});
