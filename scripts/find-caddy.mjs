/** Finds the proxy of deploy/Caddyfile (Debian: caddy). */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** @returns {{ program: string } | { problem: string }} */
export function findCaddy() {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];
  const program = folders.map((folder) => path.join(folder, 'caddy')).find((file) => existsSync(file));
  return program ? { program } : { problem: 'no caddy on this machine' };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findCaddy();
  console.log('program' in found ? `Caddy: ${found.program}` : found.problem);
  process.exitCode = 'program' in found ? 0 : 1;
}
