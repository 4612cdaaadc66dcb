import { setTimeout as sleep } from 'node:timers/promises';
import { FieldEncryption } from '../platform/security/field-encryption.ts';
import { resealFields } from '../platform/security/resealing/reseal-fields.ts';
import { resealReport } from '../platform/security/resealing/reseal-report.ts';
import { withDatabase } from './with-database.ts';

/** As long as a server may take to answer what it has begun. */
const SETTLE_MS = 10_000;
/** Values between two lines of progress. */
const LINE_EVERY = 10_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Seals with the first key of FIELD_KEYS what an older one sealed, so that the older ones can be dropped. */
await withDatabase(async (database, env) => {
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
