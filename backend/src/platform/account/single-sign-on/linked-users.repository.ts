import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { guardedUpdate } from '../../database/guarded-update.ts';
import { User } from '../../people/user.table.ts';
import { revokeAccess } from '../users.repository.ts';

/** The queries that link identities of the provider to users. */
@Injectable()
export class LinkedUsersRepository {
  /** The active user linked to this exact subject, with the agent record. */
  async findBySubject(oidcSubject: string, tx: EntityManager): Promise<User | null> {
    const user = await tx.findOne(User, { where: { oidcSubject, isActive: true }, relations: { agent: true } });
    return user?.oidcSubject === oidcSubject ? user : null;
  }

  /** The one active user with that e-mail address who is not linked yet; null if there are several. */
  async findUnlinkedByEmail(email: string, tx: EntityManager): Promise<User | null> {
    const where = { email, oidcSubject: IsNull(), isActive: true };
    const alike = await tx.find(User, { where, relations: { agent: true } });
    const found = alike.filter((user) => user.email === email);
    return found.length === 1 ? found[0]! : null;
  }

  /** Ends existing sessions after a change of roles: permissions must not outlive them. */
  async save(user: User, changes: Partial<Pick<User, 'oidcSubject' | 'roles'>>, tx: EntityManager): Promise<User> {
    await guardedUpdate(tx, User, user, changes);
    if (!changes.roles) {
      return Object.assign(user, changes);
    }
    await revokeAccess(tx, [user.id]);
    return Object.assign(user, changes, { accessVersion: user.accessVersion + 1 });
  }
}
