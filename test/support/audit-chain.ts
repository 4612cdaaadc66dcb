import type { DataSource } from 'typeorm';
import { AuditEvent } from '../../backend/src/security/audit-event.entity.ts';
import { auditHash } from '../../backend/src/security/audit-trail.ts';

/** The id of the first audit row that does not follow from the one before it; null when the chain is whole. */
export async function brokenAuditRow(database: DataSource): Promise<number | null> {
  let previous = '';
  for (const { id, hash, ...event } of await database.manager.find(AuditEvent, { order: { id: 'ASC' } })) {
    if (auditHash(previous, event) !== hash) {
      return id;
    }
    previous = hash;
  }
  return null;
}
