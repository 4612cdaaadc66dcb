import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { SIGN_IN_FIRST } from '../http/access.ts';
import type { SessionUser } from '../http/current-user.ts';
import { User } from '../people/user.table.ts';

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
