import { parseArgs } from 'node:util';
import { addMonths, parseIsoDate } from '#shared/dates/iso-date';
import { archiveAudit, verifyArchive } from '../platform/audit/archive-audit.ts';
import { Clock } from '../platform/clock.ts';
import { refuseOtherVersions } from '../platform/database/prepare-database.ts';
import { AuditKeys } from '../platform/security/audit-keys.ts';
import { AuditTrail } from '../platform/security/audit-trail.ts';
import { withDatabase } from './with-database.ts';

const USAGE = `Usage: npm run audit:archive -- --before YYYY-MM-DD --to FOLDER
       npm run audit:archive -- --verify FILE`;
/** So long entries stay where the console finds them. */
const KEPT_MONTHS = 24;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Moves old entries of the audit trail into a file, or verifies such a file. */
await withDatabase(async (database, env) => {
  await refuseOtherVersions(database);
  const { values } = parseArgs({
    options: { before: { type: 'string' }, to: { type: 'string' }, verify: { type: 'string' } },
  });
  const [clock, keys] = [new Clock(), new AuditKeys(env)];
  const archive = { database, keys, audit: new AuditTrail(clock, keys), now: clock.now() };
  if (values.verify) {
    say(`${values.verify} is whole: ${count(await verifyArchive(archive, values.verify))}.`);
    return;
  }
  const { to } = values;
  const before = parseIsoDate(values.before ?? '');
  const newest = addMonths(clock.today(), -KEPT_MONTHS);
  if (!before || !to) {
    throw new Error(USAGE);
  }
  if (before > newest) {
    throw new Error(`Entries of the last two years stay in the database: --before ${newest} or earlier.`);
  }
  const written = await archiveAudit(archive, { before: new Date(before), folder: to });
  say(
    written
      ? `${written.file} has ${count(written.rows)}, which are gone from the database. Keep it as long as the law asks for.`
      : `Nothing was written: no chain of entries ended before ${before}.`,
  );
});

const count = (rows: number): string => `${rows.toLocaleString('en-US')} ${rows === 1 ? 'entry' : 'entries'}`;
