/**
 * Makes every command work right after `git clone`: runs the installation if node_modules does not match the lock file, and goes on
 * in the project's own Node where the machine's is too old. Uses nothing but what older Nodes have.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} LockFile
 */

/**
 * Whether a Node version is new enough for a range of the form ">=24" or ">=24.2".
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

/**
 * Awaited first by every command. It resolves only in a Node that is new enough: an older one starts the command again in the
 * project's own Node, which came with the packages, and ends with it.
 */
export async function ensureInstalled() {
  const { engines } = readJson('package.json');
  const isOld = !isNewEnough(process.versions.node, engines.node);
  installPackages(isOld);
  if (isOld) {
    await goOnInOwnNode(engines.node);
  }
}

/** @param {boolean} isOld this Node is not the one the packages will run on, so npm's warnings about it say nothing */
function installPackages(isOld) {
  const installed = readJson('node_modules/.package-lock.json');
  if (installed && isInstalled(readJson('package-lock.json'), installed)) {
    return;
  }
  console.log('Installing packages (npm ci) …');
  const npm = process.env['npm_execpath'];
  const args = ['ci', ...(isOld ? ['--loglevel=error'] : [])];
  const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const { status } = spawnSync(command, [...before, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: installEnvironment(),
  });
  if (status !== 0) {
    console.error('npm ci failed: see above.');
    process.exit(status ?? 1);
  }
}

/** @param {string} range @returns {Promise<never>} */
function goOnInOwnNode(range) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = new URL(`../node_modules/node-${osName()}-${process.arch}/bin/${file}`, import.meta.url);
  if (!existsSync(own)) {
    console.error(
      `Priority Quote needs Node ${range}; this is ${process.version}, and the registry has none for this machine. See https://nodejs.org.`,
    );
    process.exit(1);
  }
  const child = spawn(fileURLToPath(own), [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes; everything else reaches only this one.
  process.on('SIGINT', () => void (process.stdin.isTTY || child.kill('SIGINT')));
  process.on('SIGTERM', () => void child.kill('SIGTERM'));
  return new Promise(() => {
    child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** As the packages that bring Node are named. */
const osName = () => (process.platform === 'win32' ? 'win' : process.platform);

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
  await ensureInstalled();
}
