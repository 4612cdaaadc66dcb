import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findCaddy } from '../../scripts/find-caddy.mjs';
import { until } from './eventually.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const CADDYFILE = path.join(ROOT, 'deploy/Caddyfile');
/** Without a port of its own for changes, and with less patience for a body that does not come. */
const CHANGES = [
  [/^\{$/m, '{\n\tadmin off'],
  [/\bread_body \S+$/m, 'read_body 3s'],
] as const;

export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

/** Caddy with the file of deploy/, on plain HTTP at this port, in front of these servers. */
export async function startProxy(port: number, servers: readonly { url: string }[]): Promise<Proxy> {
  const found = findCaddy();
  if ('problem' in found) {
    throw new Error(found.problem);
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'priority-quote-proxy-'));
  const config = path.join(folder, 'Caddyfile');
  await writeFile(config, withServers(readFileSync(CADDYFILE, 'utf8'), servers));
  const url = `http://localhost:${port}`;
  mkdirSync(path.join(ROOT, 'tmp/servers'), { recursive: true });
  const log = openSync(path.join(ROOT, 'tmp/servers/proxy.log'), 'w');
  const caddy = spawn(found.program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'], SITE: url, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const stop = async () => {
    if (caddy.exitCode === null && caddy.signalCode === null) {
      const ended = once(caddy, 'exit');
      caddy.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  await until(async () => {
    if (caddy.exitCode !== null) {
      throw new Error(`Caddy ended with ${caddy.exitCode}: see tmp/servers/proxy.log.`);
    }
    return fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return { url, stop };
}

function withServers(text: string, servers: readonly { url: string }[]): string {
  const hosts = servers.map(({ url }, at) => [new RegExp(`\\bapi-${at + 1}:3000\\b`), new URL(url).host] as const);
  return [...CHANGES, ...hosts].reduce((given, [old, own]) => {
    if (!old.test(given)) {
      throw new Error(`deploy/Caddyfile has nothing like ${String(old)}.`);
    }
    return given.replace(old, own);
  }, text);
}
