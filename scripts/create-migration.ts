/**
 * `npm run migration:create -- NAME`: writes the migration that makes what the tables declare, and lists it. Its number is the time. Without
 * a difference it is empty, for rows that have to follow from others.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { declaredSchema, difference, migratedSchema } from '../backend/src/platform/database/schema.ts';
import { MIGRATIONS } from '../backend/src/migrations.ts';
import * as TABLES from '../backend/src/tables.ts';

const FOLDER = 'backend/src/migrations';
const LIST = `${FOLDER}.ts`;

/** StaffNotes1795762800000 of 1795762800000-staff-notes.ts, as TypeORM wants it. */
const classOf = (file: string): string => {
  const [, number = '', words = ''] = /^(\d+)-(.*)\.ts$/.exec(file) ?? [];
  return words.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()) + number;
};

const migration = (file: string): string => {
  const before = migratedSchema(MIGRATIONS.map((each) => new each()));
  return `import { Migration } from '../platform/database/migration.ts';

export class ${classOf(file)} extends Migration {
  override readonly changes = ${JSON.stringify(difference(before, declaredSchema(Object.values(TABLES))))};
}
`;
};

const list = (files: readonly string[]): string =>
  `${files.map((file) => `import { ${classOf(file)} } from './migrations/${file}';\n`).join('')}
/** In execution order. Written by: npm run migration:create */
export const MIGRATIONS = [${files.map(classOf).join(', ')}];
`;

try {
  const [, , name = ''] = process.argv;
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error('Name it for what it does, in lower case: npm run migration:create -- staff-notes');
  }
  const file = `${Date.now()}-${name}.ts`;
  writeFileSync(`${FOLDER}/${file}`, migration(file));
  const files = readdirSync(FOLDER).filter((each) => each.endsWith('.ts'));
  writeFileSync(LIST, list(files.sort()));
  execFileSync('prettier', ['--write', `${FOLDER}/${file}`, LIST], { stdio: 'inherit' });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
