import type { EntityManager } from 'typeorm';
import { ROLES } from '#shared/roles/permissions';
import { User } from '../../platform/people/user.entity.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import { SystemState } from '../../platform/database/system-state.entity.ts';
import { AppError } from '../../platform/errors.ts';
import { SIGN_IN_FIRST } from '../../platform/http/access.ts';

const TURN = 'people-turn';

/**
 * First in every transaction that changes users, agents or agencies: such changes take turns, so that names stay unique and two
 * super users who lock each other do not both win. Nobody can lock or demote themselves, and whoever makes a change is a super
 * user still: so one is always left.
 *
 * @throws NOT_SIGNED_IN for somebody who was locked or lost the role while this request was on its way
 */
export async function takePeopleTurn(tx: EntityManager, { id }: { id: number }): Promise<void> {
  await takeTurn(tx, 'people');
  const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
  await tx.findOneOrFail(SystemState, { where: { name: TURN }, ...lock });
  const actor = await tx.findOneBy(User, { id });
  if (!actor?.isActive || !actor.roles.includes(ROLES.superUser)) {
    throw new AppError('NOT_SIGNED_IN', SIGN_IN_FIRST);
  }
}
