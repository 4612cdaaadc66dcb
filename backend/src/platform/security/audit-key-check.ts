import { type DataSource, Like } from 'typeorm';
import { addRows } from '../database/add-rows.ts';
import { SystemState } from '../database/system-state.table.ts';
import type { AuditKeys } from './audit-keys.ts';

const PREFIX = 'audit-key:';

/** Refuses to start if a key that signed rows of the audit trail is missing or has changed: those rows could not be verified. */
export async function checkAuditKeys(database: DataSource, keys: AuditKeys): Promise<void> {
  const known = await database.manager.findBy(SystemState, { name: Like(`${PREFIX}%`) });
  if (known.some(({ name, value }) => checkValue(keys, name.slice(PREFIX.length)) !== value)) {
    throw new Error(
      'AUDIT_KEYS does not fit this database. Keep every key that it was used with, and put new ones in front.',
    );
  }
  const added = keys.keyIds.filter((id) => !known.some(({ name }) => name === PREFIX + id));
  for (const id of added) {
    await addRows(database.manager, SystemState, { name: PREFIX + id, value: checkValue(keys, id)!, version: 0 });
  }
}

/** Null if the key is missing. */
const checkValue = (keys: AuditKeys, id: string): string | null => keys.digest(id, ['key check']);
