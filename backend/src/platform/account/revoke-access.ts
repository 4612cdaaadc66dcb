import { type EntityManager, In } from 'typeorm';
import { Session } from './session.table.ts';
import { User } from '../people/user.table.ts';

/**
 * Ends every session of these users, including one being created right now: permissions must not outlive their change. The users' own
 * versions are unchanged.
 */
export async function revokeAccess(tx: EntityManager, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) {
    return;
  }
  const id = In([...userIds]);
  await tx.update(User, { id }, { accessVersion: () => 'accessVersion + 1', version: () => 'version' });
  await tx.delete(Session, { userId: id });
}
