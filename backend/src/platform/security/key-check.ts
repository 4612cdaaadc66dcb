import type { DataSource } from 'typeorm';
import { addRows } from '../database/add-rows.ts';
import { SystemState } from '../database/system-state.table.ts';
import type { FieldEncryption } from './field-encryption.ts';

const NAME = 'field-key-check';
const CONTEXT = 'system_state.value:field-key-check';
const SECRET = 'priority-quote';

/**
 * Refuses to start with keys that cannot decrypt the database: new SSNs under a wrong key would be lost. The first start encrypts a known
 * word; each later one must be able to decrypt it.
 */
export async function checkFieldKeys(database: DataSource, encryption: FieldEncryption): Promise<void> {
  const kept = await database.manager.findOneBy(SystemState, { name: NAME });
  if (!kept) {
    await addRows(database.manager, SystemState, { name: NAME, value: checkValue(encryption), version: 0 });
    return;
  }
  if (!opens(encryption, kept.value)) {
    throw new Error('FIELD_KEYS do not fit this database. Start with the keys that it was filled with.');
  }
}

/** When nothing else needs an older key: encrypts the known word with the newest, too. */
export async function resealKeyCheck(database: DataSource, encryption: FieldEncryption): Promise<void> {
  const { value } = await database.manager.findOneByOrFail(SystemState, { name: NAME });
  if (!encryption.isNewest(value)) {
    await database.manager.update(SystemState, { name: NAME, value }, { value: checkValue(encryption) });
  }
}

const checkValue = (encryption: FieldEncryption): string => encryption.seal(SECRET, CONTEXT);

function opens(encryption: FieldEncryption, sealed: string): boolean {
  try {
    return encryption.open(sealed, CONTEXT) === SECRET;
  } catch {
    return false;
  }
}
