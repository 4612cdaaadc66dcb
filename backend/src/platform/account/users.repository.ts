import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../clock.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import { takeTurn } from '../database/turns.ts';
import { AppError } from '../errors.ts';
import { SIGN_IN_FIRST } from '../http/access.ts';
import type { SessionUser } from '../http/current-user.ts';
import { User } from '../people/user.table.ts';
import { Session } from './session.table.ts';

/** The queries on users for signing in. */
@Injectable()
export class UsersRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * With the agent record, including locked users; null when there is no such user. Compared in code as well: a collation must not decide a
   * person's identity.
   *
   * @param username normalized by `signInName`
   */
  async findByUsername(username: string): Promise<User | null> {
    const user = await this.database.manager.findOne(User, { where: { username }, relations: { agent: true } });
    return user?.username === username ? user : null;
  }

  /** With the agent record; null if locked, or if the access version is another than after the password. */
  findActive(id: number, accessVersion: number): Promise<User | null> {
    const where = { id, accessVersion, isActive: true };
    return this.database.manager.findOne(User, { where, relations: { agent: true } });
  }

  /** The signed-in user's own row. @throws NOT_SIGNED_IN for someone who was locked while this request was in progress */
  async ownOf({ id, accessVersion }: SessionUser): Promise<User> {
    const user = await this.findActive(id, accessVersion);
    if (!user) {
      throw new AppError('NOT_SIGNED_IN', SIGN_IN_FIRST);
    }
    return user;
  }

  /** Does not change the version: signing in is not a change that someone could overwrite. */
  async noteSignIn(id: number, tx: EntityManager): Promise<void> {
    await tx.update(User, { id }, { lastSignInAt: this.clock.now(), version: () => 'version' });
  }
}

/** What is one user's own is written by one transaction after another, from here to the end of each. */
export async function takeUserTurn(tx: EntityManager, userId: number): Promise<void> {
  await takeTurn(tx, 'user', userId);
  if (!isSqlite(tx)) {
    await tx.findOneOrFail(User, { select: { id: true }, where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  }
}

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
