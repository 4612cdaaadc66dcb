/**
 * Writes backend/src/platform/security/frequent-password-digests.ts from a list of passwords, the most common first:
 * node scripts/frequent-passwords.mjs <list> (Passwords/Common-Credentials/10-million-password-list-top-1000000.txt of SecLists).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** As shared/src/people/password.record.ts has them: what is refused anyway takes no place. */
const SHORTEST = 12;
const LONGEST = 200;
const FEWEST_DIFFERENT = 5;

const COUNT = 5_000;
const BYTES = 5;
const LINE = 140;

const [list] = process.argv.slice(2);
if (!list) {
  throw new Error('Name the list of passwords, the most common first.');
}
const fitting = readFileSync(list, 'utf8')
  .split(/\r?\n/)
  .filter(({ length }) => length >= SHORTEST && length <= LONGEST)
  .filter((password) => new Set(password).size >= FEWEST_DIFFERENT)
  .map((password) => password.toLowerCase());
const digests = [...new Set(fitting)]
  .slice(0, COUNT)
  .map((password) => createHash('sha256').update(password).digest().subarray(0, BYTES));
const lines = Buffer.concat(digests.sort(Buffer.compare))
  .toString('base64')
  .match(new RegExp(`.{1,${LINE}}`, 'g'));
writeFileSync(
  'backend/src/platform/security/frequent-password-digests.ts',
  `/**
 * The first ${BYTES} bytes of the SHA-256 of the ${COUNT.toLocaleString('en-US')} most common passwords, in small letters, that our other rules accept. Digests, because many of
 * the passwords are not fit to be read. Made by scripts/frequent-passwords.mjs.
 *
 * Source: SecLists, 10-million-password-list-top-1000000; MIT License, Copyright (c) Daniel Miessler.
 */
export const COMMON_PASSWORD_DIGESTS = \`
${(lines ?? []).join('\n')}
\`;
`,
);
