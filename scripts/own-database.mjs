/**
 * A MariaDB server of the tests' own, gone when they end. Tests create and drop hundreds of databases: with its data in memory, and
 * nothing flushed to disk, that takes a tenth of the time of a server that keeps what it is given.
 */
import { execFileSync, spawn } from 'node:child_process';
import { accessSync, closeSync, constants, mkdtempSync, openSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findDatabase } from './find-database.mjs';
import { secondsOf } from './measured.mjs';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 3e9;
const START_LIMIT_MS = 120_000;
const PROGRAMS = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };

/**
 * `url` is without a database name, `seconds` the CPU seconds so far (on Linux).
 * @returns {Promise<{ url: string, seconds(): number } | null>} null if MariaDB's programs are not installed
 */
export async function startOwnDatabase() {
  const folder = mkdtempSync(path.join(quickFolder(), 'priority-quote-mariadb-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const [user, data] = [`--user=${userInfo().username}`, `--datadir=${folder}/data`];
  try {
    const how = ['--no-defaults', '--auth-root-authentication-method=normal', '--skip-test-db'];
    execFileSync('mariadb-install-db', [...how, user, data], { env: PROGRAMS, stdio: 'pipe' });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') {
      return null;
    }
    throw error;
  }
  const port = await freePort();
  const log = openSync(`${folder}/log`, 'w');
  const server = spawn(
    'mariadbd',
    [
      ...['--no-defaults', user, data, `--socket=${folder}/socket`, `--pid-file=${folder}/pid`],
      ...['--bind-address=127.0.0.1', `--port=${port}`, '--max-connections=600', '--skip-log-bin'],
      ...['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--skip-sync-frm'],
    ],
    { env: PROGRAMS, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  server.unref();
  process.prependOnceListener('exit', () => server.kill('SIGKILL'));
  const url = `mysql://root@127.0.0.1:${port}`;
  for (let waited = 0; waited < START_LIMIT_MS && server.exitCode === null; waited += 200) {
    if ('url' in (await findDatabase(url))) {
      return { url, seconds: () => usedBy(server.pid) };
    }
    await sleep(200);
  }
  throw new Error(`The tests' MariaDB did not start:\n${readFileSync(`${folder}/log`, 'utf8').slice(-3_000)}`);
}

/** @param {number | undefined} pid */
function usedBy(pid) {
  try {
    return secondsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'), [14, 15]);
  } catch {
    return 0;
  }
}

/** In memory where there is room for it. */
function quickFolder() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM_BYTES ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
