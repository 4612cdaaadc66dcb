/** Allows one build at a time, across terminals. Takes over the lock of a process that no longer runs. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 300;

/**
 * @template T
 * @param {string} file the lock file; contains its owner's process id
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function whileLocked(file, work) {
  while (!take(file)) {
    await sleep(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(ownerOf(file))) {
      rmSync(file, { force: true });
    }
    return false;
  }
}

/** @param {string} file */
function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {number} processId */
function isAlive(processId) {
  try {
    return processId > 0 && process.kill(processId, 0);
  } catch {
    return false;
  }
}
