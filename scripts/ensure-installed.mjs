/**
 * Makes every command work right after `git clone`: checks the Node version, and runs the installation if node_modules does not
 * match the lock file. Uses nothing but Node itself.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Whether a Node version is new enough for a range of the form ">=20.19".
 * @param {string} version @param {string} range
 */
export function isNewEnough(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = range.replace('>=', '').split('.').map(Number);
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/**
 * Whether the installed packages are those of the lock file. Packages for other platforms may be absent.
 * @param {LockFile} wanted package-lock.json @param {LockFile} installed node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    const found = installed.packages[path];
    return path === '' || (found ? found.version === version : optional === true);
  });
}

/** Exits with a clear message if Node is too old or the installation fails. */
export function ensureInstalled() {
  const { engines } = readJson('package.json');
  if (!isNewEnough(process.versions.node, engines.node)) {
    console.error(`Priority Quote needs Node ${engines.node}; this is ${process.version}. See https://nodejs.org.`);
    process.exit(1);
  }
  const installed = readJson('node_modules/.package-lock.json');
  if (installed && isInstalled(readJson('package-lock.json'), installed)) {
    return;
  }
  console.log('Installing packages (npm ci) …');
  const npm = process.env['npm_execpath'];
  const [command, args] = npm ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: installEnvironment() });
  if (status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(status ?? 1);
  }
}

/** With NODE_ENV=production, npm would skip the packages that build and test the product. */
function installEnvironment() {
  const { NODE_ENV: _, ...rest } = process.env;
  return { ...rest, npm_config_audit: 'false', npm_config_fund: 'false' };
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
  } catch {
    return null;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
}
