import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, MoreThan, type SelectQueryBuilder } from 'typeorm';
import type { UserOrder, UsersFilter } from '#shared/contract/people';
import { IDLE_LIMIT_MS, SESSION_LIMIT_MS } from '#shared/session/limits';
import { Session } from '../../../platform/account/session.entity.ts';
import { User } from '../../../platform/people/user.entity.ts';
import { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import { PasswordLink } from '../passwords/password-link.entity.ts';
import { startingWith, wordStartingWith } from '../starting-with.ts';

/** A user with the agent record and its agency, and what lies beside them. */
export interface ListedUser {
  user: User;
  openSessions: number;
  linkExpiresAt: Date | null;
}

export interface UsersPage {
  filter: UsersFilter;
  order: UserOrder;
  direction: 'ASC' | 'DESC';
  first: number;
  count: number;
}

const ORDERS: Record<UserOrder, string> = {
  Username: 'user.username',
  FullName: 'user.fullName',
  Email: 'user.email',
  LastSignInAt: 'user.lastSignInAt',
};

/** The queries on users as super users see them. */
@Injectable()
export class ManagedUsersRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async listPage({
    filter,
    order,
    direction,
    first,
    count,
  }: UsersPage): Promise<{ users: ListedUser[]; total: number }> {
    const [users, total] = await this.narrowed(filter)
      .orderBy(ORDERS[order], direction)
      .addOrderBy('user.id', direction)
      .offset(first)
      .limit(count)
      .getManyAndCount();
    return { users: await this.withSurroundings(users), total };
  }

  /** The next ones by user name: an export walks through all of them in small steps. */
  async listAfter(filter: UsersFilter, username: string, count: number): Promise<ListedUser[]> {
    const users = await this.narrowed(filter)
      .andWhere('user.username > :username', { username })
      .orderBy('user.username')
      .limit(count)
      .getMany();
    return this.withSurroundings(users);
  }

  async findListed(id: number): Promise<ListedUser> {
    const user = await this.narrowed({ id: [id] }).getOne();
    const [listed] = await this.withSurroundings(user ? [user] : []);
    return listed ?? notFound(id);
  }

  /** @throws NOT_FOUND */
  async find(id: number, tx: EntityManager): Promise<User> {
    const user = await tx.findOne(User, { where: { id }, relations: { agent: true } });
    return user ?? notFound(id);
  }

  /** Those that are open now, newest first. */
  listSessions(userId: number): Promise<Session[]> {
    return this.database.manager.find(Session, {
      where: this.open([userId]),
      order: { lastSeenAt: 'DESC', id: 'ASC' },
    });
  }

  private narrowed({ q, Role, IsLocked, AgencyId, AgentId, id }: UsersFilter): SelectQueryBuilder<User> {
    const found = this.database
      .createQueryBuilder(User, 'user')
      .leftJoinAndSelect('user.agent', 'agent')
      .leftJoinAndSelect('agent.agency', 'agency')
      .where('1 = 1');
    if (q?.trim()) {
      found.andWhere(SEARCH, { text: startingWith(q), word: wordStartingWith(q) });
    }
    if (Role) {
      // One column holds them all, with commas between.
      const [first, last, inside] = [`${Role},%`, `%,${Role}`, `%,${Role},%`];
      found.andWhere(
        '(user.roles = :Role OR user.roles LIKE :first OR user.roles LIKE :last OR user.roles LIKE :inside)',
        { Role, first, last, inside },
      );
    }
    if (IsLocked !== undefined) {
      found.andWhere('user.isActive = :isActive', { isActive: !IsLocked });
    }
    if (AgencyId) {
      found.andWhere('agent.agencyId = :AgencyId', { AgencyId });
    }
    if (AgentId) {
      found.andWhere('user.agentId = :AgentId', { AgentId });
    }
    if (id) {
      found.andWhere('user.id IN (:...ids)', { ids: [0, ...id] });
    }
    return found;
  }

  private async withSurroundings(users: readonly User[]): Promise<ListedUser[]> {
    const ids = users.map(({ id }) => id);
    const links = await this.database.manager.findBy(PasswordLink, { userId: In(ids) });
    const open = await this.database
      .createQueryBuilder(Session, 'session')
      .select('session.userId', 'userId')
      .addSelect('COUNT(*)', 'open')
      .where(this.open(ids))
      .groupBy('session.userId')
      .getRawMany<{ userId: number; open: number | string }>();
    return users.map((user) => ({
      user,
      openSessions: Number(open.find(({ userId }) => userId === user.id)?.open ?? 0),
      linkExpiresAt: links.find(({ userId }) => userId === user.id)?.expiresAt ?? null,
    }));
  }

  private open(ids: readonly number[]) {
    const now = this.clock.now().getTime();
    return {
      userId: In([...ids]),
      lastSeenAt: MoreThan(new Date(now - IDLE_LIMIT_MS)),
      createdAt: MoreThan(new Date(now - SESSION_LIMIT_MS)),
    };
  }
}

const SEARCH = `(LOWER(user.username) LIKE :text ESCAPE '!' OR LOWER(user.email) LIKE :text ESCAPE '!'
  OR user.fullName LIKE :text ESCAPE '!' OR user.fullName LIKE :word ESCAPE '!')`;

function notFound(id: number): never {
  throw new AppError('NOT_FOUND', `User ${id} was not found.`);
}
