/** The packages that the specification requires: each must actually be used. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './lint/source-files.mjs';

const textOf = (folders: readonly string[], isWanted: (file: string) => boolean): string =>
  folders
    .flatMap((folder) => sourceFiles(folder).map((file) => path.join(folder, file)))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && isWanted(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const isTest = (file: string): boolean => /spec\.tsx?$/.test(file);
const PRODUCT = textOf(
  ['shared/src', 'backend/src', 'web/src', 'agent-portal/src', 'admin/src'],
  (file) => !isTest(file),
);
const TESTS = textOf(['test'], () => true);

const imports = (text: string, name: string): boolean =>
  new RegExp(`^(?:import|export|} from)\\b.*'${name}(?:/[^']+)?';$`, 'm').test(text);

describe('the stack', () => {
  it.each([
    'react',
    'react-dom',
    'react-admin',
    'ra-data-simple-rest',
    '@mui/material',
    '@mui/x-data-grid',
    '@nestjs/core',
    '@nestjs/common',
    '@nestjs/typeorm',
    'typeorm',
    'mysql2',
    'class-validator',
    'passport',
    'date-fns',
  ])('imports %s in product code', (name) => {
    expect(imports(PRODUCT, name)).toBe(true);
  });

  it('is tested by jest, over HTTP with supertest', () => {
    const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
    expect(Object.keys(devDependencies!)).toEqual(expect.arrayContaining(['jest', 'supertest']));
    expect(scripts).toHaveProperty('test');
    expect(imports(TESTS, 'supertest')).toBe(true);
  });
});
