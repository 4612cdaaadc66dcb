import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { findGalera } from '../../scripts/find-galera.mjs';
import { freePort } from './free-port.ts';

const MEMBERS = 3;
const START_LIMIT_MS = 120_000;
const PROGRAMS = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` };
/** The server refuses to run as root; its packages create this user, which the initial state transfer needs too. */
const AS = process.getuid?.() === 0 ? 'mysql' : (process.env['USER'] ?? '');
/** Members that do not respond for six seconds are evicted: long enough for a busy machine, short enough for the tests that wait. */
const PATIENCE = [
  'evs.keepalive_period=PT0.5S',
  'evs.suspect_timeout=PT6S',
  'evs.inactive_timeout=PT12S',
  'evs.inactive_check_period=PT0.5S',
];

export interface GaleraCluster {
  /** URLs of one database, one per member. */
  urls: string[];
  /** Simulates a power failure of a member. */
  kill(member: number): void;
  /** How many members this one sees. */
  sizeAt(member: number): Promise<number>;
  stop(): Promise<void>;
}

interface Ports {
  sql: number;
  group: number;
  copy: number;
  catchUp: number;
}

/** Three MariaDB members of one Galera cluster with separate data folders, and an empty database in it. */
export async function startGalera(): Promise<GaleraCluster> {
  const found = findGalera();
  if ('problem' in found) {
    throw new Error(`A cluster of three databases cannot start: ${found.problem}`);
  }
  const { provider } = found;
  const folder = await mkdtemp(path.join(tmpdir(), 'pq-galera-'));
  await chmod(folder, 0o777);
  const ports = await freePorts(MEMBERS);
  const members: ChildProcess[] = [];
  const stop = async () => {
    members.forEach((member) => member.kill('SIGKILL'));
    await Promise.all(members.map((member) => member.exitCode ?? member.signalCode ?? once(member, 'exit')));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await promisify(execFile)(
      'mariadb-install-db',
      [
        '--no-defaults',
        `--user=${AS}`,
        `--datadir=${folder}/1`,
        '--auth-root-authentication-method=normal',
        '--skip-test-db',
      ],
      { env: PROGRAMS },
    );
    for (let number = 1; number <= MEMBERS; number += 1) {
      members.push(await startMember({ folder, provider, ports, number }));
    }
    const urls = ports.map(({ sql }) => `mysql://root@127.0.0.1:${sql}/priority_quote`);
    await ask(urls[0]!.replace('/priority_quote', '/'), 'CREATE DATABASE priority_quote CHARACTER SET utf8mb4');
    return {
      urls,
      kill: (member) => void members[member]!.kill('SIGKILL'),
      sizeAt: (member) => sizeOf(ports[member]!.sql),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Member {
  folder: string;
  provider: string;
  ports: readonly Ports[];
  /** Counted from 1. */
  number: number;
}

async function startMember({ folder, provider, ports, number }: Member): Promise<ChildProcess> {
  const own = ports[number - 1]!;
  const data = path.join(folder, String(number));
  await mkdir(data, { recursive: true });
  if (process.getuid?.() === 0) {
    await promisify(execFile)('chown', ['-R', AS, data]);
  }
  const log = path.join(folder, `${number}.log`);
  const lines = openSync(log, 'w');
  const options = [
    ...[`base_port=${own.group}`, `gmcast.listen_addr=tcp://127.0.0.1:${own.group}`, 'gcache.size=32M'],
    ...[`ist.recv_addr=127.0.0.1:${own.catchUp}`, 'pc.recovery=false', ...PATIENCE],
  ];
  const member = spawn(
    'mariadbd',
    [
      ...['--no-defaults', `--user=${AS}`, `--datadir=${data}`, `--socket=${folder}/${number}.socket`],
      ...[`--pid-file=${folder}/${number}.pid`, '--bind-address=127.0.0.1', `--port=${own.sql}`],
      ...['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--skip-sync-frm'],
      ...['--innodb-buffer-pool-size=64M', '--innodb-log-file-size=32M', '--max-connections=100'],
      ...['--binlog-format=ROW', '--innodb-autoinc-lock-mode=2', '--wsrep-on=ON', `--wsrep-provider=${provider}`],
      ...['--wsrep-cluster-name=priority-quote-test', `--wsrep-node-name=member-${number}`],
      `--wsrep-cluster-address=gcomm://${ports.map(({ group }) => `127.0.0.1:${group}`).join(',')}`,
      ...[`--wsrep-node-address=127.0.0.1:${own.group}`, '--wsrep-sst-method=rsync'],
      ...[`--wsrep-sst-receive-address=127.0.0.1:${own.copy}`, `--wsrep-provider-options=${options.join(';')}`],
      ...(number === 1 ? ['--wsrep-new-cluster'] : []),
    ],
    { env: PROGRAMS, stdio: ['ignore', lines, lines] },
  );
  closeSync(lines);
  for (let waited = 0; waited < START_LIMIT_MS && member.exitCode === null; waited += 200) {
    if ((await sizeOf(own.sql).catch(() => 0)) === number) {
      return member;
    }
    await sleep(200);
  }
  member.kill('SIGKILL');
  throw new Error(`Member ${number} did not join the cluster:\n${readFileSync(log, 'utf8').slice(-3_000)}`);
}

/** 0 until it is ready. */
async function sizeOf(port: number): Promise<number> {
  const rows = await ask(
    `mysql://root@127.0.0.1:${port}/`,
    "SHOW STATUS WHERE Variable_name IN ('wsrep_ready', 'wsrep_cluster_size')",
  );
  const values = new Map(rows.map((row) => [row['Variable_name'] as string, row['Value'] as string]));
  return values.get('wsrep_ready') === 'ON' ? Number(values.get('wsrep_cluster_size')) : 0;
}

async function ask(uri: string, sql: string): Promise<RowDataPacket[]> {
  const connection = await createConnection({ uri, connectTimeout: 2_000 });
  try {
    const [rows] = await connection.query<RowDataPacket[]>(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

async function freePorts(members: number): Promise<Ports[]> {
  const free = new Set<number>();
  while (free.size < members * 4) {
    free.add(await freePort());
  }
  return Array.from({ length: members }, (_, at) => {
    const [sql = 0, group = 0, copy = 0, catchUp = 0] = [...free].slice(at * 4, at * 4 + 4);
    return { sql, group, copy, catchUp };
  });
}
