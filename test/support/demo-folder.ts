import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { whileLocked } from '../../scripts/build-lock.mjs';
import { detroitDay } from '../../shared/src/dates/iso-date.ts';

const KEPT = path.join(tmpdir(), `priority-quote-demo-${userInfo().uid}`);
const OLD_MS = 24 * 3_600_000;

/**
 * Fills a folder with the result of a first start: tables, demo data and documents. This runs once per build and day; every later
 * server gets a copy, and starts like one that was stopped right after its first start.
 *
 * @param backend folder of the built server; @param make creates the demo data in the given folder
 */
export async function copyDemoTo(
  folder: string,
  backend: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const made = path.join(KEPT, digestOf(backend));
  mkdirSync(KEPT, { recursive: true });
  await whileLocked(path.join(KEPT, 'lock'), async () => {
    if (!existsSync(made)) {
      await forgetOld();
      const begun = `${made}.begun`;
      await rm(begun, { recursive: true, force: true });
      mkdirSync(begun);
      await make(begun);
      await rename(begun, made);
    }
  });
  await cp(made, folder, { recursive: true });
}

/** A digest of the build's files and the day: demo dates are relative to today. */
function digestOf(backend: string): string {
  const digest = createHash('sha256').update(detroitDay(new Date()));
  const files = readdirSync(backend, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
    const { size, mtimeMs } = statSync(file);
    digest.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return digest.digest('hex').slice(0, 16);
}

async function forgetOld(): Promise<void> {
  const old = readdirSync(KEPT)
    .map((name) => path.join(KEPT, name))
    .filter((file) => statSync(file).isDirectory() && Date.now() - statSync(file).mtimeMs > OLD_MS);
  await Promise.all(old.map((file) => rm(file, { recursive: true, force: true })));
}
