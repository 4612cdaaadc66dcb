import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { startProblem } from './start-problems.ts';

const SQLITE = {
  host: '127.0.0.1',
  port: 80,
  databaseUrl: 'sqlite:/data/quote.sqlite',
  documentsUrl: 'folder:/papers',
};
const PASSWORD = 'unseen';
const MYSQL = { ...SQLITE, databaseUrl: `mysql://owner:${PASSWORD}@db:3306/quotes` };
const failure = (code: string, more: object = {}) => Object.assign(new Error(`failed: ${code}`), { code, ...more });
const FILE = resolve('/data/quote.sqlite');

describe('what stands in the way of a start', () => {
  it.each([
    ['a folder of another account', 'EACCES', { path: '/data' }, [FILE, 'may not write', 'DATABASE_URL']],
    ['a read-only disk', 'EROFS', { path: '/data/quote.sqlite' }, [FILE, 'read-only', 'DATABASE_URL']],
    ['a file in place of the folder', 'EEXIST', { path: '/data' }, [FILE, 'a folder is needed', resolve('/data')]],
    ['a folder in place of the file', 'EISDIR', {}, [FILE, 'a folder is where the file should be']],
    ['a file of something else', 'SQLITE_NOTADB', {}, [FILE, 'not a SQLite database']],
    ['a read-only file', 'SQLITE_READONLY_DIRECTORY', {}, [FILE, 'it is read-only']],
    ['a full disk', 'ENOSPC', {}, ['no room', FILE]],
    ['a used-up quota', 'EDQUOT', {}, ['no room', FILE]],
    ['a full database', 'SQLITE_FULL', {}, ['no room', FILE]],
    ['a locked folder of documents', 'EACCES', { path: '/papers/7c' }, [resolve('/papers'), 'DOCUMENTS_URL']],
  ])('of %s is said with its place and setting', async (_, code, more, words) => {
    const said = await startProblem(failure(code, more), SQLITE);
    words.forEach((word) => expect(said).toContain(word));
  });

  it.each([
    [
      'a server that does not run',
      failure('ECONNREFUSED', { fatal: true, syscall: 'connect' }),
      'No database server answers',
    ],
    ['an unknown server', failure('ENOTFOUND', { fatal: true, syscall: 'getaddrinfo' }), 'No database server answers'],
    ['a wrong password', failure('ER_ACCESS_DENIED_ERROR'), 'does not accept the user or the password in DATABASE_URL'],
    ['an unknown user', failure('ER_ACCESS_DENIED_NO_PASSWORD_ERROR'), 'does not accept the user'],
    ['a database without rights', failure('ER_DBACCESS_DENIED_ERROR'), 'may not use the database quotes'],
    ['a missing database', failure('ER_BAD_DB_ERROR'), 'CREATE DATABASE quotes CHARACTER SET utf8mb4'],
    ['a full server', failure('ER_DISK_FULL'), 'no room left on the disk of the database server'],
  ])('of %s is said without the password', async (_, error, words) => {
    const said = await startProblem(error, MYSQL);
    expect(said).toContain(words);
    expect(said).not.toMatch(/unseen|owner|ER_/);
  });

  it.each([
    [
      'a port for administrators',
      'EACCES',
      /^This account may not use port 80\. Start with another one: PORT=\d{4,5} npm start$/,
    ],
    ['an address of another machine', 'EADDRNOTAVAIL', /^HOST is not an address of this machine/],
  ])('of %s is said', async (_, code, words) => {
    expect(await startProblem(failure(code, { syscall: 'listen' }), SQLITE)).toMatch(words);
  });

  it('is a port in use, and the offered one is free', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const said = await startProblem(failure('EADDRINUSE', { syscall: 'listen' }), { ...SQLITE, port });
    holder.close();
    const [, offered] = /^Port \d+ is in use\. Start with another one: PORT=(\d+) npm start$/.exec(said) ?? [];
    expect(Number(offered)).toBeGreaterThan(port);
    const taker = createServer().listen(Number(offered), '127.0.0.1');
    await once(taker, 'listening');
    taker.close();
  });

  it('stays in the words of an error that was written for people', async () => {
    expect(await startProblem(new Error('FIELD_KEYS do not fit this database.'), SQLITE)).toBe(
      'FIELD_KEYS do not fit this database.',
    );
  });
});
