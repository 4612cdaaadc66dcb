import { Injectable } from '@nestjs/common';
import { USER_ORDERS, type UserDetails, type UserRow, type UsersFilter } from '#shared/contract/people';
import { type KnownRole, knownRoles } from '#shared/people/known-roles';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { Clock } from '../../../platform/clock.ts';
import { areIds, givenFilter, isFlag, isText } from '../../../platform/http/list-filter.ts';
import { MAX_RANGE, parseListQuery, type RawListQuery } from '../../../platform/http/list-query.ts';
import { isId } from '../is-id.ts';
import { toUserRow, toUserSession } from './users.dto.ts';
import { type ListedUser, ManagedUsersRepository } from './users.repository.ts';

const CHECKS = { q: isText, Role: isText, IsLocked: isFlag, AgencyId: isId, AgentId: isId, id: areIds };
const NAMES = Object.keys(CHECKS) as (keyof typeof CHECKS)[];

/** Users as super users see them. */
@Injectable()
export class ManagedUsersService {
  constructor(
    private readonly users: ManagedUsersRepository,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** Without range the first hundred, without sort by user name. @throws INVALID_INPUT for what the list does not know */
  async list(raw: RawListQuery): Promise<{ rows: UserRow[]; first: number; total: number }> {
    const { filter, range, sort } = parseListQuery(raw, { sort: USER_ORDERS, filter: NAMES });
    const first = range?.first ?? 0;
    const { users, total } = await this.users.listPage({
      filter: givenFilter(filter, CHECKS) as UsersFilter,
      order: sort?.field ?? 'Username',
      direction: sort?.direction ?? 'ASC',
      first,
      count: range?.count ?? MAX_RANGE,
    });
    return { rows: await this.rows(users), first, total };
  }

  /** What an export is narrowed to; it goes by user name. */
  exportFilter(raw: RawListQuery): UsersFilter {
    return givenFilter(parseListQuery(raw, { sort: USER_ORDERS, filter: NAMES }).filter, CHECKS) as UsersFilter;
  }

  async row(id: number): Promise<UserRow> {
    const [row] = await this.rows([await this.users.findListed(id)]);
    return row!;
  }

  /** With the open sessions. @throws NOT_FOUND */
  async find(id: number, ownSessionId: string): Promise<UserDetails> {
    const row = await this.row(id);
    const sessions = await this.users.listSessions(id);
    return { ...row, Sessions: sessions.map((session) => toUserSession(session, ownSessionId)) };
  }

  async rows(users: readonly ListedUser[]): Promise<UserRow[]> {
    const roles: KnownRole[] = knownRoles(await this.rules.inForce());
    return users.map((user) => toUserRow(user, roles, this.clock.now()));
  }
}
