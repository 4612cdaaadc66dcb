import type { DataSource } from 'typeorm';
import { SystemState } from '../database/system-state.entity.ts';
import type { FieldEncryption } from './field-encryption.ts';

const NAME = 'field-key-check';
const CONTEXT = 'system_state.value:field-key-check';
const SECRET = 'priority-quote';

/** Until this version values were bound to other columns than the id of their row, and nothing of them opens any more. */
const SEALED_BY_AN_OLDER_VERSION =
  'This database was filled by an earlier version of Priority Quote, whose sealed values this one cannot open. ' +
  'For demo data run: npm run demo:reset';

/**
 * Refuses to start with keys that cannot open what the database holds: new SSNs under a wrong key would be lost.
 * The first start seals a known word; each later one must be able to open it.
 */
export async function checkFieldKeys(database: DataSource, encryption: FieldEncryption): Promise<void> {
  const kept = await database.manager.findOneBy(SystemState, { name: NAME });
  if (!kept) {
    await database.manager.insert(SystemState, { name: NAME, value: checkValue(encryption), version: 0 });
    return;
  }
  if (kept.value.includes(' ')) {
    throw new Error(SEALED_BY_AN_OLDER_VERSION);
  }
  if (!opens(encryption, kept.value)) {
    throw new Error('FIELD_KEYS do not fit this database. Start with the keys that it was filled with.');
  }
}

/** Once nothing else needs an older key: the known word, too, is sealed with the newest. */
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
