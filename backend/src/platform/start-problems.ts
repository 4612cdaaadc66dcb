import { createServer } from 'node:net';
import { resolve } from 'node:path';
import type { Env } from './config/env.ts';

type Settings = Pick<Env, 'host' | 'port' | 'databaseUrl' | 'documentsUrl'>;
type SystemError = Error & { code?: string; syscall?: string; path?: string };

const LAST_PORT = 65_535;
/** Ports below this one are for administrators. */
const FIRST_PORT_FOR_ALL = 3_000;

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'];
const NO_FILE_HERE: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'it is on a read-only file system',
  ENOTDIR: 'a file is where a folder is needed',
  EEXIST: 'a file is where a folder is needed',
  EISDIR: 'a folder is where the file should be',
  SQLITE_CANTOPEN: 'it cannot be opened',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_NOTADB: 'it is not a SQLite database',
  SQLITE_BUSY: 'another process is using it',
};
const NO_ANSWER = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];

/**
 * What stands in the way of a start or a command, and what to do about it: names the setting, never a password or a record. The message
 * of an error that is not about the machine was written for people already, as are those of settings that are wrong (null).
 */
export async function startProblem(error: unknown, settings: Settings | null): Promise<string> {
  const given: SystemError = error instanceof Error ? error : new Error(String(error));
  const { code = '', syscall = '', message } = given;
  if (!settings) {
    return message;
  }
  if (['listen', 'bind', 'getaddrinfo'].includes(syscall) && !('fatal' in given)) {
    return (await listenProblem(code, settings)) ?? message;
  }
  return databaseProblem(given, code, settings) ?? message;
}

async function listenProblem(code: string, { host, port }: Settings): Promise<string | null> {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. ${await anotherPort(host, port + 1)}`;
    case 'EACCES':
      return `This account may not use port ${port}. ${await anotherPort(host, FIRST_PORT_FOR_ALL)}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST is not an address of this machine. Use 127.0.0.1 for this machine alone, 0.0.0.0 for all its networks.';
    default:
      return null;
  }
}

async function anotherPort(host: string, first: number): Promise<string> {
  for (let port = first; port <= LAST_PORT; port += 1) {
    if (await isFree(host, port)) {
      return `Start with another one: PORT=${port} npm start`;
    }
  }
  return 'Start with another one in PORT.';
}

const isFree = (host: string, port: number): Promise<boolean> =>
  new Promise((settle) => {
    const probe = createServer();
    probe.once('error', () => settle(false));
    probe.listen(port, host, () => probe.close(() => settle(true)));
  });

function databaseProblem(error: SystemError, code: string, { databaseUrl, documentsUrl }: Settings): string | null {
  const isFile = databaseUrl.startsWith('sqlite:');
  const reason = NO_FILE_HERE[code] ?? NO_FILE_HERE[code.split('_', 2).join('_')];
  if (NO_ROOM.includes(code)) {
    return isFile
      ? `There is no room left for ${fileOf(databaseUrl)}. Free some space, or choose another place in DATABASE_URL.`
      : 'There is no room left on the disk of the database server, or on this one. Free some space, then start again.';
  }
  if (reason && isFile) {
    const isDocument = documentsUrl.startsWith('folder:') && error.path?.startsWith(fileOf(documentsUrl));
    const [setting, url] = isDocument ? ['DOCUMENTS_URL', documentsUrl] : ['DATABASE_URL', databaseUrl];
    const at = error.path && resolve(error.path) !== fileOf(url) ? ` (${resolve(error.path)})` : '';
    return `${fileOf(url)} cannot be written: ${reason}${at}. Correct that, or choose another place in ${setting}.`;
  }
  return isFile ? null : serverProblem(code, new URL(databaseUrl));
}

/** SQLite's file, or the folder of documents. */
const fileOf = (url: string): string => resolve(url.slice(url.indexOf(':') + 1));

function serverProblem(code: string, { host, pathname }: URL): string | null {
  const name = decodeURIComponent(pathname.slice(1));
  if (NO_ANSWER.includes(code)) {
    return `No database server answers at ${host}. Start it, or correct the address in DATABASE_URL.`;
  }
  switch (code) {
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR':
      return `The database server at ${host} does not accept the user or the password in DATABASE_URL. Correct them.`;
    case 'ER_DBACCESS_DENIED_ERROR':
      return `The user in DATABASE_URL may not use the database ${name} at ${host}. Grant all rights on it, or create it if it is missing.`;
    case 'ER_BAD_DB_ERROR':
      return `The database server at ${host} has no database ${name}. Create it (CREATE DATABASE ${name} CHARACTER SET utf8mb4), or correct the name in DATABASE_URL.`;
    default:
      return null;
  }
}
