/** Writes .env.example from backend/src/platform/config/settings.ts; with --check, only checks that it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { SETTINGS, type Setting } from '../backend/src/platform/config/settings.ts';

const FILE = new URL('../.env.example', import.meta.url);

const HEAD = `# Every setting of the server, with its default. Copy to .env and change what you need; npm start reads it.
# Written from backend/src/platform/config/settings.ts by: npm run env:example
`;

/** Keys and secrets have demo values outside production: the file names them without values. */
const lines = ({ variable, meaning, fallback, requiredInProduction }: Setting): string =>
  `\n# ${meaning}.${requiredInProduction ? ' Required in production.' : ''}\n# ${variable}=${requiredInProduction ? '' : fallback}\n`;

const text = HEAD + Object.values<Setting>(SETTINGS).map(lines).join('');

if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
} else if (readFileSync(FILE, 'utf8') !== text) {
  console.error('.env.example is not what config/settings.ts says. Run: npm run env:example');
  process.exitCode = 1;
}
