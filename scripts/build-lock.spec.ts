import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whileLocked } from './build-lock.mjs';

describe('whileLocked', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-lock-'));
  const lock = path.join(folder, 'lock');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('lets one work at a time', async () => {
    const steps: string[] = [];
    const work = (name: string) => async () => {
      steps.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push(`${name} ends`);
    };
    await Promise.all([whileLocked(lock, work('a')), whileLocked(lock, work('b'))]);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('is free again after a failure', async () => {
    await expect(whileLocked(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over from a process that has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(lock, String(pid));
    await expect(whileLocked(lock, () => Promise.resolve('built'))).resolves.toBe('built');
  });
});
