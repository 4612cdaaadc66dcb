import { type DataSource, IsNull } from 'typeorm';
import { DEMO_PASSWORD } from '../../backend/src/platform/account/demo-accounts.ts';
import { LANES } from '../../backend/src/platform/jobs/job-handler.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { createDemoDatabase, type DemoDatabase } from '../support/demo-database.ts';
import { until } from '../support/eventually.ts';
import { HttpSession } from '../support/http-session.ts';
import { launchServer, type LaunchedServer } from '../support/running-server.ts';
import type { DatabaseKind } from '../support/scope.ts';

/** For hundreds of starts on a busy machine. */
export const LIMIT_MS = 1_800_000;

/** They look for work often, soon take others for dead, and let nobody wait for it. */
const SETTINGS = { JOBS_POLL_MS: '50', JOBS_LEASE_MS: '1000', SUBMIT_WAIT_MS: '0', API_DOCS: 'false' };

/** What a start changes first, on a database that is complete: it takes its turn, or else plans the next night. */
const STARTED = { mysql: 'SELECT holder AS mark FROM start_turns', sqlite: 'PRAGMA data_version' };

/** Each schedules its own next night. */
const NIGHTLY = [...LANES.own, 'verify-enrollments'];
const UNFINISHED = `SELECT COUNT(*) AS n FROM outbox WHERE doneAt IS NULL AND topic NOT IN ('${NIGHTLY.join("', '")}')`;

interface Scene {
  name: string;
  kind: DatabaseKind;
  /** Of the demo. */
  user: string;
  settings?: Record<string, string>;
}

/** A test on servers that are killed, and on what remains: whatever else it proves, each audit row follows from the one before. */
export const onKilledServers =
  (scene: Scene, prove: (servers: KilledServers) => Promise<void>): (() => Promise<void>) =>
  async () => {
    const database = await createDemoDatabase(scene.kind);
    const servers = new KilledServers(scene, database);
    try {
      // The demo's own jobs would come first.
      await database.tables.manager.update(OutboxJob, { doneAt: IsNull() }, { doneAt: new Date() });
      await prove(servers);
      expect(await brokenAuditRow(database.tables)).toBeNull();
    } finally {
      await servers.end();
      await database.drop();
    }
  };

/** Servers on one database with the demo's data, one after another or side by side. */
export class KilledServers {
  private readonly running = new Set<LaunchedServer>();
  private session: Promise<HttpSession> | undefined;
  private launched = 0;

  constructor(
    private readonly scene: Scene,
    private readonly database: DemoDatabase,
  ) {}

  get tables(): DataSource {
    return this.database.tables;
  }

  /** A server that works, and is killed when `work` says so, at the latest at its end. `work` ends when nothing is answered any more. */
  async killed(work: (session: HttpSession, kill: () => void) => Promise<unknown>): Promise<void> {
    const server = await this.launch();
    await work(await this.readySession(server), () => void server.kill());
    await this.kill(server);
  }

  /** A server that is killed as soon as its start has changed the database, or it listens. */
  async killedAtStart(): Promise<void> {
    const mark = async (): Promise<string> => {
      try {
        return JSON.stringify(await this.tables.query(STARTED[this.scene.kind]));
      } catch (error) {
        // The first start on MySQL makes the table.
        if (this.tables.isInitialized) {
          return '';
        }
        throw error;
      }
    };
    const before = await mark();
    const server = await this.launch();
    await until(async () => (await mark()) !== before || (await isListening(server.url)));
    await this.kill(server);
  }

  /** One more server, which stays until the end of the test. */
  async survivor(): Promise<HttpSession> {
    return this.readySession(await this.launch());
  }

  async hasUnfinishedJobs(): Promise<boolean> {
    const [row] = await this.tables.query<{ n: unknown }[]>(UNFINISHED);
    return Number(row!.n) > 0;
  }

  /** As long as the last server needs for all that its predecessors left. */
  untilNothingIsLeft(): Promise<void> {
    return until(async () => !(await this.hasUnfinishedJobs()));
  }

  async end(): Promise<void> {
    await Promise.all([...this.running].map((server) => server.end()));
  }

  private async launch(): Promise<LaunchedServer> {
    const { name, kind, settings } = this.scene;
    this.launched += 1;
    const own = { DATABASE_URL: this.database.url, ...SETTINGS, ...settings };
    const server = await launchServer(`${name}-${kind}-${this.launched}`, own, this.database.folder);
    this.running.add(server);
    return server;
  }

  private async kill(server: LaunchedServer): Promise<void> {
    await server.kill();
    this.running.delete(server);
  }

  /** The user signs in once: a session outlives the server that began it. */
  private async readySession(server: LaunchedServer): Promise<HttpSession> {
    await server.ready(LIMIT_MS / 2);
    this.session ??= signedIn(server.url, this.scene.user);
    return (await this.session).at(server.url);
  }
}

async function signedIn(url: string, user: string): Promise<HttpSession> {
  const session = new HttpSession(url);
  expect(await session.signIn(user, DEMO_PASSWORD)).toBe(200);
  return session;
}

const isListening = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health/live`).then(
    async (answer) => (await answer.text()) !== '',
    () => false,
  );
