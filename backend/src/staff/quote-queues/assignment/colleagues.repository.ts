import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, IsNull } from 'typeorm';
import { isSameUsername } from '#shared/sales/assignment';
import { toSessionFacts, toSessionUser } from '../../../platform/account/session-user.ts';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { User } from '../../../platform/people/user.entity.ts';

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

  async find(username: string): Promise<User | null> {
    return (await this.list()).find((user) => isSameUsername(user.username, username)) ?? null;
  }
}
