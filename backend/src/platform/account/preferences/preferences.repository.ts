import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { addRows } from '../../database/add-rows.ts';
import { Clock } from '../../clock.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { takeUserTurn } from '../users.repository.ts';
import { UserPreference } from './user-preference.table.ts';

/** Every query takes the user: no one can read or write another user's preferences. */
@Injectable()
export class PreferencesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  list({ id: userId }: SessionUser): Promise<UserPreference[]> {
    return this.database.manager.find(UserPreference, { where: { userId }, order: { name: 'ASC' } });
  }

  /** The names of the user's preferences. Writers for one user run one after another from here to the end of the transaction. */
  async listNames(tx: EntityManager, { id: userId }: SessionUser): Promise<string[]> {
    await takeUserTurn(tx, userId);
    const kept = await tx.find(UserPreference, { select: { userId: true, name: true }, where: { userId } });
    return kept.map(({ name }) => name);
  }

  async add(tx: EntityManager, { id: userId }: SessionUser, name: string, value: string): Promise<void> {
    await addRows(tx, UserPreference, { userId, name, value, modifiedAt: this.clock.now() });
  }

  /** The last write wins: there is no version because only one person writes. */
  async replace(tx: EntityManager, { id: userId }: SessionUser, name: string, value: string): Promise<void> {
    await tx.update(UserPreference, { userId, name }, { value, modifiedAt: this.clock.now() });
  }

  async remove(tx: EntityManager, { id: userId }: SessionUser, name: string): Promise<void> {
    await tx.delete(UserPreference, { userId, name });
  }
}
