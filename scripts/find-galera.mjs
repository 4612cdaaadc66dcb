/** Checks what a local cluster of MariaDB members needs (Debian: mariadb-server, galera-4, rsync). */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PROVIDERS = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
  '/usr/lib64/galera/libgalera_smm.so',
];
const PROGRAMS = ['mariadbd', 'mariadb-install-db', 'rsync'];

/** @returns {{ provider: string } | { problem: string }} the library that joins the members, or why there is no cluster */
export function findGalera() {
  const provider = PROVIDERS.find((file) => existsSync(file));
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  const missing = PROGRAMS.filter((program) => !folders.some((folder) => existsSync(path.join(folder, program))));
  if (!provider || missing.length > 0) {
    return { problem: `no ${[...(provider ? [] : ['galera-4']), ...missing].join(', ')} on this machine` };
  }
  return { provider };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = findGalera();
  console.log('provider' in found ? `Galera: ${found.provider}` : found.problem);
  process.exitCode = 'provider' in found ? 0 : 1;
}
