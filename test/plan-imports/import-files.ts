import 'reflect-metadata';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { createMigratedDatabase } from '../support/migrated-database.ts';
import type { DatabaseKind } from '../support/scope.ts';
import { createTestDatabase } from '../support/test-database.ts';

export interface ImportDatabase {
  database: DataSource;
  url: string;
  /** Writes a file of these rows and returns its path. */
  file(rows: readonly string[], lineEnd?: string): Promise<string>;
  bytes(content: Uint8Array | string, name?: string): Promise<string>;
  close(): Promise<void>;
}

/** A migrated database without the application, as import commands use it, and files to import. */
export async function openImportDatabase(kind?: DatabaseKind): Promise<ImportDatabase> {
  const testDatabase = await (kind ? createTestDatabase(kind) : createMigratedDatabase());
  const database = await new DataSource(await databaseOptions(testDatabase.url)).initialize();
  await database.runMigrations();
  const folder = await mkdtemp(join(tmpdir(), 'pq-import-'));
  let count = 0;
  const bytes = async (content: Uint8Array | string, name = 'file.csv'): Promise<string> => {
    const path = join(folder, `${(count += 1)}-${name}`);
    await writeFile(path, content);
    return path;
  };
  return {
    database,
    url: testDatabase.url,
    bytes,
    file: (rows, lineEnd = '\n') => bytes(rows.map((row) => row + lineEnd).join('')),
    close: async () => {
      await database.destroy();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A row of a file: columns by name, written in the order of `columns`. */
export const csvRow = (columns: readonly string[], cells: Readonly<Record<string, string>>): string =>
  columns.map((column) => cells[column] ?? '').join(',');
