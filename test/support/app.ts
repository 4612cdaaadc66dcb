import 'reflect-metadata';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { DataSource, type EntityManager, type ObjectLiteral } from 'typeorm';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Env } from '../../backend/src/platform/config/env.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { countMembers } from '../../backend/src/quoting/group-census/census.repository.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import { countPremium } from '../../backend/src/quoting/quote-plans/quote-premiums.repository.ts';
import { createServer } from '../../backend/src/server.ts';
import { buildUser, TEST_PASSWORD } from './builders.ts';
import { holdToDocument } from './documented-answers.ts';
import { checkpoint } from './checkpoint.ts';
import { FixedClock } from './fixed-clock.ts';
import { createMigratedDatabase, prepare } from './migrated-database.ts';
import { noteStatements } from './noted-statements.ts';

type Method = 'get' | 'post' | 'put' | 'delete';

/** A simulated browser: keeps cookies, names the origin of every change, and sends the CSRF token with it as the front ends do. */
export type Caller = Record<Method, (path: string) => supertest.Test> & {
  csrfToken(): string;
  sessionCookie(): string;
  /** All cookies, as a request header. */
  cookies(): string;
};
type TestAgent = ReturnType<typeof supertest.agent>;

export interface TestApp {
  database: DataSource;
  clock: FixedClock;
  server: NestFastifyApplication;
  /** Signs the user in; each user's session is reused within the test file. */
  as(user: User): Promise<Caller>;
  /** A visitor without cookies and token. */
  anonymous(): TestAgent;
  /** A signed-out visitor with an open page: cookies and token. */
  visitor(): Promise<Caller>;
  insert<Row extends ObjectLiteral>(row: Row): Promise<Row>;
  /** Inserts a user whom app.as can sign in. */
  insertUser(given?: Partial<User>): Promise<User>;
  get<Thing>(token: Type<Thing>): Thing;
  close(): Promise<void>;
}

/**
 * The real application on a separate, migrated database that contains only the default business rules. With the default settings it is
 * the one application of this worker: a start takes longer than most files' tests. `close` gives it back as it was after its start.
 */
export async function startApp(
  settings: Record<string, string> = {},
  createDatabase = createMigratedDatabase,
): Promise<TestApp> {
  if (Object.keys(settings).length > 0 || createDatabase !== createMigratedDatabase || isTaken) {
    const own = await launch(settings, createDatabase);
    return testApp(own, own.end);
  }
  isTaken = true;
  shared ??= launchShared();
  const { giveBack, ...launched } = await shared;
  return testApp(launched, async () => {
    await giveBack();
    isTaken = false;
  });
}

let shared: ReturnType<typeof launchShared> | undefined;
/** A second application at the same time is one of its own. */
let isTaken = false;

/** Called once, when all files of this worker's group are done. */
export async function endSharedApp(): Promise<void> {
  await (await shared)?.end();
  shared = undefined;
}

interface Launched {
  server: NestFastifyApplication;
  clock: FixedClock;
  origin: URL;
  documents: string;
  end(): Promise<void>;
}

async function launch(
  settings: Record<string, string> = {},
  createDatabase = createMigratedDatabase,
): Promise<Launched> {
  const testDatabase = await createDatabase();
  const clock = new FixedClock();
  const documents = await mkdtemp(join(tmpdir(), 'pq-documents-'));
  const env = new Env({
    NODE_ENV: 'test',
    DATABASE_URL: testDatabase.url,
    DOCUMENTS_URL: `folder:${documents}`,
    LOG_LEVEL: 'silent',
    JOBS_POLL_MS: '0',
    SUBMIT_WAIT_MS: '0',
    // Tests sign in more often than people.
    PUBLIC_POSTS_PER_MINUTE: '1000000',
    // No test may depend on the machine's speed.
    PRINT_TIMEOUT_MS: '120000',
    FILE_TIMEOUT_MS: '120000',
    // Publicly reachable addresses are allowed here: nothing listens on them.
    DEMO_MODE: settings['NODE_ENV'] === 'production' ? 'false' : 'true',
    ...settings,
  });
  const server = await createServer(env, clock);
  holdToDocument(server);
  const database = server.get(DataSource);
  noteStatements(database);
  if (database.options.type === 'better-sqlite3') {
    // Test data need not survive a power failure.
    await database.query('PRAGMA synchronous = OFF');
  }
  await prepare(database);
  // Once: supertest would listen anew for each request.
  await server.listen(0, '127.0.0.1');
  const end = async () => {
    fastifyOf(server).server.closeAllConnections();
    await server.close();
    await testDatabase.drop();
    await rm(documents, { recursive: true, force: true });
  };
  return { server, clock, origin: new URL(env.publicUrl), documents, end };
}

