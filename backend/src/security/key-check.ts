import type { DataSource } from 'typeorm';
import { SystemState } from '../database/system-state.entity.ts';
import type { FieldEncryption } from './field-encryption.ts';

const NAME = 'field-key-check';
const CONTEXT = 'system_state.value:field-key-check';
const SECRET = 'priority-quote';

/**
 * Refuses to start with keys that cannot open what the database holds: new SSNs under a wrong key would be lost.
 * The first start seals a known word; each later one must be able to open it and to find the same fingerprint.
 */
export async function checkFieldKeys(database: DataSource, encryption: FieldEncryption): Promise<void> {
  const kept = await database.manager.findOneBy(SystemState, { name: NAME });
  if (!kept) {
    const value = `${encryption.seal(SECRET, CONTEXT)} ${encryption.fingerprint(SECRET)}`;
    await database.manager.insert(SystemState, { name: NAME, value, version: 0 });
    return;
  }
  const [sealed = '', fingerprint] = kept.value.split(' ');
  if (!opens(encryption, sealed) || fingerprint !== encryption.fingerprint(SECRET)) {
    throw new Error(
      'FIELD_KEYS or FINGERPRINT_KEY do not fit this database. Start with the keys that it was filled with.',
    );
  }
}

function opens(encryption: FieldEncryption, sealed: string): boolean {
  try {
    return encryption.open(sealed, CONTEXT) === SECRET;
  } catch {
    return false;
  }
}
