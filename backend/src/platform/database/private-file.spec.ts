import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { connectionOptions } from './connection.ts';

describe('a SQLite database', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pq-private-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

  it('is read by nobody else on the machine, and neither are the files beside it', async () => {
    const file = join(folder, 'new', 'data', 'test.sqlite');
    const database = await new DataSource(await connectionOptions(`sqlite:${file}`)).initialize();
    await database.query('CREATE TABLE t (x)');
    const modes = await Promise.all([file, `${file}-wal`, `${file}-shm`].map(modeOf));
    await database.destroy();
    expect([await modeOf(join(folder, 'new')), await modeOf(join(folder, 'new', 'data')), ...modes]).toEqual([
      '700',
      '700',
      '600',
      '600',
      '600',
    ]);
  });

  it('that was made before is closed to others too', async () => {
    const file = join(folder, 'test.sqlite');
    await writeFile(file, '', { mode: 0o644 });
    await connectionOptions(`sqlite:${file}`);
    expect(await modeOf(file)).toBe('600');
  });
});
