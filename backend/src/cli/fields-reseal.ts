import { setTimeout as sleep } from 'node:timers/promises';
import { refuseOtherVersions } from '../platform/database/prepare-database.ts';
import { FieldEncryption } from '../platform/security/field-encryption.ts';
import { resealFields, resealReport } from '../platform/security/reseal-fields.ts';
import { withDatabase } from './with-database.ts';

/** The longest time that a server may take to finish a request. */
const SETTLE_MS = 10_000;
/** Values per line of progress. */
const LINE_EVERY = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Re-encrypts with the first key of FIELD_KEYS what was encrypted with older ones, so that those can be removed. */
await withDatabase(async (database, env) => {
  await refuseOtherVersions(database);
  const encryption = new FieldEncryption(env);
  const outcome = await resealFields(database, encryption, {
    progress: (name, read) => read % LINE_EVERY === 0 && say(`${name}: ${read.toLocaleString('en-US')} looked at`),
    settle: () => sleep(SETTLE_MS),
  });
  resealReport(outcome, encryption.keyIds).forEach(say);
  if (!outcome.isComplete) {
    process.exitCode = 1;
  }
});
