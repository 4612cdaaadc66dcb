import { type EntityManager, In } from 'typeorm';
import { Session } from './session.entity.ts';
import { User } from '../people/user.entity.ts';

/**
 * Ends every session of these users, also one that somebody is beginning at this moment: what a user may do must not outlive
 * the change of it. The users' own versions stay.
 */
export async function revokeAccess(tx: EntityManager, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) {
    return;
  }
  const id = In([...userIds]);
  await tx.update(User, { id }, { accessVersion: () => 'accessVersion + 1', version: () => 'version' });
  await tx.delete(Session, { userId: id });
}