/** `giveBack` forgets everything since the start: rows, documents, what the application's objects and its clock remember, mocks. */
async function launchShared() {
  const launched = await launch();
  const { server, documents } = launched;
  const start = await checkpoint(server, 'start');
  const giveBack = async () => {
    jest.restoreAllMocks();
    await start.restore();
    await rm(documents, { recursive: true, force: true });
    await mkdir(documents);
  };
  const end = async () => {
    await start.drop();
    await launched.end();
  };
  return { ...launched, giveBack, end };
}

const fastifyOf = (server: NestFastifyApplication) =>
  server.getHttpAdapter().getInstance() as unknown as FastifyInstance;

function testApp({ server, clock, origin }: Launched, close: () => Promise<void>): TestApp {
  const database = server.get(DataSource);
  const fastify = fastifyOf(server);
  const callers = new Map<number, Promise<Caller>>();

  const visitor = async () => {
    const caller = toCaller(supertest.agent(fastify.server), origin);
    await caller.get('/api/account');
    return caller;
  };

  return {
    database,
    clock,
    server,
    anonymous: () => supertest.agent(fastify.server),
    visitor,
    as: (user) => {
      const known = callers.get(user.id) ?? visitor().then((caller) => signIn(caller, user));
      callers.set(user.id, known);
      return known;
    },
    insert: async (row) => {
      const stored = await database.manager.save(row);
      await count(database.manager, stored);
      return stored;
    },
    insertUser: async (given = {}) => database.manager.save(await buildUser(given)),
    get: (token) => server.get(token),
    close,
  };
}

/** Rows on which a counter of their quote depends. */
async function count(manager: EntityManager, stored: ObjectLiteral): Promise<void> {
  if (stored instanceof CensusMember) {
    await countMembers(manager, stored.quoteId);
  }
  if (stored instanceof QuotePlan) {
    await countPremium(manager, stored.quoteId);
  }
}

async function signIn(caller: Caller, user: User): Promise<Caller> {
  const answer = await caller.post('/api/account').send({ UserName: user.username, Password: TEST_PASSWORD });
  if (answer.status !== 200) {
    throw new Error(`${user.username} could not sign in: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return caller;
}

function toCaller(agent: TestAgent, { host, origin }: URL): Caller {
  const kept = new Map<string, string>();
  const remember = (answer: supertest.Response) => {
    for (const cookie of ([] as string[]).concat(answer.headers['set-cookie'] ?? [])) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      kept.set(name, value);
    }
  };
  const csrfToken = () => decodeURIComponent(kept.get('PQ-XSRF-TOKEN') ?? '');
  const send = (method: Method) => (path: string) => {
    const request = agent[method](path).set('Host', host).on('response', remember);
    return method === 'get' ? request : request.set({ Origin: origin, 'X-PQ-XSRF-TOKEN': csrfToken() });
  };
  const [get, post, put, del] = [send('get'), send('post'), send('put'), send('delete')];
  const sessionCookie = () => kept.get('pq-session') ?? '';
  const cookies = () => [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
  return { get, post, put, delete: del, csrfToken, sessionCookie, cookies };
}
