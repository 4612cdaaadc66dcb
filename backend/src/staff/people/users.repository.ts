import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, MoreThan, type SelectQueryBuilder } from 'typeorm';
import {
  type PasswordState,
  USER,
  USER_ORDERS,
  USER_ROW,
  type UserDetails,
  type UserOrder,
  type UserRow,
  type UsersFilter,
} from '#shared/people/user.record';
import { wireOf } from '#shared/records/rows';
import { knownRoles, namesOfRoles } from '#shared/roles/role-names';
import { IDLE_LIMIT_MS, SESSION_LIMIT_MS } from '#shared/session/idle-clock';
import { FactorsRepository } from '../../platform/account/second-step/factors.repository.ts';
import { Session } from '../../platform/account/session.table.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { areIds, isFlag, isId, isText } from '../../platform/http/list-filter.ts';
import { csvColumns } from '../../platform/http/list-rows.ts';
import { type Asked, type FiledList, inSteps, type PageQuery } from '../../platform/http/lists.ts';
import { LinksRepository } from '../../platform/links/links.repository.ts';
import { User } from '../../platform/people/user.table.ts';
import { startingWith, wordStartingWith } from './people-changes.ts';

const ORDERS: Record<UserOrder, string> = {
  Username: 'user.username',
  FullName: 'user.fullName',
  Email: 'user.email',
  LastSignInAt: 'user.lastSignInAt',
};

/** Users, for super users. */
@Injectable()
export class ManagedUsersRepository implements FiledList<UsersFilter, UserOrder, UserRow> {
  readonly rows = 'users';
  readonly filters = { q: isText, Role: isText, IsLocked: isFlag, AgencyId: isId, AgentId: isId, id: areIds };
  readonly orders = USER_ORDERS;
  readonly columns = csvColumns(USER_ROW, [
    'Username',
    'FullName',
    'Email',
    'RoleNames',
    'AgentName',
    'SrcAgentId',
    'AgencyName',
    'IsGeneralAgent',
    'IsLocked',
    'HasSecondStep',
    'LastSignInAt',
    'OpenSessions',
  ]);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly rules: RulesService,
    private readonly factors: FactorsRepository,
    private readonly links: LinksRepository,
  ) {}

  async listPage(page: PageQuery<UsersFilter, UserOrder>): Promise<{ rows: UserRow[]; total: number }> {
    const [users, total] = await this.narrowed(page.filter)
      .orderBy(ORDERS[page.order], page.direction)
      .addOrderBy('user.id', page.direction)
      .offset(page.first)
      .limit(page.count)
      .getManyAndCount();
    return { rows: await this.withRelated(users), total };
  }

  listAll({ filter }: Asked<UsersFilter, UserOrder>): AsyncIterable<UserRow[]> {
    return inSteps((after, count) => this.listAfter(filter, after, count));
  }

  private async listAfter(filter: UsersFilter, after: UserRow | null, count: number): Promise<UserRow[]> {
    const users = await this.narrowed(filter)
      .andWhere('user.username > :username', { username: after?.Username ?? '' })
      .orderBy('user.username')
      .limit(count)
      .getMany();
    return this.withRelated(users);
  }

  /** @throws NOT_FOUND */
  async row(id: number): Promise<UserRow> {
    const user = await this.narrowed({ id: [id] }).getOne();
    const [listed] = await this.withRelated(user ? [user] : []);
    return listed ?? notFound(id);
  }

  /** @throws NOT_FOUND */
  async find(id: number, tx: EntityManager): Promise<User> {
    const user = await tx.findOne(User, { where: { id }, relations: { agent: true } });
    return user ?? notFound(id);
  }

  /** With the open sessions, newest first. @throws NOT_FOUND */
  async details(id: number, ownSessionId: string): Promise<UserDetails> {
    const row = await this.row(id);
    const sessions = await this.database.manager.find(Session, {
      where: this.open([id]),
      order: { lastSeenAt: 'DESC', id: 'ASC' },
    });
    return {
      ...row,
      Sessions: sessions.map((session) => ({
        Id: session.id,
        StartedAt: session.createdAt.toISOString(),
        LastSeenAt: session.lastSeenAt.toISOString(),
        Address: session.address,
        Device: session.device,
        IsOwn: session.id === ownSessionId,
      })),
    };
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
      // One comma-separated column contains them all.
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

  private async withRelated(users: readonly User[]): Promise<UserRow[]> {
    const ids = users.map(({ id }) => id);
    const links = await this.links.listOf(['Password'], ids);
    const open = await this.database
      .createQueryBuilder(Session, 'session')
      .select('session.userId', 'userId')
      .addSelect('COUNT(*)', 'open')
      .where(this.open(ids))
      .groupBy('session.userId')
      .getRawMany<{ userId: number; open: number | string }>();
    const withSecondStep = await this.factors.usersWithOne(ids);
    const roles = knownRoles(await this.rules.inForce());
    return users.map((user) => {
      const { agent } = user;
      const link = links.find(
        ({ subjectId, answeredAt, revokedAt }) => subjectId === user.id && !answeredAt && !revokedAt,
      );
      const linkExpiresAt = link?.expiresAt ?? null;
      return {
        Id: user.id,
        Version: user.version,
        Username: user.username,
        ...wireOf(USER, user),
        RoleNames: namesOfRoles(user.roles, roles),
        AgentName: agent ? `${agent.firstName} ${agent.lastName}` : null,
        SrcAgentId: agent?.srcAgentId ?? null,
        AgencyName: agent?.agency?.name ?? null,
        IsAgentBroker: agent?.isAgentBroker ?? false,
        IsLocked: !user.isActive,
        LastSignInAt: user.lastSignInAt?.toISOString() ?? null,
        OpenSessions: Number(open.find(({ userId }) => userId === user.id)?.open ?? 0),
        Password: passwordState(user.passwordHash !== null, linkExpiresAt, this.clock.now()),
        HasSecondStep: withSecondStep.has(user.id),
        LinkExpiresAt: linkExpiresAt?.toISOString() ?? null,
      };
    });
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

function passwordState(isSet: boolean, linkExpiresAt: Date | null, now: Date): PasswordState {
  if (isSet) {
    return 'set';
  }
  return linkExpiresAt === null ? 'none' : linkExpiresAt > now ? 'invited' : 'expired';
}

const SEARCH = `(LOWER(user.username) LIKE :text ESCAPE '!' OR LOWER(user.email) LIKE :text ESCAPE '!'
  OR user.fullName LIKE :text ESCAPE '!' OR user.fullName LIKE :word ESCAPE '!')`;

function notFound(id: number): never {
  throw new AppError('NOT_FOUND', `User ${id} was not found.`);
}
