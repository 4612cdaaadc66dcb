/**
 * Finds the Chromium for browser tests: CHROME_PATH, otherwise the usual locations. chromium-headless-shell first: it draws no
 * toolbar and no tabs, which halves the work of a test.
 */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium-browser'];

/** @returns {string | null} */
export function findBrowser() {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = [
    process.env['CHROME_PATH'] ?? '',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    ...NAMES.flatMap((name) => onPath.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.find(isProgram) ?? null;
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return file !== '';
  } catch {
    return false;
  }
}
