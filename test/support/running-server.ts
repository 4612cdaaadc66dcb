import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyDemoTo } from './demo-folder.ts';
import { freePort } from './free-port.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const LOGS = path.join(ROOT, 'tmp/servers');
export const DEMO_DATABASE = 'test.sqlite';
const START_LIMIT_MS = 240_000;
/** Of a server that did not start. */
const LAST_LINES = 20;

export interface RunningServer {
  url: string;
  processId: number;
  /** Where its log was written. */
  log: string;
  /** The file of its database, unless the settings name another one. */
  database: string;
  stop(): Promise<void>;
}

export interface LaunchedServer extends RunningServer {
  ready(limitMs?: number): Promise<void>;
  /** Its folder stays, as after `kill`. */
  end(): Promise<void>;
  /** Nothing of it is running any more. */
  kill(): Promise<void>;
}

/** SERVER_MAIN overrides `npm run build`'s output. */
export const SERVER_MAIN = process.env['SERVER_MAIN'] ?? path.join(ROOT, 'dist/backend/src/main.js');

/** Any of these changes what the first start creates. */
const OWN_DATA = [
  'DATABASE_URL',
  'DOCUMENTS_URL',
  'NODE_ENV',
  'DEMO_MODE',
  'FIELD_KEYS',
  'SHARE_LINK_KEY',
  'AUDIT_KEYS',
];

/** Starts the built server like `npm start`, on a free port with its own database and demo data. */
export async function startServer(name: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await (OWN_DATA.some((setting) => setting in settings) ? newFolder() : newDemoFolder());
  const server = await launchServer(name, settings, folder);
  await server.ready();
  return server;
}

/** With the result of a first start: the file DEMO_DATABASE and the documents. */
export async function newDemoFolder(): Promise<string> {
  const folder = await newFolder();
  await copyDemoTo(folder, path.join(SERVER_MAIN, '../../..'), (empty) => makeDemoData(empty));
  return folder;
}

/** The result of a first start; jobs stay queued, so that each copy processes them itself. */
async function makeDemoData(folder: string): Promise<void> {
  const server = await launchServer('demo-data', { JOBS_POLL_MS: '0' }, folder);
  await server.ready();
  await server.end();
}

/** The same without waiting, and in a folder that may contain data: `ready` waits, and ends the server if it does not start. */
export async function launchServer(
  name: string,
  settings: Record<string, string> = {},
  given?: string,
): Promise<LaunchedServer> {
  const folder = given ?? (await newFolder());
  const url = `http://localhost:${await freePort()}`;
  const log = path.join(LOGS, `${name}.log`);
  const database = path.join(folder, DEMO_DATABASE);
  mkdirSync(LOGS, { recursive: true });
  const lines = openSync(log, 'w');
  const server = spawn(process.execPath, [SERVER_MAIN], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      TZ: process.env['TZ'],
      NODE_ENV: 'development',
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATABASE_URL: `sqlite:${database}`,
      // Tests sign in more often than people.
      PUBLIC_POSTS_PER_MINUTE: '1000000',
      ...settings,
    },
    stdio: ['ignore', lines, lines],
  });
  closeSync(lines);
  const stop = async () => {
    await end(server);
    await rm(folder, { recursive: true, force: true });
  };
  const ready = async (limitMs = START_LIMIT_MS) => {
    try {
      await untilReady(server, url, limitMs);
    } catch (error) {
      await stop();
      const said = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n');
      throw new Error(`${error instanceof Error ? error.message : String(error)} It said:\n${said}`);
    }
  };
  return {
    url,
    processId: server.pid ?? 0,
    log,
    database,
    stop,
    ready,
    end: () => end(server),
    kill: () => end(server, 'SIGKILL'),
  };
}

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'priority-quote-'));

async function untilReady(server: ChildProcess, url: string, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    const ended = server.exitCode ?? server.signalCode;
    if (ended !== null) {
      throw new Error(`The server ended with ${ended}.`);
    }
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not answer within ${limitMs / 1000} s.`);
}

async function end(server: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }
}
