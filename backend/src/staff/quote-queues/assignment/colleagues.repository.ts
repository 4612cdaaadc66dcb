import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';
import { isSameUsername, NOT_A_COLLEAGUE } from '#shared/sales/assignment';
import { toSessionFacts, toSessionUser } from '../../../platform/account/session-user.ts';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { User } from '../../../platform/people/user.table.ts';

/** The people who can work on the quotes of the queues. */
@Injectable()
export class ColleaguesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly rules: RulesService,
  ) {}

  /** By name. Which roles are internal depends on today's rules. */
  async list(): Promise<User[]> {
    const rules = await this.rules.inForce();
    const users = await this.database.manager.find(User, {
      where: { isActive: true, agentId: IsNull() },
      order: { fullName: 'ASC', id: 'ASC' },
    });
    return users.filter((user) => toSessionUser(toSessionFacts(user), rules).isInternal);
  }

  /**
   * Who gets a quote: the user, or the named colleague.
   * @throws INVALID_INPUT
   */
  async findReceiver(user: SessionUser, username: string | null | undefined): Promise<Pick<User, 'id'>> {
    if (!username) {
      return user;
    }
    const receiver = (await this.list()).find((colleague) => isSameUsername(colleague.username, username));
    if (!receiver) {
      throw new AppError('INVALID_INPUT', NOT_A_COLLEAGUE, { AssignTo: [NOT_A_COLLEAGUE] });
    }
    return receiver;
  }
}
