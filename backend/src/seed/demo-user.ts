import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import { toSessionFacts, toSessionUser } from '../platform/account/session-user.ts';
import { RulesService } from '../platform/business-rules/rules.service.ts';
import type { SessionUser } from '../platform/http/current-user.ts';
import { User } from '../platform/people/user.table.ts';

/** Somebody of the demo, as a session would know them. */
export async function userOf(app: INestApplicationContext, where: FindOptionsWhere<User>): Promise<SessionUser> {
  const user = await app.get(DataSource).manager.findOneOrFail(User, { where, relations: { agent: true } });
  return toSessionUser(toSessionFacts(user), await app.get(RulesService).inForce());
}
