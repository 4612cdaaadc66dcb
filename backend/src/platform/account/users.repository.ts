import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock.ts';
import { User } from '../people/user.entity.ts';

/** The queries on users that signing in needs. */
@Injectable()
export class UsersRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * With the agent record, locked users too; null when there is no such user. Compared here as well: a collation must not decide
   * who somebody is.
   *
   * @param username as `signInName` makes it
   */
  async findByUsername(username: string): Promise<User | null> {
    const user = await this.database.manager.findOne(User, { where: { username }, relations: { agent: true } });
    return user?.username === username ? user : null;
  }

  /** Not counted by the version: signing in is no change that somebody else could overwrite. */
  async noteSignIn(id: number, tx: EntityManager): Promise<void> {
    await tx.update(User, { id }, { lastSignInAt: this.clock.now(), version: () => 'version' });
  }
}
